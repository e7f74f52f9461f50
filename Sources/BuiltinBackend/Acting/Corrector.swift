import Assistant
import Foundation
import Foundations
import Notes
import SpokenDates

/// Finds the one place of a note that new words are meant for; where it is not the only one, none.
struct Corrector {
    let dates: DateReader
    let wording: DateWording
    /// The lines that were written last, which are corrected before those above them.
    let newest: [String]
    /// What was put in the place of something last, which is corrected before what stands beside it.
    let put: String?
    /// Whether the last turn wrote something.
    let wrote: Bool
    /// What was said last, where nothing was written: "tyre pressure front?" before "no it's 2.4".
    private let asked: String

    init(_ dates: DateReader, _ wording: DateWording, after memory: Memory) {
        (self.dates, self.wording, wrote) = (dates, wording, memory.wrote)
        (newest, put) = memory.wrote ? (memory.newest, memory.put) : ([], nil)
        asked = memory.wrote ? "" : memory.said
    }

    /// The place in a note for `new`: where `old` stands, what looks the same, or what stands beside the same words.
    func correction(in note: NoteReport, new: Clause, old: Clause?, near topic: Set<String> = []) -> Correction? {
        if let literal = literal(in: note, new, old) { return literal }
        let said = Clause(new.source)
        if old == nil, isLater(said) || isShift(said) && said.contains(Self.movingAway) {
            return shifted(note, said)
        }
        let topic = topic.isEmpty && old == nil ? askedOf(note) : topic
        let new = old.map { Self.number(of: new, insteadOf: $0, in: note) } ?? new
        return scopes(of: Clause(note.body), new, old, topic).lazy
            .compactMap { place(in: note, $0, new: new, old: old, near: topic) }.first
            .flatMap { isAsked($0, by: said) ? nil : $0 }
            .map(redated).map(withRhythm).map(withWeekday)
    }

    /// The stems of which of several things in a note the last line asked.
    private func askedOf(_ note: NoteReport) -> Set<String> {
        guard !asked.isEmpty else { return [] }
        return Set(Stems.content(of: Clause(asked).words)).intersection(Stems.all(in: note.body))
            .subtracting(note.titleStems)
    }

