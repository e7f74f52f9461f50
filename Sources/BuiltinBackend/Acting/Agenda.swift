import Assistant
import Foundation

/// What notes say is to be done, in the order in which it is due.
struct Agenda {
    /// One thing to be done.
    struct Entry {
        /// What it is, and when it is due.
        var text: String
        /// The day it is due.
        var day: Date?
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

    private static func entries(of note: NoteReport, _ wording: DateWording) -> [Entry] {
        let due = note.body.split(separator: "\n").first { $0.hasPrefix("Due: ") }
        let day = due.flatMap(wording.day)
        return Checklist(note.body).items.filter { !$0.isDone }.map { item in
            Entry(
                text: due.map { "\(item.text), \(dayFirst($0.dropFirst(5), wording))" } ?? item.text,
                day: day,
                note: note
            )
        }
    }

    /// "Friday, 20 March 2026" of "Friday, 20 March 2026 (on Friday)"; any other wording as it is.
    private static func dayFirst(_ due: Substring, _ wording: DateWording) -> Substring {
        guard let bracket = due.range(of: " (") else { return due }
        let head = due[..<bracket.lowerBound]
        return wording.day(writtenIn: head) == nil ? due : head
    }
}
