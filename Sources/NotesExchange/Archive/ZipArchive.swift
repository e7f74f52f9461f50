import Foundation

/// The files of a zip archive (source: PKWARE's APPNOTE 6.3.10), read one by one and never put on a disk.
struct ZipArchive {
    /// An archive is none, is damaged, or is of a kind that is not read.
    struct Unreadable: Error {}

    /// A file in it.
    struct Entry {
        /// Its path.
        var path: String
        fileprivate var method: Int
        fileprivate var packedSize: Int
        fileprivate var size: Int
        fileprivate var start: Int
    }

    /// The files, in the order of the archive.
    let entries: [Entry]
    private let data: Data

    /// - Throws: ``Unreadable``.
    init(_ data: Data) throws(Unreadable) {
        self.data = data
        guard let end = Self.directoryEnd(in: data) else { throw Unreadable() }
        let count = Self.number(data, at: end + 10, bytes: 2)
        var position = Self.number(data, at: end + 16, bytes: 4)
        var entries: [Entry] = []
        for _ in 0..<count {
            guard position + 46 <= data.count, Self.number(data, at: position, bytes: 4) == 0x0201_4B50 else {
                throw Unreadable()
            }
            let lengths = [28, 30, 32].map { Self.number(data, at: position + $0, bytes: 2) }
            let next = position + 46 + lengths.reduce(0, +)
            guard next <= data.count else { throw Unreadable() }
            entries.append(
                Entry(
                    path: String(decoding: Self.slice(data, position + 46, lengths[0]), as: UTF8.self),
                    method: Self.number(data, at: position + 10, bytes: 2),
                    packedSize: Self.number(data, at: position + 20, bytes: 4),
                    size: Self.number(data, at: position + 24, bytes: 4),
                    start: Self.number(data, at: position + 42, bytes: 4)
                )
            )
            position = next
        }
        self.entries = entries
    }

    /// The content of a file; `nil` when it is damaged, encrypted, or larger than `most` bytes.
    func content(of entry: Entry, most: Int) -> Data? {
        let start = entry.start
        guard entry.size <= most, start + 30 <= data.count, Self.number(data, at: start, bytes: 4) == 0x0403_4B50,
            Self.number(data, at: start + 6, bytes: 2) & 1 == 0
        else { return nil }
        let names = Self.number(data, at: start + 26, bytes: 2) + Self.number(data, at: start + 28, bytes: 2)
        let from = start + 30 + names
        guard from + entry.packedSize <= data.count else { return nil }
        let packed = Self.slice(data, from, entry.packedSize)
        switch entry.method {
        case 0: return packed
        case 8: return Inflation.bytes(of: packed, most: most)
        default: return nil
        }
    }

    /// Where the end of the directory begins: the last thing of the file but for a comment.
    private static func directoryEnd(in data: Data) -> Int? {
        let last = data.count - 22
        guard last >= 0 else { return nil }
        return (max(0, last - 0xFFFF)...last).reversed().first { number(data, at: $0, bytes: 4) == 0x0605_4B50 }
    }

    private static func number(_ data: Data, at offset: Int, bytes: Int) -> Int {
        slice(data, offset, bytes).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func slice(_ data: Data, _ offset: Int, _ count: Int) -> Data {
        let start = data.startIndex + offset
        return data[start..<(start + count)]
    }
}
