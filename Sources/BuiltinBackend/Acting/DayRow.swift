import SpokenDates

/// Rows of a note that begin with a weekday: "Thu late", "Do spät".
enum DayRow {
    /// Whether a row would begin with a day that another row begins with already.
    static func wouldDouble(_ words: Range<Int>, of body: Clause, by new: String) -> Bool {
        guard let day = Clause(new).keys.lazy.compactMap(weekday).first else { return false }
        let rows = body.parts(endingWith: \.isNewline)
        guard let row = rows.first(where: { $0.start == words.lowerBound }), let before = Self.day(of: row) else {
            return false
        }
        return before != day && rows.contains { $0.start != row.start && Self.day(of: $0) == day }
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
}
