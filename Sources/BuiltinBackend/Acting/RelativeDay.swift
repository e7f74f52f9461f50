import Assistant
import Foundation
import SpokenDates

/// A day that is named by another one: "two days before that to …", "the night before the ferry", "an hour before".
struct RelativeDay {
    /// How far from the other day or moment it is.
    let distance: (unit: Calendar.Component, count: Int)
    /// The day of the week that is named, from 1 for Sunday: "the saturday before".
    let weekday: Int?
    /// The hour that its part of the day stands for: "the evening before".
    let hour: Int?
    /// The words for the time of day, if one is said: "the day before at 7".
    let time: Clause?
    /// The words for what is on the other day; empty for what was spoken of last.
    let anchor: Clause
    /// What is to be done, if it is said.
    let task: Clause
    /// The words that say how far it is.
    let words: Range<Int>

    /// Whether it neither says what it counts from nor what is to be done.
    var isAlone: Bool { anchor.isEmpty && task.isEmpty }

    /// `nil` when words neither begin nor end with such a day.
    init?(_ clause: Clause, _ dates: DateReader) {
        if let day = RelativeDay(startOf: clause, task: nil, dates) {
            self = day
            return
        }
        // "check in the day before at 7"
        let starts = clause.words.indices.dropFirst().filter {
            Self.leads.contains(clause.key($0)) || Int(clause.key($0)) != nil
        }
        let found = starts.lazy.compactMap { start -> RelativeDay? in
            let day = RelativeDay(startOf: clause.from(start), task: clause.upTo(start), dates)
            // "send the agenda 2 weeks before the AGM"
            return day.flatMap { $0.anchor.isEmpty || Int(clause.key(start)) != nil ? $0 : nil }
        }
        guard let day = found.first else { return nil }
        self = day
    }

    private init?(startOf clause: Clause, task before: Clause?, _ dates: DateReader) {
        var index = clause.start
        while Self.leads.contains(clause.key(index)) { index += 1 }
        var count = 1
        let isHalf = clause.key(index) == "half"
        if isHalf {
            index += ["an", "a"].contains(clause.key(index + 1)) ? 2 : 1
        } else if let number = NumberWords.cardinal(in: clause.from(index), at: index) {
            (count, index) = (number.value, number.end)
        }
        // "remind me 2 days before": the number may be read as "to".
        if count == 1, clause.key(index).hasSuffix("s"), let number = Int(clause.keyBefore) { count = number }
        if isHalf, !Self.hours.contains(clause.key(index)) { return nil }
        weekday = DateNames.weekdays.firstIndex { $0 == clause.key(index) }.map { ($0 + 1) % 7 + 1 }
        guard let unit = isHalf ? (.minute, 30) : weekday == nil ? Self.units[clause.key(index)] : (.day, 1),
            count < 1_000
        else { return nil }
        let side = clause.key(index + 1)
        guard let sign = Self.sides[side] else { return nil }
        distance = (unit.0, sign * count * unit.1)
        hour = Self.partHours[clause.key(index)]
        words = clause.start..<index + 2
        let rest = clause.from(index + 2)
        let end = rest.words.indices.first { ["to", "2"].contains(rest.key($0)) } ?? rest.end
        // "am Tag davor einchecken" counts from what was spoken of last.
        let isAlone = Self.alone.contains(side)
        var named = rest.upTo(end)
        let place = WordDates(Clause(named.wholeText), dates).places.first { $0.phrase.hasTime && !$0.phrase.namesDay }
        if let place, place.words.lowerBound == 0 {
            time = named.upTo(named.start + place.words.upperBound)
            named = named.from(named.start + place.words.upperBound)
        } else if !isAlone, let place, place.words.upperBound == named.count {
            time = named.from(named.start + place.words.lowerBound)
            named = named.upTo(named.start + place.words.lowerBound)
        } else {
            time = nil
        }
        let isLast = isAlone || named.contains(["that", "it", "then"])
        anchor = isLast ? named.upTo(named.start) : named
        if let before {
            guard end == rest.end,
                named.isEmpty || distance.unit == .day && Vocabulary.determiners.contains(named.key(named.start))
            else { return nil }
            task = before
        } else {
            task = isAlone && !named.isEmpty ? named : rest.from(end + 1)
        }
    }

    /// Whether words name half of what is no hour, which is no day: "half a day before".
    static func isHalfDay(_ clause: Clause) -> Bool {
        guard let end = clause.find(["half a|an|the", "half"])?.upperBound else { return false }
        return units[clause.key(end)] != nil && !hours.contains(clause.key(end)) && sides[clause.key(end + 1)] != nil
    }

    private static let leads: Set<String> = [
        "on", "the", "a", "an", "am", "den", "einen", "eine", "for", "about", "of", "this", "that", "it",
    ]
    private static let hours: Set<String> = ["hour", "hours", "stunde", "stunden"]
    private static let units: [String: (Calendar.Component, Int)] = [
        "day": (.day, 1), "days": (.day, 1), "night": (.day, 1), "nite": (.day, 1), "evening": (.day, 1),
        "month": (.month, 1), "months": (.month, 1), "monat": (.month, 1), "monate": (.month, 1),
        "week": (.day, 7), "weeks": (.day, 7), "fortnight": (.day, 14), "tag": (.day, 1), "tage": (.day, 1),
        "abend": (.day, 1), "woche": (.day, 7), "wochen": (.day, 7), "hour": (.minute, 60), "hours": (.minute, 60),
        "minute": (.minute, 1), "minutes": (.minute, 1), "mins": (.minute, 1), "min": (.minute, 1),
        "stunde": (.minute, 60), "stunden": (.minute, 60), "minuten": (.minute, 1),
    ]
    private static let partHours = ["evening": 18, "abend": 18]
    private static let sides = [
        "before": -1, "b4": -1, "vor": -1, "davor": -1, "vorher": -1, "earlier": -1, "beforehand": -1, "früher": -1,
        "after": 1, "nach": 1, "danach": 1, "afterwards": 1,
    ]
    private static let alone: Set<String> = [
        "davor", "vorher", "danach", "earlier", "beforehand", "früher", "afterwards",
    ]
}

