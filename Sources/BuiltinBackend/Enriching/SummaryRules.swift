import Notes

/// Finds the sentence of a note that tells most about it.
enum SummaryRules {
    /// The shortest prose that needs a summary, in characters.
    private static let shortestProse = 120

    /// The most telling sentence that the note states itself; `nil` when there is none, the note is short, or it says no
    /// more than its title.
    static func summary(of text: NoteText) -> String? {
        let lines = text.sentences.filter { $0.kind == .paragraph || $0.kind == .bullet }
        let prose = lines.map { Clause($0.text) }
        let own = zip(lines, prose).filter { !$0.0.isBorrowed }.map(\.1)
        for sentence in own {
            if let rest = sentence.after(labels), rest.count >= 3, sentence.hasColon(before: rest) {
                return rest.verbatimToEnd
            }
        }
        guard prose.count >= 2, prose.reduce(0, { $0 + $1.source.count }) >= shortestProse else { return nil }
        let title = Set(Stems.content(of: text.title.words))
        var weights: [String: Double] = [:]
        for (_, same) in Dictionary(grouping: prose, by: \.source) {
            for stem in Set(Stems.content(of: same[0].words)) { weights[stem, default: -1] += 1 }
        }

        let candidates = own.enumerated().filter { isTelling($1, beyond: title) }
        let scored = candidates.map { index, sentence in
            (score: score(sentence, isFirst: index == 0, title, weights), sentence: sentence)
        }
        // The earlier of two that tell as much.
        let best = scored.dropFirst().reduce(scored.first) { best, next in
            next.score > (best?.score ?? -.infinity) ? next : best
        }
        return best?.sentence.source
    }

    /// Whether a sentence can stand for its note at all.
    private static func isTelling(_ sentence: Clause, beyond title: Set<String>) -> Bool {
        let stems = Set(Stems.content(of: sentence.words))
        return sentence.count >= 5 && stems.count >= 2 && !stems.isSubset(of: title)
            && !sentence.source.contains("://") && !"?:".contains(sentence.lastMark)
    }

    private static func score(
        _ sentence: Clause,
        isFirst: Bool,
        _ title: Set<String>,
        _ weights: [String: Double]
    ) -> Double {
        let stems = Set(Stems.content(of: sentence.words))
        let weight = stems.map { min(weights[$0] ?? 0, 3) }.sorted().reduce(0, +)
        var score = weight / Double(max(6, stems.count))
        if isFirst { score += 0.3 }
        if !stems.isDisjoint(with: title) { score += 0.8 }
        if sentence.containsPhrase(signals) { score += 1.5 }
        if leaningWords.contains(sentence.key(sentence.start)) { score -= 0.6 }
        if sentence.source.count > NoteEnrichment.longestSummary { score -= 0.4 }
        if sentence.source.count < 25 { score -= 0.4 }
        return score
    }

    private static let labels: [Phrase] = ["tl;dr", "tldr", "summary", "in short", "bottom line", "in a nutshell"]
    private static let signals: [Phrase] = [
        "decided", "agreed", "decision", "conclusion", "concluded", "in short", "bottom line", "turns out",
        "the result", "in the end", "most important", "the main", "key point", "we go with", "went with",
        "the plan is", "the idea is", "the goal is", "overall", "settled on",
    ]
    /// First words of sentences that lean on the one before.
    private static let leaningWords: Set<String> = [
        "it", "its", "this", "that", "thats", "these", "those", "they", "he", "she", "but", "so", "also", "however",
        "then", "and", "because", "there", "maybe", "anyway",
    ]
}

extension Clause {
    /// The mark that ends the sentence, whatever brackets and quotation marks follow; else its last character.
    fileprivate var lastMark: Character { source.last { !")]\"”“»« ".contains($0) } ?? " " }

    /// Whether the words before `rest` end with a colon.
    fileprivate func hasColon(before rest: Clause) -> Bool {
        rest.start > start && words[rest.start - 1].mark == ":"
    }

    /// The text from the first word to the end of the whole text.
    fileprivate var verbatimToEnd: String { words.first.map { String(source[$0.range.lowerBound...]) } ?? "" }
}
