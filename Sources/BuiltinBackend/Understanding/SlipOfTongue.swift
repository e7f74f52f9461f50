/// A number that is put right in the same breath: "eggs are 2.30 no wait 2.35".
enum SlipOfTongue {
    /// The text with the right number alone.
    static func mended(_ text: String) -> String {
        let words = Clause(text)
        guard 4...40 ~= words.count, let right = words.words.last, right.key.contains(where: \.isNumber) else {
            return text
        }
        let turn = words.words.dropLast().lastIndex { !turns.contains($0.key) }.map { $0 + 1 } ?? words.start
        let said = words[turn..<words.end - 1].keys
        guard turn > words.start, !said.isEmpty, !said.allSatisfy({ $0 == "no" || $0 == "i" }),
            words.key(turn - 1).contains(where: \.isNumber),
            words.words[turn - 1].mark.map({ ",-".contains($0) }) ?? true
        else { return text }
        let wrong = words.words[turn - 1].range.lowerBound
        return String(text[..<wrong] + text[right.range.lowerBound...])
    }

    private static let turns: Set<String> = [
        "no", "wait", "sorry", "i", "mean", "oops", "nein", "ach", "quatsch", "moment", "halt",
    ]
}