extension Performer {
    /// Keeps something to be done on a day that is counted from another one.
    func remind(_ task: Clause, _ day: RelativeDay) throws -> Answer {
        if let draft = try draft(day) {
            guard let due = draft.due.flatMap(wording.moment), due.date >= (due.hasTime ? wording.now : today) else {
                return .nothing(Reply.isOver(draft.dueWords ?? "due"))
            }
            return try capture(draft)
        }
        // "the friday before may 10" is a day by itself.
        let isDay = WordDates(task, dates).places.contains { $0.phrase.namesDay && $0.words.overlaps(day.words) }
        if isDay, day.distance.unit == .day { return try capture(maker.task(task)) }
        return .nothing(day.distance.unit == .day ? Reply.noDayToCountFrom : Reply.noHourToCountFrom)
    }

    private var today: Date { wording.calendar.startOfDay(for: wording.now) }

    /// A task that is due some time before or after what another note tells of; `nil` when no note names that day, or
    /// the hour that is counted from.
    private func draft(_ day: RelativeDay) throws -> Draft? {
        guard let (title, moment) = try base(of: day),
            let due = due(of: day, from: moment), !day.task.isEmpty || title != nil
        else { return nil }
        let task = maker.task(day.task.isEmpty ? Clause(title ?? "") : day.task)
        return maker.draft(task, due: due.date, hasTime: due.hasTime)
    }

    /// The day that is counted from, and the title of the note that names it.
    private func base(of day: RelativeDay) throws -> (title: String?, moment: (date: Date, hasTime: Bool))? {
        // "Juno's birthday is the 19th, remind me the day before to get a cake"
        if day.anchor.isEmpty, let told = partBefore,
            let moment = only(WordDates(told.core, dates).places.map(\.phrase)),
            moment.date > today
        {
            return (memory.notes.first?.title, moment)
        }
        var notes = day.anchor.isEmpty ? memory.notes.prefix(1).compactMap { shelf.note($0.id) } : []
        if !day.anchor.isEmpty {
            let said = Clause(day.anchor.wholeText)
            if let place = WordDates(Clause("on " + said.text), dates).places.first, place.phrase.namesDay,
                place.words == 0..<said.count + 1
            {
                return (nil, (place.phrase.days.lowerBound, false))
            }
            let wanted = Set(Stems.content(of: day.anchor.words))
            notes = try script.call(.search(day.anchor.text, limit: 8)).notes.filter {
                wanted.isSubset(of: $0.stems)
            }
        } else if let last = memory.notes.first, notes.isEmpty {
            notes = try whole(last.id).map { [$0] } ?? []
        }
        let dated = notes.compactMap { note in moment(of: note).map { (note.title, $0) } }
        return dated.count == 1 ? dated[0] : nil
    }

    /// The moment that is meant, counted from another one; `nil` where hours are counted from a day without one.
    func due(of day: RelativeDay, from moment: (date: Date, hasTime: Bool)) -> (date: Date, hasTime: Bool)? {
        let calendar = wording.calendar
        guard [.day, .month].contains(day.distance.unit) else {
            guard moment.hasTime, day.time == nil else { return nil }
            return calendar.date(byAdding: day.distance.unit, value: day.distance.count, to: moment.date).map {
                ($0, true)
            }
        }
        let start = calendar.startOfDay(for: moment.date)
        let direction: Calendar.SearchDirection = day.distance.count < 0 ? .backward : .forward
        let found =
            day.weekday.flatMap {
                let wanted = DateComponents(hour: 0, weekday: $0)
                return calendar.nextDate(
                    after: start,
                    matching: wanted,
                    matchingPolicy: .nextTime,
                    direction: direction
                )
            } ?? calendar.date(byAdding: day.distance.unit, value: day.distance.count, to: start)
        guard let found else { return nil }
        if let time = day.time {
            return dates.deadline(in: "\(wording.isoDay(found)) \(time.text)").map { ($0.due, $0.hasTime) }
        }
        let timed = day.hour.flatMap { calendar.date(bySettingHour: $0, minute: 0, second: 0, of: found) }
        return (timed ?? found, timed != nil)
    }

    /// When a note is due, or else the only day that it names, with its time.
    private func moment(of note: NoteReport) -> (date: Date, hasTime: Bool)? {
        if let due = note.due.flatMap(wording.moment) { return due }
        return only(WordDates(body: Clause(note.body), titled: note.title, dates).places.map(\.phrase))
    }

    /// The only day that is named, with its time.
    private func only(_ phrases: [DatePhrase]) -> (date: Date, hasTime: Bool)? {
        let days = phrases.filter { $0.namesDay && !$0.recurs && !$0.isOpen }
        guard let day = days.first?.days, days.allSatisfy({ $0.days.lowerBound == day.lowerBound }) else { return nil }
        let times = Set(phrases.filter { $0.hasTime && day.contains($0.due) }.map(\.due))
        return times.count == 1 ? times.first.map { ($0, true) } : (day.lowerBound, false)
    }
}