    private func place(in note: NoteReport, _ body: Clause, new: Clause, old: Clause?, near topic: Set<String>)
        -> Correction?
    {
        guard !new.isEmpty, !body.isEmpty, body.count < 2_000 else { return nil }
        let typed = new
        // "Saturday to Sunday" is no span of days: each is read by itself.
        var new = old == nil ? new : Clause(new.namedText)
        let old = old.map { Clause($0.namedText) }
        var place = WordDates(new, dates).places.first { $0.words.lowerBound == new.start }
        // "the 23rd" is a day where nothing stands before it.
        if place == nil, ["the", "den", "dem"].contains(new.key(new.start)),
            let alone = WordDates(Clause(new.text), dates).places.first, alone.words.lowerBound <= 1
        {
            new = Clause(new.text)
            place = alone
        }
        // "make it half four"
        if place == nil, topic.isEmpty, new.count == 2, new.key(new.start) == "half",
            case let said = Clause("at " + new.text),
            let time = WordDates(said, dates).places.first
        {
            (new, place) = (said, time)
        }
        // "make it 1130" of the only hour is half past eleven.
        if place == nil, old == nil, topic.isEmpty, new.count == 1, let hour = Self.hour(inDigits: new.text),
            (note.due.flatMap(wording.moment)?.hasTime ?? false)
                && !body.keys.contains(where: { $0.contains(where: \.isNumber) })
                || hasOneHour(body),
            case let said = Clause("at \(hour)"), let time = WordDates(said, dates).places.first
        {
            (new, place) = (said, time)
        }
        // "make it 4th"; "change Second to Third" names a word. "make it 8" of what is due at five is an hour.
        let isDated = old.map { !WordDates($0, dates).places.isEmpty } ?? true
        let isNumber = old == nil && Shape(new.text) == .number
        // "pitch moved to 21" of "pitch 17, setup 7am" is no hour.
        let isMoved =
            isNumber && new.text.allSatisfy(\.isNumber) && Self.isMoved(typed) && !Value.isLabel(anyOf: topic, in: body)
        let isOnlyHour = isNumber && topic.isEmpty && note.due == nil && isHourOfDay(new.text) && hasOneHour(body)
        let isHour =
            isMoved || isOnlyHour
            || isNumber && topic.isEmpty && note.due.flatMap(wording.moment)?.hasTime ?? false
                && !note.body.contains(NoteItem.rhythmLabel)
        if place == nil, isDated, new.count == 1, isHour || Shape(new.key(new.start)) == .ordinal,
            case let said = Clause((isHour ? "at " : "\(Self.dayLead(of: typed)) the ") + new.text),
            let day = WordDates(said, dates).places.first
        {
            // It may as well be the 3 of "ring Bob about the 3 chairs".
            if isHour, !isMoved, !isOnlyHour, body.words.contains(where: { $0.key.contains(where: \.isNumber) }) {
                return nil
            }
            new = said
            place = day
        }
        // "only 1 tablet on sundays" says nothing of the other days.
        if old == nil,
            let other = WordDates(new, dates).places.first(where: {
                $0.phrase.recurs && $0.words.lowerBound > new.start
            }),
            body.places(of: new[other.words].keys).isEmpty
        {
            return nil
        }
        // "it's wednesdays actually" of a note that says tuesdays
        if old == nil, let place, place.phrase.recurs {
            let days = WordDates(body, dates).places.filter(\.phrase.recurs)
            guard note.due == nil, days.count == 1, let day = days.first else { return nil }
            let words = day.words
            let start = Self.leads.contains(body.key(words.lowerBound)) ? words.lowerBound + 1 : words.lowerBound
            // The hour of "thursdays 7pm" stays.
            let end = place.phrase.hasTime ? words.upperBound : endOfDay(day, in: body) ?? words.upperBound
            let said = new[place.words]
            // Of "tuesdays and thursdays" one may stay.
            guard end - start <= place.words.count else { return nil }
            return made(note, body, start..<end, (said.after(["on|am"]) ?? said).text)
        }
        let wrong = old.map { WordDates($0, dates).places } ?? []
        if let old, place == nil || !isDay(wrong, old, body) {
            let found =
                replacement(of: old, by: new, body, note, topic)
                ?? replacement(of: Items.trimmed(old), by: Items.trimmed(new), body, note, topic)
            if found != nil || place == nil || wrong.isEmpty { return found }
        }
        if place?.phrase.namesDay ?? false, !hasDay(of: wrong, body, note) { return nil }
        if let place {
            // "out 15th" is no day that is read as one.
            let wrong = wrong.first(where: \.phrase.namesDay)?.phrase
            return day(place.phrase, new[place.words], new, body, note, topic, insteadOf: wrong)
                ?? (Shape(typed.text) == .ordinal ? alike(typed, in: bestLine(body, topic), body, note, topic) : nil)
        }
        // "Anna is size L now" of "Anna M, Beth L"
        if old == nil, Self.size(in: new) != nil {
            let named = body.words.firstIndex { topic.contains(PorterStemmer.stem($0.key)) }
            return named.flatMap { size(new, beside: $0..<$0 + 1, body, note) }
        }
        return alike(new, in: bestLine(body, topic), body, note, topic) ?? aligned(new, body, note)
    }

    /// Whether it is what something was moved to, and so no price: "moved to 10".
    private static func isMoved(_ new: Clause) -> Bool {
        let before = new.keysBefore.suffix(3)
        let said = Clause(new.source)
        // "moved to 12 High St" is no hour.
        if said.key(new.start) == new.key(new.start), said.words.indices.contains(new.end),
            said.words[new.end - 1].mark == nil,
            !["now", "instead", "today", "jetzt", "uhr", "please"].contains(said.key(new.end))
        {
            return false
        }
        return ["to", "until", "till", "til", "auf", "bis"].contains(before.last)
            && !movingAway.isDisjoint(with: before)
    }

    static let moving: Set<String> = [
        "moved", "rebooked", "rescheduled", "postponed", "pushed", "delayed", "shifted", "renewed", "extended",
        "slipped",
        "verschoben", "verlegt", "verlängert",
    ]

    /// The same, and the words for which way: "put back to 11".
    private static let movingAway = moving.union(["back", "forward"])

    /// Whether what is wrong is a day of the body, and does not only look like one.
    private func isDay(_ wrong: [WordDates.Place], _ old: Clause, _ body: Clause) -> Bool {
        guard wrong.contains(where: { !$0.phrase.recurs && $0.phrase.namesDay }) else { return false }
        let days = WordDates(body, dates).words
        // "it is 17.4, not 17.2" of a share of water
        return !body.words.indices.contains { body.key($0) == old.key(old.end - 1) && !days.contains($0) }
    }

