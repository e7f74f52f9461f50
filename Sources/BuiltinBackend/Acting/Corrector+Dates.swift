import Assistant
import Foundation
import Notes
import SpokenDates

/// What changes along with a day or a time.
extension Corrector {
    /// A change within a day that has its date in brackets, with that date: "the 5th at 7 (Saturday 5 December)".
    func redated(_ correction: Correction) -> Correction {
        guard correction.due == nil, correction.problem == nil else { return correction }
        let note = correction.note
        let body = Clause(note.body)
        func range(_ words: Range<Int>) -> Range<String.Index> {
            body.words[words.lowerBound].range.lowerBound..<body.words[words.upperBound - 1].range.upperBound
        }
        let places = WordDates(body: body, titled: note.title, dates).places.filter(\.phrase.namesDay)
        guard let index = places.indices.dropLast().first(where: { range(places[$0].words).overlaps(correction.range) })
        else { return correction }
        let (place, dated) = (range(places[index].words), range(places[index + 1].words))
        guard places[index + 1].words.lowerBound == places[index].words.upperBound,
            note.body[..<dated.lowerBound].last == "(", correction.range.upperBound <= dated.lowerBound
        else { return correction }
        let start = min(place.lowerBound, correction.range.lowerBound)
        let end = max(place.upperBound, correction.range.upperBound)
        let changed =
            note.body[start..<correction.range.lowerBound] + correction.new
            + note.body[correction.range.upperBound..<end]
        guard let phrase = dates.phrases(in: String(changed)).first(where: \.namesDay),
            phrase.days.lowerBound < phrase.days.upperBound
        else { return correction }
        let old = places[index].phrase.days
        guard places[index].phrase.isOneDay else {
            // "Monday 23 March to Thursday 26 March" is read as two.
            let second = places.indices.contains(index + 2) ? places[index + 2].words : nil
            let isTwo = second.map { 0...1 ~= $0.lowerBound - places[index + 1].words.upperBound } ?? false
            let end = isTwo ? second.map { range($0).upperBound } ?? dated.upperBound : dated.upperBound
            guard let days = span(phrase, insteadOf: old) else { return Self.noSpan(note) }
            return redated(correction, dated.lowerBound..<end, wording.plainDays(days))
        }
        guard let due = due(of: phrase, Clause(correction.new), near: old.lowerBound) else {
            return noDay(phrase, near: old.lowerBound, note)
        }
        guard !wording.calendar.isDate(due, inSameDayAs: old.lowerBound) else { return correction }
        return redated(correction, dated, wording.plainDay(due))
    }

    /// A change with other dates in the brackets behind it.
    private func redated(_ correction: Correction, _ dates: Range<String.Index>, _ days: String) -> Correction {
        let body = correction.note.body
        let isClosed = body[dates.upperBound...].first == ")"
        let whole =
            correction.range.lowerBound..<(isClosed ? body.index(after: dates.upperBound) : dates.upperBound)
        return Correction(
            note: correction.note,
            old: String(body[whole]),
            new: correction.new + body[correction.range.upperBound..<dates.lowerBound] + days + (isClosed ? ")" : ""),
            range: whole
        )
    }

    /// A change of an end of a span that leaves no span.
    private static func noSpan(_ note: NoteReport) -> Correction {
        .refused(
            note,
            "\(note.title) has a first and a last day. Say both, such as “from the 3rd to the 5th”. Nothing was changed."
        )
    }

