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
            questions += sentences(of: NoteTitle.plainText(of: line)).filter(isQuestion)
        }
        return questions
    }

    private static func sentences(of line: String) -> [String] {
        var sentences: [String] = []
        var start = line.startIndex
        for index in line.indices where ".!?".contains(line[index]) {
            let next = line.index(after: index)
            guard next == line.endIndex || line[next] == " " else { continue }
            sentences.append(String(line[start..<next]).trimmingCharacters(in: .whitespaces))
            start = next
        }
        return sentences
    }

    /// Whether a sentence asks something; a lone “right?” and what somebody said do not.
    private static func isQuestion(_ sentence: String) -> Bool {
        sentence.hasSuffix("?") && sentence.count <= longest
            && sentence.split(whereSeparator: \.isWhitespace).count > 2
            && !sentence.contains { "\"“„«".contains($0) }
    }
}
