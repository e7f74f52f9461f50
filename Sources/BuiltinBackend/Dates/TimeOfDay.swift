/// A time of day as people write it.
struct TimeOfDay: Equatable {
    /// A part of the day that settles whether an hour is before or after noon.
    enum Part {
        case morning
        case afternoon
        case evening
        case tonight
    }

    /// The hour, 0 to 23.
    var hour: Int
    /// The minute, 0 to 59.
    var minute: Int
    /// Whether it is clear which half of the day is meant.
    var isCertain: Bool

    /// Reads "at five", "at 5:30 pm", "twelve thirty", "at noon", "half past six" at an index.
    static func read(_ clause: Clause, at index: Int) -> (TimeOfDay, Int)? {
        var cursor = index
        let hasPreposition = prepositions.contains(clause.key(cursor))
        if hasPreposition { cursor += 1 }
        if let (time, end) = named(clause, at: cursor) { return (time, end) }
        guard let (hour, minute, end, isClear) = clock(clause, at: cursor) else { return nil }
        var time = TimeOfDay(hour: hour, minute: minute, isCertain: hour > 12 || hour == 0)
        switch (clause.key(end), clause.key(end + 1)) {
        case ("am", _), ("a.m", _):
            time = TimeOfDay(hour: hour == 12 ? 0 : hour, minute: minute, isCertain: hour <= 12)
            return (time, end + 1)
        case ("pm", _), ("p.m", _):
            time = TimeOfDay(hour: hour < 12 ? hour + 12 : hour, minute: minute, isCertain: true)
            return (time, end + 1)
        case ("oclock", "am"): return (TimeOfDay(hour: hour == 12 ? 0 : hour, minute: minute, isCertain: true), end + 2)
        case ("oclock", "pm"):
            return (TimeOfDay(hour: hour < 12 ? hour + 12 : hour, minute: minute, isCertain: true), end + 2)
        case ("oclock", _): return (time, end + 1)
        default: return isClear || hasPreposition && clause.key(index) != "for" ? (time, end) : nil
        }
    }

    /// Reads "in the morning", "tonight", "afternoon" at an index.
    static func partOfDay(_ clause: Clause, at index: Int) -> (Part, Int)? {
        var cursor = index
        if ["in", "at", "this", "during", "by", "for"].contains(clause.key(cursor)) { cursor += 1 }
        if clause.key(cursor) == "the" { cursor += 1 }
        switch clause.key(cursor) {
        case "morning": return (.morning, cursor + 1)
        case "afternoon": return (.afternoon, cursor + 1)
        case "evening", "night": return (.evening, cursor + 1)
        case "tonight": return (.tonight, cursor + 1)
        default: return nil
        }
    }

    private static func named(_ clause: Clause, at index: Int) -> (TimeOfDay, Int)? {
        switch clause.key(index) {
        case "noon", "midday": return (TimeOfDay(hour: 12, minute: 0, isCertain: true), index + 1)
        case "midnight": return (TimeOfDay(hour: 0, minute: 0, isCertain: true), index + 1)
        case "half", "quarter":
            let start = index + (clause.key(index) == "half" ? 1 : 1)
            guard ["past", "to"].contains(clause.key(start)),
                let hour = NumberWords.cardinal(in: clause, at: start + 1), (1...12).contains(hour.value)
            else { return nil }
            let isBefore = clause.key(start) == "to"
            let minute = clause.key(index) == "half" ? 30 : isBefore ? 45 : 15
            return (
                TimeOfDay(hour: isBefore ? (hour.value + 11) % 12 : hour.value, minute: minute, isCertain: false),
                hour.end
            )
        default: return nil
        }
    }

    private static func clock(_ clause: Clause, at index: Int) -> (hour: Int, minute: Int, end: Int, isClear: Bool)? {
        let key = clause.key(index)
        if let (hour, minute, suffix) = digits(key) {
            switch suffix {
            case "am": return (hour == 12 ? 0 : hour, minute, index + 1, true)
            case "pm": return (hour < 12 ? hour + 12 : hour, minute, index + 1, true)
            default: return (hour, minute, index + 1, key.contains(":"))
            }
        }
        guard let hour = NumberWords.cardinal(in: clause, at: index), (0...24).contains(hour.value) else { return nil }
        if clause.key(hour.end) == "hundred" { return spokenHundreds(clause, hour: hour.value, at: hour.end + 1) }
        let next = clause.key(hour.end) == "oh" ? hour.end + 1 : hour.end
        if Int(key) == nil, let minute = NumberWords.cardinal(in: clause, at: next), (0...59).contains(minute.value),
            Int(clause.key(next)) == nil, minute.value >= 10 || next > hour.end, hour.value <= 12
        {
            return (hour.value % 24, minute.value, minute.end, true)
        }
        return (hour.value % 24, 0, hour.end, false)
    }

    private static func spokenHundreds(_ clause: Clause, hour: Int, at index: Int)
        -> (hour: Int, minute: Int, end: Int, isClear: Bool)?
    {
        let next = clause.key(index) == "and" ? index + 1 : index
        guard let minute = NumberWords.cardinal(in: clause, at: next), minute.value < 60 else {
            return (hour, 0, clause.key(index) == "hours" ? index + 1 : index, true)
        }
        return (hour, minute.value, minute.end, true)
    }

    /// Reads `5`, `5pm`, `17:30` and `5:30pm`.
    private static func digits(_ key: String) -> (hour: Int, minute: Int, suffix: String)? {
        let number = key.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }
        let suffix = String(key.dropFirst(number.count))
        guard !number.isEmpty, suffix.isEmpty || suffix == "am" || suffix == "pm" || suffix == "h" else { return nil }
        let parts = number.split(whereSeparator: { $0 == ":" || $0 == "." }).map { Int($0) }
        guard parts.count <= 2, let hour = parts.first ?? nil, (0...24).contains(hour) else { return nil }
        let minute = parts.count == 2 ? parts[1] : 0
        guard let minute, (0...59).contains(minute) else { return nil }
        return (hour % 24, minute, suffix)
    }

    private static let prepositions: Set<String> = [
        "at", "by", "around", "about", "before", "after", "from", "for", "until",
    ]
}