    /// Whether a note has the day that is wrong, if one is named.
    private func hasDay(of wrong: [WordDates.Place], _ body: Clause, _ note: NoteReport) -> Bool {
        guard let wrong = wrong.first(where: \.phrase.namesDay)?.phrase else { return true }
        let due = note.due.flatMap(wording.moment)?.date
        return due.map { isOn(wrong, $0..<$0.addingTimeInterval(1)) } ?? false
            || WordDates(body, dates).places.contains { $0.phrase.namesDay && isOn(wrong, $0.phrase.days) }
    }

    /// Whether days are those that are named; a day without its month is that of any: "the 4th" of "4 may".
    func isOn(_ named: DatePhrase, _ days: Range<Date>) -> Bool {
        named.days.overlaps(days) || named.dayOfMonth == wording.calendar.component(.day, from: days.lowerBound)
    }

    /// `old` as it stands in the body, once; of a name, "the code", what is said of it.
    private func replacement(
        of old: Clause,
        by new: Clause,
        _ body: Clause,
        _ note: NoteReport,
        _ topic: Set<String>
    ) -> Correction? {
        guard body.count >= old.count else { return nil }
        // "sonja cant saturday, its petra now" puts no petra in the place of the day.
        let isDate = Shape(old.text) == .weekday || DateNames.isMonth(old.text.lowercased())
        let isDated = new.words.contains {
            !Performer.ofNow.contains($0.key)
                && (DateNames.mayBeDate($0.key) || $0.key.contains(where: \.isNumber))
        }
        if isDate, !isDated { return nil }
        // "move Jona to the 22nd" of a reminder puts no day in the place of a name.
        let days = WordDates(Clause("on " + new.text), dates).places
        if note.due != nil, days.first?.words.count == new.count + 1, WordDates(old, dates).places.isEmpty {
            return nil
        }
        let isNumber = old.count == 1 && Shape(old.key(old.start)) == .number
        // "the 12th" is the 12 of "12 November".
        let isDay = old.count == 1 && new.count == 1 && [old, new].allSatisfy { Shape($0.key($0.start)) == .ordinal }
        // "move basil to shelf 3" puts no shelf in the place of the basil.
        if Shape(old.key(old.end - 1)) == .word, Row.isLabel(new, of: body, titled: note.titleStems) { return nil }
        var starts = (body.start...body.end - old.count).filter { start in
            // "45ms not 40" means the 40ms.
            body[start..<start + old.count].keys == old.keys
                && !body.words[start..<start + old.count].dropLast().contains { $0.mark == "\n" }
                || isDay && body.key(start) == old.key(old.start).filter(\.isNumber)
                || isNumber && new.count == 1 && Value(body, start).bare == Value(old, old.start).bare
        }
        if starts.count > 1 {
            let line = bestLine(body, topic)
            starts = starts.filter { line.words.indices.contains($0) && line.count < body.count }
        }
        guard starts.count == 1 else { return nil }
        let end = starts[0] + old.count + (takesNumber(starts[0] + old.count, of: old, by: new, body) ? 1 : 0)
        // "the gloves should be M" puts no M in the place of the gloves.
        if Self.size(in: new) != nil, Self.size(in: old) == nil {
            return size(new, beside: starts[0]..<end, body, note)
        }
        // "taxi for room 9 should be 6:30" says when, and "bed 4 insulin to 10 units" how much: nothing takes the place of the taxi.
        let isNamed = old.words.dropFirst().dropLast().contains { Vocabulary.prepositions.contains($0.key) }
        if isNamed && new.count == 1 || namesThing(old, with: new), Shape(new.key(new.start)) != .word {
            return alike(new, in: bestLine(body, topic), body, note, Set(Stems.content(of: old.words)))
        }
        // "change milk to soy milk" on a list with "oat milk" does not mean "oat soy milk".
        if !Set(old.keys).isDisjoint(with: new.keys), isPartOfItem(starts[0]..<end, body) { return nil }
        if isDay, !body.key(starts[0]).contains(where: \.isLetter) {
            return made(note, body, starts[0]..<end, new.text.filter(\.isNumber))
        }
        // "at 3 not 2" of "2pm"
        if isNumber, new.count == 1, let half = half(body.key(starts[0])),
            !new.key(new.start).contains(where: \.isLetter)
        {
            let text = new.text + ValuePlaces.halfOfDay(half, for: new.text, was: body.key(starts[0]))
            return made(note, body, starts[0]..<end, text)
        }
        if let next = beside(starts[0]..<end, new, body) { return made(note, body, next.words, next.text) }
        // "7 not 6" of "6kg", "150 not 100" of "£100"
        let place = Value(body, starts[0])
        if isNumber, new.count == 1, place.key != old.key(old.start), Shape(new.key(new.start)) == .number {
            return made(note, body, starts[0]..<end, place.sign + new.text + place.attached)
        }
        let isName =
            Shape(old.key(old.end - 1)) == .word && Shape(new.key(new.start)) != .word
            && !old.keys.contains { $0.contains(where: \.isNumber) }
        let isCode = Self.names(old, in: body, at: end, new)
        if Self.links.contains(body.key(end)) || body.words[end - 1].mark == ":" || isName || isCode {
            let stop = (end - 1..<body.end).first { body.words[$0].mark == "\n" } ?? body.end - 1
            // "500 g carrots": the number stands before its word.
            let row = isCode ? body.part(around: end - 1...end - 1).from(end) : body[end..<stop + 1]
            let line = stop < end ? bestLine(body, Set(Stems.content(of: old.words))) : row
            let found = alike(new, in: line, body, note, [])
            // "change the owner to Ann" of "Owner: Jo"
            if found == nil,
                let row = body.parts(endingWith: \.isNewline).first(where: { $0.words.indices.contains(end - 1) }),
                let value = RowChange.words(behindLabelEnding: { $0 == end - 1 }, in: row), new.count < 4,
                !new.keys.contains(where: { $0.contains(where: \.isNumber) })
            {
                return made(note, body, value, new.wholeText)
            }
            // "change Bob to Friday" in a note that has no day, and no value of Bob.
            let isWord = isName && note.due == nil && !new.keys.contains { $0.contains(where: \.isNumber) }
            guard found == nil, isWord, !Words.stopWords.contains(old.key(old.start)),
                !WordDates(body, dates).places.contains(where: \.phrase.namesDay)
            else { return found }
            return made(note, body, starts[0]..<end, new.wholeText)
        }
        if let row = rest(ofRow: starts[0]..<end, body, named: old, new) {
            // "change room 14 to Ana" of "room 14 Jo"
            let isName =
                row.count < 3 && row.parts.count == 1 && !new.keys.contains(where: { $0.contains(where: \.isNumber) })
            if isName, !row.keys.contains(where: { $0.contains(where: \.isNumber) }) {
                return made(note, body, row.start..<row.end, new.wholeText)
            }
            return alike(new, in: row, body, note, Set(Stems.content(of: old.words)))
        }
        // "change port 8080 to 9090": only the number goes.
        let last = Shape(body.key(end - 1))
        let isValue =
            old.count > 1 && new.count == 1 && old.key(old.start) != "half" && last != .word
            && last == Shape(new.key(new.start))
        // "7 days should be 10": the days stay.
        let shapes = [body.key(starts[0]), new.key(new.start)].map(Shape.init)
        let isCount = old.count == 2 && new.count == 1 && last == .word && shapes.allSatisfy { $0 == .number }
        let first = isValue ? end - 1 : starts[0]
        return made(note, body, first..<(isCount ? end - 1 : end), Self.value(of: new, for: old) ?? new.wholeText)
    }

