/// Joins the digits of numbers that are written in groups: `0176 555 1234` is looked for as `01765551234`.
struct PhoneDigits {
    /// How many digits a telephone number has (source: ITU-T E.164, which allows fifteen).
    private static let lengths = 7...15

    private var digits = ""
    private var groups = 0

    /// Takes the next stretch of a text between white space.
    /// - Returns: the number that ended before it, where that had several groups.
    mutating func take(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        // Words are most of a text: they are known by their first letter.
        guard let first = bytes.first, first < 0x41 else { return groups > 0 ? end() : nil }
        // A mark at the end of a group ends the number.
        let isLast = bytes.last.map { ",;:!?".utf8.contains($0) } ?? false
        let bytes = isLast ? bytes.dropLast() : bytes
        let isGroup = bytes.allSatisfy { 0x30...0x39 ~= $0 || "+()-/.".utf8.contains($0) }
        guard isGroup else { return end() }
        let group = bytes.filter { 0x30...0x39 ~= $0 }
        guard !group.isEmpty, digits.utf8.count + group.count <= Self.lengths.upperBound else {
            return group.isEmpty ? nil : end()
        }
        digits += String(decoding: group, as: UTF8.self)
        groups += 1
        return isLast ? end() : nil
    }

    /// The number at the end of the text, as above.
    mutating func end() -> String? {
        defer { (digits, groups) = ("", 0) }
        return groups > 1 && Self.lengths ~= digits.utf8.count ? digits : nil
    }
}
