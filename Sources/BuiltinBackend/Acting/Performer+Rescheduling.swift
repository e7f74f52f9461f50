import Assistant
import Foundation
import Notes
import SpokenDates

/// Notes and reminders that are moved to another day.
extension Performer {
    /// What is to be done of which it is told before it is moved: "i forgot the ferry, move it to friday".
    ///
    /// `nil` where what is told is about the note that was spoken of last; none where it is about nothing that is known.
    func told(_ reading: Reading) -> [NoteReport]? {
        guard reading.act == .reschedule, let text = reading[.text] else { return nil }
        let verbs = Set(
            text.words.filter { Words.taskVerbs.contains($0.key) || Deed.isPast($0.key) }.flatMap {
                Stems.all(in: [$0])
            }
        )
        let said = Set(Stems.content(of: text.words)).subtracting(Self.reporting)
        let things = said.subtracting(verbs)
        let tasks = shelf.notes.filter { $0.due != nil && $0.done != true || Checklist.isOneTask($0) }
        let shares = tasks.map { (things.isEmpty ? said : things).intersection($0.stems).count }
        if let most = shares.max(), most > 0 { return zip(tasks, shares).filter { $1 == most }.map(\.0) }
        let isOfLast = lastNote.map { !things.isDisjoint(with: $0.stems) } ?? false
        return isOfLast || said.isEmpty ? nil : []
    }

    /// Moves the day of a note or a reminder.
    func reschedule(_ reading: Reading) throws -> Answer {
        // What is to be done moves, and not the day of something that a note tells of.
        let tasks = chosen == nil ? reading[.note].map { shelf.tasks.named(NoteName($0)) } ?? [] : []
        let told = chosen == nil ? told(reading) : nil
        if let told, told.count > 1 { return which(told, reading) }
        if let told, told.isEmpty { return .nothing(Reply.nothingMeant) }
        let meant = told?.first ?? (tasks.count == 1 ? tasks[0] : nil)
        let (found, answer) = try meant.map { (try whole($0), .nothing("")) } ?? note(reading, reading[.note])
        guard let note = found else { return answer }
        // "by 2 days" is no day of its own.
        let date = corrector.isShift(reading.clause) ? nil : reading[.date]
        let isTask = note.due == nil && Checklist.isOneTask(note)
        if isTask, let day = date.flatMap({ WordDates($0, dates).places.first?.phrase }) {
            let due = wording.iso(day.due, hasTime: day.hasTime)
            let outcome = try script.call(.update(note.id, ["due": .string(due)]))
            let words = maker.dueDay(day.due, hasTime: day.hasTime)
            return Answer(outcome, "\(note.title): due \(words).")
        }
        guard
            let correction = date.map({ corrector.correction(in: note, new: $0, old: nil) })
                ?? corrector.shifted(note, reading.clause)
        else {
            let due = note.due.flatMap(wording.words).map { "is due \($0). Nothing was changed." }
            return .nothing("\(note.title) \(due ?? Reply.cannotMove)")
        }
        if let problem = correction.problem { return .nothing(problem) }
        let outcome = try script.call(.update(note.id, correction.changes))
        return Answer(outcome, "Moved \(note.title): \(correction.new).")
    }

    /// Whether a day or a time alone says when the reminder is that was just written without it: "on friday", "at 5".
    func completesReminder(_ reading: Reading, _ line: Line) throws -> Bool {
        guard memory.wrote, memory.notes.count == 1, reading.fixedWords.isEmpty,
            reading.clause.count == line.core.count,
            line.whole.words.last?.mark != "?", let phrase = line.dates.places.first?.phrase,
            let note = try whole(memory.notes[0].id), Checklist.isOneTask(note), Checklist(note.body).openCount == 1
        else { return false }
        return note.due.flatMap(wording.moment).map { !$0.hasTime && phrase.hasTime && !phrase.namesDay } ?? true
    }
}
