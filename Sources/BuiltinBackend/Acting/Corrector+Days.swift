import Assistant
import Foundation
import Notes
import SpokenDates

/// Days that take the place of others.
extension Corrector {
    /// The day or time of the body that a new one takes the place of.
    func day(
        _ phrase: DatePhrase,
        _ said: Clause,
        _ new: Clause,
        _ body: Clause,
        _ note: NoteReport,
        _ topic: Set<String>,
        insteadOf wrong: DatePhrase? = nil
    ) -> Correction? {
        let maker = DraftMaker(dates: dates, wording: wording)
        if let before = note.due.flatMap(wording.moment) {
            if let change = rhythm(on: said, note, before, insteadOf: wrong) { return change }
            let moved =
                phrase.namesDay ? due(of: phrase, said, near: before.date) : time(phrase, said, near: before)
            guard let day = moved else { return noDay(phrase, near: before.date, note) }
            // "make it friday 11"
            if !phrase.hasTime, before.hasTime, phrase.namesDay, let hour = hour(behind: said, of: phrase, in: new),
                case let at = Clause("at \(hour)"), let timed = WordDates(at, dates).places.first
            {
                let moved = wording.moved(day, toTimeOf: before.date)
                return due(time(timed.phrase, at, near: (moved, true)), true, note)
            }
            let keepsTime = !phrase.hasTime && before.hasTime
            return due(keepsTime ? wording.moved(day, toTimeOf: before.date) : day, keepsTime || phrase.hasTime, note)
        }
        let line = bestLine(body, topic)
        let places = WordDates(body: body, titled: note.title, dates).places.filter {
            $0.words.lowerBound >= line.start && $0.words.upperBound <= line.end && !$0.phrase.recurs
        }
        guard phrase.namesDay else { return time(new, line, body, note, topic) }
        let spoken = topic.union(Stems.content(of: new.words)).subtracting(Stems.all(in: said.words))
        // "not saturday, sunday" is about no other day.
        let days = places.filter { place in
            // The date in brackets says which Friday "fri 2pm (Friday 20 March)" is.
            let dated = places.first {
                $0.words.lowerBound == place.words.upperBound && body.isBracketed($0.words.lowerBound)
            }
            return place.phrase.namesDay && wrong.map { isOn($0, (dated ?? place).phrase.days) } ?? true
        }
        guard let found = meant(days, by: phrase, said, spoken, body) else { return nil }
        // "monday" is not the day of what "goes up in january".
        if found.phrase.isLong, !phrase.isLong, phrase.isRelative, phrase.dayOfMonth == nil { return nil }
        // "lopez wednesday 9:45" moves no day that others have with hours of their own.
        let hours = places.count { $0.phrase.hasTime && !$0.phrase.namesDay }
        if phrase.hasTime, !found.phrase.hasTime, hours > 1 { return nil }
        var words = found.words
        // "21 to 28 august" has two days, and one new day is not both; "till 14" of "saturday 9-13" is its other end.
        let isOfWeekday = phrase.dayOfMonth != nil && body[words].words.contains { Shape($0.key) == .weekday }
        if !found.phrase.isOneDay, !phrase.isOneDay, Self.isSpan(body[words]), Self.isSpan(said) {
            return made(note, body, words, said.text)
        }
        if !found.phrase.isOneDay || isOfWeekday, Self.isSpan(body[words]) {
            guard let number = phrase.dayOfMonth ?? weekday(of: phrase, in: found.phrase.days, new) else { return nil }
            return spanned(words, body, by: String(number), new, note)
        }
        // "fri 4pm to sun noon" goes on behind its first day.
        let ends: Set<String> = ["to", "until", "till", "bis", "through"]
        guard !body[words].from(words.lowerBound + 1).contains(ends), !ends.contains(body.key(words.upperBound)) else {
            return nil
        }
        var time = ""
        if let end = endOfDay(found, in: body) {
            // The hour behind a day in brackets stands for itself.
            if body.hasBracket(before: end) { words = words.lowerBound..<end }
            if !phrase.hasTime, words.upperBound > end { time = " " + body[end..<words.upperBound].text }
        }
        if !phrase.hasTime {
            if let start = startOfDay(found, in: body) {
                // "at 3pm on friday": the hour before the day stays as well.
                words = start..<words.upperBound
            } else if found.phrase.hasTime, time.isEmpty, words.upperBound == found.words.upperBound {
                // An hour that cannot be told from its day would be lost.
                return nil
            }
        }
        if Self.leads.contains(body.key(words.lowerBound)), words.count > 1 {
            words = words.lowerBound + 1..<words.upperBound
        }
        // The date in brackets after a day goes with it.
        func next(_ start: Int) -> WordDates.Place? {
            places.first { $0.words.lowerBound == start && $0.phrase.namesDay }
        }
        let dated = next(words.upperBound).flatMap { body.isBracketed($0.words.lowerBound) ? $0 : nil }
        if let dated { words = words.lowerBound..<dated.words.upperBound }
        if let dated, !dated.phrase.isOneDay, found.phrase.isOneDay { return nil }
        if ends.contains(body.key(words.upperBound)), Shape(body.key(words.upperBound + 1)) == .weekday { return nil }
        // "moved to thursday 11": the hour comes too, written as the old one is.
        if let hour = hour(behind: said, of: phrase, in: new) {
            if time.isEmpty, !found.phrase.hasTime, isHour(words.upperBound, body) {
                time = " " + body[words.upperBound..<words.upperBound + 1].text
                words = words.lowerBound..<words.upperBound + 1
            }
            guard !time.isEmpty || !found.phrase.hasTime else { return nil }
            time = time.isEmpty ? " \(hour)" : Self.replacingHour(of: time, by: hour)
        }
        // "friday, not saturday": what it is not goes with it.
        if Self.denials.contains(body.key(words.upperBound)), let wrong = next(words.upperBound + 1) {
            words = words.lowerBound..<(next(wrong.words.upperBound) ?? wrong).words.upperBound
        }
        if phrase.hasTime, let end = endOfHours(from: words.upperBound, in: body) { words = words.lowerBound..<end }
        // A day with its month is kept as it was typed; any other is named in full.
        let isWhole = !phrase.isRelative && said.words.contains { DateNames.isMonth($0.key) }
        let year = yearOf(found, in: body, beside: said)
        let typed = (said.after(["on|am|by|for|to|until|till|til|bis"]) ?? said).text + (year.map { " \($0)" } ?? "")
        if found.phrase.isOpen, phrase.dayOfMonth != nil, dated == nil {
            let isLed = body.key(words.lowerBound) == "the" && said.key(said.start) != "the"
            return made(note, body, words, (isLed && !typed.hasPrefix("the ") ? "the " : "") + typed + time)
        }
        // What is written without its date is on that weekday every week: "Swimming Thursday 6pm".
        if dated == nil, !body.source.contains("("), let weekday = weekday(body[found.words]), !phrase.hasTime,
            let other = self.weekday(said)
        {
            return made(note, body, words, (weekday.first?.isUppercase ?? false ? other.capitalized : other) + time)
        }
        // "tue 16:00 nora" beside other days of the week becomes "thu 16:00 nora", and so does any by "thu 16:00 now".
        if dated == nil, phrase.hasTime, said.count == 2, RowNews.weekday(said.key(said.start)) != nil,
            Clause(said.source).contains(Self.fromNow) && !body[words].keys.contains(where: DateNames.isMonth)
                || body.parts(endingWith: \.isNewline).count(where: { RowNews.weekday($0.key($0.start)) != nil }) > 1
        {
            return made(note, body, words, RowChange.written(said.text, like: body[words]) + time)
        }
        let old = dayBefore(found, in: body)
        guard let due = due(of: phrase, said, near: old) else { return noDay(phrase, near: old, note) }
        // "the 8th" of "9 june" is in June.
        let written = body[words].verbatim
        if phrase.dayOfMonth != nil, !phrase.hasTime, !found.phrase.hasTime, dated == nil,
            body[words].words.contains(where: { DateNames.isMonth($0.key) }),
            let number = said.words.first(where: { $0.key.first?.isNumber ?? false })?.text(in: said.source),
            let day = written.firstRange(of: /\d{1,2}(st|nd|rd|th)?/)
        {
            let isPlain = written[day].allSatisfy(\.isNumber)
            let new = isPlain ? String(number.prefix(while: \.isNumber)) : number
            return made(note, body, words, written.replacingCharacters(in: day, with: new))
        }
        // "friday this week", said on a saturday, is no day for what is still to come.
        let today = wording.calendar.startOfDay(for: wording.now)
        if !isWhole, old >= today, due < today, phrase.isRelative { return nil }
        let day = (isWhole ? typed : maker.dueDay(due, hasTime: phrase.hasTime)) + time
        guard let correction = made(note, body, words, day) else { return nil }
        guard dated != nil, note.body[correction.range.upperBound...].first == ")" else { return correction }
        let range = correction.range.lowerBound..<note.body.index(after: correction.range.upperBound)
        return Correction(note: note, old: String(note.body[range]), new: correction.new, range: range)
    }

