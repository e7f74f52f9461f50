package import Foundation
import SpokenDates

/// A note that comes again: a line of its body says when, `Repeats: every monday`.
extension NoteItem {
    /// What the line begins with.
    package static let rhythmLabel = "Repeats: "

    /// When the note comes again, in words; `nil` for a note without such a line.
    package var rhythm: String? {
        rhythmLine.map { String(BodyLine.rawLines(of: body)[$0].dropFirst(Self.rhythmLabel.count)).trimmed }
    }

    /// Says in the body when the note comes again, or that it does not.
    package mutating func setRhythm(_ words: String?) {
        var lines = BodyLine.rawLines(of: body)
        switch (rhythmLine, words) {
        case (let line?, let words?): lines[line] = Self.rhythmLabel + words
        case (let line?, nil): lines.remove(at: line)
        case (nil, let words?):
            body = NotePatch.appending(Self.rhythmLabel + words, to: body)
            return
        case (nil, nil): return
        }
        body = lines.joined(separator: "\n")
    }

    /// Moves a note that comes again to its next time, once an edit has marked it as done.
    ///
    /// Its boxes are open again then. A note that comes no more stays done.
    /// - Parameter before: the note before the edit.
    package mutating func moveOn(from before: NoteItem, in world: World) {
        guard isDone, !before.isDone, let due = dueAt, let words = rhythm else { return }
        let reader = DateReader(now: world.now(), calendar: world.calendar)
        guard let start = due.moment(in: world.calendar), let recurrence = reader.recurrence(in: words),
            let next = recurrence.next(after: start, now: world.now(), calendar: world.calendar)
        else { return }
        if BodyLine.tasks(in: before.body).isEmpty {
            body = before.body
        } else {
            reopen()
        }
        let isOfDay = due.minute == nil && recurrence.unit != .hour && recurrence.unit != .minute
        dueAt = isOfDay ? DueDate(Day(next, in: world.calendar)) : DueDate(next, in: world.calendar)
    }

    private var rhythmLine: Int? {
        guard body.contains(Self.rhythmLabel) else { return nil }
        return BodyLine.rawLines(of: body).lastIndex { $0.hasPrefix(Self.rhythmLabel) }
    }
}

extension NoteChange {
    /// Whether it put a note that comes again to a later time.
    package var movesOn: Bool {
        guard let old = before?.dueAt, let new = after?.dueAt, new > old else { return false }
        return before?.rhythm != nil && after?.rhythm != nil
    }
}

extension DueDate {
    fileprivate func moment(in calendar: Calendar) -> Date? {
        day.start(in: calendar).flatMap { start in
            minute.map { calendar.date(bySettingHour: $0 / 60, minute: $0 % 60, second: 0, of: start) } ?? start
        }
    }
}

extension NotesStore {
    /// Edits one note as ``update(_:by:at:_:)`` does; what comes again and is done now moves to its next time.
    @discardableResult
    package func update(
        _ id: UUID,
        by author: ChangeAuthor,
        in world: World,
        _ edit: @escaping @Sendable (inout NoteItem) throws -> Void
    ) async throws -> NoteChange? {
        try await update(id, by: author, at: world.now()) { note in
            let before = note
            try edit(&note)
            note.moveOn(from: before, in: world)
        }
    }
}