    /// What stands behind the name of a row, where other rows have such a name too, and another value is said for it: "set zone 2 to 22"
    /// of "Zone 1 hall, 19 degrees" and "Zone 2 bath, 23 degrees".
    private func rest(ofRow words: Range<Int>, _ body: Clause, named old: Clause, _ new: Clause) -> Clause? {
        guard old.count == 2, Shape(old.key(old.start)) == .word, old.key(old.end - 1).allSatisfy(\.isNumber),
            !new.keys.contains(old.key(old.start)),
            let row = body.parts(endingWith: \.isNewline).first(where: { $0.start == words.lowerBound }),
            row.end > words.upperBound
        else { return nil }
        let isOneOfSeveral = body.words.indices.contains { index in
            !words.contains(index) && body.key(index) == old.key(old.start)
                && body.key(index + 1).allSatisfy(\.isNumber) && !body.key(index + 1).isEmpty
        }
        return isOneOfSeveral ? body[words.upperBound..<row.end] : nil
    }

    /// Of what is said to be right, the only number where what is wrong is one: "C3" of "the gate's C3 not B12".
    private static func value(of new: Clause, for old: Clause) -> String? {
        guard old.count == 1, old.key(old.start).contains(where: \.isNumber), new.count > 1,
            new.key(new.start) != "half"
        else { return nil }
        let values = new.words.filter { $0.key.contains(where: \.isNumber) }
        return values.count == 1 ? values[0].text(in: new.source) : nil
    }

