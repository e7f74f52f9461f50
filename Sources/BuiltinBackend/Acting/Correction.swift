import Assistant
import Foundation

/// A change of one place in a note: what a person says after "no, …" or "… is now …".
struct Correction {
    /// The note that is changed.
    let note: NoteReport
    /// What goes and what comes.
    let old: String
    let new: String
    /// Where `old` stands in the body.
    let range: Range<String.Index>

    /// The arguments of the update: the smallest change that is unmistakable, and the title where it says the same.
    var changes: [String: JSONValue] {
        var changes: [String: JSONValue] = [:]
        let line = note.body.lineRange(for: range)
        let whole = note.body[line].trimmingCharacters(in: .newlines)
        if note.body.ranges(of: old).count == 1 {
            changes["replace"] = ["find": .string(old), "with": .string(new)]
        } else if note.body.ranges(of: whole).count == 1, let end = note.body.range(of: whole)?.upperBound {
            let start = note.body[line].range(of: whole)?.lowerBound ?? line.lowerBound
            let changed = note.body[start..<range.lowerBound] + new + note.body[range.upperBound..<end]
            changes["replace"] = ["find": .string(whole), "with": .string(String(changed))]
        } else {
            changes["body"] = .string(note.body.replacingCharacters(in: range, with: new))
        }
        if let place = note.title.range(of: old, options: .caseInsensitive) {
            changes["title"] = .string(DraftMaker.capitalized(note.title.replacingCharacters(in: place, with: new)))
        }
        return changes
    }
}

/// Finds the place of a note that new words are meant for.
struct Corrector {
    let dates: DateReader
    let wording: DateWording

    /// The place in a note for `new`: what `old` names, what stands between the same words, or what looks the same.
    func correction(in note: NoteReport, new: Clause, old: Clause?, near topic: Set<String> = []) -> Correction? {
        let body = Clause(note.body)
        guard !new.isEmpty, !body.isEmpty, body.count < 2_000 else { return nil }
        if let old, let found = literal(old, new, body, note) { return found }
        if let place = WordDates(new, dates).places.first, place.words.lowerBound == new.start,
            let found = day(place.phrase, new, body, note, topic)
        {
            return found
        }
        if let found = aligned(new, old, body, note) { return found }
        guard old == nil || old?.count == 1 else { return nil }
        return alike(new, old, body, note, topic)
    }

    private func made(_ note: NoteReport, _ body: Clause, _ words: Range<Int>, _ new: String) -> Correction? {
        let old = body[words].verbatim
        guard let first = body.words[words].first, let last = body.words[words].last, old != new, !new.isEmpty else {
            return nil
        }
        return Correction(note: note, old: old, new: new, range: first.range.lowerBound..<last.range.upperBound)
    }

    /// `old` as it stands in the body, all of it.
    private func literal(_ old: Clause, _ new: Clause, _ body: Clause, _ note: NoteReport) -> Correction? {
        guard old.count > 0, body.count >= old.count, !new.keys.contains(where: old.keys.contains) else { return nil }
        let starts = (body.start...body.end - old.count).filter { body[$0..<$0 + old.count].keys == old.keys }
        guard let start = starts.first else { return nil }
        // "8 shirts XL not 6" repeats what stands after the 6.
        let tail = new.from(new.start + 1)
        let end = start + old.count
        if new.count > old.count, !tail.isEmpty, body[end..<end + tail.count].keys == tail.keys {
            return made(note, body, start..<end, new.upTo(new.start + 1).text)
        }
        return made(note, body, start..<end, new.wholeText)
    }

