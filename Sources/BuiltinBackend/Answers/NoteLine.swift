import Assistant
import Notes
import SpokenDates

/// A sentence, row or item of a note, with the headings that it stands under.
struct NoteLine {
    /// The text as it was typed, without the marker of an item.
    var text: String
    /// The stems of its words.
    var stems: Set<String>
    /// The stems of the note's title and of the heading above.
    var context: Set<String>
    /// Whether it is an item, and whether that is ticked.
    var isTicked: Bool?
    /// Whether it is a line of code.
    var isCode: Bool
    /// When it is due, as a line below it says.
    var due: String?

    /// The text, and when it is due.
    var whole: String { due.map { "\(text): \($0)" } ?? text }

    /// The lines of a note; a heading is one only where nothing else is.
    static func lines(of note: NoteReport, _ wording: DateWording) -> [NoteLine] {
        let title = AnswerWords.stems(of: note.title + " " + note.tags.joined(separator: " "))
        var lines: [NoteLine] = []
        var heading: Set<String> = []
        var code = CodeLines()
        for row in note.body.filledLines {
            let kind = code.take(String(row))
            guard kind == .text else {
                if kind != .fence { lines.append(NoteLine(row.trimmed, title.union(heading), isCode: true)) }
                continue
            }
            let text = row.trimmed
            if let due = ["Due: ", NoteItem.rhythmLabel].first(where: text.hasPrefix), !lines.isEmpty {
                lines[lines.count - 1].due = String(text.dropFirst(due.count))
            } else if text.utf8.count < longestHeading,
                text.hasPrefix("#") || text.hasSuffix(":") || lines.isEmpty && isHeading(text, of: note)
            {
                heading = AnswerWords.stems(of: text)
            } else if let item = Checklist(text).items.first {
                lines.append(NoteLine(item.text, title.union(heading), isTicked: item.hasBox ? item.isDone : nil))
            } else {
                lines += Sentences.of(text).map { NoteLine($0, title.union(heading)) }
            }
        }
        if lines.isEmpty { lines = [NoteLine(note.title, title)] }
        if let due = note.due.flatMap(wording.words) { lines[0].due = due }
        return lines
    }

    /// Whether a line only says the title again; "gym opens at 7" tells something as well.
    private static func isHeading(_ text: String, of note: NoteReport) -> Bool {
        text == note.title && !text.contains(where: \.isNumber) && !LineForm.hasVerb(Clause(text))
    }

    /// The bytes from which on a line is a text, however it begins and ends.
    private static let longestHeading = 400

    private init(_ text: String, _ context: Set<String>, isTicked: Bool? = nil, isCode: Bool = false) {
        // A box in a quotation or a numbered line is no text either; few lines have one.
        let mayHaveBox = !isCode && text.utf8.contains(UInt8(ascii: "["))
        self.text = mayHaveBox ? text.replacing(#/(?:[-*+]|\d+[.)]) \[[ xX]\] /#, with: "") : text
        self.isCode = isCode
        stems = AnswerWords.stems(of: text)
        self.context = context
        self.isTicked = isTicked
    }

    /// Whether the line has what a kind of question asks for.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - dates: reads the dates of the note.
    func has(_ kind: AskedQuestion.Kind, _ dates: DateReader) -> Bool {
        // Only some questions ask for them, and a note may have very many lines.
        func chunks() -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        func words() -> [String] { AnswerWords.words(of: text) }
        switch kind {
        case .time: return due != nil || !dates.phrases(in: text).isEmpty
        case .place: return words().contains(where: AnswerWords.placeWords.contains)
        case .person: return words().contains(where: AnswerWords.people.contains) || hasName(chunks())
        case .amount:
            return words().contains(where: AnswerWords.amounts.contains)
                || chunks().contains { chunk in (1...5).contains(chunk.count(where: \.isNumber)) }
        case .number: return digitRun >= 4
        case .code: return chunks().contains { $0.contains(where: \.isNumber) && $0.count >= 3 } || text.contains("\"")
        case .address: return chunks().contains { $0.contains(where: \.isNumber) } && hasName(chunks())
        }
    }

    /// Whether there is a name: a capital where no sentence begins, or before a colon, that begins no day or month.
    private func hasName(_ chunks: [Substring]) -> Bool {
        chunks.enumerated().contains { index, chunk in
            guard let first = chunk.first(where: \.isLetter), first.isUppercase,
                index > 0 || chunk.hasSuffix(":") || chunks.count == 1
            else { return false }
            let word = chunk.filter(\.isLetter).lowercased()
            return word.count > 1 && !DateNames.mayBeDate(word)
        }
    }

    /// The most digits in a row, spaces and dashes between them not counted.
    private var digitRun: Int {
        var (longest, run) = (0, 0)
        for character in text {
            if character.isNumber {
                run += 1
                longest = max(longest, run)
            } else if !" -/+()".contains(character) {
                run = 0
            }
        }
        return longest
    }
}