    /// A time of the day that it takes the place of; one that does not say its half of the day is that nearest to the old.
    private func time(_ phrase: DatePhrase, _ said: Clause, near old: (date: Date, hasTime: Bool)) -> Date {
        // A day without a time takes the hour as it would have been said with it.
        let timed = old.hasTime ? nil : dates.phrases(in: "tomorrow \(said.text)").first(where: \.hasTime)
        let moved = wording.moved(old.date, to: timed ?? phrase)
        let hour = said.keys.lazy.compactMap { Int($0.prefix(while: \.isNumber)) }.first ?? NumberWords.first(in: said)
        let saysHalf = said.keys.contains { $0.hasSuffix("am") || $0.hasSuffix("pm") || $0.hasPrefix("0") }
        guard old.hasTime, phrase.part == nil, !saysHalf, hour.map({ $0 <= 12 }) ?? false else { return moved }
        // Of "at 10" that becomes "at 4" the one at night is as near.
        let hourBefore = wording.calendar.component(.hour, from: old.date)
        let first = hourBefore < Self.firstWakingHour ? max(0, hourBefore - 2) : Self.firstWakingHour
        let halves = [-12, 0, 12].compactMap { wording.calendar.date(byAdding: .hour, value: $0, to: moved) }
            .filter {
                wording.calendar.isDate($0, inSameDayAs: moved) && wording.calendar.component(.hour, from: $0) >= first
            }
        return halves.min { abs($0.timeIntervalSince(old.date)) < abs($1.timeIntervalSince(old.date)) } ?? moved
    }

