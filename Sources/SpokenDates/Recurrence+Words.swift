import Foundation

extension DateReader {
    /// How the rhythm of a deadline is written in a note: in the words that were said, or in words of its own where those
    /// would mean another one later, as in “until christmas”.
    package func rhythm(of deadline: Deadline, in text: String) -> String? {
        guard var recurrence = deadline.recurrence, let first = deadline.phrases.first, let last = deadline.phrases.last
        else { return nil }
        let day = calendar.component(.day, from: deadline.due)
        if [.month, .year].contains(recurrence.unit), recurrence.place == nil, day > 28 {
            // Short months would make it an earlier day for good.
            recurrence.place = day
        }
        let isOnePiece =
            deadline.phrases.count == 1
            || text[first.range.upperBound..<last.range.lowerBound].allSatisfy { $0 == " " || $0 == "," }
        let said = text[first.range.lowerBound..<last.range.upperBound].trimmingCharacters(in: .whitespaces)
        let later = DateReader(now: deadline.due.addingTimeInterval(400 * 86_400), calendar: calendar)
        return isOnePiece && later.deadline(in: said)?.recurrence == recurrence ? said : recurrence.words(in: calendar)
    }

    /// The rhythm that a note's words name.
    package func recurrence(in words: String) -> Recurrence? { deadline(in: words)?.recurrence }
}

extension Recurrence {
    /// The rhythm in words that are read as the same one at any time.
    func words(in calendar: Calendar) -> String {
        let end = until.map { " until " + DateWording(calendar: calendar, now: $0).isoDay($0) } ?? ""
        return steps + end
    }

    private var steps: String {
        let days = weekdays.sorted().map { DateNames.weekdays[$0] }
        let month = month.map { DateNames.months[$0 - 1] }
        switch unit {
        case .week where !days.isEmpty:
            let list =
                days.count > 1 ? "\(days.dropLast().joined(separator: ", ")) and \(days[days.count - 1])" : days[0]
            return interval == 1 ? "every \(list)" : "\(every) on \(list)"
        case .month, .year:
            guard let place else { return every }
            let number = place < 0 ? "last" : Self.ordinal(place)
            if let day = days.first {
                guard interval == 1 else { return "\(every) on the \(number) \(day)" }
                return "the \(number) \(day) of every \(month ?? "month")"
            }
            if let month { return "\(every) on \(month) \(place)" }
            return place < 0 ? "the last day of every month" : "\(every) on the \(number)"
        default: return every
        }
    }

    private var every: String {
        let name =
            switch unit {
            case .minute: "minute"
            case .hour: "hour"
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .year: "year"
            }
        return interval == 1 ? "every \(name)" : "every \(interval) \(name)s"
    }

    /// "23rd".
    package static func ordinal(_ number: Int) -> String {
        let ending = (11...13).contains(number) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }
}
