import Assistant
import Foundation
import Notes
import SpokenDates

/// Days that are moved by so many.
extension Corrector {
    /// By how many days, weeks or the like something is moved: "by two days", "by a week".
    static func shift(in clause: Clause) -> Int? {
        let by = clause.words.indices.first { index in
            ["by", "um"].contains(clause.key(index)) && units[clause.key(index + 2)] != nil
        }
        return by.map { index in
            let key = clause.key(index + 1)
            return Int(key) ?? NumberWords.cardinal(key) ?? 1
        }
    }

    /// The due day of a note moved by "a week", "two days".
    func shifted(_ note: NoteReport, _ reading: Reading) -> Correction? {
        shifted(note, reading.clause, by: reading[.any].flatMap { NumberWords.cardinal($0.key($0.start)) })
    }

    /// The day of a note moved by what a line says: "postponed by a week".
    func shifted(_ note: NoteReport, _ said: Clause, by number: Int? = nil) -> Correction? {
        guard let unit = said.keys.lazy.reversed().compactMap({ Self.units[$0] }).first else { return nil }
        // "half an hour" is no hour.
        guard !said.contains(["half", "quarter", "halbe"]) else { return nil }
        let count =
            Self.shift(in: said) ?? number ?? 1
        let isEarlier = said.contains(["forward", "earlier", "sooner", "früher", "eher"])
        func moved(_ date: Date) -> Date? {
            wording.calendar.date(byAdding: unit, value: isEarlier ? -count : count, to: date)
        }
        if let before = note.due.flatMap(wording.moment) {
            return moved(before.date).flatMap { due($0, before.hasTime, note) }
        }
        // The only day that the note names.
        let body = Clause(note.body)
        let days = WordDates(body, dates).places.filter { $0.phrase.namesDay && !$0.phrase.recurs }
        guard days.areOne, let day = days.last?.phrase.days.lowerBound, unit != .hour, unit != .minute else {
            return nil
        }
        return moved(day).flatMap { correction(in: note, new: Clause(wording.fullDay($0)), old: nil) }
    }

    private static let units: [String: Calendar.Component] = [
        "minute": .minute, "minutes": .minute, "min": .minute, "mins": .minute,
        "day": .day, "days": .day, "week": .weekOfYear, "weeks": .weekOfYear, "month": .month, "months": .month,
        "hour": .hour, "hours": .hour, "tag": .day, "tage": .day, "woche": .weekOfYear, "wochen": .weekOfYear,
        "monat": .month, "monate": .month, "stunde": .hour, "stunden": .hour,
    ]
}
