import Assistant
import Notes
import SpokenDates

/// Which part of a note a correction is for.
extension Corrector {
    /// Whether a note has something that looks like what is new: a number, a day.
    func mayHold(_ new: Clause, _ note: NoteReport) -> Bool {
        let shapes = new.words.map { Shape($0.key) }.filter { $0 != .word }
        let isDay =
            !WordDates(Clause(new.text), dates).places.isEmpty
            && (note.due != nil || !WordDates(Clause(note.body), dates).places.isEmpty)
        return shapes.isEmpty || isDay || Clause(note.body).words.contains { shapes.contains(Shape($0.key)) }
    }

    /// Whether a name with a number stands before a value of the kind that is new: "web1" of "web1 8 GB", by "12 GB".
    static func names(_ old: Clause, in body: Clause, at end: Int, _ new: Clause) -> Bool {
        guard old.count == 1, old.key(old.start).first?.isLetter ?? false,
            old.key(old.start).last?.isNumber ?? false, new.key(new.start).first?.isNumber ?? false
        else { return false }
        let behind = body.part(around: end - 1...end - 1).from(end)
        return behind.keys.contains { $0.first?.isNumber ?? false }
    }

    /// The parts of a body in which new words have their place, the likeliest first; none where they are of another thing.
    func scopes(of body: Clause, _ new: Clause, _ old: Clause?, _ topic: Set<String>) -> [Clause] {
        guard body.count < 2_000 else { return [] }
        let said = Clause(new.source)
        var labels = Label.all(in: said, beside: body)
        if !labels.isEmpty {
            let hours = WordDates(said, dates).words
            labels.removeAll { hours.contains($0.index) }
        }
        if old == nil, new.count == 1 && isNoValue(new, labels, beside: body) || isStep(new, in: said) { return [] }
        guard labels.isEmpty else {
            return Label.scope(of: labels, in: body.parts(endingWith: \.isNewline), body).map { [$0] } ?? []
        }
        guard old == nil else { return newestLine(of: body, topic).map { [$0, body] } ?? [body] }
        let isReference = new.count > 1 && topic.isEmpty && !body.places(of: new.keys).isEmpty
        // "no, circuit 1" names a thing that the note has.
        if isReference, Shape(new.key(new.start)) == .word, WordDates(new, dates).places.isEmpty { return [] }
        let named = lineOfNamed(new, said, in: body)
        return [topic.isEmpty ? placeOfPut(in: body, like: new) : nil, named, newestLine(of: body, topic), body]
            .compactMap(\.self)
    }

    /// Whether a number of a line says which thing it is about, or by how much something changes: the 2 of "hive 2 has 25 kg" and
    /// of "2 is strong now", the 1 of "no, circuit 1" where there are two, "plates -5".
    private func isNoValue(_ new: Clause, _ labels: [Label], beside body: Clause) -> Bool {
        let said = Clause(new.source)
        guard said.count > 1, let word = new.words.first else { return false }
        if labels.contains(where: { $0.index == new.start }) { return true }
        if new.start == said.start, word.mark == nil, Words.statementVerbs.contains(said.key(new.start + 1)) {
            return true
        }
        if let label = Label(at: new.start, of: said), case let known = Label.places(of: label.noun, in: body),
            known.count > 1, known.contains(where: { $0.key == label.key })
        {
            return true
        }
        let sign = new.source[..<word.range.lowerBound].last
        return sign.map { "-+−".contains($0) } ?? false
            || ["up", "down", "plus", "minus"].contains(said.key(new.start - 1))
    }

    /// Whether an amount says by how much something changes, and not to what: "cheese is 2 € cheaper".
    private func isStep(_ new: Clause, in said: Clause) -> Bool {
        guard let value = value(of: new, in: said) else { return false }
        return said.part(around: value...value).from(value + 1).words.prefix(3).contains { Self.steps.contains($0.key) }
    }

    /// Where the first number of new words stands in the line that they were said in; `nil` for words read by themselves.
    private func value(of new: Clause, in said: Clause) -> Int? {
        new.words.indices.first { new.key($0).contains(where: \.isNumber) }.flatMap {
            said.key($0) == new.key($0) ? $0 : nil
        }
    }

