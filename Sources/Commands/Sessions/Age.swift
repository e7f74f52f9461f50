import ArgumentParser
import Foundation

/// A span of time as a person types it, such as `30d`.
struct Age: Equatable, ExpressibleByArgument {
    private let count: Int
    private let unit: Calendar.Component

    /// Reads a number followed by h, d, w, m (months) or y; `nil` for anything else.
    init?(argument: String) {
        let units: [Character: Calendar.Component] = [
            "h": .hour, "d": .day, "w": .weekOfYear, "m": .month, "y": .year,
        ]
        guard let last = argument.lowercased().last, let unit = units[last], let count = Int(argument.dropLast()),
            (0...10_000).contains(count)
        else { return nil }
        self.count = count
        self.unit = unit
    }

    /// Whether everything is at least so old.
    var isNothing: Bool { count == 0 }

    /// The time that lay this far back at `date`.
    func before(_ date: Date, in calendar: Calendar) -> Date {
        calendar.date(byAdding: unit, value: -count, to: date) ?? .distantPast
    }
}
