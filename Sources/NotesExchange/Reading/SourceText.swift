import Foundation

/// Text of a file in whatever encoding it is.
struct SourceText {
    /// The text, without a byte order mark.
    var text: String
    /// The encoding, where it is not UTF-8.
    var encoding: String?

    /// Reads UTF-8, UTF-16 with or without a byte order mark, and else Windows-1252, of which Latin-1 is a part.
    ///
    /// `nil` for what is no text: it holds NUL characters.
    init?(_ data: Data) {
        if let text = String(validating: data, as: UTF8.self) {
            guard !data.contains(0) else { return nil }
            self.text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        } else if let encoding = Self.wideEncoding(of: data) {
            guard let text = String(data: data, encoding: encoding), !text.utf8.contains(0) else { return nil }
            self.text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
            self.encoding = "UTF-16"
        } else {
            guard !data.contains(0) else { return nil }
            text = String(String.UnicodeScalarView(data.map(Self.scalar)))
            encoding = "Windows-1252"
        }
    }

    /// Whether nothing in the file tells its encoding.
    var isGuessed: Bool { encoding == "Windows-1252" }

    /// The number of the first line that is not UTF-8; `nil` where all are.
    static func lineNotUTF8(of data: Data) -> Int? {
        data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }

    /// UTF-16 as its byte order mark, or the zeros of Latin letters, give it away.
    private static func wideEncoding(of data: Data) -> String.Encoding? {
        let head = Array(data.prefix(1_000))
        if head.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if head.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        let zeros = head.indices.filter { head[$0] == 0 }
        guard data.count.isMultiple(of: 2), zeros.count * 4 > head.count else { return nil }
        if zeros.allSatisfy({ !$0.isMultiple(of: 2) }) { return .utf16LittleEndian }
        return zeros.allSatisfy { $0.isMultiple(of: 2) } ? .utf16BigEndian : nil
    }

    /// The characters of the bytes 0x80 to 0x9F in Windows-1252; 0 for those that it does not have.
    private static let specials: [UInt32] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
        0x0178,
    ]

    private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte), let special = Unicode.Scalar(specials[Int(byte) - 0x80]), special.value > 0
        else { return Unicode.Scalar(byte) }
        return special
    }
}
