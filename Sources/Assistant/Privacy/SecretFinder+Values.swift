/// The values behind labels.
extension SecretFinder {
    /// How far it looks for the end of a secret, in bytes.
    private static let longestSecret = 512

    /// What stands between a label and its value, and where the value begins; that is the end of the line where none does.
    func value(after end: Int) -> (Separator, Int) {
        if bytes.has("'s ", at: end, anyCase: true) { return (.verb, skipping(" \t\"'`*_", from: end + 2)) }
        var index = skipping(" \t\"'`*_~\\)", from: end)
        let word = SecretLabel.verbs.first {
            index > end && bytes.has($0, at: index, anyCase: true) && bytes.isWordEnd(index + $0.utf8.count)
        }
        if let word { index = skipping(" \t", from: index + word.utf8.count) }
        let isArrow = bytes.has("->", at: index) || bytes.has("- ", at: index) && index > end
        if index < bytes.count, ":=".utf8.contains(bytes[index]) || isArrow {
            index = skipping(" \t:=>-", from: index)
            return (.sign, opening(from: index))
        }
        if let word, !word.isEmpty {
            let filler = SecretLabel.fillers.first { bytes.has($0, at: index, anyCase: true) }
            return (.verb, skipping(" \t\"'`*_~", from: index + (filler?.utf8.count ?? 0)))
        }
        return (.none, skipping(" \t\"'`*_~-/|(.;,#", from: index))
    }

    /// Where a value begins behind quotation marks, marks of Markdown, brackets and the box of a task.
    private func opening(from start: Int) -> Int {
        var index = skipping(" \t\r\"'`*_~\\", from: start)
        if bytes.has("[ ] ", at: index) || bytes.has("[x] ", at: index, anyCase: true) { index += 4 }
        guard index < bytes.count, bytes.name(at: index) == nil else { return index }
        let open = skipping("[({<|", from: index)
        return open > index && open < bytes.count && !bytes[open].isSpace ? skipping("\"'`*_~", from: open) : index
    }

    /// Where the value of a label stands; `nil` when what stands there is none.
    func secret(of found: Label, from start: Int, _ separator: Separator) -> Range<Int>? {
        // What begins with a bracket is replaced already.
        guard start < bytes.count, bytes[start] != UInt8(ascii: "[") else { return nil }
        let word = word(from: start)
        let isClear = looksSecret(word)
        let hasDigit = bytes[word].contains(where: \.isDigit)
        switch (found.label.value, separator) {
        case (.code, .none):
            return nil
        case (.number, _), (.code, .verb), (.code, .sign):
            guard dateEnd(at: start) == nil else { return nil }
            let isFree = separator != .none || found.isCertain && bytes[start].isDigit
            let number = number(from: start, hasGroups: isFree)
            let count = bytes[number].count(where: \.isDigit)
            if count >= 3, separator != .none || number.count == count || count >= 4 {
                return isMeasure(number) ? nil : number
            }
            return separator == .none ? nil : digitWords(from: start)
        case (.lock, .verb):
            return nil
        case (.lock, _):
            let number = number(from: start, hasGroups: separator == .sign)
            return (4...8).contains(bytes[number].count(where: \.isDigit)) && isPartEnd(number.upperBound)
                ? number : nil
        case (.login, .sign):
            return login(from: start)
        case (.login, _):
            return nil
        case (.codes, _):
            return hasDigit && word.count >= 4 && (isStrong(word) || separator == .sign) ? word : nil
        case (.account, _):
            let number = number(from: start, hasGroups: true)
            return bytes[number].count(where: \.isDigit) >= 6 ? number : nil
        case (.phrase, .sign), (.phrase, .verb):
            let phrase = phrase(from: start, isWhole: separator == .sign)
            return phrase.count >= 3 && (!isReferral(word) || bytes[phrase].count { $0.isSpace } > 2) ? phrase : nil
        case (.password, .sign):
            return password(from: start, word: word)
        case (.secret, .sign):
            let phrase = phrase(from: start)
            let words = bytes[phrase].split(whereSeparator: \.isSpace)
            // “geheim: the party on Saturday” is a sentence.
            let isShort =
                words.count < 4 && phrase.count >= 6
                && !words.contains { word in
                    let word = word.startIndex..<word.endIndex
                    return isReferral(word) || isState(word)
                }
            return isClear || isQuoted(word) || isShort ? (isClear ? extended(word, in: phrase) : phrase) : nil
        case (.password, .verb):
            return word.count >= 3 && (isClear || !isState(word)) ? spoken(word) : nil
        case (.password, .none), (.phrase, .none):
            return word.count >= 3 && (hasDigit && !isMeasure(word) || isQuoted(word)) && dateEnd(at: start) == nil
                ? word : nil
        case (.secret, .verb), (.key, .verb):
            let isLast = phrase(from: start).upperBound == word.upperBound && word.count >= 6 && !isState(word)
            return isClear || isQuoted(word) || isLast ? word : nil
        case (.key, .sign):
            let isLast = phrase(from: start).upperBound == word.upperBound
            return word.count >= 6 && (hasDigit || word.count >= 12 || isClear || isLast && !isReferral(word))
                ? word : nil
        case (.key, .none):
            return isStrong(word) && word.count >= 8 || word.count >= 16 && isClear ? word : nil
        case (.secret, .none):
            return nil
        }
    }

