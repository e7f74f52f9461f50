/// Whether the place that a text of a model has come to lies in a link: whatever stands there goes to the link's host as soon
/// as somebody follows it, or a program shows its picture.
///
/// A link is the destination of a link or a picture of Markdown, anything in a tag of HTML, and
/// anything else that could be an address, up to white space: better a name stands in a text than a value in a link.
struct LinkPlace {
    private enum Kind {
        case text
        /// Between the brackets of a destination; how many are open, and whether nothing stood in it so far.
        case destination(open: Int, isEmpty: Bool)
        case tag
    }

    /// How much of a word is kept; a longer one counts as a link.
    private static let longestWord = 4_096
    private static let schemes = ["mailto:", "tel:", "sms:", "data:", "javascript:"]

    private var kind = Kind.text
    private var word: [UInt8] = []
    private var last: UInt8 = 0

    /// Whether what comes next belongs to a link.
    var isLink: Bool {
        if case .text = kind { isLinkWord } else { true }
    }

    /// Whether it lies in no link of Markdown and no tag of HTML.
    var isText: Bool {
        if case .text = kind { true } else { false }
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
        if byte.isSpace {
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
        return Self.isAddress(word)
    }

    /// Whether a word, as far as it stands, may be the beginning of an address: of a host with a path, a query or a port.
    static func isAddress(_ word: [UInt8]) -> Bool {
        // Hosts may be written in letters of full width.
        let word = PlainForm(String(decoding: word, as: UTF8.self)).bytes
        if word.contains(where: { "/\\?&@%".utf8.contains($0) }) { return true }
        if word.indices.contains(where: { index in schemes.contains { word.has($0, at: index, anyCase: true) } }) {
            return true
        }
        return zip(word.indices, word).dropFirst().dropLast().contains { index, byte in
            ".:".utf8.contains(byte) && word[index - 1].isWord && word[index + 1].isWord
        }
    }
}
