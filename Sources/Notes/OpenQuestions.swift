import Foundation

/// The questions that stand in a note's text.
package enum OpenQuestions {
    /// The longest question, in characters.
    private static let longest = 160

    /// The sentences that end in a question mark, in order; not those in code, in quotations or in boxes that are ticked.
    package static func all(in body: String) -> [String] {
        guard body.contains("?") else { return [] }
        var code = CodeLines()
        var questions: [String] = []
        for line in BodyLine.rawLines(of: String(body.afterFrontMatter)) {
            guard code.take(line) == .text, line.contains("?"), !line.hasPrefix(">"),
                CheckboxLine(line)?.isChecked != true
            else { continue }
            let sentences = sentences(of: NoteTitle.plainText(of: line))
            questions += sentences.filter { isQuestion($0, isAlone: sentences.count == 1) }
        }
        return questions
    }

    private static func sentences(of line: String) -> [String] {
        var sentences: [String] = []
        var start = line.startIndex
        for index in line.indices where ".!?".contains(line[index]) {
            let next = line.index(after: index)
            guard next == line.endIndex || line[next] == " " else { continue }
            guard line[index] != "." || !Abbreviations.end(line[start..<index]) else { continue }
            sentences.append(String(line[start..<next]).trimmingCharacters(in: .whitespaces))
            start = next
        }
        return sentences
    }

    /// Whether a sentence asks something; a lone “right?” and what somebody said do not.
    ///
    /// One of two words does when it is all of its line and begins as questions do: “Who signs?”
    private static func isQuestion(_ sentence: String, isAlone: Bool) -> Bool {
        let words = sentence.split(whereSeparator: \.isWhitespace)
        let asks = words.count > 2 || isAlone && words.count == 2 && beginnings.contains(words[0].lowercased())
        return asks && sentence.hasSuffix("?") && sentence.count <= longest
            && !sentence.contains { "\"“„«".contains($0) }
    }

    private static let beginnings = Set(
        ("who what when where why how which whose whom is are was were do does did can could should shall will would has "
            + "have must may wer was wann wo wohin woher warum wieso wie welche welcher welches ist sind kann soll darf")
            .split(separator: " ").map(String.init)
    )
}
