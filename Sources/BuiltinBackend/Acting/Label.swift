import Notes
import SpokenDates

/// A number or a letter by which one of several things is named: the 2 of "hive 2 has 25 kg", the B of "team B 1 point".
///
/// It is no value: what is said of the second hive changes nothing of the first.
struct Label {
    /// The stem of the word before it.
    let noun: String
    let key: String
    let index: Int

    /// The labels of a line, beside a text that may have others of their kind.
    static func all(in said: Clause, beside body: Clause) -> [Label] {
        said.words.indices.compactMap { index in
            guard let label = Label(at: index, of: said), label.isFollowed(in: said, beside: body) else { return nil }
            return label
        }
    }

    /// The number or letter at an index, if what stands before it may be the name of its kind.
    init?(at index: Int, of words: Clause) {
        let (key, before) = (words.key(index), words.key(index - 1))
        guard Self.isNumber(key) || Self.isLetter(key), words.words.indices.contains(index - 1),
            words.words[index - 1].mark == nil, Shape(before) == .word, before.count > 1,
            !Words.stopWords.contains(before), !Words.statementVerbs.contains(before), !Deed.isPast(before),
            !Vocabulary.prepositions.contains(before), !Words.turns.contains(before), !DateNames.isMonth(before)
        else { return nil }
        (noun, self.key, self.index) = (PorterStemmer.stem(before), key, index)
    }

    private static func isNumber(_ key: String) -> Bool { key.count < 5 && !key.isEmpty && key.allSatisfy(\.isNumber) }
    private static func isLetter(_ key: String) -> Bool { key.count == 1 && key != "x" && key.allSatisfy(\.isLetter) }

    /// Whether more is said of it, so that it is no value itself: "room 2 is cold", "kid 2 134", but not "room 207 now".
    private func isFollowed(in said: Clause, beside body: Clause) -> Bool {
        let others = Label.places(of: noun, in: body)
        if Self.isLetter(key) { return others.contains { Self.isLetter($0.key) } }
        let mark = said.words[index].mark
        // "table 4 also 1 salad", "hive 1 now has 5 frames"
        let next = said.from(index + 1).keys.first { !Self.between.contains($0) } ?? ""
        guard mark == nil else { return mark == ":" && !next.isEmpty }
        guard !next.isEmpty, !Self.ends.contains(next), !Words.turns.contains(next) else { return false }
        if Words.statementVerbs.contains(next) || Deed.isPast(next) || next.contains(where: \.isNumber) { return true }
        // "milk 3 bottles" has a unit, as the "2 bottles" of a note have.
        guard !Deed.units.contains(next), !next.hasSuffix("s"), !Words.stopWords.contains(next) else { return false }
        return !others.isEmpty
            && !others.contains { PorterStemmer.stem(body.key($0.index + 1)) == PorterStemmer.stem(next) }
    }

    private static let between: Set<String> = ["also", "still", "now", "auch", "noch", "jetzt", "nun"]

    /// Words behind a new value that say nothing of it.
    private static let ends: Set<String> = ["now", "today", "please", "though", "apparently", "jetzt", "nun", "heute"]

    /// The labels of a kind of things in a text.
    static func places(of noun: String, in body: Clause) -> [Label] {
        body.words.indices.compactMap { Label(at: $0, of: body) }.filter { $0.noun == noun }
    }

    /// The part of a text that is about the things that are named; `nil` where it is about others of their kind.
    static func scope(of labels: [Label], in lines: [Clause], _ body: Clause) -> Clause? {
        var scope = body
        for label in labels {
            let known = places(of: label.noun, in: body)
            guard !known.isEmpty else { continue }
            let mine = known.filter { $0.key == label.key && scope.words.indices.contains($0.index) }
            guard let place = mine.first else { return nil }
            guard mine.count == 1, let line = lines.first(where: { $0.words.indices.contains(place.index) }) else {
                continue
            }
            let beside = known.filter { line.words.indices.contains($0.index) && $0.key != label.key }
            guard !beside.isEmpty else {
                scope = line
                continue
            }
            let part = line.part(around: place.index...place.index)
            let next = beside.first { $0.index > place.index }?.index
            scope =
                beside.contains { part.words.indices.contains($0.index) }
                    || part.count < 3 ? line[place.index - 1..<(next.map { $0 - 1 } ?? line.end)] : part
        }
        return scope
    }
}
