/// A word after which a secret stands.
struct SecretLabel {
    /// What may stand after the word.
    enum Value {
        /// Any text, as after “password”.
        case password
        /// Several words, as after “passphrase”.
        case phrase
        /// Any text after a colon; else only what looks like a secret, as “the secret is to wait”.
        case secret
        /// What looks like a key.
        case key
        /// Digits, as after “PIN”.
        case number
        /// Digits after “is”, where it is said what they are for, as in “the code for the gate is”.
        case code
    }

    /// The word, in small letters.
    let word: String
    let value: Value

    /// Whether it may be the end of a compound, such as “Mailpasswort”.
    var isPartOfCompound: Bool { value == .password && word.utf8.count > 5 }

    /// By the first letter, the longer ones first.
    static let byFirst: [UInt8: [SecretLabel]] = Dictionary(grouping: all) { $0.word.utf8.first ?? 0 }
        .mapValues { $0.sorted { $0.word.utf8.count > $1.word.utf8.count } }

    private static let all =
        labels(.password, ["passwort", "password", "kennwort", "passcode", "passwd", "pwd", "pw"])
        + labels(.phrase, ["passphrase", "seed phrase", "recovery phrase", "passwords", "passwörter"])
        + labels(.secret, ["pass", "secret", "geheim", "geheimnis"])
        + labels(
            .key,
            [
                "client_secret", "secret_key", "secret key", "access_token", "access token", "access_key", "access key",
                "private key", "api_key", "api-key", "api key", "apikey", "token", "wifi key", "wifi-key", "wlan key",
                "wlan-key", "wlan-schlüssel",
            ]
        )
        + labels(
            .number,
            [
                "pin", "pin code", "pin-code", "puk", "cvv", "cvc", "tan", "door code", "gate code", "access code",
                "entry code",
                "security code", "alarm code", "türcode", "zugangscode", "sicherheitscode",
            ]
        ) + labels(.code, ["code", "combination", "kombination"])

    private static func labels(_ value: Value, _ words: [String]) -> [SecretLabel] {
        words.map { SecretLabel(word: $0, value: value) }
    }

    /// What a label is for stands behind these, as in “the PIN for the door”.
    static let purposes = ["for ", "of ", "to ", "für ", "der ", "des ", "von ", "vom ", "zum ", "zur ", "am "]
    /// What stands before a label that is a thing, and no order to pin something.
    static let owners: Set<String> = [
        "the", "my", "your", "our", "his", "her", "their", "die", "der", "das", "meine", "deine", "unsere", "seine",
        "ihre",
        "mein", "dein", "unser", "sein", "ihr",
    ]
    /// Codes that everybody may know.
    static let openCodes: Set<String> = [
        "exit", "error", "status", "postal", "post", "zip", "area", "country", "source", "dress", "qr", "bar", "http",
        "color", "colour", "response", "return", "dialling", "key",
    ]
    /// Digits as words.
    static let digitWords: Set<String> = [
        "zero", "oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "double", "null", "eins",
        "ein", "zwei", "zwo", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
    ]

    /// What follows “is” or “ist” where the secret itself is not said.
    static let states: Set<String> = [
        "the", "that", "this", "not", "now", "out", "safe", "gone", "lost", "known", "same", "still", "just", "very",
        "under", "with", "from", "for", "kept", "stored", "saved", "written", "hidden", "changed", "reset", "wrong",
        "right", "correct", "missing", "required", "needed", "expired", "invalid", "valid", "ready", "simple", "old",
        "new",
        "weak", "strong", "closed", "open", "over", "too", "your", "his", "her", "our", "their", "always", "never",
        "called", "inside", "behind",
        "das", "der", "die", "den", "nicht", "noch", "jetzt", "falsch", "richtig", "abgelaufen", "unter", "auf", "beim",
        "mein", "dein", "sein", "ihr", "unser", "hinter", "sicher", "bekannt", "egal", "neu", "alt", "weg",
    ]
}

