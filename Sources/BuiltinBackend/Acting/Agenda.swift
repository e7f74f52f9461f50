import Assistant
import Foundation
import SpokenDates

/// What notes say is to be done, in the order in which it is due.
struct Agenda {
    /// One thing to be done.
    struct Entry {
        /// What it is, and when it is due.
        var text: String
        /// The day it is due.
        var day: Date?
        /// Whether it was due before now: a day has to be over.
        var isOverdue = false
        /// The note it stands in.
        var note: NoteReport
    }

    private let entries: [Entry]
    private let today: Date

    init(_ notes: [NoteReport], wording: DateWording) {
        var seen: Set<String> = []
        today = wording.calendar.startOfDay(for: wording.now)
        entries = notes.filter { seen.insert($0.id).inserted }.flatMap { Self.entries(of: $0, wording) }
            .sorted { ($0.day ?? .distantFuture) < ($1.day ?? .distantFuture) }
    }

    /// What is due in a range of days; only what is next with `onlyNext`; all of it without a range.
    func entries(in days: Range<Date>?, onlyNext: Bool) -> [Entry] {
        if onlyNext {
            return Array(
                (entries.filter { ($0.day ?? .distantPast) >= today } + entries.filter { $0.day == nil }).prefix(1)
            )
        }
        guard let days else { return entries }
        return entries.filter { $0.day.map(days.contains) ?? false }
    }

    /// What was due before now.
    var overdue: [Entry] { entries.filter(\.isOverdue) }

    private static func isOver(_ due: String?, _ wording: DateWording) -> Bool {
        guard let moment = due.flatMap(wording.moment) else { return false }
        return moment.date < (moment.hasTime ? wording.now : wording.calendar.startOfDay(for: wording.now))
    }

    private static func entries(of note: NoteReport, _ wording: DateWording) -> [Entry] {
        let items = Checklist(note.body).items.filter { $0.hasBox && !$0.isDone }
        // Reminders of before 0.2 say it in their text.
        let written = note.body.split(separator: "\n").first { $0.hasPrefix("Due: ") }
            .flatMap(wording.day).map { wording.iso($0, hasTime: false) }
        if items.isEmpty, note.done != true, let due = note.due, let words = wording.words(ofDue: due) {
            return [
                Entry(
                    text: "\(note.title), \(words)",
                    day: wording.moment(ofDue: due)?.date,
                    isOverdue: isOver(due, wording),
                    note: note
                )
            ]
        }
        return items.map { item in
            let due = note.dueItems?.first { item.text.contains($0.item) }?.due ?? note.due ?? written
            let words = due.flatMap(wording.words)
            return Entry(
                text: words.map { "\(item.text), \($0)" } ?? item.text,
                day: due.flatMap { wording.moment(ofDue: $0)?.date },
                isOverdue: isOver(due, wording),
                note: note
            )
        }
    }
}
