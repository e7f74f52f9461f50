/// The text of a template while it is compiled: its marks, and the words between them.
struct TemplateText {
    /// The whole template, for messages.
    let source: String
    private var rest: Substring.UTF8View

    init(_ source: String) {
        self.source = source
        rest = source[...].utf8
    }

    /// The next character, as far as it is ASCII, as all marks are; nil at the end.
    var next: Unicode.Scalar? { rest.first.map { Unicode.Scalar($0) } }

    /// Goes on if a mark comes next.
    /// - Returns: whether it did.
    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard next == mark else { return false }
        rest.removeFirst()
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
        let taken = rest.prefix { isPart(Unicode.Scalar($0)) }
        guard !taken.isEmpty else { return nil }
        rest = rest[taken.endIndex...]
        return String(Substring(taken))
    }

    /// Whether a character means something in a template; asked for every character of every template.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "|", "(", ")", "[", "]", "{", "}", "<", ">", ":": true
        default: false
        }
    }
}
