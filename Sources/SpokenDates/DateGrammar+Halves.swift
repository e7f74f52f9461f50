import Foundation

/// Times from now that are counted in halves and quarters, or in two units.
extension DateGrammar {
    /// How long, in a unit of which it is a whole number.
    typealias Length = (unit: Calendar.Component, count: Int, end: Int)

    /// "half an hour", "1.5 hours", "two and a half weeks", "an hour and a quarter", "2 hours 15 minutes".
    /// - Parameter readsShort: whether "2h" and "1h30" are lengths, and no hours of the day.
    func length(at start: Int, readsShort: Bool = false) -> Length? {
        let isAbout = tokens.indices.contains(start) && Self.roughly.contains(tokens[start].key)
        let index = isAbout ? start + 1 : start
        if readsShort, let short = short(at: index) { return short }
        guard let first = quarters(at: index) ?? wholes(at: index) else { return nil }
        let whole = sum(first) ?? first
        return (whole.unit, whole.count, endOfLength(whole.end))
    }

    private static let roughly: Set<String> = ["about", "around", "ca"]

    /// The index after words behind a length that say nothing more: "in a week or two", "in 10 days' time".
    private func endOfLength(_ end: Int) -> Int {
        guard tokens.indices.contains(end), !tokens[end - 1].endsClause else { return end }
        if tokens[end].key == "time", closes(end + 1) || has(.to, at: end + 1) { return end + 1 }
        guard tokens[end].key == "or", tokens.indices.contains(end + 1) else { return end }
        return tokens[end + 1].key == "so" || number(at: end + 1) != nil && closes(end + 2) ? end + 2 : end
    }

    /// "two weeks", "a few days", "two more weeks", "another day".
    private func wholes(at index: Int) -> Length? {
        guard tokens.indices.contains(index) else { return nil }
        let isAnother = ["another", "weitere"].contains(tokens[index].key)
        guard let amount = isAnother ? Found(value: 1, end: index + 1) : amount(at: index), amount.value < Self.most
        else { return nil }
        var end = amount.end
        while tokens.indices.contains(end), Self.more.contains(tokens[end].key) { end += 1 }
        guard let unit = unit(at: end) else { return nil }
        return (unit, amount.value * (has(.fortnight, at: end) ? 2 : 1), end + 1)
    }

    private static let most = 10_000
    private static let more: Set<String> = [
        "more", "further", "whole", "full", "extra", "weitere", "weiteren", "ganze", "ganzen",
    ]

    /// "2h", "1h30", "1h 30m", "90min".
    private func short(at index: Int) -> Length? {
        guard let (hours, minutes) = shortParts(at: index) else { return nil }
        guard hours > 0 else { return (.minute, minutes, index + 1) }
        if minutes == 0, let next = shortParts(at: index + 1), next.hours == 0 {
            return (.minute, 60 * hours + next.minutes, index + 2)
        }
        return minutes == 0 ? (.hour, hours, index + 1) : (.minute, 60 * hours + minutes, index + 1)
    }

