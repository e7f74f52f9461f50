/// Secrets that a label tells of, as “password” or “PIN” do.
extension SecretFinder {
    /// A label that was found.
    struct Label {
        let label: SecretLabel
        let start: Int
        var end: Int
        /// Whether it is written in capitals, or has only one meaning.
        let isCertain: Bool
        var isPlural = false
    }

    /// What stands between a label and its value.
    enum Separator {
        case sign
        case verb
        case none
    }

    /// The secrets that labels and heads of columns tell of, in order; none lies in another.
    func secretRanges() -> [Range<Int>] {
        guard rules.kinds.contains(.secret) else { return [] }
        var ranges = secretCells() + schemeSecrets()
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "["), let name = bytes.name(at: index) {
                index = name.upperBound
                continue
            }
            guard bytes[index].isLetter, let label = label(at: index) else {
                index += 1
                continue
            }
            let found = secrets(of: label)
            ranges += found
            index = max(label.end, index + 1)
            // What is a value is no label, as in “password: secret”.
            if let value = found.last, value.lowerBound <= index + 4 { index = max(index, value.upperBound) }
        }
        return ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) {
            merged,
            range in
            guard let last = merged.last, range.lowerBound < last.upperBound else {
                merged.append(range)
                return
            }
            merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        }
    }

    /// The label that begins at an index, or is the end of a compound.
    func label(at start: Int) -> Label? {
        let isGlued = !bytes.isWordStart(start)
        let labels = isGlued ? SecretLabel.compoundsByFirst : SecretLabel.byFirst
        for label in labels[Int(bytes[start].lower)] {
            guard var end = end(of: label.bytes, at: start) else { continue }
            if label.word == "code" || label.word == "combination", isOpenCode(start) { return nil }
            let isUpper = bytes[start..<end].allSatisfy { !$0.isLetter || $0.upper == $0 }
            var isPlural = false
            if end < bytes.count, bytes[end].lower == UInt8(ascii: "s"), bytes.isWordEnd(end + 1) {
                (end, isPlural) = (end + 1, true)
            } else if label.value == .number || label.value == .password {
                let digits = bytes[end...].prefix(9).prefix(while: \.isDigit)
                // “PIN2 7831” and “pin7843”.
                if digits.count == 1, !isGlued, bytes.isWordEnd(digits.endIndex) { end = digits.endIndex }
                if (4...8).contains(digits.count), !isGlued, bytes.isWordEnd(digits.endIndex) {
                    return Label(label: label, start: start, end: end, isCertain: true)
                }
            }
            guard bytes.isWordEnd(end) else { continue }
            let isCertain = isUpper && label.value != .lock || !label.isAmbiguous
            return Label(label: label, start: start, end: end, isCertain: isCertain, isPlural: isPlural)
        }
        return nil
    }

    /// The end of a word of the table that stands at an index.
    private func end(of word: [UInt8], at start: Int) -> Int? {
        var index = start
        for byte in word {
            if byte == UInt8(ascii: " ") {
                if index < bytes.count, " -_".utf8.contains(bytes[index]) { index += 1 }
                continue
            }
            guard index < bytes.count, bytes[index].lower == byte else { return nil }
            index += 1
        }
        return index
    }

    /// Whether the word before “code” says that anybody may know it.
    private func isOpenCode(_ start: Int) -> Bool {
        var glued = start
        while glued > 0, start - glued < 20, bytes[glued - 1].isLetter { glued -= 1 }
        if glued < start {
            return SecretLabel.openCodes.contains(String(decoding: bytes[glued..<start], as: UTF8.self).lowercased())
        }
        return SecretLabel.openCodes.contains(wordBefore(start))
    }

    /// The values of a label: behind it, below it, or before it.
    private func secrets(of label: Label) -> [Range<Int>] {
        let end = afterNote(of: label)
        if let value = gluedValue(of: label) { return [value] }
        let (separator, value) = value(after: end)
        let isLineEnd = value >= bytes.count || bytes[value] == UInt8(ascii: "\n")
        if isLineEnd, let below = secretsBelow(label, from: value) { return below }
        if !isLineEnd, let first = secret(of: label, from: value, separator) {
            return [first] + others(behind: first, of: label)
        }
        if let before = secretBefore(label) { return [before] + others(behind: label.start..<end, of: label) }
        guard separator == .none, !isLineEnd, isSpokenOf(label) else { return headed(label, from: end) }
        if let first = secretSome(wordsBehind: end, of: label) { return [first] + others(behind: first, of: label) }
        return headed(label, from: end)
    }

    /// “pin7843”.
    private func gluedValue(of label: Label) -> Range<Int>? {
        guard label.end < bytes.count, bytes[label.end].isDigit else { return nil }
        let digits = bytes[label.end...].prefix(while: \.isDigit)
        return digits.startIndex..<digits.endIndex
    }

    /// Where a label ends with what is said of it: “Password (old)”, “PIN no.”, “password #1”.
    private func afterNote(of label: Label) -> Int {
        var end = label.end
        let start = skipping(" *_", from: end)
        let word = bytes[start...].prefix(8).prefix(while: \.isLetter)
        if start > end, ["nr", "no", "nummer", "number"].contains(String(decoding: word, as: UTF8.self).lowercased()) {
            end = bytes.has(".", at: word.endIndex) ? word.endIndex + 1 : word.endIndex
        }
        let mark = skipping(" *_", from: end)
        if bytes.has("#", at: mark) {
            let digits = bytes[(mark + 1)...].prefix(while: \.isDigit)
            end = digits.count > 2 ? mark + 1 : digits.endIndex
        }
        let open = skipping(" *_", from: end)
        guard bytes.has("(", at: open), let close = bytes[open...].prefix(60).firstIndex(of: UInt8(ascii: ")")),
            !bytes[open..<close].contains(UInt8(ascii: "\n"))
        else { return end }
        // The brackets may hold the secret itself.
        let inside = bytes[(open + 1)..<close]
        let isValue = inside.count(where: \.isDigit) >= 3 || !inside.contains(0x20) && looksSecret(open + 1..<close)
        let rest = skipping(" \t*_", from: close + 1)
        return isValue || rest >= bytes.count ? end : close + 1
    }

    /// Whether a label may stand some words before its value.
    private func isSpokenOf(_ label: Label) -> Bool {
        switch label.label.value {
        case .login: return !label.label.word.hasPrefix("w")
        case .password, .phrase, .key: return true
        case .secret, .lock, .codes, .account: return false
        case .number where label.isCertain: return true
        case .number, .code: break
        }
        let isFor = SecretLabel.purposes.contains { bytes.has($0, at: label.end + 1, anyCase: true) }
        let before = wordBefore(label.start)
        if label.label.value == .code { return isFor }
        // “Pin 3 of the plug is …”, “pin the photo: …”
        return isFor && (SecretLabel.owners.contains(before) || before.hasSuffix("'s") || before.isEmpty)
    }

    /// The value that stands some words behind a label: “the password of the router is …”, “PIN Visa 7854”.
    private func secretSome(wordsBehind end: Int, of label: Label) -> Range<Int>? {
        let kind = label.label.value
        let limit = min(end + 64, bytes.count)
        var index = end
        while index < limit, bytes[index] != UInt8(ascii: "\n") {
            if isSentenceEnd(index) { return nil }
            if !bytes[index].isWord {
                let (separator, value) = self.value(after: index)
                let isSaid =
                    separator != .none && value < bytes.count && bytes[value] != UInt8(ascii: "\n")
                    && (kind != .key || looksSecret(word(from: value)))
                let rest: Separator = [.key, .phrase, .code].contains(kind) ? separator : .none
                if isSaid, let range = secret(of: label, from: value, rest) { return range }
            }
            if bytes[index].isWord, index == end || !bytes[index - 1].isWord {
                if label.isCertain, kind == .number, bytes[index].isDigit, dateEnd(at: index) == nil {
                    let digits = number(from: index, hasGroups: false)
                    if (3...8).contains(digits.count), !isMeasure(digits) { return digits }
                }
                let word = word(from: index)
                if [.password, .phrase, .login, .key].contains(kind), !isAddress(word, behind: label), isStrong(word),
                    dateEnd(at: index) == nil
                {
                    return word
                }
            }
            index += 1
        }
        return nil
    }

    /// Further values in the same sentence: “PIN: 7824, 7825”, “old x, new y”.
    private func others(behind first: Range<Int>, of label: Label) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = first.upperBound
        var joint = index
        while index < min(joint + 48, bytes.count), bytes[index] != UInt8(ascii: "\n"), !isSentenceEnd(index) {
            if bytes[index] == UInt8(ascii: "[") { break }
            guard bytes[index].isWord, !bytes[index - 1].isWord else {
                index += 1
                continue
            }
            let word = word(from: index)
            if dateEnd(at: index) != nil || self.label(at: index) != nil { break }
            switch label.label.value {
            case .number, .code, .lock, .account:
                let digits = number(from: index, hasGroups: false)
                if digits.count >= 3, abs(digits.count - first.count) < 3, isJoined(joint..<index), !isMeasure(digits) {
                    found.append(digits)
                }
            case .password, .phrase, .login, .secret, .codes, .key:
                if isStrong(word), !isAddress(word, behind: label) { found.append(word) }
            }
            if found.last?.lowerBound == index { joint = found.last?.upperBound ?? index }
            index = max(index + 1, word.upperBound)
        }
        return found
    }

    /// Whether a word behind “login” is an address or a number to call.
    private func isAddress(_ word: Range<Int>, behind label: Label) -> Bool {
        let marks = label.label.value == .login ? ":@/.+" : "@"
        return bytes[word].contains { marks.utf8.contains($0) }
    }

    /// Whether what stands between two values counts them.
    private func isJoined(_ gap: Range<Int>) -> Bool {
        if bytes[gap].contains(where: { ",/&+".utf8.contains($0) }) { return true }
        if bytes[gap].allSatisfy({ $0.isSpace || "~*_-|".utf8.contains($0) }) { return true }
        return bytes[gap].split(whereSeparator: { !$0.isWord }).contains {
            SecretLabel.joints.contains(String(decoding: $0, as: UTF8.self).lowercased())
        }
    }

    /// What stands before a label: “x is the password”, “x = PIN”, “x (password)”, “use x as the password”.
    private func secretBefore(_ label: Label) -> Range<Int>? {
        let kind = label.label.value
        guard [.password, .number, .key, .secret].contains(kind) else { return nil }
        var index = label.start
        var isLinked = false
        var words = 0
        while index > 0, label.start - index < 40 {
            var end = index
            while end > 0, " \t*_\"'`".utf8.contains(bytes[end - 1]) { end -= 1 }
            guard end > 0, bytes[end - 1] != UInt8(ascii: "\n") else { return nil }
            if "=(<-".utf8.contains(bytes[end - 1]) {
                if kind != .password, kind != .number, bytes[end - 1] == UInt8(ascii: "-") { return nil }
                isLinked = true
                index = end - 1
                while index > 0, "=<-".utf8.contains(bytes[index - 1]) { index -= 1 }
                continue
            }
            var start = end
            while start > 0, !bytes[start - 1].isSpace, !"\"'`*_,;".utf8.contains(bytes[start - 1]) { start -= 1 }
            guard start < end else { return nil }
            let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
            if SecretLabel.verbs.contains(word) || word == "as" || word == "als" {
                isLinked = true
            } else if !SecretLabel.links.contains(word) || words > 3 {
                guard isLinked, bytes[start] != UInt8(ascii: "[") else { return nil }
                let value = start..<bytes[start..<end].endWithoutPunctuation
                if kind == .number {
                    let digits = bytes[value].allSatisfy(\.isDigit) && (3...8).contains(value.count)
                    return digits && (label.isCertain || wordBefore(label.start) != "=") ? value : nil
                }
                return isStrong(value) ? value : nil
            }
            words += 1
            index = start
        }
        return nil
    }
}
