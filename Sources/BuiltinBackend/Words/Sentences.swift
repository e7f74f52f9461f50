/// Cuts a line of text into sentences.
enum Sentences {
    /// The sentences of a line: cut after full stops, question and exclamation marks that a space follows.
    ///
    /// A full stop after an abbreviation such as "Dr." ends none. Stretches without a letter or digit are left out.
    static func of(_ line: String) -> [String] {
        var sentences: [String] = []
        var start = line.startIndex
        for index in line.indices where ".!?".contains(line[index]) {
            let next = line.index(after: index)
            guard next < line.endIndex, line[next] == " ", !isAbbreviation(line[start..<next]) else { continue }
            sentences.append(String(line[start..<next]))
            start = line.index(after: next)
        }
        sentences.append(String(line[start...]))
        return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    private static func isAbbreviation(_ text: Substring) -> Bool {
        guard text.last == ".", let word = text.split(separator: " ").last?.dropLast() else { return false }
        return abbreviations.contains(word.lowercased())
    }

    private static let abbreviations: Set<String> = [
        "dr", "mr", "mrs", "ms", "prof", "st", "e.g", "i.e", "vs", "approx", "ca", "no", "nr", "tel",
    ]
}