    private static let firstWakingHour = 6

    /// The day that is meant: of several, the one in whose part of the sentence most of a topic stands, and where no part
    /// has any of it, the one that is nearest to the new day.
    private func meant(
        _ days: [WordDates.Place],
        by phrase: DatePhrase,
        _ said: Clause,
        _ topic: Set<String>,
        _ body: Clause
    ) -> WordDates.Place? {
        // "fri week (Friday 11 September)" is one day; "not thursday" is none that is meant.
        let apart = days.filter { day in
            !(body.isBracketed(day.words.lowerBound)
                && days.contains { $0.words.upperBound == day.words.lowerBound })
                && !Self.denials.contains(body.key(day.words.lowerBound - 1))
        }
        guard apart.count > 1 else { return apart.first }
        let shares = apart.map { day in
            let start = day.words.lowerBound
            return topic.intersection(Stems.all(in: body.part(around: start...start).words)).count
        }
        let most = shares.max() ?? 0
        let best = zip(apart, shares).filter { $1 == most }.map(\.0)
        // "mr fry wed 2 to 4" has a day of its own that is not read.
        let isElsewhere = body.parts.contains { part in
            topic.intersection(Stems.all(in: part.words)).count > most
                && part.words.contains { DateNames.mayBeDate($0.key) }
        }
        if isElsewhere { return nil }
        guard most == 0 else { return best.count == 1 ? best.first : nil }
        // Of several days none is meant that was not just written.
        guard wrote || !topic.isEmpty else { return nil }
        func distance(_ day: WordDates.Place) -> TimeInterval {
            let old = day.phrase.days.lowerBound
            return due(of: phrase, said, near: old).map { abs($0.timeIntervalSince(old)) } ?? .infinity
        }
        return apart.min { distance($0) < distance($1) }
    }

