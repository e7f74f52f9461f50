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

    /// What was looked up, and an offer to keep a line that may tell something: "monstera died", "till left the band".
    func offeringTold(_ answer: Answer, _ line: Line) throws -> Answer {
        let isTold = line.core.words.dropFirst().contains { Deed.isPast($0.key) || Words.pastVerbs.contains($0.key) }
        guard answer.pending == nil, isTold, !answer.text.hasPrefix(Reply.notDone),
            !line.core.contains(Words.questionWords), let kinds = line.form.kinds, kinds[.lookup] < Ranking.surest
        else { return answer }
        return try offer(line, answer.cameToNothing ? "" : answer.text + "\n")
    }
}
