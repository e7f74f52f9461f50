import Assistant
import Foundation
import Notes
import SpokenDates

/// Puts what a line says is so now in the place of what one row of a note says: "locker 1 - Max" for "locker 1 - Sue".
///
/// Numbers, hours and places take the place of their like unasked. Of words it is asked, unless it is plain that they are of one
/// kind: "locker 1 is broken now" names nobody.
struct RowChange {
    let note: NoteReport
    let body: Clause
    let row: Row
    let news: RowNews
    let corrector: Corrector
    /// Whether only the title is spoken of, and the row is all of the note.
    let isOfTitle: Bool
    /// Whether each row of the note begins with a day.
    private let isWeek: Bool

    /// `nil` where no row, or not just one, is spoken of.
    init?(_ news: RowNews, in note: NoteReport, _ corrector: Corrector) {
        let body = Clause(note.body)
        guard !note.truncated, note.due == nil, body.count < 2_000, Checklist(note.body).items.isEmpty else {
            return nil
        }
        let lines = body.parts(endingWith: \.isNewline)
        let parts = body.parts { ",;\n".contains($0) }
        let rows = lines.count == 1 && parts.count > 1 ? parts : lines
        (self.note, self.body, self.corrector) = (note, body, corrector)
        if let found = news.row(in: rows, titled: note.titleStems) {
            (row, self.news) = found
            // "room 12 is now 14" of "rooms 11, 12 and 13"
            let isNamed = row.known.contains { Shape(body.key($0)) == .word || RowNews.weekday(body.key($0)) != nil }
            guard lines.count > 1 || isNamed || row.known.isEmpty else { return nil }
        } else {
            // "check in at desk 3 now" of "15:00" and "desk 2"
            guard rows.count > 1, Row(body, of: news.subject.words, titled: note.titleStems)?.known.isEmpty ?? false
            else { return nil }
            (row, self.news) = (Row(whole: body), news)
        }
        isOfTitle = row.known.isEmpty && rows.count > 1
        isWeek = rows.count > 1 && rows.allSatisfy { RowNews.weekday($0.key($0.start)) != nil || Self.isShort($0) }
    }

    private static func isShort(_ row: Clause) -> Bool {
        DayRow.shortGerman.contains(row.key(row.start))
    }

    /// What it comes to; `nil` where the row has no place for it, or more than one.
    var change: ToldChange? {
        guard news.isNow else { return restated }
        if let hour { return ToldChange(hour, news.new) }
        guard let (place, new, isSure) = place, isSure || news.isAlone else { return nil }
        return corrector.made(note, body, place, Self.written(new, like: body[place])).map {
            ToldChange($0, news.new, isSure: isSure)
        }
    }

    /// Another value for a row that is no more than that: "hub pin 3345" of "Hub PIN 3344".
    private var restated: ToldChange? {
        // "exam is in hall c" of "on april 8 in hall b"
        let found =
            labelled
            ?? (isOfTitle ? nil : number).flatMap { place in
                row.words.words.indices.allSatisfy { isSaid($0, place.0) } ? place : nil
            }
        return found.flatMap { corrector.made(note, body, $0.0, $0.1) }.map { ToldChange($0, news.new, isSure: false) }
    }

    /// Whether a word of the row is spoken of, or says nothing beside what is.
    private func isSaid(_ index: Int, _ place: Range<Int>) -> Bool {
        let key = body.key(index)
        return row.known.contains(index) || place.contains(index) || row.isUnit(index) || Words.stopWords.contains(key)
            || RowNews.verbs.contains(key) || Performer.attributes.contains(PorterStemmer.stem(key))
            || note.titleStems.contains(PorterStemmer.stem(key))
    }

    /// Words with a capital where those have one that they take the place of: "Rita" for "Paul".
    static func written(_ new: String, like old: Clause) -> String {
        old.text.first?.isUppercase ?? false ? DraftMaker.capitalized(new) : new
    }

    typealias Place = (Range<Int>, String, isSure: Bool)

    private var place: Place? {
        if let named = labelled { return named }
        if isOfTitle { return counted ?? led ?? span.map { ($0.0, $0.1, isSure: false) } }
        let isNumber = news.new.keys.contains { $0.contains(where: \.isNumber) }
        return isNumber ? span ?? number : words
    }

    /// What is new without what leads to it: "Max" of "to Max", "kite" of "a kite".
    var bare: Clause {
        let first = news.new.words.indices.first { index in
            let key = news.new.key(index)
            return !RowNews.leads.contains(key) && !Vocabulary.determiners.contains(key) && !Self.unsaid.contains(key)
        }
        let rest = news.new.from(first ?? news.new.end)
        let isOpen = ["auf", "offen", "geöffnet", "open"].contains(rest.key(rest.end - 1)) && rest.count > 1
        return isOpen ? rest.upTo(rest.end - 1) : rest
    }

    private static let unsaid: Set<String> = [
        "die", "der", "das", "den", "dem", "ein", "eine", "einen", "always", "immer",
    ]

