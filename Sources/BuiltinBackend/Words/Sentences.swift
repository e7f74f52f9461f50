import Notes
import SpokenDates

/// Cuts a line of text into sentences.
enum Sentences {
    /// The sentences of a line: cut after full stops, question and exclamation marks that a space follows.
    ///
    /// A full stop ends none after an abbreviation, "Hafenstr.", or before a small letter or a number, or between a
    /// number and a month, "12. Mai". Stretches without a letter or digit are left out.
    static func of(_ line: String) -> [String] {
        var sentences: [String] = []
        var start = line.startIndex
        let bytes = line.utf8
        for index in bytes.indices where [0x2E, 0x21, 0x3F].contains(bytes[index]) {
            let next = bytes.index(after: index)
            guard next < line.endIndex, bytes[next] == 0x20,
                bytes[index] != 0x2E || endsSentence(line[start..<index], before: line[next...])
            else { continue }
            sentences.append(String(line[start..<next]))
            start = line.index(after: next)
        }
        sentences.append(String(line[start...]))
        return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    private static func endsSentence(_ text: Substring, before rest: Substring) -> Bool {
        let following = rest.prefix(80).drop { !$0.isLetter && !$0.isNumber }
        guard let first = following.first, !first.isLowercase, !first.isNumber else { return false }
        let word = String(text.reversed().prefix(20).prefix { $0 != " " && $0 != "(" }.reversed()).lowercased()
        guard !word.isEmpty, word.allSatisfy(\.isNumber) else {
            return !Abbreviations.end(text)
        }
        return !DateNames.isMonth(following.prefix { $0.isLetter }.lowercased())
    }
}