    private static let steps: Set<String> = [
        "cheaper", "dearer", "more", "less", "off", "extra", "teurer", "billiger", "mehr", "weniger", "günstiger",
    ]

    /// What was put in the place of something last, where it stands once and is of the same kind: a day is not corrected by an
    /// hour, nor the other way.
    private func placeOfPut(in body: Clause, like new: Clause) -> Clause? {
        guard let put = put.map({ Clause($0) }), !put.isEmpty, put.count < 12,
            // "no 17.3." is not about the room that was just changed to 5.
            !Self.isDayAndMonth(new)
        else { return nil }
        func kind(_ words: Clause) -> (day: Bool, time: Bool) {
            let phrases = WordDates(Clause(words.source), dates).places.filter {
                words.words.indices.contains($0.words.lowerBound)
            }.map(\.phrase)
            return (phrases.contains(where: \.namesDay), phrases.contains { $0.hasTime && !$0.namesDay })
        }
        let (old, said) = (kind(put), kind(new))
        guard old.day == said.day, said.day || old.time == said.time else { return nil }
        let places = body.places(of: put.keys)
        return places.count == 1 ? body[places[0]..<places[0] + put.count] : nil
    }

    /// Whether words are a day and a month in figures: "17.3.".
    private static func isDayAndMonth(_ words: Clause) -> Bool {
        guard words.count == 1, let word = words.words.first, word.range.upperBound < words.source.endIndex else {
            return false
        }
        return words.source[word.range.upperBound] == "." && word.key.wholeMatch(of: /\d\d?\.\d\d?/) != nil
    }

    /// The only line that has the word right before a new value: "same measurements but hip 47".
    private func lineOfNamed(_ new: Clause, _ said: Clause, in body: Clause) -> Clause? {
        guard let value = value(of: new, in: said), case let name = said.key(value - 1), Shape(name) == .word,
            !Words.stopWords.contains(name), !Words.statementVerbs.contains(name), !Deed.isPast(name)
        else { return nil }
        let stem = PorterStemmer.stem(name)
        let lines = body.parts(endingWith: \.isNewline).filter { Stems.all(in: $0.words).contains(stem) }
        return lines.count == 1 ? lines[0] : nil
    }

    /// The line that was written last, if no other has more of what is spoken of, or as much and less besides.
    private func newestLine(of body: Clause, _ topic: Set<String>) -> Clause? {
        guard !newest.isEmpty else { return nil }
        let written = newest.map { Clause($0).keys }
        let lines = body.parts(endingWith: \.isNewline)
        guard let newest = lines.last(where: { written.contains($0.keys) }) else { return nil }
        let isBest = topic.isEmpty || lines.allSatisfy { !isNearer($0, than: newest, to: topic) }
        return isBest ? newest : nil
    }

    /// Whether a line has more of a topic than another one, or as much and less besides: of two lines about a password, that
    /// about the guests' is not meant by "the wifi password".
    private func isNearer(_ line: Clause, than other: Clause, to topic: Set<String>) -> Bool {
        let (known, least) = (share(of: topic, in: line), share(of: topic, in: other))
        return known > least || known == least && known > 0 && strange(line, topic) < strange(other, topic)
    }

    private func share(of topic: Set<String>, in line: Clause) -> Int {
        topic.intersection(Stems.all(in: line.words)).count
    }

    /// How many words of a line are about something else than a topic; very many for one without any number or day.
    private func strange(_ line: Clause, _ topic: Set<String>) -> Int {
        func isValue(_ key: String) -> Bool {
            key.contains(where: \.isNumber) || Shape(key) == .weekday || DateNames.isMonth(key)
        }
        guard line.keys.contains(where: isValue) else { return 1_000 }
        return Stems.content(of: line.words).count { !topic.contains($0) && !isValue($0) }
    }

