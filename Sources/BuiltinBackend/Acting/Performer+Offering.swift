import Assistant
import Notes
import SpokenDates

/// Offers to keep what a line tells and nothing was done with, so that nothing that was typed is lost unseen.
extension Performer {
    /// Asks whether a line is to be kept; where it most likely belongs to a note that is no list, whether it is to be added there.
    func offer(_ line: Line, _ shown: String = "") throws -> Answer {
        guard chosen == nil, let (place, likelihood) = belonging(of: line.core, line).best,
            likelihood >= Belonging.namedInOffer, place.isSafe,
            let note = try place.note.flatMap({ try whole($0.id) }),
            Checklist(note.body).items.isEmpty
        else { return Answer(shown + Reply.offerNote, pending: Memory.Pending(kind: .keep, line: line.text)) }
        return Answer(
            shown + Reply.offerAddition(to: note.title),
            pending: Memory.Pending(kind: .keep, choices: [Memory.Pointer(note)], line: line.text)
        )
    }

    /// An answer to something else than what was asked, which says so where the line that was asked about is noted nowhere.
    func naming(lost pending: Memory.Pending, in answer: Answer) -> Answer {
        guard
            pending.kind == .keep
                || pending.kind == .which && [.statement, .revise, .settle].contains(pending.act)
        else {
            return answer
        }
        let line = Line(pending.line, understanding)
        let told = Set(Stems.content(of: line.core.words))
        // "remember that Karl has diabetes" behind "Karl has diabetes"
        if script.written.contains(where: { told.isSubset(of: Stems.all(in: $0.title + "\n" + $0.body)) }) {
            return answer
        }
        var named = answer
        let lost = Reply.notNoted(pending.line, isRest: memory.wrote)
        named.text = answer.pending == nil ? "\(answer.text)\n\(lost)" : "\(lost)\n\(answer.text)"
        return named
    }

    /// An answer whose question says which part of a line it is about.
    func naming(_ part: Line, in answer: Answer) -> Answer {
        var answer = answer
        let title = answer.pending?.choices.first?.title
        switch answer.text {
        case Reply.offerNote: answer.text = Reply.offerNote(of: part.text)
        case Reply.offerTask: answer.text = Reply.offerTask(of: part.text)
        case title.map({ Reply.offerAddition(to: $0) }):
            answer.text = Reply.offerAddition(of: part.text, to: title ?? "")
        default: break
        }
        return answer
    }

    func offer(part text: String, of line: String, behind answer: Answer) -> Answer {
        var answer = answer
        answer.text += " " + Reply.offerNote(of: text)
        answer.pending = Memory.Pending(kind: .keep, line: line)
        return answer
    }

    /// An answer, with an offer to keep a line that changed nothing and may tell something: "ben quit", "do not give rex chocolate".
    func offeringLost(_ answer: Answer, _ reading: Reading, _ line: Line) throws -> Answer {
        guard Self.mayTell.contains(reading.act), answer.pending == nil, !script.hasWritten, !reading.isOrder,
            let kinds = line.form.kinds, !Ranking.isRemark(kinds), kinds[.lookup] < Ranking.surest,
            // A yes to "the dentist isn't on friday" would move it there.
            line.dates.places.isEmpty || !line.core.contains(LineForm.negations),
            line.whole.count > 1, !line.whole.words.contains(where: { $0.mark == "?" }),
            !Self.correcting.contains(reading.act) || Stems.content(of: line.core.words).count > 1,
            LineForm.tells(line.core) || LineForm.label(of: line.core) != nil
                || kinds.news + kinds[.fact] >= Self.likelyTold
        else { return answer }
        return try offer(line, answer.text + "\n")
    }

    /// The new value behind an order to delete something: "it's 5522 now" of "delete the alarm code, it's 5522 now".
    func renewal(of line: Line) -> Clause? {
        line.whole.parts.dropFirst().first { part in
            let isNew =
                part.contains(Self.ofNow.union(["new", "neu", "neue", "neuer", "neues"]))
            return isNew && !Self.values(of: part).isEmpty
        }
    }

    /// What may only tell something, where it changes nothing.
    private static let mayTell: Set<Act> = [
        .lookup, .answer, .recall, .correct, .change, .revise, .settle, .readQuestions,
    ]
    private static let correcting: Set<Act> = [.correct, .change, .revise]
    /// How likely a line must be to tell news or a fact to be offered.
    private static let likelyTold = 0.6

