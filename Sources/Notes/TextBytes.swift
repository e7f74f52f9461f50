import Foundation

// Going through a long text by its characters takes a second a megabyte where nothing is optimised.

extension UnsafeBufferPointer<UInt8> {
    /// The place of the first such byte from a place on; `nil` when there is none.
    package func place(of byte: UInt8, from start: Int = 0) -> Int? {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}

extension String {
    /// Whether what follows one of the places of a byte is wanted, from that byte on.
    func has(_ byte: UInt8, followedBy isWanted: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            var start = 0
            while let place = bytes.place(of: byte, from: start) {
                if isWanted(bytes[place...]) { return true }
                start = place + 1
            }
            return false
        }
    }

    /// Whether the text begins with a letter of ASCII, as most lines do that have no marks.
    package var beginsWithASCIILetter: Bool {
        utf8.first.map { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 } ?? false
    }
}
