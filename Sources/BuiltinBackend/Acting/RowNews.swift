import Notes
import SpokenDates

/// What a line says is so, and of what: "locker 1 goes to Max now", "yoga on wednesday is at 7 now", "hub pin 3345".
struct RowNews {
    /// The words that it is said of: "yoga on wednesday".
    private(set) var subject: Clause
    /// What is so now, with the words that lead to it: "at 7".
    private(set) var new: Clause
    /// The verb between the two.
    let verb: String?
    /// Whether the line says that it is so now, and does not only say another value.
    let isNow: Bool
    /// Whether the line says nothing else.
    let isAlone: Bool

    /// `nil` where a line does not say in one part what is so now.
    init?(_ line: Line) {
        let whole = line.whole
        guard !line.form.asks, !whole.isEmpty else { return nil }
        let marker = whole.find(Self.markers) ?? whole.end..<whole.end
        isNow = !marker.isEmpty
        // "per left, the cook is now siri"
        let said = isNow ? whole.part(around: marker.lowerBound...marker.upperBound - 1) : whole
        guard isNow || whole.parts.count == 1, said.count < 16, !said.contains(LineForm.negations),
            !said.contains(LineForm.doubts), !said.contains(Self.more), !said.containsPhrase(["as well"]),
            !said.contains(Self.off), said.key(marker.lowerBound - 1) != "for", marker.lowerBound > said.start,
            said.key(marker.upperBound) != "of"
        else { return nil }
        isAlone = said.count == whole.count
        if marker.upperBound < said.end {
            let isVerb = Self.verbs.contains(said.key(marker.upperBound))
            (subject, new) = (said.upTo(marker.lowerBound), said.from(marker.upperBound + (isVerb ? 1 : 0)))
            let before = subject.words.indices.last { Self.verbs.contains(said.key($0)) }
            verb = isVerb ? said.key(marker.upperBound) : before.map(said.key)
        } else if let verb = said.words.indices.dropFirst().first(where: { Self.verbs.contains(said.key($0)) }) {
            (subject, new) = (said.upTo(verb), said[verb + 1..<marker.lowerBound])
            self.verb = said.key(verb)
        } else {
            func leads(_ index: Int) -> Bool { Self.leads.contains(said.key(index)) }
            let start = said.words.indices.dropFirst().first { index in
                said.key(index).first?.isNumber ?? false || leads(index) && !leads(index + 1)
            }
            guard let start, start < marker.lowerBound else { return nil }
            (subject, new) = (said.upTo(start), said[start..<marker.lowerBound])
            verb = nil
        }
        // "jetzt mangold statt salat"
        if let instead = new.find(["instead of", "statt"]) { new = new.upTo(instead.lowerBound) }
        guard !new.isEmpty, new.count < 7, !new.contains(Self.verbs.union(LineForm.joints)),
            ![new, subject].contains(where: { $0.contains(["and", "und", "or", "oder"]) })
        else { return nil }
    }

    /// The row of a note that it is about, where one has more of the subject than all others, and the rest stands in the title.
    ///
    /// What of the subject stands behind what is new counts too: "the library opens at 11 on tuesday now".
    func row(in rows: [Clause], titled title: Set<String>) -> (row: Row, news: RowNews)? {
        let found = rows.compactMap { row -> (row: Row, news: RowNews)? in
            var news = self
            var named = Array(subject.words)
            if let day = new.words.indices.last, day - 1 > new.start, Self.leads.contains(new.key(day - 1)),
                Self.place(of: new.words[day], in: row) != nil
            {
                news.new = new.upTo(day - 1)
                named.append(new.words[day])
            }
            // "wed is ben now on the kitchen rota"
            if let lead = news.new.words.indices.last(where: { Self.leads.contains(new.key($0)) }),
                lead > news.new.start,
                case let name = Stems.content(of: news.new.from(lead).words), !name.isEmpty, title.isSuperset(of: name)
            {
                news.new = news.new.upTo(lead)
            }
            // "ficus gets water on thursdays now" of "water ficus mondays"
            if news.new.count > 2, Self.leads.contains(new.key(new.start + 1)),
                !Self.leads.contains(new.key(new.start)),
                Self.place(of: new.words[new.start], in: row) != nil
            {
                named.append(new.words[new.start])
                news.new = news.new.from(new.start + 1)
            }
            return Row(row, of: named[...], titled: title).map { ($0, news) }
        }
        let most = found.map(\.row.weight).max() ?? 0
        let best = found.filter { $0.row.weight == most }
        return best.count == 1 && (most > 0 || rows.count == 1) ? best[0] : nil
    }

    /// Where a word of a line stands in a row: a weekday also shortened, a name also without its ending.
    fileprivate static func place(of word: Word, in row: Clause) -> Int? {
        if let same = row.words.firstIndex(where: { $0.key == word.key }) { return same }
        if let day = weekday(word.key) {
            return row.words.indices.first { weekday(row.key($0)) == day }
                ?? (DayRow.shortGerman.firstIndex(of: row.key(row.start)) == day ? row.start : nil)
        }
        // "the 28th" of "28 march"
        if Shape(word.key) == .ordinal {
            return row.words.firstIndex { !$0.key.isEmpty && $0.key == word.key.filter(\.isNumber) }
        }
        guard Shape(word.key) == .word, word.key.count > 3 else { return nil }
        let stem = PorterStemmer.stem(word.key)
        return row.words.firstIndex { !$0.isPossessive && PorterStemmer.stem($0.key) == stem }
    }