    /// The days of a span of which one end changed; the other stays where it is.
    ///
    /// `nil` where they are the wrong way round.
    private func span(_ phrase: DatePhrase, insteadOf old: Range<Date>) -> Range<Date>? {
        let calendar = wording.calendar
        func number(_ day: Date) -> Int { calendar.component(.day, from: day) }
        let ends = [phrase.days, old].map { ($0.lowerBound, $0.upperBound.addingTimeInterval(-43_200)) }
        let (new, before) = (ends[0], ends[1])
        guard !phrase.isOneDay else { return nil }
        let isFirstKept = number(new.0) == number(before.0)
        let months = number(before.1) < number(before.0) ? 1 : 0
        let first = isFirstKept ? before.0 : day(number(new.0), months: 0, after: before.0)
        let last = isFirstKept ? day(number(new.1), months: months, after: before.0) : before.1
        guard let first, let last, first <= last else { return nil }
        return calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: last)).map { first..<$0 }
    }

    /// A change of the time of what comes again: in the words that say how often, and of the date on which it is due.
    func withRhythm(_ correction: Correction) -> Correction {
        let note = correction.note
        guard correction.problem == nil, correction.dueToo == nil, let before = note.due.flatMap(wording.moment),
            let label = note.body.range(of: NoteItem.rhythmLabel, options: .backwards)
        else { return correction }
        let words =
            label.upperBound..<(note.body[label.upperBound...].firstIndex(where: \.isNewline) ?? note.body.endIndex)
        let rhythm = String(note.body[words])
        var changed = correction
        if let due = correction.due.flatMap(wording.moment) {
            guard due.hasTime, wording.time(due.date) != wording.time(before.date) || !before.hasTime else {
                return correction
            }
            guard let new = timed(rhythm, at: due.date) else {
                changed.problem = Reply.rhythm(rhythm)
                return changed
            }
            return Correction(
                note: note,
                old: rhythm,
                new: new,
                range: words,
                dueToo: correction.due
            )
        }
        guard words.contains(correction.range.lowerBound) else { return correction }
        let new =
            note.body[words.lowerBound..<correction.range.lowerBound] + correction.new
            + note.body[correction.range.upperBound..<max(words.upperBound, correction.range.upperBound)]
        guard let deadline = dates.deadline(in: String(new)), deadline.recurrence != nil,
            deadline.hasTime == before.hasTime,
            wording.calendar.isDate(deadline.due, inSameDayAs: before.date) || deadline.hasTime
        else {
            changed.problem = Reply.rhythm(String(new))
            return changed
        }
        let due = deadline.hasTime ? wording.moved(before.date, toTimeOf: deadline.due) : before.date
        changed.dueToo = wording.iso(due, hasTime: deadline.hasTime)
        return changed
    }

    /// Another weekday for what comes again on one: "bins are wednesday now" of "every tuesday".
    func rhythm(
        on said: Clause,
        _ note: NoteReport,
        _ before: (date: Date, hasTime: Bool),
        insteadOf wrong: DatePhrase?
    ) -> Correction? {
        let days = said.words.filter { Shape($0.key) == .weekday }
        // "not thursday, wednesday" of every thursday
        let isOfRhythm =
            wrong.map { wording.calendar.isDate($0.due, equalTo: before.date, toGranularity: .weekday) } ?? false
        guard days.count == 1, let day = days.first, isOfRhythm || Clause(said.source).contains(Self.fromNow),
            let label = note.body.range(of: NoteItem.rhythmLabel, options: .backwards)
        else { return nil }
        let end = note.body[label.upperBound...].firstIndex(where: \.isNewline) ?? note.body.endIndex
        let rhythm = Clause(String(note.body[label.upperBound..<end]))
        let old = rhythm.words.filter { Shape($0.key) == .weekday }
        guard old.count == 1, let word = old.first else { return nil }
        let new = rhythm.source.replacingCharacters(in: word.range, with: day.text(in: said.source))
        guard let deadline = dates.deadline(in: new), deadline.recurrence != nil else { return nil }
        let due = before.hasTime ? wording.moved(deadline.due, toTimeOf: before.date) : deadline.due
        return Correction(
            note: note,
            old: rhythm.source,
            new: new,
            range: label.upperBound..<end,
            dueToo: wording.iso(due, hasTime: before.hasTime)
        )
    }

    static let fromNow: Set<String> = ["now", "jetzt", "always", "immer", "künftig"]

    /// The words of a rhythm with another time: "every tuesday at 18:30".
    private func timed(_ rhythm: String, at date: Date) -> String? {
        guard let whole = dates.deadline(in: rhythm), whole.recurrence != nil else { return nil }
        let clause = Clause(rhythm)
        let end = clause.words.indices.dropFirst().first { end in
            let deadline = dates.deadline(in: clause.upTo(end).text)
            return deadline?.recurrence == whole.recurrence && deadline?.hasTime == false
        }
        let head = whole.hasTime ? end.map { clause.upTo($0).text } : rhythm
        guard let new = head.map({ "\($0) at \(wording.time(date))" }), let after = dates.deadline(in: new),
            after.hasTime, after.recurrence == whole.recurrence
        else { return nil }
        return new
    }
}

extension Performer {
    /// What comes of another rhythm for a reminder, or why a day or a time is none that could be set; `nil` for any other line.
    func rhythmOrProblem(_ reading: Reading, _ line: Line) throws -> Answer? {
        try changeRhythm(reading, line) ?? problemWithDay(of: reading, line).map(Answer.nothing)
    }

    /// How often something is to come from now on, where a change says that.
    private func newRhythm(of reading: Reading, _ line: Line) -> Clause? {
        guard [.correct, .change, .revise, .reschedule].contains(reading.act) else { return nil }
        // "it's wednesdays actually" of a note is about its words.
        if reading[.note] == nil, lastNote?.due == nil { return nil }
        let new = reading[.new] ?? reading[.date] ?? line.whole
        let place = line.dates.places.first { $0.phrase.recurs && (new.start..<new.end).contains($0.words.lowerBound) }
        // "90 on weekdays" is a price, and no rhythm.
        let isValue = new.words.indices.contains { index in
            place.map { !$0.words.contains(index) } ?? false && new.key(index).contains(where: \.isNumber)
        }
        return isValue ? nil : place.map { line.whole[$0.words] }
    }