    /// What is a password after a colon: a word that looks like one, or the words up to the end of their part of a sentence.
    private func password(from start: Int, word: Range<Int>) -> Range<Int>? {
        let phrase = phrase(from: start)
        if let quoted = quoted(from: start) { return quoted }
        guard phrase.count >= 3 else { return word.count >= 3 ? word : nil }
        if looksSecret(word) { return extended(word, in: phrase) }
        let hasClear = bytes[phrase].split(whereSeparator: \.isSpace).contains {
            looksSecret($0.startIndex..<$0.endIndex)
        }
        if !hasClear, !isQuoted(word), isReferral(word) { return nil }
        // “ab cd. ef54Xq”: a dot in the middle of it.
        let rest = skipping(". \t", from: phrase.upperBound)
        let next = rest < bytes.count ? self.word(from: rest) : phrase
        if !hasClear, rest > phrase.upperBound, looksSecret(next), isPartEnd(next.upperBound) {
            return phrase.lowerBound..<next.upperBound
        }
        return phrase
    }

    /// A word that looks like a secret, with those behind it up to the last that does.
    private func extended(_ word: Range<Int>, in phrase: Range<Int>) -> Range<Int> {
        let words = bytes[phrase].split(whereSeparator: \.isSpace)
        // A time, a mail address or a date is no part of it.
        let last = words.prefix(4).last { word in
            looksSecret(word.startIndex..<word.endIndex) && word.contains { $0.isLetter }
                && word.contains { $0.isDigit }
                && !word.contains(UInt8(ascii: "@"))
        }
        return word.lowerBound..<max(word.upperBound, last?.endWithoutPunctuation ?? 0)
    }

    /// Words after “is”: those that make up a sentence of their own, or the first.
    private func spoken(_ word: Range<Int>) -> Range<Int> {
        guard !looksSecret(word) else { return word }
        let phrase = phrase(from: word.lowerBound)
        let words = bytes[phrase].split(whereSeparator: \.isSpace)
        let isPlain = words.allSatisfy { $0.allSatisfy { $0.isLetter } }
        return (2...6).contains(words.count) && isPlain && isPartEnd(phrase.upperBound) ? phrase : word
    }

