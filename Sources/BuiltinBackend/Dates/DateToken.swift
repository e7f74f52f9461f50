import Foundation

/// A word, number or dash of a text, with what it can mean in a date.
struct DateToken {
    /// Where it stands, without the punctuation around it.
    var range: Range<String.Index>
    /// The word in lower case, without apostrophes.
    var key: String
    /// What it can mean.
    var meanings: [DateMeaning]
    /// Whether punctuation follows that a date may go on after: a comma.
    var hasComma = false
    /// Whether punctuation or a line break follows that ends every phrase.
    var endsClause = false

    /// The words of a text.
    static func tokens(of text: String) -> [DateToken] {
        var tokens: [DateToken] = []
        for line in text.split(whereSeparator: \.isNewline) {
            for chunk in line.split(whereSeparator: \.isWhitespace) { append(chunk, to: &tokens) }
            if !tokens.isEmpty { tokens[tokens.count - 1].endsClause = true }
        }
        return tokens
    }

    private static func append(_ chunk: Substring, to tokens: inout [DateToken]) {
        guard let first = chunk.firstIndex(where: { $0.isLetter || $0.isNumber }),
            let last = chunk.lastIndex(where: { $0.isLetter || $0.isNumber })
        else {
            if chunk == "-" || chunk == "–" || chunk == "@" {
                let key = String(chunk)
                tokens.append(
                    DateToken(
                        range: chunk.startIndex..<chunk.endIndex,
                        key: key,
                        meanings: DateLexicon.meanings(of: key)
                    )
                )
            } else if !tokens.isEmpty {
                tokens[tokens.count - 1].endsClause = true
            }
            return
        }
        let end = chunk.index(after: last)
        let marks = chunk[end...]
        // A currency or percent sign makes it a number of something else.
        let isPlain = !marks.contains { "%€$£#/".contains($0) } && !chunk[..<first].contains { "€$£#/-+.".contains($0) }
        var parts = isPlain ? pieces(of: chunk[first..<end], hasDot: marks.first == ".") : []
        if parts.isEmpty { parts = [DateToken(range: first..<end, key: key(of: chunk[first..<end]), meanings: [])] }
        append(marks, after: end, in: chunk, to: &parts[parts.count - 1])
        tokens += parts
    }

    /// Notes the punctuation after a token; a full stop belongs to "3." and "p.m.".
    private static func append(
        _ marks: Substring,
        after end: Substring.Index,
        in chunk: Substring,
        to token: inout DateToken
    ) {
        let ownsDot = marks.first == "." && token.meanings.contains { $0.endsWithDot(token.key) }
        if ownsDot { token.range = token.range.lowerBound..<chunk.index(after: end) }
        token.hasComma = marks.contains(",")
        token.endsClause = marks.contains { ";:!?".contains($0) } || marks.contains(".") && !ownsDot
    }

    /// The tokens of one word: several of "mon-wed", "mid-march" and "Freitagabend".
    private static func pieces(of word: Substring, hasDot: Bool) -> [DateToken] {
        let key = key(of: word)
        let meanings = DateNumerals.meanings(of: key, hasDot: hasDot) + DateLexicon.meanings(of: key)
        if !meanings.isEmpty {
            return [DateToken(range: word.startIndex..<word.endIndex, key: key, meanings: meanings)]
        }
        if let dash = word.firstIndex(where: { $0 == "-" || $0 == "–" }), dash > word.startIndex {
            let after = word.index(after: dash)
            let left = pieces(of: word[..<dash], hasDot: word[..<dash].last == ".")
            let right = pieces(of: word[after...], hasDot: hasDot)
            guard !left.isEmpty, !right.isEmpty else { return [] }
            return left + [DateToken(range: dash..<after, key: "-", meanings: [.through])] + right
        }
        return compound(word, key)
    }

    /// German "Freitagabend".
    private static func compound(_ word: Substring, _ key: String) -> [DateToken] {
        guard key.count > 8, let day = key.range(of: "tag")?.upperBound, day < key.endIndex, key.count == word.count
        else { return [] }
        let cut = word.index(word.startIndex, offsetBy: key.distance(from: key.startIndex, to: day))
        let parts = [word[..<cut], word[cut...]].map { part in
            let key = part.lowercased()
            return DateToken(
                range: part.startIndex..<part.endIndex,
                key: key,
                meanings: DateLexicon.meanings(of: key)
            )
        }
        let isDay = parts[0].meanings.contains { if case .weekday = $0 { true } else { false } }
        let isPart = parts[1].meanings.contains { if case .part = $0 { true } else { false } }
        return isDay && isPart ? parts : []
    }