    /// The words of the body that stand between the same words as those of `new` that are new.
    private func aligned(_ new: Clause, _ old: Clause?, _ body: Clause, _ note: NoteReport) -> Correction? {
        let said = new.keys
        guard said.count > 1, said.count <= 10 else { return nil }
        var best: (score: Double, words: Range<Int>, text: String)?
        for start in body.words.indices {
            for length in 1...3 where start + length <= body.end {
                for prefix in 0..<said.count {
                    guard
                        prefix == 0
                            || start - prefix >= body.start
                                && body[start - prefix..<start].keys == Array(said[..<prefix])
                    else { continue }
                    let end = start + length
                    for changed in 1...min(4, said.count - prefix) {
                        let rest = Array(said[(prefix + changed)...])
                        guard body[end..<min(end + rest.count, body.end)].keys == rest, prefix + rest.count > 0 else {
                            continue
                        }
                        let now = new[new.start + prefix..<new.start + prefix + changed]
                        let was = body[start..<end]
                        guard now.keys != was.keys else { continue }
                        if let old, old.keys != was.keys, old.count == was.count { continue }
                        let context = said[..<prefix] + rest
                        let known = context.reduce(0.0) { $0 + (Words.stopWords.contains($1) ? 0.6 : 2) }
                        let shape = Shape(now.text) == Shape(was.text) ? 2.0 : 0
                        let score = known + shape - 0.4 * Double(abs(length - changed)) - 0.1 * Double(length)
                        if rest.isEmpty, shape == 0, known < 4 { continue }
                        if score > best?.score ?? 1.9 { best = (score, start..<end, now.wholeText) }
                    }
                }
            }
        }
        return best.flatMap { made(note, body, $0.words, $0.text) }
    }

    /// The word of the body that looks like the new one: a number for a number, a code for a code.
    private func alike(_ new: Clause, _ old: Clause?, _ body: Clause, _ note: NoteReport, _ topic: Set<String>)
        -> Correction?
    {
        guard let key = new.words.first(where: { Shape($0.key) != .word }), let shape = Optional(Shape(key.key)) else {
            return nil
        }
        let line = bestLine(body, topic)
        var places = line.words.indices.filter { Shape(body.key($0)) == shape && body.key($0) != key.key }
        if let old {
            places = places.filter { body.key($0).hasPrefix(old.key(old.start)) }
        }
        if places.count > 1 {
            let same = places.filter { body.key($0).count == key.key.count }
            if !same.isEmpty { places = same }
        }
        if places.count > 1, !topic.isEmpty {
            let spots = line.words.indices.filter { topic.contains(Stems.all(in: [body.words[$0]]).first ?? "") }
            if let spot = spots.last, let next = places.first(where: { $0 > spot }) { places = [next] }
        }
        guard places.count == 1 else { return nil }
        return made(note, body, places[0]..<places[0] + 1, key.text(in: new.source))
    }

    /// The day or time of the body that a new one takes the place of.
    private func day(_ phrase: DatePhrase, _ new: Clause, _ body: Clause, _ note: NoteReport, _ topic: Set<String>)
        -> Correction?
    {
        let maker = DraftMaker(dates: dates, wording: wording)
        if let line = note.body.range(of: "Due: "),
            case let end = note.body[line.lowerBound...].firstIndex(where: \.isNewline) ?? note.body.endIndex
        {
            let text = String(note.body[line.lowerBound..<end])
            let before = dates.deadline(in: text)
            let keepsTime = !phrase.hasTime && before?.hasTime == true
            let day = phrase.namesDay ? phrase.due : before.map { wording.moved($0.due, to: phrase) } ?? phrase.due
            let due = keepsTime ? before.map { wording.moved(day, toTimeOf: $0.due) } ?? day : day
            let said = "Due: \(maker.dueDay(due, hasTime: keepsTime || phrase.hasTime)) (\(new.text))"
            return Correction(note: note, old: text, new: said, range: line.lowerBound..<end)
        }
        let line = bestLine(body, topic)
        let places = WordDates(body, dates).places.filter {
            $0.words.lowerBound >= line.start && $0.words.upperBound <= line.end && !$0.phrase.recurs
        }
        guard phrase.namesDay else { return time(new, line, body, note) }
        guard let found = places.first(where: { $0.phrase.namesDay }) else { return nil }
        var words = found.words
        var time = ""
        if !phrase.hasTime, found.phrase.hasTime {
            // The time of day stays.
            let start = words.dropFirst().first {
                Shape(body.key($0)) == .time || ["at", "um", "ko"].contains(body.key($0))
            }
            time = start.map { " " + body[$0..<words.upperBound].text } ?? ""
        }
        if ["on", "am", "by"].contains(body.key(words.lowerBound)), words.count > 1 {
            words = words.lowerBound + 1..<words.upperBound
        }
        // The date in brackets after a day goes with it.
        let dated = places.first { $0.words.lowerBound == words.upperBound && $0.phrase.namesDay }
        if let dated { words = words.lowerBound..<dated.words.upperBound }
        let day = maker.dueDay(phrase.due, hasTime: phrase.hasTime) + time
        guard let correction = made(note, body, words, day) else { return nil }
        guard dated != nil, note.body[correction.range.upperBound...].first == ")" else { return correction }
        let range = correction.range.lowerBound..<note.body.index(after: correction.range.upperBound)
        return Correction(note: note, old: String(note.body[range]), new: correction.new, range: range)
    }

