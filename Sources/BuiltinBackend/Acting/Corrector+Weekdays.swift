import Assistant
import Foundation
import Notes
import SpokenDates

/// The weekday before a day of the month that changes.
extension Corrector {
    /// A change of the day of a month with the weekday that it is: "wednesday 16 december" of "monday 14 december".
    func withWeekday(_ correction: Correction) -> Correction {
        guard correction.due == nil, correction.problem == nil else { return correction }
        let body = correction.note.body
        let changed = String(
            body[..<correction.range.lowerBound] + correction.new + body[correction.range.upperBound...]
        )
        let start = changed.utf8.index(changed.startIndex, offsetBy: body[..<correction.range.lowerBound].utf8.count)
        let end = changed.utf8.index(start, offsetBy: correction.new.utf8.count)
        let words = Clause(changed)
        let named = words.words.indices.first { index in
            let word = words.words[index]
            let next = words.words.indices.contains(index + 1) ? words.words[index + 1] : nil
            return DayRow.weekday(word.key) != nil && word.range.lowerBound < end
                && next.map { $0.range.upperBound > start && $0.range.lowerBound < end } ?? false
        }
        guard let named, let day = day(numberedAt: named + 1, in: words),
            let name = weekday(of: day, like: words.words[named].text(in: changed)),
            case let weekday = words.words[named].range, case let from = min(weekday.lowerBound, start)
        else { return correction }
        let head = changed.utf8.distance(from: changed.startIndex, to: from)
        let whole = body.utf8.index(body.startIndex, offsetBy: head)..<correction.range.upperBound
        return Correction(
            note: correction.note,
            old: String(body[whole]),
            new: String(changed[from..<weekday.lowerBound]) + name + changed[weekday.upperBound..<end],
            range: whole
        )
    }

    /// The day that a number and the month behind it mean.
    private func day(numberedAt index: Int, in words: Clause) -> Date? {
        let number = words.key(index).prefix(while: \.isNumber)
        let month = DateNames.isMonth(words.key(index + 1)) ? words.key(index + 1) : nil
        // "wednesday 16 uhr" has an hour behind it.
        guard let value = Int(number), (1...31).contains(value),
            Shape(words.key(index)) == .ordinal || month != nil && number == words.key(index)
        else { return nil }
        let year = words.key(index + 2)
        let isDated = month != nil && year.count == 4 && Int(year) != nil
        let said = month.map { "on \(number) \($0) \(isDated ? year : "")" } ?? "on the \(Recurrence.ordinal(value))"
        let places = WordDates(Clause(said), dates).places
        return places.count == 1 && places[0].phrase.isOneDay ? places[0].phrase.days.lowerBound : nil
    }

    /// The name of the weekday of a day, where that is another, as long and written as the old one.
    private func weekday(of day: Date, like old: String) -> String? {
        // Foundation counts from Sunday.
        let index = (wording.calendar.component(.weekday, from: day) + 5) % 7
        guard DayRow.weekday(old.lowercased()) != index else { return nil }
        let isGerman = DateNames.germanWeekdays.contains(old.lowercased())
        let name = isGerman ? DateNames.germanWeekdays[index] : DateNames.weekdays[index]
        let short = old.count < 5 ? String(name.prefix(3)) : name
        return old.first?.isUppercase ?? false ? short.capitalized : short
    }
}
