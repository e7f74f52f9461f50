import Assistant
import Foundation
import SpokenDates

/// A day that is named by another one: "two days before that to …", "the night before the ferry".
struct RelativeDay {
    /// How many days from the other day it is.
    let distance: Int
    /// The day of the week that is named, from 1 for Sunday: "the saturday before".
    let weekday: Int?
    /// The words for what is on the other day; empty for what was spoken of last.
    let anchor: Clause
    /// What is to be done, if it is said.
    let task: Clause

    /// `nil` when words begin with no such day.
    init?(_ clause: Clause) {
        var index = clause.start
        while Self.leads.contains(clause.key(index)) { index += 1 }
        var count = 1
        if let number = NumberWords.cardinal(in: clause.from(index), at: index) {
            (count, index) = (number.value, number.end)
        }
        weekday = DateNames.weekdays.firstIndex { $0 == clause.key(index) }.map { ($0 + 1) % 7 + 1 }
        guard let days = weekday == nil ? Self.units[clause.key(index)] : 1, count < 100 else { return nil }
        switch clause.key(index + 1) {
        case "before", "b4", "vor", "davor", "vorher": distance = -count * days
        case "after", "nach", "danach": distance = count * days
        default: return nil
        }
        let rest = clause.from(index + 2)
        // "am Tag davor einchecken" counts from what was spoken of last.
        guard !["davor", "vorher", "danach"].contains(clause.key(index + 1)) else {
            anchor = rest.upTo(rest.start)
            task = rest
            return
        }
        let end = rest.words.indices.first { ["to", "2"].contains(rest.key($0)) } ?? rest.end
        let named = rest.upTo(end)
        anchor = named.contains(["that", "it", "then"]) ? named.upTo(named.start) : named
        task = rest.from(end + 1)
    }

    private static let leads: Set<String> = [
        "on", "the", "a", "am", "den", "einen", "eine", "for", "about", "of", "this", "that", "it",
    ]
    private static let units = [
        "day": 1, "days": 1, "night": 1, "nite": 1, "evening": 1, "week": 7, "weeks": 7, "fortnight": 14,
        "tag": 1, "tage": 1, "abend": 1, "woche": 7, "wochen": 7,
    ]
}

extension Performer {
    /// A task that is due some days before or after what another note tells of; `nil` when no note names that day.
    func draft(_ day: RelativeDay) throws -> Draft? {
        var notes = day.anchor.isEmpty ? memory.notes.prefix(1).compactMap { shelf.note($0.id) } : []
        if !day.anchor.isEmpty {
            let wanted = Set(Stems.content(of: day.anchor.words))
            notes = try script.call(.search(day.anchor.text, limit: 8)).notes.filter {
                wanted.isSubset(of: Stems.all(in: $0.title + "\n" + $0.body))
            }
        } else if let last = memory.notes.first, notes.isEmpty {
            notes = try whole(last.id).map { [$0] } ?? []
        }
        let dated = notes.compactMap { note in date(of: note).map { (note, $0) } }
        guard dated.count == 1, let (note, date) = dated.first,
            let due = self.date(of: day, from: date)
        else { return nil }
        var draft = maker.task(day.task.isEmpty ? Clause(note.title) : day.task)
        draft.due = wording.iso(due, hasTime: false)
        draft.dueWords = "due \(wording.fullDay(due))"
        return draft
    }

    /// The day that is meant, counted from another one.
    private func date(of day: RelativeDay, from date: Date) -> Date? {
        let calendar = wording.calendar
        guard let weekday = day.weekday else { return calendar.date(byAdding: .day, value: day.distance, to: date) }
        let direction: Calendar.SearchDirection = day.distance < 0 ? .backward : .forward
        let wanted = DateComponents(hour: 0, weekday: weekday)
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime, direction: direction)
    }

    /// The day that a note is due, or else the only day that it names.
    private func date(of note: NoteReport) -> Date? {
        if let due = note.due.flatMap(wording.moment) { return due.date }
        let days = WordDates(Clause(note.body), dates).places.filter { $0.phrase.namesDay && !$0.phrase.recurs }
        let starts = Set(days.map(\.phrase.days.lowerBound))
        return starts.count == 1 ? starts.first : nil
    }
}