    /// The moment that a phrase stands for; of a weekday alone, that nearest to the day it takes the place of, "make it
    /// the tuesday" of a Monday in two weeks; of a day alone, that in the same month.
    ///
    /// `nil` when that month has no such day.
    func due(of phrase: DatePhrase, _ said: Clause, near old: Date) -> Date? {
        let words = said.keys.filter { !Self.beforeDays.contains($0) }
        // "no, the 21st" of a day in March is in March; what is ahead moves to no day that is over.
        if let number = phrase.dayOfMonth {
            let today = wording.calendar.startOfDay(for: wording.now)
            guard let same = day(number, months: 0, after: old) else { return nil }
            let isOver = same < today && old >= today
            let day = isOver ? day(number, months: 1, after: old) : same
            return day.map { wording.moved($0, to: phrase) }
        }
        // "13 may" of "12 may 2031" is in that year.
        let year = wording.calendar.component(.year, from: old)
        if !phrase.isRelative, !said.keys.contains(where: { $0.count == 4 && Int($0) != nil }),
            year > wording.calendar.component(.year, from: wording.now),
            let same = wording.calendar.date(
                byAdding: .year,
                value: year - wording.calendar.component(.year, from: phrase.due),
                to: phrase.due
            )
        {
            return same
        }
        let day = wording.calendar.startOfDay(for: phrase.due)
        let days = wording.calendar.dateComponents([.day], from: day, to: old).day ?? 0
        // "next week" is the same day of that week; "the end of the week" is no day that is over.
        if phrase.isRelative, !phrase.isOneDay, phrase.days.lowerBound > wording.now,
            wording.calendar.dateComponents([.day], from: phrase.days.lowerBound, to: phrase.days.upperBound).day == 7
        {
            let weekday = wording.calendar.weekdayFromMonday(old)
            let same = wording.calendar.date(byAdding: .day, value: weekday, to: phrase.days.lowerBound)
            // What is in that week already moves on to the week after it.
            return same.flatMap { same in
                wording.calendar.isDate(same, inSameDayAs: old)
                    ? wording.calendar.date(byAdding: .day, value: 7, to: same) : same
            }
        }
        if phrase.isRelative, words.contains("end"), phrase.due < wording.calendar.startOfDay(for: wording.now),
            old >= wording.now
        {
            return wording.calendar.date(byAdding: .day, value: 7, to: phrase.due)
        }
        // "moved to next friday" of what is on friday is a week later.
        if words.contains("next"), phrase.isRelative, wording.calendar.isDate(phrase.due, inSameDayAs: old) {
            return wording.calendar.date(byAdding: .day, value: 7, to: phrase.due) ?? phrase.due
        }
        guard words.count == 1, Self.isWeekday(words[0]), days > 0 else {
            return phrase.due
        }
        return wording.calendar.date(byAdding: .day, value: (days + 3) / 7 * 7, to: phrase.due) ?? phrase.due
    }

    /// The first day of a place; of what was done and names no year, the last such day: "sown on 1 march".
    private func dayBefore(_ place: WordDates.Place, in body: Clause) -> Date {
        let day = place.phrase.days.lowerBound
        let part = body.part(around: place.words.lowerBound...place.words.upperBound - 1)
        guard !place.phrase.isRelative, day > wording.now, part.words.contains(where: { Deed.isPast($0.key) }),
            !body[place.words].keys.contains(where: { $0.count == 4 && Int($0) != nil })
        else { return day }
        return wording.calendar.date(byAdding: .year, value: -1, to: day) ?? day
    }

    /// The year that a day names and a new one does not, where it is not this year.
    private func yearOf(_ place: WordDates.Place, in body: Clause, beside said: Clause) -> Int? {
        func year(_ words: Clause) -> Int? { words.keys.lazy.filter { $0.count == 4 }.compactMap { Int($0) }.first }
        let old = year(body[place.words])
        return year(said) == nil && old != wording.calendar.component(.year, from: wording.now) ? old : nil
    }

    /// The day with a number in the month of a date, or so many months later; `nil` when that has none.
    func day(_ number: Int, months: Int, after date: Date) -> Date? {
        let calendar = wording.calendar
        guard let start = calendar.dateInterval(of: .month, for: date)?.start,
            let month = calendar.date(byAdding: .month, value: months, to: start),
            calendar.range(of: .day, in: .month, for: month)?.contains(number) ?? false
        else { return nil }
        return calendar.date(byAdding: .day, value: number - 1, to: month)
    }

    /// A change to a day that its month does not have.
    func noDay(_ phrase: DatePhrase, near old: Date, _ note: NoteReport) -> Correction {
        let month = DateNames.months[wording.calendar.component(.month, from: old) - 1].capitalized
        let day = phrase.dayOfMonth.map { "\($0) \(month)" } ?? month
        return .refused(
            note,
            "Which month is meant? “\(day)” does not fit. Say the day with its month. Nothing was changed."
        )
    }

