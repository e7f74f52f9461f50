/// The text of a template while it is compiled: its marks, and the words between them.
struct TemplateText {
    /// The whole template, for messages.
    let source: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ source: String) {
        self.source = source
        bytes = Array(source.utf8)
    }

    /// The next byte, which is a whole mark if it is one, for all marks are ASCII; nil at the end.
    var next: Unicode.Scalar? { position < bytes.count ? Unicode.Scalar(bytes[position]) : nil }

    /// Goes on if a mark comes next.
    /// - Returns: whether it did.
    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard next == mark else { return false }
        position += 1
        return true
    }

    /// The word that comes next; nil when a mark does.
    mutating func word() -> String? { take { !Self.isMark($0) } }

    /// The name that comes next between two marks; nil when the last one is missing.
    mutating func name(in first: Unicode.Scalar, _ last: Unicode.Scalar) -> String? {
        guard skip(first), let name = take({ $0 != last }), skip(last) else { return nil }
        return name
    }

    private mutating func take(_ isPart: (Unicode.Scalar) -> Bool) -> String? {
        let start = position
        while let next, isPart(next) { position += 1 }
        return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Whether a character means something in a template; asked for every character of every template.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "|", "(", ")", "[", "]", "{", "}", "<", ">", ":": true
        default: false
        }
    }
}
