import Assistant
import SpokenDates

/// New values that a line brings news of.
extension Performer {
    /// The place of a value in the note that a line brings news of: "ballet changed, now 16:45".
    func correction(of note: NoteReport, by line: Line) -> (correction: Correction, new: Clause)? {
        guard let kinds = line.form.kinds, Ranking.isLikelyChange(kinds), !LineForm.closes(line.core),
            !line.core.contains(Self.former),
            let reading = Ranking.fallbacks(for: line, line.form).first(where: { $0.rule == LineReading.likelyChange }),
            let new = reading[.new], isOfKnown(new, line.core, note)
        else { return nil }
        func topic(of words: Clause) -> Set<String> {
            Set(Stems.content(of: words.words)).subtracting(Stems.all(in: new.words)).subtracting(Self.reporting)
        }
        // "oak went down to 85, ash stays" is about the oak.
        let near = topic(of: line.core.part(around: new.start...max(new.start, new.end - 1)))
        let topic = near.isEmpty ? topic(of: line.core) : near
        return corrector.correction(in: note, new: new, old: nil, near: topic).flatMap {
            // "Tim is now 30" is not about what he owes.
            Tense.isOver($0, beside: line.core) || !isOfSubject($0, new, topic) ? nil : ($0, new)
        }
    }

    /// Whether a note has all that a value is said of: "Mum takes vitamin D 25" is of no tablets that she took before.
    ///
    /// A telephone number or a password says by itself of what it is.
    private func isOfKnown(_ new: Clause, _ core: Clause, _ note: NoteReport) -> Bool {
        let digits = new.text.count(where: \.isNumber)
        let isCode = digits > 4 || digits > 0 && new.text.contains(where: \.isLetter)
        if isCode, WordDates(new, dates).places.isEmpty { return true }
        let part = core.part(around: new.start...max(new.start, new.end - 1)).upTo(new.start)
        let said = part.words.contains { !Words.stopWords.contains($0.key) } ? part : core.upTo(new.start)
        let told = said.words.filter {
            !Words.statementVerbs.contains($0.key) && !Self.scheduling.contains($0.key) && !Deed.isPast($0.key)
                && !Words.stopWords.contains($0.key)
        }
        return Set(Stems.content(of: told[...])).subtracting(Self.reporting).isSubset(of: note.stems)
    }

    /// What a line tells beside a new value, in another part of it: "bring x-rays" of "the dentist is at 3, bring x-rays".
    ///
    /// What is wrong is no more to be told: "it is not 17:15, it is 17:45".
    func rest(of line: Line, beside new: Clause, _ change: Correction) -> String? {
        let core = line.core
        guard new.source == core.source, core.words.indices.contains(new.start), new.end <= core.end else { return nil }
        let part = core.part(around: new.start...max(new.start, new.end - 1))
        let rests = [core.upTo(part.start), core.from(part.end)].filter { rest in
            if rest.contains(LineForm.negations), rest.words.contains(where: { $0.key.contains(where: \.isNumber) }) {
                return false
            }
            let words = rest.words.filter { !Words.turns.contains($0.key) && !Words.interjections.contains($0.key) }
            let strange = Set(Stems.content(of: words[...])).subtracting(Self.reporting).subtracting(change.note.stems)
            return strange.count > 1 || strange.count == 1 && LineForm.hasVerb(rest)
        }
        return rests.isEmpty ? nil : rests.map { DraftMaker.capitalized($0.text) }.joined(separator: "\n")
    }

    private static let scheduling: Set<String> = [
        "leaves", "departs", "arrives", "opens", "closes", "shuts", "begins", "runs", "lands",
    ]

    /// Words of what was so, and is not any more.
    private static let former: Set<String> = ["was", "were", "once", "missed", "war", "waren"]
}