    static let leads: Set<String> = [
        "on", "am", "by", "for", "from", "until", "till", "before", "after", "since", "ab", "bis", "vor", "nach",
        "seit",
    ]
    private static let denials: Set<String> = ["not", "nicht"]
    private static let germanWeekdays = Set(DateNames.germanWeekdays + ["sonnabend"])

    private static func isWeekday(_ key: String) -> Bool { Shape(key) == .weekday || germanWeekdays.contains(key) }

    private static let beforeDays: Set<String> = ["on", "the", "to", "until", "till", "auf", "am", "den", "dem"]

    /// The weekday that words name, if they name no other day: "on thursday 6pm".
    private func weekday(_ words: Clause) -> String? {
        let names = words.words.filter { Self.isWeekday($0.key) }
        let isDate =
            words.contains(["next", "this", "last", "nächsten", "kommenden", "week"])
            || words.words.contains { DateNames.isMonth($0.key) || Shape($0.key) == .ordinal }
        return names.count == 1 && !isDate ? names[0].text(in: words.source) : nil
    }

    /// The index of the first word of a day that says the time, which stays when the day changes: "20 august ten oclock".
    func endOfDay(_ place: WordDates.Place, in body: Clause) -> Int? {
        guard place.phrase.hasTime else { return nil }
        return place.words.dropFirst().last { isDay(body[place.words.lowerBound..<$0]) }
    }

    /// The index of the first word of a day after a time, which stays when the day changes: "at 3pm on friday".
    private func startOfDay(_ place: WordDates.Place, in body: Clause) -> Int? {
        guard place.phrase.hasTime else { return nil }
        return place.words.dropFirst().first { isDay(body[$0..<place.words.upperBound]) }
    }

    /// Whether words are a day without a time, and nothing else.
    private func isDay(_ words: Clause) -> Bool {
        // "24.3." is a day by its last point.
        let days = WordDates(Clause(words.wholeText), dates).places
        return days.count == 1 && days[0].words.count == words.count && !days[0].phrase.hasTime
            && (days[0].phrase.namesDay || days[0].phrase.recurs)
    }

    /// The index behind a span of hours that follows a day, which goes where the new day has an hour: "friday 8 to 10".
    private func endOfHours(from index: Int, in body: Clause) -> Int? {
        ValuePlaces.spans(in: body).first { $0.lowerBound == index }?.upperBound
    }

    /// Another due date for a note.
    func due(_ date: Date, _ hasTime: Bool, _ note: NoteReport) -> Correction? {
        guard let old = note.due, let was = wording.words(ofDue: old) else { return nil }
        let due = wording.iso(date, hasTime: hasTime)
        guard due != old, let words = wording.words(ofDue: due) else { return nil }
        return Correction(
            note: note,
            old: was,
            new: words,
            range: note.body.startIndex..<note.body.startIndex,
            due: due
        )
    }

    /// The number behind a day that is its hour: "thursday 11", where that is not the 11th of a month.
    private func hour(behind said: Clause, of phrase: DatePhrase, in new: Clause) -> String? {
        guard !phrase.hasTime, phrase.dayOfMonth == nil, new.end == said.end + 1,
            new.words.indices.contains(said.end), new.words[said.end - 1].mark == nil, isHour(said.end, new),
            Int(new.key(said.end)) != wording.calendar.component(.day, from: phrase.days.lowerBound)
        else { return nil }
        return new.key(said.end)
    }

    private func isHour(_ index: Int, _ words: Clause) -> Bool { Int(words.key(index)).map { 1...24 ~= $0 } ?? false }

    /// A time with another hour, in the half of the day in which it was: " 9pm" for " 8pm", " 21:00" for " 20:00".
    static func replacingHour(of time: String, by hour: String) -> String {
        guard let old = time.firstMatch(of: /(\d{1,2})([:.]\d\d)?/), let before = Int(old.output.1),
            let after = Int(hour)
        else { return time }
        let isLate = before > 12 && after < 12 && !ValuePlaces.isOfMorning(after, wasAfternoon: before - 12)
        let minutes = old.output.2 == nil ? "" : ":00"
        let new = time.replacingCharacters(in: old.range, with: "\(isLate ? after + 12 : after)\(minutes)")
        return ValuePlaces.isOfMorning(after, wasAfternoon: before) ? new.replacing("pm", with: "am") : new
    }
}