    private static func key(of word: Substring) -> String {
        var key = word.lowercased()
        if let apostrophe = key.lastIndex(where: \.isApostrophe), key[apostrophe...].count == 2, key.last == "s" {
            key = String(key[..<apostrophe])
        }
        key.removeAll(where: \.isApostrophe)
        return key
    }
}

/// What numbers and words with digits can mean in a date.
enum DateNumerals {
    /// What "14/2", "6pm", "3rd", "1830" can mean; nothing for other words.
    static func meanings(of key: String, hasDot: Bool) -> [DateMeaning] {
        guard let first = key.utf8.first, isDigit(first) else { return [] }
        var numbers: [Substring] = []
        var separators: [Character] = []
        var rest = key[...]
        while true {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.count <= 4 else { return [] }
            numbers.append(digits)
            rest = rest[digits.endIndex...]
            guard let mark = rest.first, ":./-".contains(mark) else { break }
            separators.append(mark)
            rest = rest.dropFirst()
        }
        let values = numbers.compactMap { Int($0) }
        guard Set(separators).count <= 1 else { return [] }
        switch (values.count, separators.first) {
        case (1, _): return single(values[0], numbers[0], suffix: rest, hasDot: hasDot)
        case (2, ":"?), (2, "."?):
            var meanings = clock(values, numbers, isDotted: separators[0] == ".", suffix: rest)
            if separators[0] == ".", rest.isEmpty, values[0] <= 31, values[1] <= 12 {
                meanings.append(.figures(values[0], values[1], year: nil, isDotted: hasDot))
            }
            return meanings
        case (2, "/"?) where rest.isEmpty && max(values[0], values[1]) <= 31 && min(values[0], values[1]) <= 12:
            return [.figures(values[0], values[1], year: nil, isDotted: false)]
        case (3, "-"?) where numbers[0].count == 4, (3, "/"?) where numbers[0].count == 4:
            return rest.isEmpty ? [.iso(year: values[0], month: values[1], day: values[2])] : []
        case (3, _) where rest.isEmpty && (numbers[2].count == 4 || numbers[2].count == 2):
            let year = values[2] < 100 ? 2000 + values[2] : values[2]
            return [.figures(values[0], values[1], year: year, isDotted: separators[0] == ".")]
        default: return []
        }
    }

    private static func single(_ value: Int, _ digits: Substring, suffix: Substring, hasDot: Bool) -> [DateMeaning] {
        switch suffix {
        case "":
            var meanings: [DateMeaning] = [.count(value)]
            if hasDot, (1...31).contains(value) { meanings.append(.pointed(value)) }
            if digits.count == 4, value / 100 < 24, value % 100 < 60 {
                meanings.append(.digits(hour: value / 100, minute: value % 100))
            }
            return meanings
        case "st", "nd", "rd", "th", "te", "ten", "ter": return (1...31).contains(value) ? [.place(value)] : []
        default: return clock([value, 0], [digits, "00"], isDotted: false, suffix: suffix)
        }
    }

    private static func clock(
        _ values: [Int],
        _ digits: [Substring],
        isDotted: Bool,
        suffix: Substring
    ) -> [DateMeaning] {
        guard values[0] <= 24, values[1] < 60, digits[1].count == 2 else { return [] }
        let hour = values[0] % 24
        switch suffix {
        case "am": return [.clock(hour: hour == 12 ? 0 : hour, minute: values[1], isCertain: true)]
        case "pm": return [.clock(hour: hour < 12 ? hour + 12 : hour, minute: values[1], isCertain: true)]
        case "uhr": return [.clock(hour: hour, minute: values[1], isCertain: hour > 12 || hour == 0)]
        case "" where isDotted: return [.dotted(hour: hour, minute: values[1])]
        case "":
            let isCertain = hour > 9 || hour == 0 || digits[0].first == "0"
            return [.clock(hour: hour, minute: values[1], isCertain: isCertain)]
        default: return []
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

extension DateMeaning {
    /// Whether a full stop after the word belongs to it.
    fileprivate func endsWithDot(_ key: String) -> Bool {
        switch self {
        case .pointed: true
        case .figures(_, _, year: nil, let isDotted): isDotted
        case .am, .pm: key.contains(".")
        default: false
        }
    }
}
