/// Joins the digits of numbers that are written in groups: `0176 555 1234` is looked for as `01765551234`.
struct PhoneDigits {
    /// How many digits a telephone number has (source: ITU-T E.164, which allows fifteen).
    private static let lengths = 7...15
    /// From how many groups on one digit less is enough.
    private static let manyGroups = 3

    private var digits = ""
    private var groups = 0
    /// How many digits stand before a zero in brackets, as in `+49 (0)30`.
    private var country: Int?

    /// Takes the next stretch of a text between white space.
    /// - Returns: the number that ended before it, where that had several groups; see ``end()``.
    mutating func take(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
        // Words are most of a text: they are known by their first letter.
        guard let first = bytes.first, first < 0x41 else { return groups > 0 ? end() : [] }
        // A mark at the end of a group ends the number.
        let isLast = bytes.last.map { ",;:!?".utf8.contains($0) } ?? false
        let bytes = isLast ? bytes.dropLast() : bytes
        let isGroup = bytes.allSatisfy { 0x30...0x39 ~= $0 || "+()-/.".utf8.contains($0) }
        guard isGroup else { return end() }
        let group = bytes.filter { 0x30...0x39 ~= $0 }
        guard !group.isEmpty, digits.utf8.count + group.count <= Self.lengths.upperBound else {
            return group.isEmpty ? [] : end()
        }
        if bytes.starts(with: "(0)".utf8) { country = digits.utf8.count }
        digits += String(decoding: group, as: UTF8.self)
        groups += 1
        return isLast ? end() : []
    }

    /// The number at the end of the text, as above; of one with a zero in brackets also what is dialled from abroad, and what
    /// at home.
    mutating func end() -> [String] {
        defer { self = PhoneDigits() }
        let least = Self.lengths.lowerBound - (groups < Self.manyGroups ? 0 : 1)
        guard groups > 1, digits.utf8.count >= least else { return [] }
        guard let country, country > 0 else { return [digits] }
        return [
            digits, String(digits.prefix(country) + digits.dropFirst(country + 1)), String(digits.dropFirst(country)),
        ]
    }
}

/// Joins the groups of account numbers: `DE89 3704 0044` and so on is looked for as `de8937040044…`.
struct AccountNumber {
    /// How long such a number is (source: ISO 13616).
    private static let lengths = 15...34

    private var text = ""

    /// Takes the next stretch of a text between white space.
    /// - Returns: the number that ended before it.
    mutating func take(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard text.isEmpty else {
            let isLast = bytes.last.map { ",;.".utf8.contains($0) } ?? false
            let group = isLast ? bytes.dropLast() : bytes
            guard group.count <= 4, group.allSatisfy({ $0.isDigit || $0.isCapital }) else { return end() }
            text += String(decoding: group, as: UTF8.self)
            return isLast || group.count < 4 ? end() : nil
        }
        guard bytes.count == 4, bytes.prefix(2).allSatisfy(\.isCapital), bytes.suffix(2).allSatisfy(\.isDigit) else {
            return nil
        }
        text = String(decoding: bytes, as: UTF8.self)
        return nil
    }

    /// The number at the end of the text.
    mutating func end() -> String? {
        defer { text = "" }
        return Self.lengths ~= text.utf8.count ? text.lowercased() : nil
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
    fileprivate var isCapital: Bool { 0x41...0x5A ~= self }
}