    /// The hours and minutes of one word: "2h", "1h30m", "90min".
    private func shortParts(at index: Int) -> (hours: Int, minutes: Int)? {
        guard tokens.indices.contains(index), tokens[index].isPlain, case let key = tokens[index].key,
            key.first?.isNumber ?? false
        else { return nil }
        var parts: [(count: Int, unit: String)] = []
        var rest = key[...]
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber }
            let unit = rest[digits.endIndex...].prefix { $0.isLetter }
            guard digits.count < 5, let count = Int(digits), digits.count + unit.count > 0 else { return nil }
            parts.append((count, String(unit)))
            rest = rest[unit.endIndex...]
        }
        let isHours = Self.hours.contains(parts[0].unit)
        switch parts.count {
        case 1 where isHours: return (parts[0].count, 0)
        // "in 300m" says how far.
        case 1 where Self.minutes.contains(parts[0].unit) && (parts[0].unit != "m" || isBehindHours(index)):
            return (0, parts[0].count)
        case 2 where isHours && parts[1].count < 60 && (parts[1].unit.isEmpty || Self.minutes.contains(parts[1].unit)):
            return (parts[0].count, parts[1].count)
        default: return nil
        }
    }

    private func isBehindHours(_ index: Int) -> Bool {
        index > 0 && Self.hours.contains(String(tokens[index - 1].key.drop { $0.isNumber }))
    }

    private static let hours: Set<String> = ["h", "hr", "hrs", "std"]
    private static let minutes: Set<String> = ["m", "min", "mins"]

    /// A length that is told exactly, and the word behind it.
    typealias Distance = (unit: Calendar.Component, count: Int, next: String?)

    /// The last length of the text, where it is told exactly: not "a few days", "2 or 3 days", "a day or two".
    var distance: Distance? {
        var lengths: [(start: Int, length: Length)] = []
        var start = 0
        while start < tokens.count {
            let length = length(at: start, readsShort: true)
            if let length { lengths.append((start, length)) }
            start = length?.end ?? start + 1
        }
        guard let (start, length) = lengths.last else { return nil }
        let words = tokens[start..<length.end]
        let isVague = words.contains { $0.meanings.contains(.some(3)) || Self.roughly.contains($0.key) }
        let isOneOfTwo = words.contains { $0.key == "or" } && words.last?.key != "so"
        // How many days a month has depends on the day that it is counted from.
        let isOfMonths = length.unit == .day && words.indices.contains { [.month, .year].contains(unit(at: $0)) }
        let isJoined = lengths.dropLast().last.map { $0.length.end..<start }
            .map { tokens[$0].allSatisfy { Self.joints.contains($0.key) } }
        func isChoice(_ joint: Int, _ number: Int) -> Bool {
            tokens.indices.contains(joint) && (has(.through, at: joint) || Self.joints.contains(tokens[joint].key))
                && self.number(at: number) != nil
        }
        guard !isVague, !isOneOfTwo, !isOfMonths, isJoined != true, !isChoice(start - 1, start - 2),
            !isChoice(length.end, length.end + 1)
        else { return nil }
        let hasNext = tokens.indices.contains(length.end) && !tokens[length.end - 1].endsClause
        return (length.unit, length.count, hasNext && !words.contains(where: \.hasComma) ? tokens[length.end].key : nil)
    }

    private static let joints: Set<String> = ["or", "to", "and", "then", "-", "oder", "bis", "und", "dann"]

    /// A length with a smaller one behind it: "2 hours 15 minutes", "2 weeks and 3 days", "1 hour 30".
    private func sum(_ first: Length) -> Length? {
        guard tokens.indices.contains(first.end), !tokens[first.end - 1].endsClause else { return nil }
        let isJoined = ["and", "und"].contains(tokens[first.end].key)
        let next = isJoined ? first.end + 1 : first.end
        guard let amount = number(at: next) else { return nil }
        switch (first.unit, unit(at: amount.end)) {
        case (.hour, .minute?): return (.minute, 60 * first.count + amount.value, amount.end + 1)
        case (.hour, nil) where !isJoined && 1..<60 ~= amount.value && closes(amount.end):
            return (.minute, 60 * first.count + amount.value, amount.end)
        case (.day, .hour?): return (.hour, 24 * first.count + amount.value, amount.end + 1)
        case (.weekOfYear, .day?): return (.day, 7 * first.count + amount.value, amount.end + 1)
        case (.year, .month?): return (.month, 12 * first.count + amount.value, amount.end + 1)
        case (.month, .day?), (.month, .weekOfYear?), (.year, .day?), (.year, .weekOfYear?):
            guard let unit = unit(at: amount.end) else { return nil }
            let last = date(date(today, adding: first.unit, first.count), adding: unit, amount.value)
            return calendar.dateComponents([.day], from: today, to: last).day.map { (.day, $0, amount.end + 1) }
        default: return nil
        }
    }

    /// A length of which parts are halves or quarters.
    private func quarters(at index: Int) -> Length? {
        if let part = fraction(at: index), case let next = skip(.article, from: skip(.of, from: part.end)),
            let unit = unit(at: next)
        {
            return quarters(part.value, of: unit, next + 1)
        }
        if let number = decimal(at: index), let unit = unit(at: number.end) {
            return quarters(number.value, of: unit, number.end + 1)
        }
        guard let amount = amount(at: index), amount.value < Self.most, !has(.fortnight, at: amount.end) else {
            return nil
        }
        if let more = andFraction(at: amount.end), let unit = unit(at: more.end) {
            return quarters(4 * amount.value + more.value, of: unit, more.end + 1)
        }
        // "in a week and half term starts"
        guard let unit = unit(at: amount.end), has(.article, at: amount.end + 2) || number(at: amount.end + 2) != nil,
            let more = andFraction(at: amount.end + 1)
        else { return nil }
        return quarters(4 * amount.value + more.value, of: unit, more.end)
    }

    /// "half a", "a quarter", "three quarters": how many quarters.
    private func fraction(at index: Int) -> Found<Int>? {
        let start = skip(.article, from: index)
        if has(.half, at: start) { return Found(value: 2, end: start + 1) }
        if has(.quarter, at: start) { return Found(value: 1, end: start + 1) }
        guard let number = number(at: index), number.value < 4, tokens.indices.contains(number.end),
            tokens[number.end].key == "quarters"
        else { return nil }
        return Found(value: number.value, end: number.end + 1)
    }

    /// "and a half", "and three quarters".
    private func andFraction(at index: Int) -> Found<Int>? {
        guard tokens.indices.contains(index), ["and", "und"].contains(tokens[index].key) else { return nil }
        return fraction(at: index + 1)
    }

    /// A number with a half or quarters behind it, in quarters: "1.5", "0,25", "2½", "2 1/2".
    private func decimal(at index: Int) -> Found<Int>? {
        guard tokens.indices.contains(index) else { return nil }
        let key = tokens[index].key
        // Most words are made of letters alone: this is tried at each of a text.
        guard key.first?.isNumber ?? false else { return nil }
        if let wholes = Int(key), wholes < Self.most, tokens.indices.contains(index + 1),
            let part = Self.fractions[tokens[index + 1].key]
        {
            return Found(value: 4 * wholes + part, end: index + 2)
        }
        if key.contains("/"), let part = Self.fractions[key] { return Found(value: part, end: index + 1) }
        let digits = key.prefix { $0.isASCII && $0.isNumber }
        guard digits.count < 5, let part = Self.fractions[String(key.dropFirst(digits.count))],
            let wholes = digits.isEmpty ? 0 : Int(digits)
        else { return nil }
        return Found(value: 4 * wholes + part, end: index + 1)
    }

    private static let fractions = [
        ".5": 2, ",5": 2, ".25": 1, ",25": 1, ".75": 3, ",75": 3, "½": 2, "¼": 1, "¾": 3, "1/2": 2, "1/4": 1, "3/4": 3,
    ]

    /// So many quarters of a unit: of a day 6 hours, of a month 8 days, and of a week 2, but half of one is 4.
    private func quarters(_ count: Int, of unit: Calendar.Component, _ end: Int) -> Length? {
        switch unit {
        case .hour: (.minute, 15 * count, end)
        case .day: (.hour, 6 * count, end)
        case .weekOfYear: (.day, (7 * count + 3) / 4, end)
        case .month: (.day, (30 * count + 3) / 4, end)
        case .year: (.month, 3 * count, end)
        default: nil
        }
    }
}