extension SecretFinder {
    /// What stands between a label and its value.
    private enum Separator {
        case sign
        case verb
        case none
    }

    /// What a word such as “password” says is secret.
    /// - Parameter isGlued: whether the word is the end of a compound.
    func labelled(at start: Int, isGlued: Bool = false) -> Hit? {
        guard rules.kinds.contains(.secret),
            let label = SecretLabel.byFirst[bytes[start].lower]?.first(where: {
                bytes.has($0.word, at: start, anyCase: true) && bytes.isWordEnd(start + $0.word.utf8.count)
            }), !isGlued || label.isPartOfCompound
        else { return nil }
        let end = start + label.word.utf8.count
        let (separator, value) = value(after: end)
        if label.value != .code, let range = secret(of: label, from: value, separator) {
            return Hit(range: range, kind: .secret)
        }
        guard separator == .none, isSpokenOf(label, from: start, to: end) else { return nil }
        // “the password of the router is …”
        var index = end
        while index < min(end + 40, bytes.count), bytes[index] != UInt8(ascii: "\n") {
            let (separator, value) = self.value(after: index)
            let isSaid = separator != .none && (label.value != .key || looksSecret(word(from: value)))
            let rest: Separator = [.key, .phrase, .code].contains(label.value) ? separator : .none
            if isSaid, let range = secret(of: label, from: value, rest) { return Hit(range: range, kind: .secret) }
            index += 1
        }
        return nil
    }

    /// Whether a label may stand some words before its value.
    private func isSpokenOf(_ label: SecretLabel, from start: Int, to end: Int) -> Bool {
        if [.password, .phrase, .key].contains(label.value) { return true }
        let isFor = SecretLabel.purposes.contains { bytes.has($0, at: end + 1, anyCase: true) }
        let before = wordBefore(start)
        if label.value == .code { return isFor && !SecretLabel.openCodes.contains(before) }
        // “Pin 3 of the plug is …”, “pin the photo: …”
        return bytes.has(label.word.uppercased(), at: start)
            || isFor && (SecretLabel.owners.contains(before) || before.hasSuffix("'s") || before.isEmpty)
    }

    /// The word that ends before an index, in small letters; empty at the beginning of a line.
    private func wordBefore(_ start: Int) -> String {
        let before = bytes[..<start].suffix(40).reversed().drop { " -\"*_".utf8.contains($0) }
        return String(decoding: before.prefix { !$0.isSpace }.reversed(), as: UTF8.self).lowercased()
    }

    /// What stands between a label and its value, and where the value begins.
    private func value(after end: Int) -> (Separator, Int) {
        if bytes.has("'s ", at: end, anyCase: true) { return (.verb, skipping(" \t\"'`*_", from: end + 2)) }
        var index = skipping(" \t\"'`*_", from: end)
        let word = ["is", "ist", "lautet", "was", "war"].first {
            index > end && bytes.has($0, at: index, anyCase: true) && bytes.isWordEnd(index + $0.utf8.count)
        }
        if let word { index = skipping(" \t", from: index + word.utf8.count) }
        if index < bytes.count, ":=".utf8.contains(bytes[index]) || bytes.has("->", at: index) {
            index = skipping(":=>-", from: index)
            let line = skipping(" \t\r", from: index)
            let isBroken = line < bytes.count && bytes[line] == UInt8(ascii: "\n")
            return (.sign, skipping(" \t\"'`*_", from: isBroken ? line + 1 : line))
        }
        let filler = word == nil ? nil : ["now ", "jetzt ", "nun "].first { bytes.has($0, at: index, anyCase: true) }
        index += filler?.utf8.count ?? 0
        guard word == nil else { return (.verb, skipping(" \t\"'`*_", from: index)) }
        return (.none, skipping(" \t\"'`*_-/|(", from: index))
    }