    /// A number or a letter behind the same noun: "hall c" for "hall B", "desk 3" for "desk 2".
    var labelled: Place? {
        let new = bare
        guard new.count == 2, case (let noun, let key) = (new.key(new.start), new.key(new.start + 1)),
            Shape(noun) == .word, key.count == 1 || key.first?.isNumber ?? false
        else { return nil }
        let stem = PorterStemmer.stem(noun)
        let places = row.words.words.indices.filter { index in
            let next = body.key(index + 1)
            return index + 1 < row.words.end && PorterStemmer.stem(body.key(index)) == stem
                && body.words[index].mark == nil
                && (next.count == 1 || next.first?.isNumber ?? false) && !row.known.contains(index + 1)
        }
        guard places.count == 1, let place = places.first else { return nil }
        let isFirst = place == row.words.start
        // "flo is in team 1 now" moves nobody else of "team 3: ed, flo".
        guard !isFirst || row.runs.isEmpty else { return nil }
        // "tern is in berth 3 now" beside a "Berth 3" of which nothing is said.
        let isTaken = isFirst && !body.places(of: [noun, key]).isEmpty
        let kind = body[place..<place + 1].text
        let text = new.from(new.start + 1).text
        let isUpper = body[place + 1..<place + 2].text.first?.isUppercase ?? false
        return (place..<place + 2, kind + " " + (isUpper ? text.uppercased() : text), isSure: !isTaken)
    }

    /// What stands behind a word that leads to the like: "at ritas" for "at pauls".
    private var led: Place? {
        let lead = news.new.key(news.new.start)
        let places = row.words.words.indices.filter {
            body.key($0) == lead && RowNews.leads.contains(lead) && !row.known.contains($0) && $0 + 1 < row.words.end
        }
        guard places.count == 1, let place = places.first else { return nil }
        let stop = (place + 1..<row.words.end).first { row.known.contains($0) || body.words[$0].mark != nil }
        let end = stop.map { row.known.contains($0) ? $0 : $0 + 1 } ?? row.words.end
        let isPlain = ![body[place + 1..<end], bare].contains { words in
            words.isEmpty || words.keys.contains { $0.contains(where: \.isNumber) || RowNews.weekday($0) != nil }
        }
        let first = news.new.words.indices.first { !RowNews.leads.contains(news.new.key($0)) } ?? news.new.start
        return isPlain ? (place + 1..<end, news.new.from(first).text, isSure: true) : nil
    }

    /// Whether a word stands right behind one that is spoken of.
    func isNext(_ index: Int) -> Bool { row.known.contains(index - 1) && body.words[index - 1].mark != "," }

    /// Words for the only words of the row that the line does not name.
    private var words: Place? {
        let new = bare
        guard !new.isEmpty, new.count < 5 else { return nil }
        if new.count == 1, RowNews.weekday(new.key(new.start)) != nil { return day(new) }
        if let led { return led }
        let lead = news.new.key(news.new.start)
        // "the green key" for "blue key"
        let last = PorterStemmer.stem(new.key(new.end - 1))
        let alike = row.runs.filter { new.count > 1 && PorterStemmer.stem(body.key($0.upperBound - 1)) == last }
        let next = row.runs.filter { isNext($0.lowerBound) }
        let runs = alike.count == 1 ? alike : next.count == 1 ? next : row.runs
        // "the organ key is in the safe now" is not about the Pask of "Pask has the organ key".
        guard runs.count == 1, let old = runs.first, old.count < 5, old.lowerBound > row.known.min() ?? -1 else {
            return nil
        }
        // "the box is a mess now" says of no other place than "in the loft".
        let isPlace = body.words[..<old.lowerBound].suffix(2).contains { Self.isLead($0.key) && $0.mark == nil }
        let isLed = Self.isLead(lead)
        guard !isPlace || isLed else { return nil }
        let isOfOneVerb = row.words.words.contains { $0.key == news.verb && !Words.auxiliaries.contains($0.key) }
        let isSure = alike.count == 1 || isWeek || news.isInstead || areNames(old, new) || isKnown(new) || isOfOneVerb
        return (old, new.text, isSure: isSure && !isLed)
    }

    /// Whether a day has its date behind it, which would have to change as well: "thursday (Thursday 19 March)".
    private func isDated(_ day: Int) -> Bool {
        body.source[body.words[day].range.upperBound...].drop(while: \.isWhitespace).first == "("
    }

    private static func isLead(_ key: String) -> Bool { RowNews.leads.contains(key) && !["an", "to"].contains(key) }

    /// A weekday for the only one of the row, written as that is: "Wed" for "Mon".
    private func day(_ new: Clause) -> Place? {
        let days = row.words.words.indices.filter {
            RowNews.weekday(body.key($0)) != nil
                || [row.words.start, row.words.end - 1].contains($0) && Self.isShort(row.words.from($0))
        }
        guard days.count == 1, let day = days.first, !row.known.contains(day), !isDated(day) else { return nil }
        let old = body.key(day)
        let isShort = old.count < 4
        let isOften = new.text.hasSuffix("s") && !old.hasSuffix("s")
        let text = isShort ? String(new.text.prefix(old.count)) : String(new.text.dropLast(isOften ? 1 : 0))
        return (day..<day + 1, text, isSure: true)
    }

    private func areNames(_ old: Range<Int>, _ new: Clause) -> Bool {
        // In German all nouns are written like names.
        !news.isGerman
            && [body[old], new].allSatisfy { words in
                words.words.allSatisfy { words.source[$0.range].first?.isUppercase ?? false }
            }
    }

    /// Whether another row has the same for something else: "lane 2 is rita now" beside "Lane 3 Rita".
    private func isKnown(_ new: Clause) -> Bool {
        body.places(of: new.keys).contains { start in
            !row.words.words.indices.contains(start) && start > body.start && body.words[start - 1].mark != "\n"
        }
    }
}
