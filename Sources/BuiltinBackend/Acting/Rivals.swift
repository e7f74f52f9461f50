import Assistant
import Foundation
import Notes
import SpokenDates

/// Words of which a line and a note have different ones where they speak of two things: "closes at 21" of "opens at 7".
enum Rivals {
    /// Words of each kind; those that mean the same stand together.
    private static let kinds: [[Set<String>]] = [
        [
            [
                "starts", "start", "begins", "begin", "opens", "open", "leaves", "departs", "öffnet", "beginnt",
                "startet",
            ],
            ["ends", "end", "finishes", "finish", "closes", "close", "shuts", "arrives", "lands", "schließt", "endet"],
        ],
        [
            ["morning", "morgens"], ["noon", "midday", "lunchtime", "mittags"], ["afternoon"], ["evening", "abends"],
            ["night", "nachts"],
        ],
        [["left", "links", "linke"], ["right", "rechts", "rechte"]],
        [["front", "vorne"], ["back", "rear", "hinten"]],
        [["top", "upper", "oben"], ["bottom", "lower", "unten"]],
        [["breakfast"], ["lunch"], ["dinner", "supper"]],
        [["summer", "sommer"], ["winter"]],
    ]

    /// Whether a line speaks of another thing than the one whose value it would change.
    static func areTwo(_ change: Correction, beside said: Clause) -> Bool {
        let new = Set(Clause(change.new).keys)
        let told = said.words.filter { !new.contains($0.key) }.map(\.key)
        let line = Clause(String(change.note.body[change.note.body.lineRange(for: change.range)]))
        let noted = Set(line.keys).union(Clause(change.note.title).keys)
        return kinds.contains { areTwo($0, Set(told), noted) } || isOfAnotherDay(change, said, noted)
    }

    private static func areTwo(_ kind: [Set<String>], _ told: Set<String>, _ noted: Set<String>) -> Bool {
        let sides = [told, noted].map { words in Set(kind.indices.filter { !kind[$0].isDisjoint(with: words) }) }
        return !sides[0].isEmpty && !sides[1].isEmpty && sides[0].isDisjoint(with: sides[1])
    }

    /// Whether the line begins with the name of what is on another day: "saturday match is at 2" of "sunday match at 11".
    ///
    /// A new day that another line of the note has already is such a name as well.
    private static func isOfAnotherDay(_ change: Correction, _ said: Clause, _ noted: Set<String>) -> Bool {
        guard said.count > 2, let day = weekday(said.key(said.start)), said.words[said.start].mark == nil,
            Shape(said.key(said.start + 1)) == .word, !Words.stopWords.contains(said.key(said.start + 1))
        else { return false }
        let known = Set(noted.compactMap(weekday))
        let isDay = change.due != nil || Clause(change.old).keys.contains { weekday($0) != nil }
        if isDay { return Clause(change.note.body).keys.contains { weekday($0) == day } }
        return !known.isEmpty && !known.contains(day)
    }

    /// The weekday that a word names, from 0 for Monday.
    private static func weekday(_ key: String) -> Int? {
        key.count < 3 ? nil : DateNames.weekdays.firstIndex { $0.hasPrefix(key) }
    }
}
