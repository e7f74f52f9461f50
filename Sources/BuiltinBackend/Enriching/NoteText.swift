import Assistant
import Notes

/// A note as the rules read it: the sentences of the beginning of its body, each with what it stands in.
struct NoteText {
    /// What a line is.
    enum Kind: Equatable {
        case paragraph, bullet
        /// A line that begins with its number.
        case step
        /// A line that can be ticked.
        case box
        /// A line such as "Due: Friday", which a reminder has.
        case due
    }

    /// A sentence, or the whole of a line with a box.
    struct Sentence {
        /// What it says, on one line, without Markdown.
        var text: String
        /// What the line is that it stands in.
        var kind: Kind
        /// The keys of the heading, or of the line with a colon at its end, that it stands under.
        var heading: [String]
        /// Whether its line begins with it.
        var isFirst = true
        /// Whether it is no statement of the note's own: a quotation, or a line that stands as a heading.
        var isBorrowed = false
    }

    /// The note's title.
    let title: Clause
    /// The sentences, in order.
    let sentences: [Sentence]

    init(_ note: NoteItem) {
        title = Clause(note.title)
        var sentences: [Sentence] = []
        var heading: [String] = []
        var isCode = false
        var quotes = QuotedStretches()
        for line in Self.beginning(of: note.body).split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.hasPrefix("```") { isCode.toggle() }
            let text = NoteTitle.plainText(of: String(line))
            guard !isCode, !text.isEmpty else { continue }
            let kind = Self.kind(of: line)
            if line.hasPrefix("#") || kind == .paragraph && Self.isLabel(text) {
                heading = Clause(text).keys
            } else if kind == .box {
                sentences.append(Sentence(text: text, kind: kind, heading: heading))
            } else {
                let isBorrowed = line.hasPrefix(">") || Self.isEmphasised(line)
                quotes.beginLine()
                sentences += Sentences.of(text).enumerated().map { index, sentence in
                    let isQuoted = quotes.reach(into: sentence)
                    return Sentence(
                        text: sentence,
                        kind: kind,
                        heading: heading,
                        isFirst: index == 0,
                        isBorrowed: isBorrowed || isQuoted
                    )
                }
            }
        }
        self.sentences = sentences
    }

    /// As much of a body as is read, up to the end of a sentence or a line where there is one.
    private static func beginning(of body: String) -> Substring {
        let head = body.prefix(NoteItem.enrichedBodyLength)
        guard head.endIndex < body.endIndex else { return head }
        let end = head.indices.last { index in
            if head[index].isNewline { return true }
            let next = body.index(after: index)
            return ".!?".contains(head[index]) && body[next].isWhitespace
        }
        guard let end = end ?? head.lastIndex(where: \.isWhitespace) else { return head }
        return head[...end]
    }

    private static func kind(of line: Substring) -> Kind {
        if let item = Checklist(String(line)).items.first {
            return item.hasBox ? .box : .bullet
        }
        if line.hasPrefix("Due: ") || line.hasPrefix(NoteItem.rhythmLabel) { return .due }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let mark = line.dropFirst(digits.count).prefix(2)
        return !digits.isEmpty && (mark == ". " || mark == ") ") ? .step : .paragraph
    }

    /// Whether a whole line is bold, as headings are.
    private static func isEmphasised(_ line: Substring) -> Bool {
        ["**", "__"].contains {
            line.hasPrefix($0) && line.dropFirst(2).firstRange(of: $0)?.upperBound == line.endIndex
        }
    }

    private static func isLabel(_ text: String) -> Bool {
        text.last == ":" && text.split(separator: " ").count <= 4
    }
}

/// Where quotation marks open and close in the sentences of a line.
private struct QuotedStretches {
    /// The shortest quotation, in words; what is shorter is a name or a word that is spoken of.
    private static let shortest = 4

    /// The mark that closes what is open.
    private var closing: Character?

    mutating func beginLine() { closing = nil }

    /// Whether a part of the next sentence is quoted, or what it quotes goes on after it.
    mutating func reach(into sentence: String) -> Bool {
        var isQuoted = closing != nil
        var spaces = 0
        for character in sentence {
            if character == " " { spaces += 1 }
            guard let open = closing else {
                closing = Self.marks[character]
                spaces = 0
                continue
            }
            // German closes with the mark that opens in English.
            guard character == open || open == "“" && character == "”" else { continue }
            closing = nil
            if spaces + 1 >= Self.shortest { isQuoted = true }
        }
        return isQuoted || closing != nil
    }

    private static let marks: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»", "»": "«"]
}
