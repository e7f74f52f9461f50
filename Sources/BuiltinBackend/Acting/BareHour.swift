import Assistant
import Foundation
import Notes
import SpokenDates

/// Another hour or day of the month that a line gives a reminder, and does not say to be one: "dentist moved to wed 4", "move dentist
/// to 10", "dentist now 3.30".
private struct BareHour {
    /// What it is of.
    let name: Clause
    /// The same with an hour that is said to be one: "dentist is wed at 4 now".
    let text: String
    /// Whether it orders a change, and does not only tell of one.
    private let isOrder: Bool

    /// `nil` where a line says anything else besides.
    init?(_ line: Line, _ dates: DateReader) {
        var said = line.whole
        if said.keys.suffix(2) == ["same", "time"] { said = said.upTo(said.end - 2) }
        guard !line.form.asks, said.count < 12, said.parts.count == 1, !said.contains(LineForm.negations) else {
            return nil
        }
        let isNow = said.contains(Self.turns)
        while Self.turns.contains(said.key(said.end - 1)) { said = said.upTo(said.end - 1) }
        let hour = said.end - 1
        let isOrdinal = Shape(said.key(hour)) == .ordinal
        guard hour > said.start, isOrdinal || Self.isHour(said.key(hour)),
            !["at", "um", "the"].contains(said.key(hour - 1)), !DateNames.isMonth(said.key(hour - 1))
        else {
            return nil
        }
        let day = line.dates.places.first { $0.phrase.namesDay && $0.words.contains(hour - 1) && !$0.phrase.recurs }
        // "wed 18" is the 18th where that is a Wednesday to come.
        if let day, day.words.contains(hour), day.phrase.days.lowerBound > dates.now,
            day.phrase.days.lowerBound < dates.now + 40 * 86_400
        {
            return nil
        }
        // "wed" is a day where an hour follows.
        let isWeekday = day == nil && Shape(said.key(hour - 1)) == .weekday
        let end = min(day?.words.lowerBound ?? hour, isWeekday ? hour - 1 : hour)
        let before = said.upTo(end).words.filter { !Self.leads.contains($0.key) && !Self.turns.contains($0.key) }
        let named = before.filter { !Self.moves.contains($0.key) }
        guard isNow || named.count < before.count, 1...4 ~= named.count,
            !named.contains(where: { $0.key.contains(where: \.isNumber) })
        else {
            return nil
        }
        name = Clause(named.map { $0.text(in: said.source) }.joined(separator: " "))
        isOrder = Self.orders.contains(before.first?.key ?? "")
        let days = end < hour ? said[end..<hour].text + " " : ""
        let time = isOrdinal ? "the \(said.key(hour))" : "\(days)at \(said.key(hour))"
        text = isOrder ? "move \(name.text) to \(time)" : "\(name.text) is \(isOrdinal ? "on " : "")\(time) now"
    }

    /// Whether a reminder is called so, and has no number that may be meant: "party now 15" of 12 kids is no hour.
    ///
    /// What only tells that the dentist moved does not move "ring the dentist".
    func isOf(_ note: NoteReport, _ dates: DateReader) -> Bool {
        guard note.due != nil, note.done != true else { return false }
        let stems = Set(Stems.content(of: name.words))
        let title = Clause(note.title)
        let isDeed = Words.taskVerbs.contains(title.key(0)) && !name.contains([title.key(0)])
        let dated = WordDates(title, dates).words
        let hasNumber = title.words.indices.contains {
            title.key($0).contains(where: \.isNumber) && !dated.contains($0)
        }
        return !hasNumber && !stems.isEmpty && stems.isSubset(of: note.titleStems) && (isOrder || !isDeed)
    }

    private static func isHour(_ key: String) -> Bool {
        let parts = key.split(whereSeparator: { ".:".contains($0) })
        guard let hour = parts.first.flatMap({ Int($0) }), 1...24 ~= hour else { return false }
        if parts.count == 1 { return parts[0].count == key.count }
        return parts.count == 2 && parts[1].count == 2 && Int(parts[1]).map { $0 < 60 } ?? false
    }

    private static let orders: Set<String> = [
        "move", "change", "shift", "push", "put", "reschedule", "switch", "bring", "make", "verschieb",
        "verschiebe", "verleg", "verlege",
    ]
    private static let moves = orders.union([
        "moved", "changed", "shifted", "pushed", "rescheduled", "switched", "brought", "verschoben", "verlegt",
    ])
    private static let turns: Set<String> = ["now", "instead", "actually", "jetzt", "stattdessen", "please", "bitte"]
    private static let leads = Vocabulary.determiners.union([
        "to", "at", "on", "is", "its", "has", "been", "got", "for", "remind", "me", "about", "of", "back", "forward",
        "auf", "um", "ist", "am", "wurde",
    ])
}

extension Performer {
    /// A line that gives the only reminder of a name another hour, with the hour said to be one; `nil` for any other.
    func withHour(_ line: Line) throws -> Line? {
        guard let hour = BareHour(line, dates) else { return nil }
        if !shelf.notes.contains(where: { hour.isOf($0, dates) }) {
            shelf.add(try script.call(.search(hour.name.text)).notes)
        }
        let named = shelf.notes.filter { hour.isOf($0, dates) }
        return named.count == 1 ? Line(hour.text, understanding) : nil
    }
}
