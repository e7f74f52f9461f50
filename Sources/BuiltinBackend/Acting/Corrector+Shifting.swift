import Assistant
import Foundation
import Notes
import SpokenDates

/// Days that are moved by so many.
extension Corrector {
    /// Whether words say by how much something is moved: "by two days", "by a few days", "half an hour later".
    func isShift(_ clause: Clause) -> Bool {
        let isBy = clause.words.indices.contains { index in
            guard ["by", "um"].contains(clause.key(index)), Self.counts(clause.key(index + 1)) else { return false }
            let unit = (index + 2...index + 5).first { DateReader.isUnit(clause.key($0)) }
            return unit.map { (index + 2..<$0).allSatisfy { Self.counts(clause.key($0)) } }
                ?? (dates.distance(in: clause.text) != nil)
        }
        return isBy || isLater(clause)
    }

    /// Whether words say how much later or earlier something is: "half an hour later".
    func isLater(_ clause: Clause) -> Bool {
        // Most lines have no such word, and each note that a line may correct asks this.
        guard clause.contains(Self.directions) else { return false }
        return dates.distance(in: clause.text)?.next.map(Self.directions.contains) ?? false
    }

    private static func counts(_ key: String) -> Bool {
        NumberWords.cardinal(key) != nil || key.first?.isNumber ?? false || counting.contains(key)
    }

    /// Words of a number of days, also of one that is not sure, or counts no days of the calendar.
    private static let counting: Set<String> = [
        "few", "some", "of", "about", "around", "roughly", "ca", "working", "business", "and", "quarters", "half",
        "quarter", "another", "or", "to", "paar", "more",
        "further", "whole", "full", "extra", "weitere", "ganze", "ganzen",
    ]
    private static let later: Set<String> = ["later", "später"]
    private static let earlier: Set<String> = ["forward", "earlier", "sooner", "früher", "eher"]
    private static let directions = later.union(earlier)

    /// The day of a note moved by what a line says: "postponed by a week", "half an hour later".
    func shifted(_ note: NoteReport, _ said: Clause) -> Correction? {
        guard let (unit, count, next) = dates.distance(in: said.text) else { return nil }
        let isEarlier = next.map(Self.later.contains) != true && said.contains(Self.earlier)
        func moved(_ date: Date) -> Date? {
            wording.calendar.date(byAdding: unit, value: isEarlier ? -count : count, to: date)
        }
        let isOfDays = unit != .hour && unit != .minute
        if let before = note.due.flatMap(wording.moment) {
            guard isOfDays || before.hasTime else { return nil }
            return moved(before.date).flatMap { due($0, before.hasTime, note) }
        }
        // The only day that the note names.
        let body = Clause(note.body)
        let days = WordDates(body, dates).places.filter { $0.phrase.namesDay && !$0.phrase.recurs }
        guard isOfDays, days.areOne, let day = days.last?.phrase.days.lowerBound else { return nil }
        return moved(day).flatMap { correction(in: note, new: Clause(wording.fullDay($0)), old: nil) }
    }
}
