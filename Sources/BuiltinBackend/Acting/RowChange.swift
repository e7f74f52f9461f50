import Assistant
import Foundation
import Notes
import SpokenDates

/// Puts a number, an hour or a span that a line says is so now in the place of what one row of a note has: "yoga is at 7 now" for
/// "Yoga 6pm".
///
/// Words take the place of words only behind a label: "locker 1 is broken now" names nobody.
struct RowChange {
    let note: NoteReport
    let body: Clause
    let row: Row
    let news: RowNews
    let corrector: Corrector
    /// Whether only the title is spoken of, and the row is all of the note.
    let isOfTitle: Bool

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
    }

    /// What it comes to; `nil` where the row has no place for it, or more than one.
    var change: ToldChange? {
        // Which end of a span of days changes is the corrector's.
        let isDay = news.new.keys.contains { Shape($0) == .ordinal }
        if isDay, corrector.spanOfDays(in: row.words) != nil { return nil }
        guard news.isNow else { return restated }
        if let hour { return ToldChange(hour, news.new) }
        guard let ((words, new), isSure) = place, isSure || news.isAlone else { return nil }
        return corrector.made(note, body, words, Self.written(new, like: body[words])).map {
            ToldChange($0, news.new, isSure: isSure)
        }
    }

    /// Another value for a row that is no more than that: "hub pin 3345" of "Hub PIN 3344".
    private var restated: ToldChange? {
        // "exam is in hall c" of "on april 8 in hall b"
        let found =
            labelled ?? named
            ?? (isOfTitle ? nil : number).flatMap { place in
                row.words.words.indices.allSatisfy { isSaid($0, place.words) } ? place : nil
            }
        return found.flatMap { corrector.made(note, body, $0.words, $0.new) }.map {
            ToldChange($0, news.new, isSure: false)
        }
    }

    /// Whether a word of the row is spoken of, or says nothing beside what is.
    private func isSaid(_ index: Int, _ place: Range<Int>) -> Bool {
        let key = body.key(index)
        return row.known.contains(index) || place.contains(index) || row.isUnit(index) || Words.stopWords.contains(key)
            || RowNews.verbs.contains(key) || Performer.attributes.contains(PorterStemmer.stem(key))
            || note.titleStems.contains(PorterStemmer.stem(key))
    }

    /// Words with a capital where those have one that they take the place of: "Wed" for "Mon", "U9" for "U8".
    static func written(_ new: String, like old: Clause) -> String {
        old.text.first?.isUppercase ?? false ? DraftMaker.capitalized(new) : new
    }

    typealias Place = (words: Range<Int>, new: String)

    /// The place, and whether it is surely meant; a span that only the title names may be another one.
    private var place: (found: Place, isSure: Bool)? {
        if let named = labelled ?? (isOfTitle ? counted : nil) { return (named, true) }
        // "the printer is jammed now" of "printer: hp" names no other one.
        if let named {
            let isName = named.new.first?.isUppercase ?? false && body[named.words].isCapital
            // "the plumber is in Spain now", "der Vermieter ist jetzt Rentner"
            let isPlain = bare.count == news.new.count && !["ist", "sind"].contains(news.verb)
            return (named, isName && (isPlain || DateNames.mayBeDate(bare.key(bare.start))))
        }
        let isNumber = news.new.keys.contains { $0.contains(where: \.isNumber) }
        let found = isOfTitle ? span : isNumber ? span ?? number : nil
        return found.map { ($0, !isOfTitle) }
    }

    /// What is new without what leads to it: "7" of "at 7", "hall c" of "in the hall c".
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
        // "flo is in team 1 now" moves nobody else of "team 3: ed, flo".
        guard places.count == 1, let place = places.first, place > row.words.start else { return nil }
        let kind = body[place..<place + 1].text
        let text = new.from(new.start + 1).text
        let isUpper = body[place + 1..<place + 2].text.first?.isUppercase ?? false
        return (place..<place + 2, kind + " " + (isUpper ? text.uppercased() : text))
    }

    /// Words for those behind a label that is spoken of: "Ann" for "Jo" of "Owner: Jo", "Kate 0171 55" for "Dave 0160 11".
    private var named: Place? {
        guard ["is", "are", "ist", "sind", nil].contains(news.verb), bare.count < 5, bare.parts.count == 1,
            let value = Self.words(behindLabelEnding: { row.known.contains($0) }, in: row.words),
            bare.keys != body[value].keys, Shape(bare.key(bare.start)) == .word,
            bare.keys.filter({ Shape($0) != .word }).count == body[value].keys.filter({ Shape($0) != .word }).count
        else { return nil }
        let label = row.words.upTo(value.lowerBound)
        let isLabel = label.words.indices.allSatisfy {
            row.known.contains($0) || Words.stopWords.contains(label.key($0))
        }
        return isLabel ? (value, bare.wholeText) : nil
    }

    /// Where the few words stand that are all there is behind the label of a row: "Jo" of "Owner: Jo".
    static func words(behindLabelEnding isMeant: (Int) -> Bool, in row: Clause) -> Range<Int>? {
        guard let end = row.words.firstIndex(where: { $0.mark == ":" }), isMeant(end),
            case let value = row.from(end + 1), (1...4).contains(value.count), value.parts.count == 1,
            Shape(value.key(value.start)) == .word
        else { return nil }
        return value.start..<value.end
    }

    /// Whether a word stands right behind one that is spoken of.
    func isNext(_ index: Int) -> Bool { row.known.contains(index - 1) && body.words[index - 1].mark != "," }
}

extension Clause {
    /// Whether its first letter is a capital.
    fileprivate var isCapital: Bool { text.first?.isUppercase ?? false }
}
