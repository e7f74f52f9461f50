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
    func firstDone(_ line: Line) -> (Reading, Line)? {
        guard !line.text.contains(where: \.isNewline), let (first, _, rest) = parts(of: line).first(where: isApart)
        else {
            return nil
        }
        let readings = understanding.readings(of: first).map(heldAgainstNotes)
        guard let best = readings.max(by: { $0.score < $1.score }), best.act == .settle else { return nil }
        return (best, rest)
    }

    /// A line cut in two behind each of its marks, but for those within a number or an abbreviation; no long text, of which only the
    /// beginning is looked at.
    private func parts(of line: Line) -> [(first: Line, mark: Character, rest: Line)] {
        guard !line.isLong else { return [] }
        let whole = line.whole
        return whole.words.indices.dropFirst().dropLast(2).compactMap { end in
            let word = whole.words[end]
            guard let mark = word.mark, ".;!,:".contains(mark),
                !Abbreviations.end(whole.source[..<word.range.upperBound])
            else { return nil }
            let (first, rest) = (whole.upTo(end + 1).wholeText, whole.from(end + 1).wholeText)
            return (Line(first, understanding), mark, Line(rest, understanding))
        }
    }

    /// Whether the second part of a line is something else, and not the reason of the first, or one thing more.
    private func isApart(_ first: Line, _ mark: Character, _ rest: Line) -> Bool {
        if rest.whole.contains(LineForm.negations) || Deed.reachesNobody(rest.whole) { return false }
        // "got the rope. tape too"
        if rest.whole.before(Self.more) != nil { return false }
        let isSentence = !",:".contains(mark)
        if isSentence, rest.form.asks { return true }
        let isOrder =
            understanding.readings(of: rest).first.map {
                // "got milk, add wine"
                let isOfList = $0.act.isAboutLists && Words.orderVerbs.contains(rest.whole.key(rest.whole.start))
                return $0.isOrder && $0.score >= Ranking.clear || $0.needsThings || isOfList
            } ?? false
        if Self.pointsBack(rest.whole) { return isOrder }
        return isSentence || isOrder || (rest.form.kinds?[.fact] ?? 0) >= 0.8 && LineForm.setsValue(rest)
    }

    private static let more: [Phrase] = ["too|also|aswell|auch", "as well"]

    /// An answer that something was ticked, and an offer to keep what was told behind it: "called Ben, he starts on monday".
    func offeringRest(_ answer: Answer, of line: Line) -> Answer {
        guard answer.pending == nil, !answer.cameToNothing, let note = script.lastWritten else { return answer }
        var answer = answer
        let said = Deed.stems(line.whole.words)
        // "bank and post done tailor tomorrow"
        let open = Checklist(note.body).items.filter { item in
            let named = Deed.stems(Word.words(of: item.text)[...])
            return !item.isDone && !named.isEmpty && named.isSubset(of: said)
        }
        if !open.isEmpty { answer.text += " Still open: \(Reply.joined(open.map(\.text)))." }
        let items = Checklist(note.body).items.map { Stems.all(in: $0.text) }
        func isTold(_ first: Line, _ mark: Character, _ rest: Line) -> Bool {
            let said = Set(Stems.content(of: rest.whole.words))
            let isThing = items.contains { item in !said.isDisjoint(with: item) }
            let hasValue = !rest.dates.places.isEmpty || rest.whole.keys.contains { $0.contains(where: \.isNumber) }
            return !isThing && (LineForm.tells(rest.whole) || hasValue)
        }
        guard let (_, _, rest) = parts(of: line).first(where: isTold) else { return answer }
        answer.text += " " + Reply.offerNote(of: rest.whole.text)
        answer.pending = Memory.Pending(kind: .keep, line: (Self.pointsBack(rest.whole) ? line : rest).text)
        return answer
    }

    /// Does one part of a line: "can only get in after 1", told behind another part, is no question that nothing answers.
    func performRest(_ line: Line) throws -> Answer {
        let answer = try perform(line)
        let mayAsk = line.form.asks && LineKinds(line)[.lookup] > 0.3
        guard answer.cameToNothing || answer.isApart, answer.pending == nil, !mayAsk, !line.form.orders else {
            return answer
        }
        return Answer(Reply.offerNote(of: line.text), pending: Memory.Pending(kind: .keep, line: line.text))
    }

    /// Whether words say nothing of what they are about: "he starts on monday", "they'll deliver", "4 of them".
    private static func pointsBack(_ words: Clause) -> Bool {
        let first = words.key(words.start)
        return Deed.tellers.contains(first) || Words.pronouns.contains(first) || first.first?.isNumber ?? false
            || ["he", "she", "they", "it", "we"].contains { pronoun in
                ["ll", "s", "re", "ve", "d"].contains { first == pronoun + $0 }
            }
    }

    /// What was looked up, and an offer to keep a line that may tell something: "monstera died", "till left the band".
    func offeringTold(_ answer: Answer, _ line: Line) -> Answer {
        let isTold = line.core.words.dropFirst().contains { Deed.isPast($0.key) || Words.pastVerbs.contains($0.key) }
        guard answer.pending == nil, isTold, !answer.text.hasPrefix(Reply.notDone),
            !line.core.contains(Words.questionWords), let kinds = line.form.kinds, kinds[.lookup] < Ranking.surest
        else { return answer }
        return offer(line, answer.cameToNothing ? "" : answer.text + "\n")
    }
}
