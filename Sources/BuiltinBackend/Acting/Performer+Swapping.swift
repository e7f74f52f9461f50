import Assistant
import Foundation
import Notes

/// Two things of a note that take each other's place: "jo and kim swap", "swap red and blue", "ole tauscht mit uli".
private struct Swap {
    let first: [String]
    let second: [String]

    /// `nil` where a line does not say that two things swap, or says when.
    init?(_ line: Line) {
        let said = line.core
        guard !line.form.asks, line.dates.places.isEmpty, said.parts.count == 1, !said.contains(LineForm.negations),
            !said.contains(LineForm.doubts), let verb = said.words.firstIndex(where: { Self.verbs.contains($0.key) })
        else { return nil }
        let (before, after) = (said.upTo(verb), said.from(verb + 1))
        let isOrder = before.keys.allSatisfy(Self.unsaid.contains)
        guard let both = isOrder ? Self.pair(after) : Self.pair(before) ?? Self.pair(before, with: after) else {
            return nil
        }
        (first, second) = both
    }

    /// What stands on both sides of an "and" or a "with".
    private static func pair(_ words: Clause, joint: Set<String> = joints) -> ([String], [String])? {
        guard let joint = words.words.firstIndex(where: { joint.contains($0.key) }) else { return nil }
        let both = (name(words.upTo(joint)), name(words.from(joint + 1)))
        return [both.0, both.1].allSatisfy { 1...2 ~= $0.count } && both.0 != both.1 ? both : nil
    }

    /// "bo" and "cy" of "bo swaps with cy".
    private static func pair(_ words: Clause, with rest: Clause) -> ([String], [String])? {
        guard let with = rest.words.firstIndex(where: { ["with", "mit"].contains($0.key) }) else { return nil }
        let both = (name(words), name(rest.from(with + 1)))
        return [both.0, both.1].allSatisfy { 1...2 ~= $0.count } && both.0 != both.1 ? both : nil
    }

    private static func name(_ words: Clause) -> [String] { words.keys.filter { !unsaid.contains($0) } }

    private static let verbs: Set<String> = [
        "swap", "swaps", "swapped", "trade", "trades", "traded", "tausche", "tauscht", "tauschen", "getauscht",
        "vertausche",
    ]
    private static let joints: Set<String> = ["and", "with", "und", "mit"]
    private static let unsaid = Vocabulary.determiners.union([
        "have", "has", "haben", "hat", "just", "want", "to", "please", "bitte", "can", "you", "now", "jetzt", "der",
        "die",
        "das", "den", "places",
    ])
}

extension Performer {
    /// Has two things of the only note that has both in rows of their own take each other's place; `nil` for any other line.
    func swapped(_ line: Line) throws -> Answer? {
        guard let swap = Swap(line) else { return nil }
        let found = shelf.notes.compactMap { note in body(of: note, after: swap).map { (note: note, body: $0) } }
        guard found.count == 1, let (note, body) = found.first else { return nil }
        let outcome = try script.call(.update(note.id, ["body": .string(body)]))
        let names = [swap.first, swap.second].map { $0.joined(separator: " ") }
        return Answer(outcome, "Swapped \(names[0]) and \(names[1]) in \(note.title).")
    }

    /// The body in which two things have changed places: each stands in it once, and both begin their rows, or neither does.
    private func body(of note: NoteReport, after swap: Swap) -> String? {
        let body = Clause(note.body)
        guard !note.truncated, body.count < 2_000, Checklist(note.body).items.isEmpty else { return nil }
        let lines = body.parts(endingWith: \.isNewline)
        let rows = lines.count > 1 ? lines : body.parts { ",;".contains($0) }
        let places = [swap.first, swap.second].map { name in body.places(of: name).map { $0..<$0 + name.count } }
        guard places.allSatisfy({ $0.count == 1 }), rows.count > 1 else { return nil }
        let both = places.map { $0[0] }.sorted { $0.lowerBound < $1.lowerBound }
        let holders = both.map { place in rows.firstIndex { $0.words.indices.contains(place.lowerBound) } }
        let areFirst = both.map { place in rows.contains { $0.start == place.lowerBound } }
        guard let first = holders[0], let last = holders[1], first != last, areFirst[0] == areFirst[1] else {
            return nil
        }
        func range(_ words: Range<Int>) -> Range<String.Index> {
            body.words[words.lowerBound].range.lowerBound..<body.words[words.upperBound - 1].range.upperBound
        }
        let texts = both.map { String(note.body[range($0)]) }
        return note.body.replacingCharacters(in: range(both[1]), with: texts[0])
            .replacingCharacters(in: range(both[0]), with: texts[1])
    }
}