    /// The due day of a note moved by "a week", "two days".
    func shifted(_ note: NoteReport, _ reading: Reading) -> Correction? {
        guard let start = note.body.range(of: "Due: ")?.lowerBound,
            let unit = reading.clause.keys.last.flatMap({ Self.units[$0] })
        else { return nil }
        let end = note.body[start...].firstIndex(where: \.isNewline) ?? note.body.endIndex
        let text = String(note.body[start..<end])
        let count = reading[.any].flatMap { NumberWords.cardinal($0.key($0.start)) } ?? 1
        guard let before = dates.deadline(in: text),
            let due = wording.calendar.date(byAdding: unit, value: count, to: before.due)
        else { return nil }
        let maker = DraftMaker(dates: dates, wording: wording)
        return Correction(
            note: note,
            old: text,
            new: "Due: \(maker.dueDay(due, hasTime: before.hasTime))",
            range: start..<end
        )
    }

    private static let units: [String: Calendar.Component] = [
        "day": .day, "days": .day, "week": .weekOfYear, "weeks": .weekOfYear, "month": .month, "months": .month,
        "hour": .hour, "hours": .hour,
    ]

    private func time(_ new: Clause, _ line: Clause, _ body: Clause, _ note: NoteReport) -> Correction? {
        guard let value = new.words.first(where: { Shape($0.key) == .time || Shape($0.key) == .number }) else {
            return nil
        }
        let places = line.words.indices.filter { Shape(body.key($0)) == .time && body.key($0) != value.key }
        guard places.count == 1 else { return nil }
        return made(note, body, places[0]..<places[0] + 1, value.text(in: new.source))
    }

    /// The line of a body that has the most words of a topic; all of it without one.
    private func bestLine(_ body: Clause, _ topic: Set<String>) -> Clause {
        guard !topic.isEmpty else { return body }
        var lines: [Clause] = []
        var start = body.start
        for index in body.words.indices where body.words[index].mark == "\n" || index + 1 == body.end {
            lines.append(body[start..<index + 1])
            start = index + 1
        }
        let best = lines.max { a, b in
            topic.intersection(Stems.all(in: a.words)).count < topic.intersection(Stems.all(in: b.words)).count
        }
        return best.flatMap { topic.isDisjoint(with: Stems.all(in: $0.words)) ? nil : $0 } ?? body
    }
}

/// What a word looks like, as far as a number can only take the place of a number.
enum Shape: Equatable {
    case word, number, time
    case code(String)
    case ordinal, weekday

    init(_ text: String) {
        let key = text.lowercased()
        let digits = key.filter(\.isNumber).count
        if Self.ordinals.contains(key)
            || digits > 0 && ["st", "nd", "rd", "th"].contains(key.suffix(2)) && digits + 2 == key.count
        {
            self = .ordinal
        } else if Vocabulary.weekdays.contains(where: { $0.hasPrefix(key) }) && key.count >= 3 {
            self = .weekday
        } else if digits == 0 || key.contains(" ") {
            self = .word
        } else if key.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) {
            self = .number
        } else if key.allSatisfy({ $0.isNumber || $0 == ":" }) {
            self = .time
        } else {
            // "40ms" and "U14": the letters count, the digits do not.
            self = .code(key.filter { !$0.isNumber && $0 != "." && $0 != "," })
        }
    }

    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
}

extension Word {
    /// The word as it was typed.
    func text(in source: String) -> String { String(source[range]) }
}
