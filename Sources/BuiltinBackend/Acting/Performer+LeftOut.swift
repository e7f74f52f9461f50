import Assistant
import Foundation
import Notes
import SpokenDates

/// What a change would leave out of a line, or leave standing in a note.
extension Performer {
    /// Whether a line says instead of what something is, and that would stay: "bumetanide 1mg now instead of furosemide" puts no 1mg
    /// behind the furosemide.
    func leavesOther(_ line: Line, _ change: Correction) -> Bool {
        guard let gone = line.whole.find(["instead of", "statt"]).map({ line.whole.key($0.upperBound) }) else {
            return false
        }
        return Clause(change.note.body).contains([gone]) && !Clause(change.old).contains([gone])
    }

    /// Whether the words of a new day or hour have a number besides, which would be lost: "4pm and 15 kids".
    func leavesNumber(_ change: Correction, of new: Clause?) -> Bool {
        guard change.problem == nil, let new, case let dated = WordDates(new, dates).words, !dated.isEmpty else {
            return false
        }
        let written = Clause(change.new + " " + change.note.body).keys.map { $0.filter(\.isNumber) }
            .joined(separator: " ")
        // A day or an hour may be written in another way than it was said.
        let isRewritten =
            change.due != nil || change.new.count(where: \.isNumber) > 4 || change.new.contains(/\d:\d\d/)
        return new.words.indices.contains { index in
            let number = new.key(index).filter(\.isNumber)
            let isInDate = dated.contains(index) || dated.contains(index - 1)
            return !number.isEmpty && !written.contains(number) && !(isRewritten && isInDate)
        }
    }

    /// Whether a number without a unit may be meant for another of several in the old one's part: "ben pays 20 now" of "Ben 9 tue 4pm 18",
    /// "ramipril 2 in the morning now" of "ramipril 5mg 1 in the morning".
    func isOneOfSeveral(_ found: Correction, _ new: Clause, _ line: Line) -> Bool {
        let body = Clause(found.note.body)
        let dates = WordDates(body, dates).words
        guard found.due == nil, let place = found.firstWord(in: body), line.core.contains([body.key(place - 1)]),
            case (let old, let value) = (Value(body, place), Value(new, new.start)), !dates.contains(place),
            !old.isClock, !value.isClock, !value.isMoney
        else { return false }
        let others = body.part(around: place...place).from(place + 1).words.indices.filter { index in
            body.key(index).first?.isNumber ?? false && !dates.contains(index) && !Value(body, index).isClock
        }
        let verb = RowNews(line)?.verb
        let isOfVerb = verb.map { !["is", "are", "ist", "sind"].contains($0) && !body.contains([$0]) } ?? false
        let hasUnit = !old.attached.isEmpty && value.attached.isEmpty
        return !others.isEmpty && (isOfVerb || hasUnit && others.contains { Value(body, $0).attached.isEmpty })
    }

    /// Whether a value is said of two things together, of which the note has two values: "cleo and ana get 26" of "Ana 20, Cleo 25".
    func isOfSeveral(_ found: Correction, _ new: Clause, _ core: Clause) -> Bool {
        guard new.source == core.source, found.due == nil else { return false }
        let said = core.upTo(new.start)
        let known = found.note.stems
        let both = said.words.indices.compactMap { index -> [String]? in
            guard ValuePlaces.pairs.contains(said.key(index)) else { return nil }
            let names = [said.key(index - 1), said.key(index + 1)].map(PorterStemmer.stem)
            return names.allSatisfy { known.contains($0) && !Words.stopWords.contains($0) } ? names : nil
        }.first
        guard let both else { return false }
        let parts = Clause(found.note.body).parts.filter { $0.keys.contains { $0.contains(where: \.isNumber) } }
        let holders = both.map { name in parts.firstIndex { Stems.all(in: $0.words).contains(name) } }
        return !holders.contains(nil) && holders[0] != holders[1]
    }

