import Assistant
import Foundation
import Notes
import SpokenDates

/// Times of the day that take the place of others.
extension Corrector {
    /// The time of day of a line that a new one takes the place of.
    func time(_ new: Clause, _ line: Clause, _ body: Clause, _ note: NoteReport, _ topic: Set<String>)
        -> Correction?
    {
        if let part = partOfItsOwn(topic, Clause(new.source).upTo(new.start), line) {
            let named = topic.union(Stems.all(in: Clause(new.source).words))
            let change = hour(new.after(["at|um"]) ?? new, of: named, in: part, body, note)
            let dated = WordDates(body, dates).words
            // "Train to Bern 14 May, dep 13:52" has its hour in another part.
            let hasNumber = part.words.indices.contains { index in
                !dated.contains(index) && body.key(index).first?.isNumber ?? false
            }
            if change != nil || hasNumber { return change }
        }
        guard let value = new.words.indices.first(where: { [.time, .number].contains(Shape(new.key($0))) }),
            line.words.contains(where: { Shape($0.key) == .time })
        else { return spokenTime(new, line, body, note, topic) }
        let said = Value(new, value, isTime: true)
        let best = ValuePlaces(for: said, spoken: topic, line, body, except: [], dates).best
        return best.flatMap {
            // "half 4" in the place of "3:30" is not the 4 alone.
            let isWords = new.contains(["half", "quarter", "past", "to", "halb", "viertel", "am", "pm"])
            let text = isWords ? (new.after(["at|um"]) ?? new).text : $0.text
            return Shape(body.key($0.words.lowerBound)) == .time ? made(note, body, $0.words, text) : nil
        }
    }

    /// The part of a line that tells most of what is said, between marks; `nil` where the line has one part, or where two do: of "check
    /// in is at 3pm, check out 11am" the second by "check out is 10am".
    private func partOfItsOwn(_ topic: Set<String>, _ said: Clause, _ line: Clause) -> Clause? {
        let stems = Set(Stems.all(in: said.words))
        let keys = Set(said.keys).subtracting(Words.statementVerbs)
        let parts = line.parts.filter { !Rivals.areTwo(stems, Stems.all(in: $0.words)) }
        let shares = parts.map { part in keys.intersection(part.keys).count }
        guard let most = shares.max(), most > 0, shares.count(where: { $0 == most }) == 1,
            let part = zip(parts, shares).first(where: { $1 == most })?.0,
            most > 1 || topic.isEmpty || !topic.isDisjoint(with: Stems.all(in: part.words))
        else { return nil }
        let isAlone = !line.parts.contains { other in
            other.start != part.start && other.words.contains { $0.key.first?.isNumber ?? false }
        }
        return isAlone ? nil : part
    }

    /// An hour in the place of the only one that a part has: "soundcheck 5" of "soundcheck 5, on at 9".
    private func hour(_ new: Clause, of topic: Set<String>, in part: Clause, _ body: Clause, _ note: NoteReport)
        -> Correction?
    {
        let times = WordDates(body, dates).places.filter {
            $0.phrase.hasTime && part.words.indices.contains($0.words.lowerBound)
        }
        if let time = times.first {
            let start = time.phrase.namesDay ? endOfDay(time, in: body) : time.words.lowerBound
            return times.count == 1 ? start.flatMap { hour(new, for: $0..<time.words.upperBound, body, note) } : nil
        }
        let dated = WordDates(body, dates).words
        let bare = part.words.indices.filter { index in
            !dated.contains(index) && Int(body.key(index)).map { 1...24 ~= $0 } ?? false && index > part.start
                && topic.contains(PorterStemmer.stem(body.key(index - 1))) && body.words[index].mark != ":"
        }
        return bare.count == 1 ? hour(new, for: bare[0]..<bare[0] + 1, body, note) : nil
    }

    /// The only time of day of a line, where it stands by itself: "at half past six".
    private func spokenTime(_ new: Clause, _ line: Clause, _ body: Clause, _ note: NoteReport, _ topic: Set<String>)
        -> Correction?
    {
        let places = WordDates(body, dates).places.filter {
            $0.phrase.hasTime && !$0.phrase.namesDay && line.words.indices.contains($0.words.lowerBound)
        }
        // The time of the only day that has one: "Saturday 19 Uhr".
        let days = WordDates(body, dates).places.filter { $0.phrase.hasTime && $0.phrase.namesDay }
        // "4 July 1pm, reception 4pm" has two.
        let isAlone = topic.isEmpty || !days.contains { line.words.indices.contains($0.words.lowerBound) }
        if places.count == 1, isAlone { return hour(new, for: places[0].words, body, note) }
        if places.isEmpty, days.isEmpty, let bare = hourBehindDay(line, body) {
            return hour(new.after(["at|um"]) ?? new, for: bare..<bare + 1, body, note)
        }
        if places.isEmpty, days.isEmpty, topic.isEmpty { return firstTime(new, line, body, note) }
        guard days.count == 1, let day = days.first, line.words.indices.contains(day.words.lowerBound),
            let start = endOfDay(day, in: body)
        else { return nil }
        return hour(new, for: start..<day.words.upperBound, body, note)
    }

