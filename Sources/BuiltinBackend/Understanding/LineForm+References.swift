import Foundations
import SpokenDates

/// Whether a line is about what was said before it.
extension LineForm {
    static func refers(_ line: Line) -> Bool {
        let (whole, core) = (line.whole, line.core)
        // "done, took an hour", "I have it already": something that was to be done.
        if ["done", "erledigt", "fertig", "gekauft"].contains(core.key(core.start))
            || core.count < 8 && core.contains(["already", "schon", "bereits"])
        {
            return true
        }
        // "postponed to the 22nd"
        let hasValue = core.words.contains { $0.key.contains(where: \.isNumber) } || !line.dates.places.isEmpty
        if moved.contains(core.key(core.start)), core.count < 7, hasValue { return true }
        let isWhole = core.count > 7 && !line.dates.places.isEmpty
        if pronouns.contains(core.key(core.start)), Words.statementVerbs.contains(core.key(core.start + 1)), !isWhole {
            return true
        }
        if core.key(core.start).count <= 3, pronouns.contains(core.key(core.start + 1)),
            Words.statementVerbs.contains(core.key(core.start + 2))
        {
            return true
        }
        let ending = whole.words.suffix(4)
        let hasContrast = zip(ending, ending.dropFirst()).contains { before, word in
            ["not", "nicht"].contains(word.key) && (before.mark != nil || before.key.contains(where: \.isNumber))
                || ["not", "nicht"].contains(before.key) && NumberWords.cardinal(word.key) != nil
        }
        // "the rope is 19 not 9, so 218 together"
        let isCorrected = core.words.indices.dropFirst(2).contains { index in
            ["not", "nicht"].contains(core.key(index - 1))
                && [index, index - 2].allSatisfy { core.key($0).contains(where: \.isNumber) }
        }
        if hasContrast && (4...7).contains(core.count) || isCorrected { return true }
        if core.words.first.map({ "+-".contains($0.key.first ?? " ") }) ?? false { return true }
        // "and bulbs 6.20" goes on with what was written last.
        let goesOn = whole.upTo(core.start).contains(["and", "plus", "n", "und"])
        if goesOn, core.count < 6, !["i", "we", "ich", "wir"].contains(core.key(core.start)) { return true }
        let opening = whole.upTo(core.start + 1)
        if opening.contains(Words.turns) || corrects(line) { return true }
        // "the permit one's answered": one of several things that were to be done.
        if core.count < 9, core.contains(["ones"]) || core.containsPhrase([settled]) { return true }
        if ["instead", "anyway", "actually", "stattdessen"].contains(whole.key(whole.end - 1)) { return true }
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if contractions.contains(first) { return true }
        if core.count < 7, ["it", "them"].contains(core.key(core.end - 1)) { return true }
        if pronouns.contains(second), Vocabulary.prepositions.contains(core.key(core.start + 2)) { return true }
        // What goes on for long says itself what it is about.
        guard core.count < 7 else {
            return line.dates.places.isEmpty && core.words.last.map { Words.changes.contains($0.key) } ?? false
        }
        if core.words.last.map({ Words.changes.contains($0.key) }) ?? false { return true }
        if pronouns.contains(first), second.isEmpty || Words.statementVerbs.contains(second) || first == "both" {
            return true
        }
        // "gave it back", "she moved it to friday": it was named before.
        return core.words.indices.dropFirst().prefix(3).contains { ["it", "them"].contains(core.key($0)) }
    }

    /// Whether a line takes back something that was said: "no, …", "i misread", "*15 peaks".
    static func corrects(_ line: Line) -> Bool {
        let opening = line.whole.upTo(min(line.core.start + 1, line.whole.end))
        let isMarked = line.text.first == "*" && line.text.dropFirst().first?.isWhitespace == false
        return isMarked || opening.contains(Words.turns) || line.whole.containsPhrase(corrections)
            || line.core.count < 6 && line.whole.containsPhrase(endings)
    }

    private static let moved: Set<String> = [
        "moved", "postponed", "delayed", "pushed", "rescheduled", "changed", "cancelled", "canceled", "extended",
        "verschoben", "verlegt", "abgesagt",
    ]
    private static let settled: Phrase = "taken care of"
    private static let contractions: Set<String> = ["its", "thats", "theyre", "thatll", "itll"]
    static let pronouns: Set<String> = [
        "it", "that", "this", "they", "them", "those", "these", "both", "es", "das",
    ]
    private static let corrections: [Phrase] = [
        "i meant|mean", "i am|was afraid|wrong|mistaken", "my mistake|bad", "i beg your pardon", "beg pardon",
        "on reflection", "on second thought|thoughts", "after all",
        "i take that|it back", "i made a mistake",
        "i misread|misheard|mistyped|miscounted|misspoke", "same time|day|place|hour", "gleiche zeit|uhrzeit",
        "or was it",
        "scratch that", "forget it|that|about", "ich meinte|meine", "doch nicht",
    ]

    /// What says that something came to its end.
    private static let endings: [Phrase] = ["no|any more|longer", "nicht mehr"]
}
