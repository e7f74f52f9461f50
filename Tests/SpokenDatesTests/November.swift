import Foundation

@testable import SpokenDates

// Wednesday, 4 November 2026 at 14:00, in Britain.

extension Calendar {
    static let british = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_GB")
        return calendar
    }()
}

extension Date {
    static let november =
        Calendar.british.date(from: DateComponents(year: 2026, month: 11, day: 4, hour: 14)) ?? .distantPast
}

extension DateReader {
    static let november = DateReader(now: .november, calendar: .british)
}

extension DateWording {
    static let november = DateWording(calendar: .british, now: .november)
}