    /// The number behind the only day of a line, which is its hour: "haircut friday 11".
    private func hourBehindDay(_ line: Clause, _ body: Clause) -> Int? {
        let days = WordDates(body, dates).places.filter {
            $0.phrase.namesDay && line.words.indices.contains($0.words.lowerBound)
        }
        guard days.areOne, let end = days.last?.words.upperBound, line.words.indices.contains(end),
            Int(body.key(end)).map({ 1...24 ~= $0 }) ?? false, end + 1 == line.end || body.words[end].mark != nil
        else { return nil }
        return end
    }

    /// An hour in the place of another: "7:15" and "at 7:15" leave the "at" of "at 7", and "4" the half of "2pm".
    private func hour(_ new: Clause, for old: Range<Int>, _ body: Clause, _ note: NoteReport) -> Correction? {
        if Self.isSpan(body[old]), !body[old].contains(ValuePlaces.ends), !Self.isSpan(new),
            let number = new.keys.first(where: { $0.first?.isNumber ?? false })
        {
            return spanned(old, body, by: number, new, note)
        }
        // "bis 15 uhr" is the end of "8 bis 14 uhr", and "15 uhr" alone may be either.
        if let joint = old.first(where: { ValuePlaces.ends.contains(body.key($0)) && $0 > old.lowerBound }),
            !new.words.dropFirst().contains(where: { ValuePlaces.ends.contains($0.key) })
        {
            let rest = new.from(new.start + 1).text
            if ["from", "von", "ab"].contains(new.key(new.start)) {
                let start = Self.leads.contains(body.key(old.lowerBound)) ? old.lowerBound + 1 : old.lowerBound
                return made(note, body, start..<joint, rest)
            }
            return ValuePlaces.ends.contains(new.key(new.start))
                ? made(note, body, joint + 1..<old.upperBound, rest) : nil
        }
        let isLed = old.count > 1 && Self.hourLeads.contains(body.key(old.lowerBound))
        let said = WordDates(new, dates).places.first { $0.phrase.hasTime && !$0.phrase.namesDay }
        let new = said.map { new[$0.words] } ?? new
        let bare = new.after(["at|um|auf|to"]) ?? new
        let last = body.key(old.upperBound - 1)
        let isApart = ["am", "pm"].contains(last) && old.count > 1
        let half =
            bare.text.contains(where: \.isLetter)
            ? nil
            : (isApart ? last : half(last)).map {
                ValuePlaces.halfOfDay($0, for: bare.text, was: body.key(old.upperBound - (isApart ? 2 : 1)))
            }
        let text = (isLed || half != nil ? bare : new).text + (isApart ? " " : "") + (half ?? "")
        return made(note, body, (isLed ? old.lowerBound + 1 : old.lowerBound)..<old.upperBound, text)
    }

    /// A time of day for the only day of a note, which had none: "at 7.30" of "book club is on the 12th".
    private func firstTime(_ new: Clause, _ line: Clause, _ body: Clause, _ note: NoteReport) -> Correction? {
        guard Self.hourLeads.contains(new.key(new.start)) || Shape(new.key(new.start)) == .time else { return nil }
        let days = WordDates(body: body, titled: note.title, dates).places
        guard days.areOne, let day = days.first, day.phrase.isOneDay, line.words.indices.contains(day.words.lowerBound),
            !day.phrase.recurs
        else { return nil }
        return made(note, body, day.words, body[day.words].verbatim + " " + new.text)
    }

    private static let hourLeads: Set<String> = ["at", "um"]

    /// The hour of "1130", with its point.
    static func hour(inDigits text: String) -> String? {
        guard 3...4 ~= text.count, let number = Int(text), 100...2359 ~= number, number % 100 < 60 else { return nil }
        return "\(number / 100).\(text.suffix(2))"
    }

    /// Whether a number can be an hour of the day.
    func isHourOfDay(_ text: String) -> Bool { Int(text).map { 1...24 ~= $0 } ?? false }

    /// Whether a body has one hour of the day, and no number but those of its dates.
    func hasOneHour(_ body: Clause) -> Bool {
        let dates = WordDates(body, dates)
        return dates.places.count(where: \.phrase.hasTime) == 1
            && body.words.indices.allSatisfy { index in
                !body.key(index).contains(where: \.isNumber) || dates.words.contains(index)
            }
    }

    /// The half of the day that a time such as "2pm" ends with.
    func half(_ key: String) -> String? {
        let end = String(key.suffix(2))
        return ["am", "pm"].contains(end) && key.dropLast(2).allSatisfy { !$0.isLetter } && key.count > 2 ? end : nil
    }
}