    /// An answer that something was ticked, and an offer to keep what was told behind it: "called Ben, he starts on monday".
    func offeringRest(_ answer: Answer, of line: Line) throws -> Answer {
        guard answer.pending == nil, !answer.cameToNothing, let note = script.lastWritten else { return answer }
        var answer = answer
        let said = Deed.stems(line.whole.words)
        // "bank and post done tailor tomorrow"
        let open = Checklist(note.body).items.filter { item in
            let named = Deed.stems(Word.words(of: item.text)[...])
            return !item.isDone && !named.isEmpty && named.isSubset(of: said)
        }
        if !open.isEmpty { answer.text += " Still open: \(Reply.joined(open.map(\.text)))." }
        let items = Checklist(note.body).items.map { (isDone: $0.isDone, stems: Stems.all(in: $0.text)) }
        func isTold(_ first: Line, _ mark: Character, _ rest: Line) -> Bool {
            let said = Set(Stems.content(of: rest.whole.words))
            // "kita fee paid, sport fee still open"
            let isThing = items.contains { item in
                item.isDone && rest.whole.contains(Self.ofOpen)
                    ? said.isSubset(of: item.stems) : !said.isDisjoint(with: item.stems)
            }
            // "that's done as well", "did that yesterday", "don't need it"
            let days = rest.dates.words
            let saysMore = rest.whole.words.indices.contains { index in
                let key = rest.whole.key(index)
                return !days.contains(index) && !Words.stopWords.contains(key) && !Self.ofDone.contains(key)
            }
            guard saysMore, rest.whole.match(LineForm.needless) == nil else { return false }
            let hasValue = !rest.dates.places.isEmpty || rest.whole.keys.contains { $0.contains(where: \.isNumber) }
            return !isThing && (LineForm.tells(rest.whole) || hasValue || rest.whole.contains(Self.ofOpen))
        }
        guard let (_, mark, rest) = parts(of: line).first(where: isTold) else {
            // "paid the gas 84.20", "paid Gus 45"
            let said =
                line.core.contains(Self.paying) ? Self.values(of: line.core) : line.core.keys.filter(LineForm.isValue)
            let values = said.filter { !note.body.contains($0) }
            return values.isEmpty ? answer : offer(part: line.text, of: line.text, behind: answer)
        }
        if mark == ",", isOf(note, rest) {
            return Answer(joining: [answer, try append(told: rest.core, rest, to: note)])
        }
        return offer(
            part: rest.whole.text,
            of: (Self.pointsBack(rest.whole) || rest.whole.count == 1 ? line : rest).text,
            behind: answer
        )
    }

    /// With these, a number behind what is done says what it cost.
    private static let paying: Set<String> = ["paid", "cost", "spent", "bezahlt", "gezahlt", "gekostet"]
    /// Words of what is still to be done.
    private static let ofOpen: Set<String> = ["need", "needs", "still", "open", "missing", "noch", "offen", "fehlt"]
    /// Words that only say that something is done.
    private static let ofDone: Set<String> = ["done", "did", "sorted", "finished", "thats", "erledigt", "fertig"]

    /// Whether what is told behind a task that was done only says a value of it: "booked the permit, ref TP4471".
    func isOf(_ note: NoteReport, _ rest: Line) -> Bool {
        Checklist.isOneTask(note) && rest.core.keys.contains(where: LineForm.isValue) && rest.dates.places.isEmpty
            && !LineForm.hasVerb(rest.core) && !rest.form.orders && !rest.form.asks
            && LineForm.label(of: rest.core) == nil
    }

    /// What was looked up, and an offer to keep a line that may tell something: "monstera died", "till left the band".
    func offeringTold(_ answer: Answer, _ line: Line) throws -> Answer {
        let isTold = line.core.words.dropFirst().contains { Deed.isPast($0.key) || Words.pastVerbs.contains($0.key) }
        guard answer.pending == nil, isTold, !answer.text.hasPrefix(Reply.notDone),
            !line.core.contains(Words.questionWords), let kinds = line.form.kinds, kinds[.lookup] < Ranking.surest
        else { return answer }
        return try offer(line, answer.cameToNothing ? "" : answer.text + "\n")
    }
}
