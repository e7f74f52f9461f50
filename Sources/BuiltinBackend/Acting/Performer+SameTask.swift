import Assistant
import Foundation
import Notes
import SpokenDates

/// A task that is noted already, and said again.
extension Performer {
    /// What comes of a task that is open already: it gets its day, or another time, or nothing; `nil` for a new one.
    func taskAgain(_ task: Clause, _ reading: Reading, _ line: Line) throws -> Answer? {
        let draft = maker.task(task)
        guard let title = draft.title, !(draft.body?.contains(NoteItem.rhythmLabel) ?? false), draft.tags.isEmpty,
            let same = try openTask(titled: title), !same.body.contains(NoteItem.rhythmLabel)
        else { return nil }
        guard let due = draft.due, let day = wording.moment(ofDue: due) else {
            _ = try script.call(.read(same.id))
            return Answer(Reply.sentence("I have that already: \(same.title)"))
        }
        guard let old = same.due else {
            let outcome = try script.call(.update(same.id, ["due": .string(due)]))
            return Answer(outcome, "\(same.title): due \(maker.dueDay(day.date, hasTime: day.hasTime)).")
        }
        if old == due {
            _ = try script.call(.read(same.id))
            return Answer(Reply.sentence("I have that already: \(same.title)"))
        }
        // "feed the cat at 6" right after "remind me at 5 to feed the cat"; "remind me" makes another.
        guard reading.rule == LineReading.ownTask, memory.wrote, memory.notes.first?.id == same.id,
            let place = line.dates.places.first,
            let change = corrector.correction(in: same, new: line.whole[place.words], old: nil)
        else { return nil }
        return try apply(change)
    }

    /// The reminder with a title that is not done, if it was spoken of last or was looked up.
    private func openTask(titled title: String) throws -> NoteReport? {
        let told = Self.told(Clause(title))
        func isSame(_ title: String) -> Bool { Self.told(Clause(title)) == told }
        let last = memory.notes.first.flatMap { isSame($0.title) ? $0 : nil }
        let note = try last.flatMap { try whole($0.id) } ?? shelf.notes.first { isSame($0.title) }
        return note.flatMap { Checklist.isOneTask($0) && Checklist($0.body).openCount == 1 ? $0 : nil }
    }
}
