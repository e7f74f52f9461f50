import Assistant
import Foundation
import Notes
import SpokenDates

/// Quantities of which a line says another number.
extension Performer {
    /// The only quantity of a note that a line gives otherwise: "they are only stopping two nights now" of "for three nights".
    ///
    /// What is counted says by itself of what the line is, so that its verb may be any.
    func counted(in note: NoteReport, by line: Line) -> ToldChange? {
        guard let kinds = line.form.kinds, kinds[.done] < Self.mostDone, line.whole.containsPhrase(Self.counting)
        else { return nil }
        // "dad's bisoprolol" is none of mum's.
        guard !Relation.isOfStranger(line.core, note) else { return nil }
        let body = Clause(note.body)
        guard body.count < 2_000 else { return nil }
        let noted = Quantity.all(in: body, except: WordDates(body, dates).words)
        let told = Quantity.all(in: line.core, except: line.dates.words, isList: false)
        let pairs = told.compactMap { new -> (old: Quantity, new: Quantity)? in
            let same = noted.filter { $0.noun == new.noun }
            guard same.count == 1, told.count(where: { $0.noun == new.noun }) == 1, isAll(new, of: line.core),
                isAll(same[0], of: body)
            else { return nil }
            return same[0].amount == new.amount ? nil : (same[0], new)
        }
        guard pairs.count == 1, let (old, new) = pairs.first, isOfSubject(old, in: body, of: note, line) else {
            return nil
        }
        // "the one night" becomes "the two nights".
        let isWhole = old.words.count == new.words.count && (old.amount == 1) != (new.amount == 1)
        let written = line.core[isWhole ? new.words : new.number]
        guard let found = corrector.made(note, body, isWhole ? old.words : old.number, written.text),
            !Tense.isOver(found, beside: line.core), !ChangeObjection.areTwo(found, beside: line.core),
            !isOfSomeDay(written, found, line.core), !isOfGoal(found, line.core)
        else { return nil }
        let topic = Set(Stems.content(of: line.core.words)).subtracting(Stems.all(in: written.words))
            .subtracting(Self.reporting)
        let likelihood = NewValue(found, line, kinds, topic).likelihood
        return likelihood < NewValue.perhaps ? nil : ToldChange(found, written, isSure: likelihood >= NewValue.surely)
    }

    /// Whether what a line is about, where the note knows it, stands beside a quantity or in the title: "bob stays two nights now" is
    /// not of "Ann stays three nights, bob comes by train".
    private func isOfSubject(_ old: Quantity, in body: Clause, of note: NoteReport, _ line: Line) -> Bool {
        let subject = Stems.content(of: line.core.words).first { note.stems.contains($0) }
        guard let subject, subject != old.noun else { return true }
        let part = body.part(around: old.number.lowerBound...old.number.upperBound - 1)
        return Stems.all(in: part.words).contains(subject) || note.titleStems.contains(subject)
    }

    /// Whether a quantity is all that there is, and not what came or went: "2 kids now", but not "2 kids cancelled", "lost 2 cones", "2
    /// beds are free".
    private func isAll(_ quantity: Quantity, of text: Clause) -> Bool {
        let (before, end) = (text.key(quantity.words.lowerBound - 1), quantity.words.upperBound)
        if Deed.isPast(before) || Words.pastVerbs.contains(before), !Self.having.contains(before) { return false }
        let next = text.key(end)
        return end >= text.end || text.words[end - 1].mark != nil || Self.ofNow.contains(next)
            || ["instead", "stattdessen"].contains(next)
            || (Words.stopWords.contains(next) || Vocabulary.prepositions.contains(next))
                && !Words.statementVerbs.contains(next) && next != "of"
    }
    private static let having: Set<String> = ["had", "was", "were", "made", "got", "booked", "put", "hatte"]

    /// Words with which a quantity is another than it was.
    private static let counting: [Phrase] = [
        "now|jetzt|nun", "up|down to", "make|makes|made it|that", "after all", "doch nur", "nur noch", "instead",
        "stattdessen",
    ]
}
