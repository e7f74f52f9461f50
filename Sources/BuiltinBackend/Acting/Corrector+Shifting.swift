import Assistant
import Foundation
import Notes
import SpokenDates

/// Days that are moved by so many.
extension Corrector {
    /// Whether words say by how many days, weeks or the like something is moved: "by two days", "by a week", "by a few days".
    static func isShift(_ clause: Clause) -> Bool {
        clause.words.indices.contains { index in
            guard ["by", "um"].contains(clause.key(index)), counts(clause.key(index + 1)) else { return false }
            let unit = (index + 2...index + 5).first { units[clause.key($0)] != nil }
            return unit.map { (index + 2..<$0).allSatisfy { counts(clause.key($0)) } } ?? false
        }
    }

    private static func counts(_ key: String) -> Bool {
        NumberWords.cardinal(key) != nil || key.first?.isNumber ?? false || more.contains(key) || vague.contains(key)
    }

    /// How many of the unit at an index are named: "two days", "a week", "one more day"; `nil` for "2 or 3 days", "two working days"
    /// and "a week and two days".
    private static func count(before unit: Int, in said: Clause) -> Int? {
        var index = unit - 1
        while more.contains(said.key(index)) { index -= 1 }
        if said.key(index) == "of" { index -= 1 }
        guard said.words.indices.contains(index) else { return nil }
        guard var number = NumberWords.cardinal(said.key(index)) else { return one.contains(said.key(index)) ? 1 : nil }
        let start = said.words[index].range.lowerBound
        if "-−".contains(said.source[..<start].last ?? " ") { return nil }
        // "twenty five days"
        if number < 10, let tens = NumberWords.cardinal(said.key(index - 1)), tens >= 20, tens % 10 == 0 {
            number += tens
            index -= 1
        }
        let isOneOfTwo =
            alternatives.contains(said.key(index - 1)) && NumberWords.cardinal(said.key(index - 2)) != nil
            || alternatives.contains(said.key(unit + 1)) && said.key(unit + 2) != "so"
        let isMore = units[said.key(index - 1)] != nil || said.key(index - 1) == "and"
        return isOneOfTwo || isMore ? nil : number
    }

    private static let more: Set<String> = ["more", "further", "whole", "full", "extra", "weitere", "ganze", "ganzen"]
    /// Words of a number of days that is not sure, or counts no days of the calendar.
    private static let vague: Set<String> = [
        "few", "some", "of", "working", "business", "and", "half", "or", "to", "paar",
    ]
    private static let alternatives: Set<String> = ["or", "to", "oder", "bis"]
    private static let one: Set<String> = ["another", "by", "um", "ein", "einem", "einer"]

    /// The day of a note moved by what a line says: "postponed by a week".
    func shifted(_ note: NoteReport, _ said: Clause) -> Correction? {
        // "half an hour" is no hour.
        guard let place = said.words.indices.last(where: { Self.units[said.key($0)] != nil }),
            let unit = Self.units[said.key(place)], !said.contains(["half", "quarter", "halbe"]),
            let count = Self.count(before: place, in: said)
        else { return nil }
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