    /// Whether words are some of those of an item of a list.
    private func isPartOfItem(_ words: Range<Int>, _ body: Clause) -> Bool {
        guard let first = body.words[words].first, let last = body.words[words].last else { return false }
        let line = body.source[body.source.lineRange(for: first.range.lowerBound..<last.range.upperBound)]
        guard let item = Checklist(String(line)).items.first else { return false }
        return Word.words(of: item.text).count > words.count
    }

    private static let links: Set<String> = ["is", "are", "was", "ist", "sind", "lautet", "costs", "kostet"]

    /// The value that a new one is surely meant for: a number for a number, a code for a code.
    private func alike(_ new: Clause, in line: Clause, _ body: Clause, _ note: NoteReport, _ topic: Set<String>)
        -> Correction?
    {
        // "1 to 6" takes the place of "12 to 5", and of no number alone.
        for joint in [ValuePlaces.ends, ValuePlaces.sides, ValuePlaces.pairs] {
            guard let span = ValuePlaces.spans(in: new, joint: joint).first else { continue }
            let rest = new.words[..<span.lowerBound] + new.words[span.upperBound...]
            guard rest.allSatisfy({ Words.stopWords.contains($0.key) }) else { return nil }
            return ValuePlaces.span(in: line, joint: joint, spoken: topic).flatMap {
                made(note, body, $0, new[span].wholeText)
            }
        }
        let said = new.words.indices.filter { Shape(new.key($0)) != .word }
        // "07700 900239" for "07700 900238": of several numbers, those that are there already are no other value.
        let known = said.count > 1 ? Set(said.map(new.key)).intersection(body.keys) : []
        let values = said.filter { !known.contains(new.key($0)) }
        guard values.count == 1, let value = values.first else { return nil }
        // "from the 24th" is the first day of "from the 23rd to the 26th", and no day alone is either.
        if Shape(new.key(value)) == .ordinal, let span = spanOfDays(in: body) {
            return spanned(span, body, by: new.key(value).filter(\.isNumber), new[value..<value + 1], note)
        }
        // "85, ash stays" says nothing of the ash.
        // "146 with the callout" is of what was spoken of.
        let whole = new.part(around: value...value)
        let terms = whole.words.indices.first { $0 > value && Self.terms.contains(whole.key($0)) }
        let part = whole.upTo(terms ?? whole.end)
        let others = Set(Stems.content(of: part.words.filter { $0.key != new.key(value) }[...]))
        // "sorry 4 yelling" is no other number for 30418: something else is spoken of.
        guard others.isEmpty || !others.isDisjoint(with: Stems.all(in: body.words)) else { return nil }
        // "its julia 0699 654321" is no number of Max.
        let names = others.filter { $0.allSatisfy(\.isLetter) }
        let isTelephone = new.key(value).count(where: \.isNumber) > 4
        if isTelephone, !names.isEmpty, names.isDisjoint(with: Performer.attributes.union(Stems.all(in: body.words))) {
            return nil
        }
        let spoken = topic.union(others)
        // "pH 7.0, temp 24" has one number that may be 25, and "front 2.3 rear 2.5" two that may be 2.4.
        let isDecimal = new.key(value).contains(".")
        let isOneLine = !body.words.contains { $0.mark == "\n" }
        let isAlone =
            isOneLine
            && body.keys.count { key in
                Shape(key) == .number && key.contains(".") == isDecimal || isDecimal && key.contains(":")
            } == 1
        let isStrict = !wrote && spoken.isEmpty && !isAlone
        let places = ValuePlaces(
            for: Value(new, value),
            spoken: spoken,
            line,
            body,
            except: known,
            isStrict: isStrict,
            dates
        )
        return places.best.flatMap { made(note, body, $0.words, $0.text) }
    }

    /// Words with which it is said what is part of an amount.
    private static let terms: Set<String> = [
        "with", "without", "incl", "including", "excluding", "before", "after", "mit", "ohne", "inklusive",
    ]
}