    /// A text between quotation marks; a mark inside of it, or behind a backslash, does not end it.
    private func quoted(from start: Int) -> Range<Int>? {
        guard start > 0, "\"'`".utf8.contains(bytes[start - 1]) else { return nil }
        let mark = bytes[start - 1]
        var end = start
        while end < min(bytes.count, start + Self.longestWord), bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == mark, bytes[end - 1] != UInt8(ascii: "\\"),
                bytes.isWordEnd(end + 1) || end + 1 == bytes.count
                    || !bytes[end + 1].isWord
            {
                return end - start >= 3 ? start..<end : nil
            }
            end += 1
        }
        return nil
    }

    /// The password behind a name: “anna / x”, “anna:x”.
    private func login(from start: Int) -> Range<Int>? {
        let line = bytes[start...].prefix(80).prefix { $0 != UInt8(ascii: "\n") }
        let mark = line.firstIndex { "/:,".utf8.contains($0) }
        if let mark {
            let value = word(from: skipping(" \t\"'`*_/:,", from: mark))
            if looksSecret(value), !bytes[value].contains(UInt8(ascii: "@")) { return value }
        }
        return line.split(whereSeparator: \.isSpace).map { word(from: $0.startIndex) }.first { word in
            isStrong(word) && !bytes[word].contains { "@/:".utf8.contains($0) }
        }
    }

    /// The digits that begin at an index, to the end of their word; empty where a letter follows.
    /// - Parameter hasGroups: whether a space or a mark may stand between them.
    func number(from start: Int, hasGroups: Bool) -> Range<Int> {
        func run(_ index: Int) -> Int { bytes[index...].prefix(while: \.isDigit).count }
        var end = start + run(start)
        let first = end - start
        while hasGroups, end + 1 < bytes.count, end > start {
            let isSingle = first <= 2 && " -./,~*_".utf8.contains(bytes[end])
            guard isSingle || " -".utf8.contains(bytes[end]) else { break }
            let next = skipping(isSingle ? " " : "", from: end + 1)
            let count = next < bytes.count ? run(next) : 0
            guard count > 0, !isSingle || count <= 2 || " -".utf8.contains(bytes[end]), end - start < 24 else { break }
            end = next + count
        }
        return end < bytes.count && bytes[end].isWord ? start..<start : start..<end
    }

    /// Three digits or more that are written as words: “four eight two one”.
    func digitWords(from start: Int, least: Int = 3) -> Range<Int>? {
        var end = start
        var index = start
        var count = 0
        while index < bytes.count {
            let word = bytes[index...].prefix(16).prefix(while: \.isWord)
            guard SecretLabel.digitWords.contains(String(decoding: word, as: UTF8.self).lowercased()) else { break }
            count += 1
            end = word.endIndex
            index = skipping(" ,-*\r\n\t", from: end)
        }
        return count >= least ? start..<end : nil
    }

    /// The word that begins at an index, without the punctuation behind it.
    func word(from start: Int) -> Range<Int> {
        var end = start
        let limit = min(bytes.count, start + Self.longestSecret)
        while end < limit, !bytes[end].isSpace {
            let byte = bytes[end]
            let isLast = end + 1 >= bytes.count || !bytes[end + 1].isWord
            if "\"'`*,;|".utf8.contains(byte), isLast || end == start || byte == UInt8(ascii: "*") { break }
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ">") && isLast { break }
            end += 1
        }
        return start..<max(start, bytes[start..<end].endWithoutPunctuation)
    }

    /// The words up to the end of their part of a sentence, or before the next label.
    /// - Parameter isWhole: whether they go on to the end of the line.
    func phrase(from start: Int, isWhole: Bool = false) -> Range<Int> {
        var index = start
        var wordStart = start
        let limit = min(bytes.count, start + Self.longestWord)
        while index < limit, bytes[index] != UInt8(ascii: "\n") {
            let byte = bytes[index]
            let endsWord = index + 1 >= bytes.count || bytes[index + 1].isSpace
            let isMark = endsWord || !bytes[index + 1].isWord || index == start || bytes[index - 1].isSpace
            if !isWhole {
                if ",;|\"`".utf8.contains(byte), isMark { break }
                if endsWord, ".!?".utf8.contains(byte), wordStart > start || looksSecret(start..<index) { break }
            }
            if endsWord, byte == UInt8(ascii: ":"), wordStart > start {
                index = wordStart
                break
            }
            if byte.isSpace { wordStart = index + 1 }
            index += 1
        }
        var end = bytes[start..<index].endWithoutPunctuation
        while end > start, bytes[end - 1].isSpace { end -= 1 }
        return start..<end
    }

    /// Whether a word has what ordinary ones do not: a digit beside letters, a capital inside, or a mark.
    func looksSecret(_ word: Range<Int>) -> Bool {
        guard word.count >= 4 else { return false }
        let inside = bytes[word.dropFirst()]
        let hasCapital =
            inside.contains { $0.isLetter && $0.upper == $0 } && inside.contains { $0.lower == $0 && $0.isLetter }
        return bytes[word].contains(where: \.isDigit) || hasCapital
            || inside.contains { "!$%&#@+=_^~".utf8.contains($0) }
    }

    /// Whether a word of five characters or more has both letters and digits, and is no figure with its unit.
    func isStrong(_ word: Range<Int>) -> Bool {
        guard word.count >= 5, let first = word.first else { return false }
        let letters = bytes[word].count(where: \.isLetter)
        let digits = bytes[word].count(where: \.isDigit)
        guard letters > 0, digits > 0, bytes.name(at: first) == nil else { return false }
        let rest = bytes[word].drop(while: \.isDigit)
        let isFigure = bytes[first].isDigit && rest.allSatisfy { $0.isLetter } && rest.count < 4
        return !isFigure && !bytes[word].contains { "/\\".utf8.contains($0) }
    }

    func isQuoted(_ word: Range<Int>) -> Bool {
        word.count >= 3 && word.lowerBound > 0 && "\"'`".utf8.contains(bytes[word.lowerBound - 1])
    }

    func isState(_ word: Range<Int>) -> Bool {
        SecretLabel.states.contains(String(decoding: bytes[word], as: UTF8.self).lowercased())
    }

    func isReferral(_ word: Range<Int>) -> Bool {
        SecretLabel.referrals.contains(String(decoding: bytes[word], as: UTF8.self).lowercased())
    }

    /// Whether a unit stands behind a figure.
    func isMeasure(_ figure: Range<Int>) -> Bool {
        let start = skipping(" ", from: figure.upperBound)
        let unit = bytes[start...].prefix(10).prefix { $0.isLetter || $0 == UInt8(ascii: "%") }
        return SecretLabel.units.contains(String(decoding: unit, as: UTF8.self).lowercased())
    }

    /// Whether a sentence ends at an index.
    func isSentenceEnd(_ index: Int) -> Bool {
        ".!?;".utf8.contains(bytes[index]) && (index + 1 >= bytes.count || bytes[index + 1].isSpace)
    }

    /// Whether no word follows in the same part of a sentence.
    func isPartEnd(_ index: Int) -> Bool {
        let next = skipping(" \t\"'`*_)", from: index)
        return next >= bytes.count || "\r\n.,;|!?".utf8.contains(bytes[next])
    }

    /// The word that ends before an index, in small letters; empty at the beginning of a line.
    func wordBefore(_ start: Int) -> String {
        let before = bytes[..<start].suffix(40).reversed().drop { " -\"*_".utf8.contains($0) }
        return String(decoding: before.prefix { !$0.isSpace }.reversed(), as: UTF8.self).lowercased()
    }

    func skipping(_ marks: String, from start: Int) -> Int {
        var index = start
        while index < bytes.count, marks.utf8.contains(bytes[index]) { index += 1 }
        return index
    }
}

extension UInt8 {
    var lower: UInt8 { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self + 32 : self }
}