    /// Where the value of a label stands; `nil` when what stands there is none.
    private func secret(of label: SecretLabel, from start: Int, _ separator: Separator) -> Range<Int>? {
        // What begins with a bracket is replaced already, or quotes a name.
        guard start < bytes.count, bytes[start] != UInt8(ascii: "[") else { return nil }
        let word = word(from: start)
        let isClear = looksSecret(word)
        let hasDigit = bytes[word].contains(where: \.isDigit)
        switch (label.value, separator) {
        case (.code, .none), (.code, .sign):
            return nil
        case (.number, _), (.code, .verb):
            let number = number(from: start, hasGroups: separator != .none)
            if bytes[number].count(where: \.isDigit) >= 3 { return number }
            return separator == .none ? nil : digitWords(from: start)
        case (.password, .sign), (.secret, .sign), (.phrase, .sign), (.phrase, .verb):
            let phrase = phrase(from: start, isWhole: label.value == .phrase && separator == .sign)
            return phrase.count >= 3 ? phrase : nil
        case (.password, .verb):
            return word.count >= 3 && (isClear || !isState(word)) ? word : nil
        case (.password, .none), (.phrase, .none):
            return word.count >= 3 && hasDigit ? word : nil
        case (.secret, .verb), (.key, .verb):
            let isLast = phrase(from: start).upperBound == word.upperBound && word.count >= 6 && !isState(word)
            return isClear || isQuoted(word) || isLast ? word : nil
        case (.key, .sign):
            let isLast = phrase(from: start).upperBound == word.upperBound
            return word.count >= 6 && (hasDigit || word.count >= 12 || isClear || isLast) ? word : nil
        case (.secret, .none), (.key, .none):
            return nil
        }
    }

    /// The digits that begin at an index, to the end of their word; empty where a letter follows.
    /// - Parameter hasGroups: whether a space or a dash may stand between them.
    private func number(from start: Int, hasGroups: Bool) -> Range<Int> {
        var end = start
        while end < bytes.count {
            let isGap = hasGroups && end > start && " -".utf8.contains(bytes[end]) && bytes[end - 1].isDigit
            guard bytes[end].isDigit || isGap && end + 1 < bytes.count && bytes[end + 1].isDigit else { break }
            end += 1
        }
        return end < bytes.count && bytes[end].isWord ? start..<start : start..<end
    }

    /// Three digits or more that are written as words: “four eight two one”.
    private func digitWords(from start: Int) -> Range<Int>? {
        var end = start
        var index = start
        var count = 0
        while index < bytes.count {
            let word = bytes[index...].prefix(16).prefix(while: \.isWord)
            guard SecretLabel.digitWords.contains(String(decoding: word, as: UTF8.self).lowercased()) else { break }
            count += 1
            end = word.endIndex
            index = skipping(" ,-", from: end)
        }
        return count >= 3 ? start..<end : nil
    }

    /// The word that begins at an index, without the punctuation behind it.
    private func word(from start: Int) -> Range<Int> {
        let run = bytes[start...].prefix { !$0.isSpace && !"\"'`*,;|".utf8.contains($0) }
        return start..<max(start, run.endWithoutPunctuation)
    }

