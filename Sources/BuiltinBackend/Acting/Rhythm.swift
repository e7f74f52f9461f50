import Assistant
import Notes
import SpokenDates

extension Performer {
    /// What is said of a task that comes again, when a change has put it to its next time; `nil` for any other note.
    func movedOn(_ note: NoteReport, to now: NoteReport?) -> Answer? {
        guard let before = note.due, let after = now?.due, after > before, note.body.contains(NoteItem.rhythmLabel),
            let next = wording.moment(ofDue: after)
        else { return nil }
        return Answer(
            "Done for this time: \(note.title) is due again \(maker.dueDay(next.date, hasTime: next.hasTime))."
        )
    }
}