    /// Puts a new value in the place of an old one, and keeps what else the line tells.
    func revise(_ reading: Reading, _ line: Line) throws -> Answer {
        if let answer = try severalValues(in: line) { return answer }
        if let correction = revision(reading), !Relation.isOfStranger(line.core, correction.note) {
            guard correction.rivals.isEmpty else { return which(correction.rivals, reading) }
            // "the party is now 16 kids and one is vegan" says more than the new number.
            let hasMore = !reading.isOrder && reading[.new].map { $0.count > Clause(correction.new).count } ?? false
            let written = hasMore ? correction.written(in: line.core) : nil
            let new = written ?? (reading.act == .revise ? reading[.new] : nil)
            return try apply(correction, and: new.flatMap { rest(of: line, beside: $0, correction) })
        }
        if reading.act == .revise {
            return try belonging(of: line.core, line).isSurelyOwn ? keep(line.core, line) : offer(line)
        }
        return .nothing(Reply.nothingToCorrect)
    }

    /// What a line tells beside a new value, in another part of it: "bring x-rays" of "the dentist is at 3, bring x-rays".
    ///
    /// What is wrong is no more to be told: "it is not 17:15, it is 17:45".
    func rest(of line: Line, beside new: Clause, _ change: Correction) -> String? {
        let core = line.core
        guard new.source == core.source, core.words.indices.contains(new.start), new.end <= core.end else { return nil }
        let part = core.part(around: new.start...max(new.start, new.end - 1))
        let behind = core[max(part.start, new.end)..<part.end]
        // "the party is now 16 kids and one is nut allergic"
        let joined = behind.words.indices.first { index in
            ValuePlaces.pairs.contains(core.key(index)) && LineForm.hasVerb(behind.from(index + 1))
        }
        let more = joined.map { [behind.from($0 + 1)] } ?? []
        let rests = ([core.upTo(part.start)] + more + [core.from(part.end)]).filter { rest in
            if rest.contains(LineForm.negations), rest.words.contains(where: { $0.key.contains(where: \.isNumber) }) {
                return false
            }
            if rest.count < 4, rest.containsPhrase(Self.sameTime) { return false }
            // "mr bell cant do friday, tuesday 4pm instead"
            if let denied = Contrast(line)?.denied(in: rest), denied.isSubset(of: change.note.stems) { return false }
            // "…, add rope to the list" is to be done, and no text.
            let order = rest.after(Self.and) ?? rest
            if Words.orderVerbs.subtracting(Words.taskVerbs).contains(order.key(order.start)) { return false }
            // "the ramp is 4 m now, or was it 5"
            let asked = ["or", "oder"].contains(rest.key(rest.start)) ? rest.from(rest.start + 1) : rest
            if LineForm.opensQuestion(asked, line) { return false }
            let words = rest.words.filter { !Words.turns.contains($0.key) && !Words.interjections.contains($0.key) }
            let strange = Set(Stems.content(of: words[...])).subtracting(Self.reporting).subtracting(change.note.stems)
            // "port is 5001 now, owner dave"
            let isNamed =
                words.count == 2 && strange.count == 1 && Set(Stems.content(of: words[...])).count == 2
                && !(words.last.map { Deed.isPast($0.key) || $0.key.hasSuffix("s") } ?? true)
                && !words.contains { LineForm.negations.contains($0.key) }
            // "band only till midnight", "no samples": what the note knows is otherwise.
            let isOfKnown =
                rest.count > 1 && strange.count < 2 && !strange.contains { Vocabulary.weakWords.contains($0) }
                && !change.note.stems.isDisjoint(with: Stems.content(of: words[...]))
                && (strange.count == 1 || rest.contains(LineForm.negations))
                && !rest.contains(Self.stays)
                && Set(Stems.all(in: change.old)).isDisjoint(with: Stems.all(in: words[...]))
            return strange.count > 1 || strange.count == 1 && (LineForm.hasVerb(rest) || isNamed) || isOfKnown
                || hasNumber(rest, beyond: change.note)
        }
        return rests.isEmpty
            ? nil : rests.map { DraftMaker.capitalized(($0.after(Self.and) ?? $0).text) }.joined(separator: "\n")
    }

    private static let sameTime: [Phrase] = ["same time|place|hour", "gleiche|selbe zeit|uhrzeit|stunde"]
    private static let stays: Set<String> = ["stays", "stay", "same", "bleibt", "bleiben"]
    private static let and: [Phrase] = ["and|und"]

    /// Whether words have a number that a note does not have.
    func hasNumber(_ words: Clause, beyond note: NoteReport) -> Bool {
        words.keys.contains { $0.contains(where: \.isNumber) && !note.body.contains($0) }
    }
}