    /// The words up to the end of their part of a sentence, or before the next label.
    /// - Parameter isWhole: whether they go on to the end of the line.
    private func phrase(from start: Int, isWhole: Bool = false) -> Range<Int> {
        var index = start
        var wordStart = start
        let limit = min(bytes.count, start + Self.longestWord)
        while index < limit, bytes[index] != UInt8(ascii: "\n") {
            let byte = bytes[index]
            let endsWord = index + 1 >= bytes.count || bytes[index + 1].isSpace
            if !isWhole, ",;|\"`".utf8.contains(byte) || endsWord && ".!?".utf8.contains(byte) && wordStart > start {
                break
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
    private func looksSecret(_ word: Range<Int>) -> Bool {
        guard word.count >= 4 else { return false }
        let inside = bytes[word.dropFirst()]
        let hasCapital =
            inside.contains { $0.isLetter && $0.upper == $0 } && inside.contains { $0.lower == $0 && $0.isLetter }
        return bytes[word].contains(where: \.isDigit) || hasCapital
            || inside.contains { "!$%&#@+=_^~".utf8.contains($0) }
    }

    private func isQuoted(_ word: Range<Int>) -> Bool {
        word.count >= 3 && word.lowerBound > 0 && "\"'`".utf8.contains(bytes[word.lowerBound - 1])
    }

    private func isState(_ word: Range<Int>) -> Bool {
        SecretLabel.states.contains(String(decoding: bytes[word], as: UTF8.self).lowercased())
    }

    private func skipping(_ marks: String, from start: Int) -> Int {
        var index = start
        while index < bytes.count, marks.utf8.contains(bytes[index]) { index += 1 }
        return index
    }
}

/// Secrets in tables.
extension SecretFinder {
    /// The cells of columns whose heads are labels, such as “Password” or “PIN”, in order.
    ///
    /// The columns stand between bars, tabs, semicolons or commas, and have a row that is as long as their head.
    func secretCells() -> [Range<Int>] {
        guard rules.kinds.contains(.secret) else { return [] }
        var cells: [Range<Int>] = []
        var columns: [Int] = []
        var mark: UInt8 = 0
        var width = 0
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            if !columns.isEmpty {
                let row = self.cells(in: start..<end, mark)
                if row.count == width {
                    cells += columns.map { row[$0] }.filter { cell in
                        cell.count >= 3 && bytes[cell].contains { $0.isWord }
                            && bytes[cell.lowerBound] != UInt8(ascii: "[")
                    }
                    continue
                }
                columns = []
            }
            guard end - start < Self.longestHead else { continue }
            for candidate in "|\t;,".utf8 where bytes[start..<end].contains(candidate) {
                let head = self.cells(in: start..<end, candidate)
                columns = head.indices.filter { isHead(head[$0]) }
                (mark, width) = (candidate, head.count)
                if !columns.isEmpty { break }
            }
            if width < 2 || columns.count == width { columns = [] }
        }
        return cells
    }

    private static let longestHead = 400

    /// The cells of a row, without what stands around them.
    private func cells(in line: Range<Int>, _ mark: UInt8) -> [Range<Int>] {
        var line = line
        func isMargin(_ byte: UInt8) -> Bool { byte.isSpace && byte != mark || "\"'`*_".utf8.contains(byte) }
        func trimmed(_ range: Range<Int>) -> Range<Int> {
            var range = range
            while let first = range.first, isMargin(bytes[first]) { range.removeFirst() }
            while let last = range.last, isMargin(bytes[last]) { range.removeLast() }
            return range
        }
        if mark == UInt8(ascii: "|") {
            line = trimmed(line)
            if line.first.map({ bytes[$0] == mark }) ?? false { line.removeFirst() }
            if line.last.map({ bytes[$0] == mark }) ?? false { line.removeLast() }
        }
        return bytes[line].split(separator: mark, omittingEmptySubsequences: false).map {
            trimmed($0.startIndex..<$0.endIndex)
        }
    }

    /// Whether the head of a column is a label, alone or as its last word: “Wifi password”.
    private func isHead(_ cell: Range<Int>) -> Bool {
        guard (1...40).contains(cell.count) else { return false }
        return cell.contains { start in
            bytes.isWordStart(start)
                && SecretLabel.byFirst[bytes[start].lower]?.contains {
                    $0.value != .code && start + $0.word.utf8.count == cell.upperBound
                        && bytes.has($0.word, at: start, anyCase: true)
                } ?? false
        }
    }
}

extension UInt8 {
    fileprivate var lower: UInt8 { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self + 32 : self }
}
