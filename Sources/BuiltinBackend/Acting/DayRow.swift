import Assistant
import Notes
import SpokenDates

/// What is on a weekday from now on, for a note that has a row for each: "thursday is early now" for "Thu late", "jo does tuesday
/// instead of ravi" for "Tue Ravi".
struct DayRow {
    /// From 0 for Monday.
    private let day: Int
    /// What is on it now.
    let new: Clause
    /// What that takes the place of; `nil` for all that the row says.
    private let old: Clause?
    /// Stems of what else is named: the shift of "my thursday shift".
    private let named: Set<String>

    /// `nil` where a line says nothing of one weekday.
    init?(_ line: Line) {
        let whole = line.whole
        let days = whole.words.indices.filter { Self.weekday(whole.key($0)) != nil }
        guard !line.form.asks, !whole.contains(LineForm.negations.union(RowNews.more)), days.count == 1,
            let index = days.first,
            let day = Self.weekday(whole.key(index)), whole.parts.count == 1
        else { return nil }
        self.day = day
        if let instead = whole.find(["instead of", "statt"]),
            let verb = whole.words.indices.first(where: {
                Self.doing.contains(whole.key($0))
            }), verb > whole.start, verb < index, index < instead.lowerBound
        {
            new = whole.upTo(verb)
            old = whole.from(instead.upperBound)
            named = []
            return
        }
        // "ida covers tuesday now"
        if whole.contains(Performer.ofNow),
            let verb = whole.words.indices.first(where: { Self.covering.contains(whole.key($0)) }),
            verb > whole.start, verb < index,
            whole.from(verb + 1).keys.allSatisfy({
                Self.weekday($0) != nil || Performer.ofNow.contains($0)
            })
        {
            (new, old, named) = (whole.upTo(verb), nil, [])
            return
        }
        guard
            let verb = whole.words.indices.first(where: { $0 > index && Self.being.contains(whole.key($0)) }),
            let start = Self.start(of: whole.from(verb))
        else { return nil }
        var said = whole.from(start)
        while Self.closing.contains(said.key(said.end - 1)) { said = said.upTo(said.end - 1) }
        guard (1...4).contains(said.count), !Stems.content(of: said.words).isEmpty,
            !line.dates.places.contains(where: { said.words.indices.contains($0.words.lowerBound) })
        else { return nil }
        (new, old) = (said, nil)
        named = Set(Stems.content(of: (whole.upTo(index).words + whole[index + 1..<verb].words)[...]))
    }

    /// The place in a note that has rows for weekdays; `nil` where it has not just one for this.
    func correction(in note: NoteReport, _ corrector: Corrector) -> Correction? {
        let body = Clause(note.body)
        guard !note.truncated, body.count < 2_000, Checklist(note.body).items.isEmpty, named.isSubset(of: note.stems)
        else { return nil }
        let rows = body.parts(endingWith: \.isNewline).filter { Self.day(of: $0) != nil }
        // "hugo takes saturday morning instead of bell" of "sat am: bell" and "sat pm: hugo"
        let mine = rows.filter { row in
            Self.day(of: row) == day && row.count > 1 && old.map { !row.places(of: $0.keys).isEmpty } ?? true
        }
        guard rows.count > 1, mine.count == 1, let row = mine.first else { return nil }
        guard let old else {
            // Of "Do 18:00 Halle B" only a part would be meant.
            let rest = row.from(row.start + 1)
            let isOneThing =
                rest.count < 4 && rest.parts.count == 1
                && !(rest.keys + new.keys).contains { $0.contains(where: \.isNumber) }
            guard isOneThing, !Vocabulary.prepositions.contains(new.key(new.start)) else { return nil }
            return corrector.made(note, body, rest.start..<rest.end, RowChange.written(new.text, like: rest))
        }
        let places = row.places(of: old.keys)
        return places.count == 1
            ? corrector.made(
                note,
                body,
                places[0]..<places[0] + old.count,
                RowChange.written(new.text, like: body[places[0]..<places[0] + old.count])
            ) : nil
    }

    /// Whether a row would begin with a day that another row begins with already.
    static func wouldDouble(_ words: Range<Int>, of body: Clause, by new: String) -> Bool {
        guard let day = Clause(new).keys.lazy.compactMap(weekday).first else { return false }
        let rows = body.parts(endingWith: \.isNewline)
        guard let row = rows.first(where: { $0.start == words.lowerBound }), let before = Self.day(of: row) else {
            return false
        }
        return before != day && rows.contains { $0.start != row.start && Self.day(of: $0) == day }
    }

    /// Where what is so now begins, behind a verb: "is now early", "got swapped to early".
    private static func start(of words: Clause) -> Int? {
        if let change = words.words.prefix(4).indices.first(where: { changed.contains(words.key($0)) }) {
            let next = words.key(change + 1)
            return ["to", "into", "auf", "zu"].contains(next) ? change + 2 : nil
        }
        guard words.contains(Performer.ofNow) else { return nil }
        return Performer.ofNow.contains(words.key(words.start + 1)) ? words.start + 2 : words.start + 1
    }

    /// The weekday that a row begins with.
    private static func day(of row: Clause) -> Int? {
        weekday(row.key(row.start)) ?? shortGerman.firstIndex(of: row.key(row.start))
    }

    /// The weekday that a word is or shortens, from 0 for Monday: "thu", "thursday", "donnerstag".
    static func weekday(_ key: String) -> Int? {
        guard key.count > 2 else { return nil }
        // "die" and "mit" are no days.
        return DateNames.germanWeekdays.firstIndex(of: key) ?? DateNames.weekdays.firstIndex { $0.hasPrefix(key) }
    }

    /// The words under which a row of a weekday may stand in a note: "thu" for "thursday".
    static func shortened(_ key: String) -> [String] {
        if DateNames.weekdays.contains(key) { return [String(key.prefix(3))] }
        return DateNames.germanWeekdays.contains(key) ? [String(key.prefix(2))] : []
    }

    /// The German weekdays in two letters, which other words are too: a row may begin with one.
    static let shortGerman = ["mo", "di", "mi", "do", "fr", "sa", "so"]
    private static let doing: Set<String> = ["does", "has", "takes", "covers", "macht", "hat", "übernimmt"]
    private static let covering: Set<String> = ["does", "takes", "covers", "macht", "übernimmt"]
    private static let being: Set<String> = [
        "is", "are", "was", "got", "has", "changed", "swapped", "switched", "ist", "wurde", "hat", "gets",
    ]
    private static let changed: Set<String> = ["changed", "swapped", "switched", "getauscht", "geändert"]
    private static let closing: Set<String> = ["now", "jetzt", "instead", "getauscht", "geändert"]
}
