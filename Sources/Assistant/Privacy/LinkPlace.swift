/// Whether the place that a text of a model has come to lies in a link: whatever stands there goes to the link's host as soon
/// as somebody follows it, or a program shows its picture.
///
/// A link is the destination of a link or a picture of Markdown, anything in a tag of HTML, and an address with a scheme or
/// the name of a host; it ends where no program would go on with it.
struct LinkPlace {
    private enum Kind {
        case text
        /// Between the brackets of a destination; how many are open, and whether nothing stood in it so far.
        case destination(open: Int, isEmpty: Bool)
        case tag
    }

    /// How much of a word is kept; a longer one counts as a link.
    private static let longestWord = 4_096
    private static let schemes = ["//", "\\\\", "www.", "mailto:", "tel:", "sms:", "data:", "javascript:"]
    private static let wordEnds = Set(" \t\n\r\"".utf8)

    private var kind = Kind.text
    private var word: [UInt8] = []
    private var last: UInt8 = 0

    /// Whether what comes next belongs to a link.
    var isLink: Bool {
        if case .text = kind { isLinkWord } else { true }
    }

    /// Whether what comes next begins the destination of a link.
    var isStartOfDestination: Bool {
        if case .destination(_, let isEmpty) = kind { isEmpty } else { false }
    }

    /// A further byte of the text.
    mutating func take(_ byte: UInt8) {
        switch kind {
        case .text:
            if last == UInt8(ascii: "]"), byte == UInt8(ascii: "(") {
                kind = .destination(open: 1, isEmpty: true)
            } else if last == UInt8(ascii: "<"), byte.isLetter || "/!".utf8.contains(byte) {
                kind = .tag
            }
        case .destination(let open, let isEmpty):
            let open = byte == UInt8(ascii: "(") ? open + 1 : byte == UInt8(ascii: ")") ? open - 1 : open
            let isOver = open == 0 || byte == UInt8(ascii: "\n") && last == byte
            kind = isOver ? .text : .destination(open: open, isEmpty: isEmpty && " <".utf8.contains(byte))
        case .tag:
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\n") && last == byte { kind = .text }
        }
        if Self.wordEnds.contains(byte) {
            word = []
        } else if word.count <= Self.longestWord {
            word.append(byte)
        }
        last = byte
    }

    /// A value was put in the place of a name.
    mutating func take(value: some Sequence<UInt8>, isLink: Bool) {
        if isLink { word += "//".utf8 }
        for byte in value { take(byte) }
    }

    private var isLinkWord: Bool {
        guard word.count <= Self.longestWord else { return true }
        guard !word.isEmpty else { return false }
        if Self.schemes.contains(where: { scheme in word.indices.contains { word.has(scheme, at: $0, anyCase: true) } })
        {
            return true
        }
        // “example.org/path” and “example.org?query”.
        guard let end = word.firstIndex(where: { "/?#".utf8.contains($0) }) else { return false }
        let start = word[..<end].firstIndex { $0.isWord } ?? end
        return SecretFinder.isHost(word[start..<end])
    }
}