    /// The line of a body that is nearest to a topic; all of it without one.
    func bestLine(_ body: Clause, _ topic: Set<String>) -> Clause {
        guard !topic.isEmpty else { return body }
        let best = body.parts(endingWith: \.isNewline).reduce(nil as Clause?) { best, line in
            best.map { isNearer(line, than: $0, to: topic) ? line : $0 } ?? line
        }
        return best.flatMap { topic.isDisjoint(with: Stems.all(in: $0.words)) ? nil : $0 } ?? body
    }

    /// Whether several words name a thing, and not a value or day of it: "bed 4 insulin", but not "two cots" for "3 cots".
    func namesThing(_ old: Clause, with new: Clause) -> Bool {
        old.count > 1 && Shape(old.key(old.start)) == .word && Shape(old.key(old.end - 1)) == .word
            && old.keys.last != new.keys.last && WordDates(old, dates).places.isEmpty
    }

    /// The number alone where what it counts is in the note: "30 cups instead of 20" of "20 paper cups".
    static func number(of new: Clause, insteadOf old: Clause, in note: NoteReport) -> Clause {
        let rest = new.from(new.start + 1)
        guard old.count == 1, new.count > 1, Shape(old.text) == .number, Shape(new.key(new.start)) == .number,
            rest.keys.allSatisfy({ $0.allSatisfy(\.isLetter) }), note.stems.isSuperset(of: Stems.all(in: rest.words))
        else { return new }
        return new.upTo(new.start + 1)
    }

    /// Whether the number behind a name goes with it: the 12 of "Hauptstr 12" by "Bergweg 6".
    func takesNumber(_ index: Int, of old: Clause, by new: Clause, _ body: Clause) -> Bool {
        body.words.indices.contains(index) && body.words[index - 1].mark == nil && new.count > 1
            && Shape(old.key(old.end - 1)) == .word && Shape(new.key(new.start)) == .word
            && [body.key(index), new.key(new.end - 1)].allSatisfy { Shape($0) == .number && $0.count < 4 }
            && (body.words[index].mark != nil || index == body.end - 1)
            && !WordDates(body, dates).words.contains(index)
    }

    /// Whether a change that is not ordered is in a line that asks: "3" answers "is the party at 2 or 3?", and changes nothing in it.
    func isAsked(_ correction: Correction, by said: Clause) -> Bool {
        guard correction.due == nil, correction.problem == nil, !Words.orderVerbs.contains(said.key(said.start)) else {
            return false
        }
        let rest = correction.note.body[correction.range.upperBound...].prefix { !$0.isNewline }
        return rest.last { !$0.isWhitespace } == "?"
    }

    /// What stands right behind a name in the same part of a sentence, where that is what changes: the 4 of "nappies size 4" by "nappies
    /// should be size 5", and Sue of "owner sue" by "change owner to mike".
    func beside(_ name: Range<Int>, _ new: Clause, _ body: Clause) -> (words: Range<Int>, text: String)? {
        let part = body.part(around: name.lowerBound...name.upperBound - 1)
        let rest = part.from(name.upperBound)
        guard body.words[name.upperBound - 1].mark == nil, !rest.isEmpty else {
            return nil
        }
        func isNumber(_ key: String) -> Bool { key.first?.isNumber ?? false }
        if new.count == 2, rest.count == 2, new.key(new.start) == rest.key(rest.start), isNumber(new.key(new.end - 1)),
            isNumber(rest.key(rest.end - 1))
        {
            return (rest.end - 1..<rest.end, new.from(new.end - 1).text)
        }
        let isName =
            rest.count == 1 && new.count < 3 && !(new.keys + rest.keys).contains { $0.contains(where: \.isNumber) }
        return Self.labels.contains(body.key(name.upperBound - 1)) && isName
            ? (rest.start..<rest.end, new.wholeText) : nil
    }

    /// Words behind which it is said who or what something is.
    private static let labels: Set<String> = [
        "owner", "user", "host", "contact", "name", "colour", "color", "version", "location", "driver", "supplier",
        "model",
        "make", "brand", "status", "manager", "teacher", "tutor", "doctor", "dentist", "plumber", "agent", "backup",
    ]
}
