import Foundation
package import Notes

extension DatePhrases {
    /// When a note is due, in the colour of a warning once that has passed: `due Fri 27 Nov 17:30`, `due tomorrow`,
    /// `overdue since yesterday`; of a note that is done `done, was due Fri 27 Nov`,
    /// of one that was put to its next time `comes again Fri 27 Nov`.
    package func due(_ date: DueDate, isDone: Bool = false, comesAgain: Bool = false) -> Span {
        if comesAgain, !isOverdue(date) { return Span("comes again " + moment(date), Style(.accent)) }
        if isDone { return Span("done, was due " + moment(date), .muted) }
        return isOverdue(date)
            ? Span("overdue since " + moment(date), Style(.warning, isBold: true))
            : Span("due " + moment(date), Style(.accent))
    }

    /// Whether a due date has passed.
    package func isOverdue(_ date: DueDate) -> Bool { date.isOverdue(at: now) }

    /// A due date: `today 17:30`, `tomorrow`, `yesterday`, else the day in the locale's order: `Fri 27 Nov`, with the year
    /// when it is not this one.
    package func moment(_ date: DueDate) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let midnight = date.day.start(in: calendar) else { return date.text }
        let day = name(of: date.day) ?? midnight.formatted(dayFormat(calendar, hasYear: date.day.year != now.day.year))
        guard let minute = date.minute else { return day }
        let time = midnight.addingTimeInterval(Double(minute) * 60)
        return day + " " + time.formatted(style(calendar).hour().minute())
    }

    /// A text of checkbox lines with their due dates in words.
    func spellingOut(_ text: String) -> String {
        guard text.mayHaveDueMark else { return text }
        var lines = BodyLine.rawLines(of: text)
        for box in BodyLine.parse(text).compactMap(\.checkbox) {
            guard let mark = DueMark(box.text), let line = CheckboxLine(lines[box.line]) else { continue }
            let phrase = box.isChecked ? moment(mark.date) : due(mark.date).text
            lines[box.line] = line.start + mark.words + " (\(phrase))"
        }
        return lines.joined(separator: "\n")
    }

    private var now: DueDate { DueDate(world.now(), in: world.calendar) }

    private func name(of day: Day) -> String? {
        let today = now.day
        if day == today { return "today" }
        if day == today.adding(1) { return "tomorrow" }
        return day == today.adding(-1) ? "yesterday" : nil
    }

    private func dayFormat(_ calendar: Calendar, hasYear: Bool) -> Date.FormatStyle {
        let format = style(calendar).weekday(.abbreviated).day().month(.abbreviated)
        return hasYear ? format.year() : format
    }

    private func style(_ calendar: Calendar) -> Date.FormatStyle {
        Date.FormatStyle(locale: world.locale, calendar: calendar, timeZone: .gmt)
    }
}
