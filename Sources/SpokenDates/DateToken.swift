import Foundation
import Foundations

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
    /// The number of the line it stands on.
    var line = 0
    /// Whether no currency, sign or the like stands beside it, which makes a number one of something else.
    var isPlain = true

    private init(_ word: Substring, _ key: String, _ meanings: [DateMeaning]) {
        range = word.startIndex..<word.endIndex
        self.key = key
        self.meanings = meanings
    }

    /// The words of a text.
    static func tokens(of text: String) -> [DateToken] {
        var tokens: [DateToken] = []
        for (number, line) in text.split(whereSeparator: \.isNewline).enumerated() {
            let start = tokens.count
            for chunk in line.split(whereSeparator: \.isWhitespace) { append(chunk, to: &tokens) }
            for index in tokens.indices[start...] { tokens[index].line = number }
            if !tokens.isEmpty { tokens[tokens.count - 1].endsClause = true }
        }
        return tokens
    }

    private static func append(_ chunk: Substring, to tokens: inout [DateToken]) {
        guard let first = chunk.firstIndex(where: { $0.isLetter || $0.isNumber }),
            let last = chunk.lastIndex(where: { $0.isLetter || $0.isNumber })
        else {
            let meanings = DateLexicon.meanings(of: String(chunk))
            if !meanings.isEmpty {
                tokens.append(DateToken(chunk, String(chunk), meanings))
            } else if !tokens.isEmpty {
                tokens[tokens.count - 1].endsClause = true
            }
            return
        }
        let marks = chunk[chunk.index(after: last)...]
        // A currency or percent sign makes it a number of something else.
        let isPlain =
            !marks.contains { "%€$£#/".contains($0) } && !chunk[..<first].contains { "€$£#/-−+.".contains($0) }
        // A bracket sets apart what stands in it, as a comma does.
        if !tokens.isEmpty, chunk[..<first].contains("(") { tokens[tokens.count - 1].hasComma = true }
        let word = chunk[first...last]
        var parts = isPlain ? pieces(of: word, hasDot: marks.first == ".") : []
        var token = parts.popLast() ?? DateToken(word, key(of: word), [])
        // A full stop belongs to "3." and "p.m.".
        let ownsDot = marks.first == "." && token.meanings.contains { $0.endsWithDot(token.key) }
        if ownsDot { token.range = token.range.lowerBound..<chunk.index(after: marks.startIndex) }
        token.isPlain = isPlain
        token.hasComma = marks.contains { ",)".contains($0) }
        token.endsClause = marks.contains { ";:!?".contains($0) } || marks.contains(".") && !ownsDot
        tokens += parts + [token]
    }

    /// The tokens of one word: several of "mon-wed" and "mid-march".
    private static func pieces(of word: Substring, hasDot: Bool) -> [DateToken] {
        let key = key(of: word)
        let meanings = DateNumerals.meanings(of: key, hasDot: hasDot) + DateLexicon.meanings(of: key)
        if !meanings.isEmpty { return [DateToken(word, key, meanings)] }
        guard let dash = word.firstIndex(where: { $0 == "-" || $0 == "–" }), dash > word.startIndex else { return [] }
        let left = pieces(of: word[..<dash], hasDot: word[..<dash].last == ".")
        let right = pieces(of: word[word.index(after: dash)...], hasDot: hasDot)
        return left.isEmpty || right.isEmpty ? [] : left + [DateToken(word[dash...dash], "-", [.through])] + right
    }

    private static func key(of word: Substring) -> String {
        var key = word.lowercased()
        // Most words have no apostrophe, and characters are slow to compare.
        guard key.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "`") }) else {
            return key
        }
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
        case (3, _) where rest.isEmpty && separators[0] != ":" && (numbers[2].count == 4 || numbers[2].count == 2):
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
            if (3...4).contains(digits.count), value / 100 < 24, value % 100 < 60 {
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
        case "" where isDotted, "h" where !isDotted: return [.dotted(hour: hour, minute: values[1])]
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
