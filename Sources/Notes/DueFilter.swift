package import Foundation

/// Which due dates are asked for; what is done and what lies in the Trash is never among them.
package enum DueFilter: Equatable, Sendable {
    /// From the first day to the last, both included; `nil` for no bound.
    case days(from: Day?, to: Day?)
    /// What has passed at a moment.
    case overdue(at: DueDate)

    /// The first text that is let through.
    package var lowerBound: String {
        switch self {
        case .days(let first, _): first?.text ?? ""
        case .overdue: ""
        }
    }

    /// A text after the last that is let through.
    package var upperBound: String {
        switch self {
        // A tilde sorts after whatever stands behind a day.
        case .days(_, let last): (last?.text ?? "") + "~"
        case .overdue(let now): now.text
        }
    }

    /// A text between the bounds that is not let through: the whole day of a moment has not passed.
    package var exception: String {
        switch self {
        case .days: ""
        case .overdue(let now): now.day.text
        }
    }
}

extension DueFilter {
    /// The word for ``overdue(at:)``.
    package static let overdueWord = "overdue"

    /// Reads a day, or a first and a last day with a slash between them, either of which may be left out.
    ///
    /// `nil` for anything else, and for a last day before the first.
    package init?(days text: String) {
        let bounds = text.split(separator: "/", omittingEmptySubsequences: false)
        let days = bounds.map { Day(String($0)) }
        guard (1...2).contains(bounds.count), days.contains(where: { $0 != nil }),
            zip(bounds, days).allSatisfy({ $0.isEmpty || $1 != nil })
        else { return nil }
        if let first = days[0], let last = days[days.count - 1], last.text < first.text { return nil }
        self = .days(from: days[0], to: days[days.count - 1])
    }

    /// What a person means by a word: `today`, `week`, `overdue`, `all`, or a day.
    ///
    /// The first two let through what is overdue as well. No word is `week`, and `this week` is too. `nil` for anything else.
    package init?(typed: String, now: Date, in calendar: Calendar) {
        let today = Day(now, in: calendar)
        switch typed.lowercased() {
        case "today": self = .days(from: nil, to: today)
        case "", "week", "this week": self = .days(from: nil, to: today.adding(7))
        case Self.overdueWord: self = .overdue(at: DueDate(now, in: calendar))
        case "all": self = .days(from: nil, to: nil)
        default:
            guard let days = TypedDue.days(typed, now: now, in: calendar) else { return nil }
            self = .days(from: days.lowerBound, to: days.upperBound)
        }
    }
}

extension DueFilter {
    /// What is said when nothing is due that is let through.
    /// - Parameter typed: the word by which it was asked for.
    package func emptyText(typed: String) -> String {
        switch (self, typed.lowercased()) {
        case (.overdue, _): "Nothing is overdue."
        case (.days(from: nil, to: nil), _): "Nothing is due."
        case (.days(from: nil, to: _), "today"): "Nothing is due today or overdue."
        case (.days(from: nil, to: _), _): "Nothing is due in the next 7 days or overdue."
        case (.days, let day): "Nothing is due \(day.first?.isNumber == true ? "on " : "")\(day)."
        }
    }
}

/// A note, or an open item of one, and when it is due.
package struct DueEntry: Equatable, Sendable {
    /// The note.
    package var note: NoteItem
    /// What of it is due, and when.
    package var due: Due

    package init(note: NoteItem, due: Due) {
        self.note = note
        self.due = due
    }
}

/// How much is due.
package struct DueCounts: Codable, Equatable, Sendable {
    /// Due today, and not yet overdue.
    package var today: Int
    /// Overdue.
    package var overdue: Int

    package init(today: Int = 0, overdue: Int = 0) {
        self.today = today
        self.overdue = overdue
    }
}
