/// A number that is put right in the same breath: "eggs are 2.30 no wait 2.35".
enum SlipOfTongue {
    /// The text of a line with the right number alone; `nil` where none is put right.
    static func mended(_ words: Clause) -> String? {
        guard 4...40 ~= words.count, let right = words.words.last, right.key.contains(where: \.isNumber) else {
            return nil
        }
        let turn = words.words.dropLast().lastIndex { !turns.contains($0.key) }.map { $0 + 1 } ?? words.start
        let said = words[turn..<words.end - 1].keys
        guard turn > words.start, !said.allSatisfy({ $0 == "no" || $0 == "i" }),
            words.key(turn - 1).contains(where: \.isNumber),
            words.words[turn - 1].mark.map({ ",-".contains($0) }) ?? true
        else { return nil }
        let wrong = words.words[turn - 1].range.lowerBound
        return String(words.source[..<wrong] + words.source[right.range.lowerBound...])
    }

    private static let turns: Set<String> = [
        "no", "wait", "sorry", "i", "mean", "oops", "nein", "ach", "quatsch", "moment", "halt",
    ]
}