    /// Why a day or a time that a line says is none that could be set.
    private func problemWithDay(of reading: Reading, _ line: Line) -> String? {
        if isOneMoreDay(reading, line) { return Reply.oneDueDay }
        return newRhythm(of: reading, line).map { Reply.rhythm($0.text) }
            ?? deniedDay(of: reading, line).map { Reply.denied($0.text) }
    }

    /// Has a reminder come again in another rhythm: "make it every 3 days"; `nil` where no reminder is surely meant.
    private func changeRhythm(_ reading: Reading, _ line: Line) throws -> Answer? {
        guard let said = newRhythm(of: reading, line), !isOneMoreDay(reading, line) else { return nil }
        let note = try reading[.note].map { try self.note(reading, $0).note } ?? lastNote.flatMap { try whole($0.id) }
        guard let note, Checklist.isOneTask(note), Checklist(note.body).openCount == 1,
            let before = note.due.flatMap(wording.moment)
        else { return nil }
        return try setRhythm(said, of: note, before)
    }

    /// The reminder that comes on another day from now on: "gelbe tonne ist jetzt freitags".
    func newRhythm(by line: Line) throws -> Answer? {
        let places = line.dates.places.filter(\.phrase.recurs)
        guard places.areOne, let place = places.first, Clause(line.text).contains(Self.ofNow) else { return nil }
        let said = line.whole.words.indices.filter { !line.dates.words.contains($0) }.map { line.whole.words[$0] }
        let stems = Set(Stems.content(of: said[...])).subtracting(Self.ofNow)
        let found = shelf.notes.filter {
            !stems.isEmpty && $0.body.contains(NoteItem.rhythmLabel) && stems.isSubset(of: $0.stems)
        }
        guard found.count == 1, case let note = try whole(found[0]), Checklist.isOneTask(note),
            let before = note.due.flatMap(wording.moment)
        else { return nil }
        return try setRhythm(line.whole[place.words], of: note, before)
    }

    private func setRhythm(_ said: Clause, of note: NoteReport, _ before: (date: Date, hasTime: Bool)) throws -> Answer?
    {
        var words = said.text
        if before.hasTime, dates.deadline(in: words)?.hasTime == false { words += " at \(wording.time(before.date))" }
        guard let deadline = dates.deadline(in: words), deadline.recurrence != nil else { return nil }
        // "every 3 days" goes on from the day it is due; "every friday" from the next friday.
        let due = said.contains(Self.spans) ? before.date : deadline.due
        let hasTime = deadline.hasTime || before.hasTime
        let moment = deadline.hasTime ? wording.moved(due, toTimeOf: deadline.due) : due
        var item = NoteItem(id: UUID(), title: note.title, body: note.body, createdAt: wording.now)
        item.setRhythm(words)
        let outcome = try script.call(
            .update(note.id, ["body": .string(item.body), "due": .string(wording.iso(moment, hasTime: hasTime))])
        )
        return Answer(outcome, "\(note.title): \(words), next \(maker.dueDay(moment, hasTime: hasTime)).")
    }

    private static let spans: Set<String> = ["day", "days", "daily", "weeks", "tag", "tage", "täglich", "wochen"]

    /// Whether a reminder is to come at one more time, of which it has one: "and at 18 again".
    private func isOneMoreDay(_ reading: Reading, _ line: Line) -> Bool {
        guard [.correct, .change, .revise, .reschedule, .agenda].contains(reading.act), reading[.note] == nil,
            line.whole.contains(["and", "also", "und", "auch"]), lastNote?.due != nil
        else { return false }
        let words = line.whole.words.indices.filter { index in !line.dates.places.contains { $0.words.contains(index) }
        }
        return !line.dates.places.isEmpty
            && words.allSatisfy {
                ["and", "also", "und", "auch", "again", "too", "nochmal", "noch"].contains(line.whole.key($0))
            }
    }

    /// The day or time that a line says something is not on, where it names no other: "not this monday", "not before 10".
    private func deniedDay(of reading: Reading, _ line: Line) -> Clause? {
        guard [.correct, .change, .revise, .reschedule].contains(reading.act), reading[.old] == nil,
            reading.rule != Contrast.rule
        else { return nil }
        let whole = line.whole
        func isDenied(_ place: WordDates.Place) -> Bool {
            let start = place.words.lowerBound
            return ["not", "nicht", "never"].contains(whole.key(start - 1))
                && !["until", "till", "til", "bis", "vor"].contains(whole.key(start))
        }
        guard let denied = line.dates.places.first(where: isDenied), line.dates.places.allSatisfy(isDenied) else {
            return nil
        }
        return whole[denied.words.lowerBound - 1..<denied.words.upperBound]
    }
}
