import Assistant
import Foundation
import Notes

/// The change that comes of a place and of what is put there.
extension Corrector {
    /// A change of some words of a body; `nil` where it would change nothing, or make two rows alike.
    func made(_ note: NoteReport, _ body: Clause, _ words: Range<Int>, _ new: String) -> Correction? {
        let words = withContact(words, of: body, by: new)
        let old = body[words].verbatim
        // "not 7.1, 7.2. and …": the dot ends the sentence.
        let isEnd = new.hasSuffix(".") && new.dropLast().hasSuffix(where: \.isNumber) && !old.hasSuffix(".")
        let new = Self.withoutNeighbours(
            isEnd ? String(new.dropLast()) : new,
            body.upTo(words.lowerBound),
            body.from(words.upperBound)
        )
        // "Tue" is "Tuesday" already.
        let days = [old, new].map { DayRow.weekday($0.lowercased()) }
        guard let first = body.words[words].first, let last = body.words[words].last, old != new, !new.isEmpty,
            days[0] == nil || days[0] != days[1], !DayRow.wouldDouble(words, of: body, by: new),
            !Row.wouldDouble(words, of: body, by: new),
            !old.contains(where: { $0.isNewline || "[]".contains($0) }), !old.contains(")") || old.contains("("),
            // The x of a box is no word.
            !note.body[..<first.range.lowerBound].hasSuffix("[")
        else { return nil }
        return Correction(note: note, old: old, new: new, range: first.range.lowerBound..<last.range.upperBound)
    }

    /// New words without those that stand in the body beside their place already: "miss Greeves" for the "Greaves" of
    /// "miss Greaves", "20 Oct" for the "17" of "17 Oct".
    private static func withoutNeighbours(_ new: String, _ before: Clause, _ after: Clause) -> String {
        var words = Clause(new)
        func most(_ isSame: (Int) -> Bool) -> Int { (1..<max(words.count, 1)).last(where: isSame) ?? 0 }
        let first = most {
            $0 <= before.count && before.from(before.end - $0).keys == words.upTo(words.start + $0).keys
        }
        words = words.from(words.start + first)
        let last = most { $0 <= after.count && after.upTo(after.start + $0).keys == words.from(words.end - $0).keys }
        return last > 0 ? words.upTo(words.end - last).text : first > 0 ? words.wholeText : new
    }

    /// A name with the telephone number behind it, where a name with its number takes the place of it: "alex 0676 112233" by "steve 0676
    /// 445566".
    private func withContact(_ words: Range<Int>, of body: Clause, by new: String) -> Range<Int> {
        let new = Clause(new)
        guard Shape(new.key(new.start)) == .word, !body[words].keys.contains(where: { $0.contains(where: \.isNumber) }),
            body.words[words.upperBound - 1].mark == nil, new.telephone(from: new.start + 1) != nil,
            let end = body.telephone(from: words.upperBound)
        else { return words }
        return words.lowerBound..<end
    }
}

extension Clause {
    /// The end of a telephone number of six digits or more, where one begins at a word or within the two words behind it.
    fileprivate func telephone(from index: Int) -> Int? {
        guard words.indices.contains(index) else { return nil }
        let start = (index..<min(index + 2, end)).first { key($0).first.map { $0.isNumber || $0 == "+" } ?? false }
        guard let start else { return nil }
        let end =
            words.indices.first { $0 >= start && !key($0).allSatisfy { $0.isNumber || "+-/".contains($0) } } ?? end
        return self[start..<end].text.count(where: \.isNumber) > 5 ? end : nil
    }
}