    /// From 0 for Monday, of a day in any form: "thu", "saturdays", "mittwochs".
    static func weekday(_ key: String) -> Int? {
        DayRow.weekday(key) ?? (key.count > 5 && key.hasSuffix("s") ? DayRow.weekday(String(key.dropLast())) : nil)
    }

    private static let markers: [Phrase] = [
        "now|jetzt|nun|instead|stattdessen", "from now on", "ab jetzt|sofort", "changed|swapped|switched to|into",
    ]
    /// With these, something is added and nothing goes.
    static let more: Set<String> = ["also", "too", "auch", "another", "extra", "more", "zusätzlich", "noch"]
    /// What is off is not otherwise.
    private static let off: Set<String> = ["off", "cancelled", "canceled", "abgesagt"]
    /// Words that lead to what is new, or to a day.
    static let leads: Set<String> = [
        "at", "in", "on", "to", "with", "by", "under", "behind", "from", "for", "until", "till", "til", "um", "bis",
        "ab", "von", "im", "am", "an", "bei", "beim", "mit", "hinter", "unter", "für", "nach",
    ]
    /// Verbs between what is spoken of and what is so.
    static let verbs: Set<String> = Words.statementVerbs.filter { !Deed.isPast($0) }.union([
        "pays", "pay", "get", "take", "cost", "need", "want", "go", "sings", "teaches", "covers", "swims", "earns",
        "ist", "sind", "hat", "haben", "hab", "habe", "heißt", "kostet", "kosten", "zahlt", "bekommt", "kriegt",
        "geht", "kommt", "macht", "nimmt", "braucht", "sitzt", "wohnt", "spielt", "singt", "zieht", "reitet", "läuft",
        "gibts", "steht", "liegt", "fährt", "öffnet", "schließt", "beginnt",
    ]).subtracting(["due", "put", "left", "allergic", "was", "were", "had"])
}

/// A row of a note, and which of its words a line speaks of.
struct Row {
    let words: Clause
    /// Where words of the line stand in it.
    let known: Set<Int>
    /// How much of the line stands in it: a word as it is said counts more than one with another ending.
    fileprivate let weight: Int

    /// `nil` where neither the row nor the title has a word that is spoken of.
    init?(_ row: Clause, of said: ArraySlice<Word>, titled title: Set<String>) {
        var known: Set<Int> = []
        var isNamed = false
        var weight = 0
        for word in said {
            if let place = RowNews.place(of: word, in: row) {
                if !Vocabulary.prepositions.contains(word.key) {
                    known.insert(place)
                    weight += row.key(place) == word.key ? 3 : 2
                }
                isNamed = isNamed || !Words.stopWords.contains(word.key) || row.words.count < 4
            } else if title.contains(PorterStemmer.stem(word.key)) {
                isNamed = true
            } else if !Words.stopWords.contains(word.key), !RowNews.leads.contains(word.key),
                !RowNews.verbs.contains(word.key)
            {
                return nil
            }
        }
        guard isNamed else { return nil }
        (words, self.known, self.weight) = (row, known, weight)
    }

    /// The whole of a note of which only the title is spoken of.
    init(whole body: Clause) { (words, known, weight) = (body, [], 0) }

    /// Whether a row would begin like another one does: "shelf 2" becomes no "shelf 3" beside "shelf 3 tomato".
    static func wouldDouble(_ place: Range<Int>, of body: Clause, by new: String) -> Bool {
        let added = Clause(new).keys
        guard added.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
        return [body.parts, body.parts(endingWith: \.isNewline)].contains { rows in
            guard let row = rows.first(where: { $0.words.indices.contains(place.lowerBound) }),
                place.lowerBound - row.start < 2
            else { return false }
            let keys = row.upTo(place.lowerBound).keys + added
            return rows.contains {
                $0.start != row.start && $0.upTo($0.start + keys.count).keys == keys && $0.count > keys.count
            }
        }
    }

    /// The words of the label that a row begins with: "Vet:"; `nil` for none.
    static func label(of row: Clause) -> Set<String>? {
        guard let end = row.words.prefix(3).firstIndex(where: { $0.mark == ":" }) else { return nil }
        let label = row.upTo(end + 1).keys.filter { !Words.stopWords.contains($0) }
        return label.isEmpty ? nil : Set(label)
    }

    /// Whether words name a row, or what could be one: "owls" of "owls: ms lum", "room 6" beside "room 4 eva".
    /// - Parameter title: the stems of the note's title, which may stand behind the name: "the right cupboard".
    static func isLabel(_ words: Clause, of body: Clause, titled title: Set<String>) -> Bool {
        let rows = body.parts(endingWith: \.isNewline)
        let named = words.words.filter { !Vocabulary.determiners.contains($0.key) }.map(\.key)
        let said =
            named.count > 1 && title.contains(PorterStemmer.stem(named[named.count - 1]))
            ? named.dropLast() : named[...]
        guard rows.count > 1, !said.isEmpty else { return false }
        return rows.contains { row in
            row.count > said.count && row.upTo(row.start + said.count).keys == Array(said)
                || said.count == 2 && row.key(row.start) == said[0] && said[1].allSatisfy(\.isNumber)
                    && row.key(row.start + 1).allSatisfy(\.isNumber)
        }
    }

    /// Whether a word stands behind a number that counts it: the "kg hay" of "5 kg hay".
    func isUnit(_ index: Int) -> Bool {
        guard index > words.start, words.words[index - 1].mark == nil else { return false }
        let before = words.key(index - 1)
        return before.first?.isNumber ?? false && !known.contains(index - 1)
            || Deed.units.contains(before) && isUnit(index - 1)
    }
}
