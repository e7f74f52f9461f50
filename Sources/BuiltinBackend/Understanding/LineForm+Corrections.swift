import Foundations

/// Whether a line is about what was said before it.
extension LineForm {
    /// Whether a line takes back something that was said: "no, …", "i misread", "*15 peaks".
    static func corrects(_ line: Line) -> Bool {
        let opening = line.whole.upTo(min(line.core.start + 1, line.whole.end))
        let isMarked = line.text.first == "*" && line.text.dropFirst().first?.isWhitespace == false
        return isMarked || opening.contains(Words.turns) || line.whole.containsPhrase(corrections)
            || line.core.count < 6 && line.whole.containsPhrase(endings)
    }

    /// The end of a line that takes back what it said before: "actually no", "no wait, not yet".
    static func takingBack(_ line: Line) -> Clause? {
        let whole = line.whole
        let last = whole.from(
            whole.words.dropLast().lastIndex { $0.mark.map { $0 != ":" } ?? false }.map { $0 + 1 } ?? whole.end
        )
        let isTakenBack =
            last.start < whole.end && last.contains(["no", "dont", "not", "nein", "nicht"])
            && last.words.allSatisfy(saysNothing) && !last.contains(Line.subjects)
        // "sold the bike, no need now"
        return isTakenBack && !last.contains(["need", "needed"]) ? last : nil
    }

    /// Whether a line tells of what was moved, or of what comes instead.
    static func moves(_ line: Line) -> Bool {
        line.whole.contains(Corrector.moving) || line.whole.contains(["instead", "stattdessen"])
    }

    static let pronouns: Set<String> = [
        "it", "that", "this", "they", "them", "those", "these", "both", "es", "das",
    ]
    private static let corrections: [Phrase] = [
        "i meant|mean", "i am|was afraid|wrong|mistaken", "my mistake|bad", "i beg your pardon", "beg pardon",
        "on reflection", "on second thought|thoughts", "after all", "i take that|it back", "i made a mistake",
        "i misread|misheard|mistyped|miscounted|misspoke", "same time|day|place|hour", "gleiche zeit|uhrzeit",
        "or was it", "scratch that", "forget it|that|about", "ich meinte|meine", "doch nicht",
    ]

    /// What says that something came to its end.
    private static let endings: [Phrase] = ["no|any more|longer", "nicht mehr"]
}
