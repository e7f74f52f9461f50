import Assistant
import Foundation
import SpokenDates

/// A task that comes again: "Repeats: every monday at 9", a line of a note that is due.
struct Rhythm {
    /// What the line begins with.
    static let label = "Repeats: "

    /// When it comes: "every monday at 9".
    let words: String

    /// `nil` when a note has no such line.
    init?(_ note: NoteReport) {
        guard let line = note.body.split(separator: "\n").last(where: { $0.hasPrefix(Self.label) }) else { return nil }
        words = String(line.dropFirst(Self.label.count))
    }

    /// The next time after a day that was due, which lies ahead: the next day that the words name, or the due day and a
    /// number of days, weeks, months or years.
    func next(after due: Date, now: Date, calendar: Calendar) -> (date: Date, hasTime: Bool)? {
        let today = calendar.startOfDay(for: now)
        let last = max(calendar.startOfDay(for: due), today)
        guard let from = calendar.date(byAdding: .day, value: 1, to: last),
            let deadline = DateReader(now: from, calendar: calendar).deadline(in: words)
        else { return nil }
        guard let (unit, count) = step else { return (deadline.due, deadline.hasTime) }
        for index in 1...1_000 {
            if let date = calendar.date(byAdding: unit, value: count * index, to: due), date >= from {
                return (date, deadline.hasTime)
            }
        }
        return nil
    }

    /// The step of a rhythm that names no day: "every two weeks", "monthly".
    private var step: (unit: Calendar.Component, count: Int)? {
        let words = Clause(words)
        // "every two weeks on friday", "every second tuesday": counted from the day that was due.
        if let index = words.words.indices.first(where: { Self.units[words.key($0)] != nil }),
            let unit = Self.units[words.key(index)], count(before: index, in: words) > 1
        {
            return (unit, count(before: index, in: words))
        }
        if let index = words.words.indices.first(where: { DateNames.weekdays.contains(words.key($0)) }),
            count(before: index, in: words) == 2, !words.contains(["month", "monat"])
        {
            return (.weekOfYear, 2)
        }
        guard !words.contains(Set(DateNames.weekdays).union(DateNames.weekdays.map { $0 + "s" })),
            let index = words.words.indices.first(where: { Self.units[words.key($0)] != nil }),
            let unit = Self.units[words.key(index)],
            unit == .day
                || !words.words.indices.contains(where: { other in
                    DateNames.isMonth(words.key(other)) || other != index - 1 && Shape(words.key(other)) == .ordinal
                })
        else { return nil }
        return (unit, 1)
    }

    /// How many units a rhythm takes at once: 2 in "every other week".
    private func count(before index: Int, in words: Clause) -> Int {
        let before = words.key(index - 1)
        return ["other", "second", "zweite", "zweiten"].contains(before)
            ? 2 : max(1, NumberWords.cardinal(before) ?? Int(before) ?? 1)
    }

    private static let units: [String: Calendar.Component] = [
        "day": .day, "days": .day, "daily": .day, "week": .weekOfYear, "weeks": .weekOfYear, "weekly": .weekOfYear,
        "month": .month, "months": .month, "monthly": .month, "year": .year, "years": .year, "yearly": .year,
        "tag": .day, "täglich": .day, "woche": .weekOfYear, "wochen": .weekOfYear, "wöchentlich": .weekOfYear,
        "monat": .month, "monate": .month, "monatlich": .month, "jahr": .year, "jährlich": .year,
    ]
}

extension Performer {
    /// Moves a task that comes again to its next time, when all that is open of it is done; `nil` for any other note.
    func moveOn(_ note: NoteReport, ticked: [String]) throws -> Answer? {
        let open = Checklist(note.body).items.filter { !$0.isDone }
        guard !ticked.isEmpty, open.count == 1, let rhythm = Rhythm(note), let due = note.due.flatMap(wording.moment),
            let next = rhythm.next(after: due.date, now: wording.now, calendar: wording.calendar)
        else { return nil }
        let day = wording.iso(next.date, hasTime: next.hasTime)
        let outcome = try script.call(.update(note.id, ["due": .string(day)]))
        let words = maker.dueDay(next.date, hasTime: next.hasTime)
        return Answer(outcome, "Done for this time: \(note.title) is due again \(words).")
    }
}
