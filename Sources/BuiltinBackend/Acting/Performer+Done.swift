import Assistant
import Notes
import SpokenDates

/// Lines that tell of something done, and of something else behind it.
extension Performer {
    /// A reading with what the notes say for it and against it.
    func heldAgainstNotes(_ reading: Reading) -> Reading { reading.weighed(Evidence(reading, self).weights) }

    /// What the first part of a line tells to be done, and the rest, which tells something else.
    ///
    /// "got the tape. scaffold hire is 07700 900119"; `nil` where the first names nothing that is open, or the rest may take it back:
    /// "… they had none".
    func firstDone(_ line: Line) -> (Reading, Character, Line)? {
        guard !line.text.contains(where: \.isNewline), let (first, mark, rest) = parts(of: line).first(where: isApart)
        else {
            return nil
        }
        let readings = understanding.readings(of: first).map(heldAgainstNotes)
        guard let best = readings.max(by: { $0.score < $1.score }), best.act == .settle, !shelf.isOfAny(best) else {
            return nil
        }
        return (best, mark, rest)
    }

    /// A line cut in two behind each of its marks, but for those within a number or an abbreviation; no long text, of which only the
    /// beginning is looked at.
    func parts(of line: Line) -> [(first: Line, mark: Character, rest: Line)] {
        guard !line.isLong else { return [] }
        let whole = line.whole
        return whole.words.indices.dropFirst().dropLast(1).compactMap { end in
            let word = whole.words[end]
            // "gutters done but the downpipe is cracked"
            let isBut = ["but", "aber"].contains(whole.key(end + 1))
            // "got milk and we need nappies"
            let isAnd =
                ["and", "n", "und"].contains(whole.key(end + 1))
                && tellsMore(whole.part(around: end + 2...end + 2).from(end + 2))
            let next = isBut || isAnd ? end + 2 : end + 1
            guard let mark = word.mark ?? (isBut || isAnd ? "," : nil), ".;!,:".contains(mark),
                // A word alone tells something where it is a value: "paid gas, 84.20".
                whole.end - next > 1 || whole.key(next).contains(where: \.isNumber),
                !Abbreviations.end(whole.source[..<word.range.upperBound])
            else { return nil }
            let (first, rest) = (whole.upTo(end + 1).wholeText, whole.from(next).wholeText)
            return (Line(first, understanding), mark, Line(rest, understanding))
        }
    }

    /// Whether words behind an "and" tell something, and name no more things.
    private func tellsMore(_ words: Clause) -> Bool {
        // "got milk and put it in the fridge"
        let isOfIt = words.contains(["it", "them", "him", "her"]) && Self.values(of: words).isEmpty
        guard words.count > 1, !isOfIt, LineForm.tells(words), !LineForm.namesThings(words) else { return false }
        let said = Deed.stems(words.words).filter { !($0.first?.isNumber ?? true) }
        return !shelf.notes.contains { note in
            Checklist(note.body).items.contains { said.isSubset(of: Stems.all(in: $0.text)) }
        }
    }

    /// Whether the second part of a line is something else, and not the reason of the first, or one thing more.
    private func isApart(_ first: Line, _ mark: Character, _ rest: Line) -> Bool {
        // "got the rope. tape too"
        if rest.whole.before(Self.more) != nil { return false }
        let opening = rest.whole.keys.first { !Requests.joints.contains($0) }
        let opens = opening.map(Words.orderVerbs.contains) ?? false
        let isOrder =
            understanding.readings(of: rest).first.map {
                // "got milk, add wine"
                $0.isOrder && $0.score >= Ranking.clear || $0.needsThings || $0.act.isAboutLists && opens
            } ?? false
        // "got the eggs, and take the butter off, nobody eats it"
        let isNothing = rest.whole.contains(LineForm.negations) || Deed.reachesNobody(rest.whole)
        if isNothing, !(isOrder && opens) { return false }
        let isSentence = !",:".contains(mark)
        if isSentence, rest.form.asks { return true }
        if Self.pointsBack(rest.whole) { return isOrder }
        return isSentence || isOrder || (rest.form.kinds?[.fact] ?? 0) >= 0.8 && LineForm.setsValue(rest)
            || first.whole.words.last?.mark != nil && isOwnDeed(first)
                && (rest.whole.parts.first.map(LineForm.tells) ?? false)
                && (isAhead(rest.dates) || Deed.isState(rest.whole, behind: nil) || rest.whole.contains(Self.paying))
    }

    /// Whether a line tells what the person did: "packed the drill", "I got the eggs".
    private func isOwnDeed(_ line: Line) -> Bool {
        let first = line.core.key(line.core.start)
        return Deed.isPast(first) || ["i", "we", "ive", "weve", "ich", "wir"].contains(first)
    }

    private static let more: [Phrase] = ["too|also|aswell|auch", "as well"]

    /// Does one part of a line: "can only get in after 1", told behind another part, is no question that nothing answers.
    func performRest(_ line: Line) throws -> Answer {
        let answer = try perform(line)
        let mayAsk = line.form.asks && LineKinds(line)[.lookup] > 0.3
        let isTold = answer.text.hasPrefix(Reply.notDone) && LineForm.tells(line.core)
        guard answer.cameToNothing || answer.isApart, answer.pending == nil, isTold || !mayAsk && !line.form.orders
        else {
            return answer
        }
        return Answer(Reply.offerNote(of: line.text), pending: Memory.Pending(kind: .keep, line: line.text))
    }

    /// Verbs that tell of what was named before them: "comes on wednesday".
    static let unsubjected: Set<String> = [
        "comes", "come", "arrives", "arrive", "costs", "cost", "is", "are", "kommt", "kommen", "kostet", "ist", "sind",
    ]

    /// Whether words say nothing of what they are about: "he starts on monday", "they'll deliver", "4 of them".
    static func pointsBack(_ words: Clause) -> Bool {
        let first = words.key(words.start)
        return Deed.tellers.contains(first) || Words.pronouns.contains(first) || first.first?.isNumber ?? false
            || unsubjected.contains(first) || !words.isEmpty && Value(words, words.start).isMoney
            || ["he", "she", "they", "it", "we"].contains { pronoun in
                ["ll", "s", "re", "ve", "d"].contains { first == pronoun + $0 }
            }
    }
}
