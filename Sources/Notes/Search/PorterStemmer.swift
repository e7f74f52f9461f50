/// Porter's stemmer of 1980, for English, as the `porter` tokenizer of SQLite's FTS5 has it.
///
/// It makes "reviewing", "reviewed" and "reviews" one term.
package enum PorterStemmer {
    /// The longest word that is stemmed, in bytes; FTS5 has the same bound.
    private static let maximumLength = 64

    /// The stem of one lower-case word; words of one or two letters are their own stem.
    package static func stem(_ word: String) -> String {
        let length = word.utf8.count
        guard length > 2, length <= maximumLength else { return word }
        var letters = StemLetters(bytes: Array(word.utf8))
        letters.stem()
        return String(decoding: letters.bytes, as: UTF8.self)
    }
}

/// The letters of a word on its way through the steps of the algorithm.
private struct StemLetters {
    var bytes: [UInt8]

    mutating func stem() {
        removePlural()
        removePast()
        turnFinalY()
        replaceSuffix(Self.doubleSuffixes)
        replaceSuffix(Self.middleSuffixes)
        removeLongSuffix()
        removeFinalE()
    }
}

extension StemLetters {
    private typealias Rule = (suffix: [UInt8], replacement: [UInt8])

    /// Rules by the last letter of their suffixes, as most words end in none of these.
    private struct Rules {
        private var byLastByte: [[Rule]] = Array(repeating: [], count: 256)

        init(_ pairs: KeyValuePairs<String, String>) {
            for (suffix, replacement) in pairs {
                guard let last = suffix.utf8.last else { continue }
                byLastByte[Int(last)].append((Array(suffix.utf8), Array(replacement.utf8)))
            }
        }

        func first(for letters: StemLetters) -> Rule? {
            guard let last = letters.bytes.last else { return nil }
            return byLastByte[Int(last)].first { letters.ends(with: $0.suffix) }
        }
    }

    /// Step 2.
    private static let doubleSuffixes = Rules([
        "ational": "ate", "tional": "tion", "enci": "ence", "anci": "ance", "izer": "ize", "logi": "log", "bli": "ble",
        "alli": "al", "entli": "ent", "eli": "e", "ousli": "ous", "ization": "ize", "ation": "ate", "ator": "ate",
        "alism": "al", "iveness": "ive", "fulness": "ful", "ousness": "ous", "aliti": "al", "iviti": "ive",
        "biliti": "ble",
    ])

    /// Step 3.
    private static let middleSuffixes = Rules([
        "icate": "ic", "ative": "", "alize": "al", "iciti": "ic", "ical": "ic", "ful": "", "ness": "",
    ])

    /// Step 4; longer suffixes come before those they end with.
    private static let longSuffixes = Rules([
        "ement": "", "ance": "", "ence": "", "able": "", "ible": "", "ment": "", "ant": "", "ent": "", "ism": "",
        "ate": "", "iti": "", "ous": "", "ive": "", "ize": "", "ion": "", "al": "", "er": "", "ic": "", "ou": "",
    ])

    /// Step 1a.
    private mutating func removePlural() {
        if ends(with: "sses") || ends(with: "ies") {
            bytes.removeLast(2)
        } else if bytes.last == UInt8(ascii: "s"), !ends(with: "ss") {
            bytes.removeLast()
        }
    }

    /// Step 1b.
    private mutating func removePast() {
        if ends(with: "eed") {
            if measure(bytes.count - 3) > 0 { bytes.removeLast() }
            return
        }
        let suffix = ends(with: "ed") ? 2 : ends(with: "ing") ? 3 : 0
        guard suffix > 0, hasVowel(bytes.count - suffix) else { return }
        bytes.removeLast(suffix)
        if ends(with: "at") || ends(with: "bl") || ends(with: "iz") {
            bytes.append(UInt8(ascii: "e"))
        } else if endsInDoubleConsonant, let last = bytes.last, !"lsz".utf8.contains(last) {
            bytes.removeLast()
        } else if measure(bytes.count) == 1, endsInShortSyllable(bytes.count) {
            bytes.append(UInt8(ascii: "e"))
        }
    }

    /// Step 1c.
    private mutating func turnFinalY() {
        guard bytes.last == UInt8(ascii: "y"), hasVowel(bytes.count - 1) else { return }
        bytes[bytes.count - 1] = UInt8(ascii: "i")
    }

    private mutating func replaceSuffix(_ rules: Rules) {
        guard let rule = rules.first(for: self) else { return }
        let stem = bytes.count - rule.suffix.count
        guard measure(stem) > 0 else { return }
        bytes.replaceSubrange(stem..., with: rule.replacement)
    }

    private mutating func removeLongSuffix() {
        guard let rule = Self.longSuffixes.first(for: self) else { return }
        let stem = bytes.count - rule.suffix.count
        guard measure(stem) > 1 else { return }
        if rule.suffix.elementsEqual("ion".utf8) {
            guard stem > 0, "st".utf8.contains(bytes[stem - 1]) else { return }
        }
        bytes.removeSubrange(stem...)
    }

    /// Step 5.
    private mutating func removeFinalE() {
        if bytes.last == UInt8(ascii: "e") {
            let stem = bytes.count - 1
            let measure = measure(stem)
            if measure > 1 || measure == 1 && !endsInShortSyllable(stem) { bytes.removeLast() }
        }
        if ends(with: "ll"), measure(bytes.count - 1) > 1 { bytes.removeLast() }
    }
}

extension StemLetters {
    private func ends(with suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { bytes.count >= $0.count && bytes.suffix($0.count).elementsEqual($0) }
    }

    private func ends(with suffix: [UInt8]) -> Bool {
        bytes.count > suffix.count && bytes.suffix(suffix.count).elementsEqual(suffix)
    }

    private func isConsonant(_ index: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
        case UInt8(ascii: "y"): index == 0 || !isConsonant(index - 1)
        default: true
        }
    }

    /// How many times a vowel is followed by a consonant in the first `length` letters.
    private func measure(_ length: Int) -> Int {
        var count = 0
        var isAfterVowel = false
        for index in 0..<max(length, 0) {
            let isConsonant = isConsonant(index)
            if isConsonant, isAfterVowel { count += 1 }
            isAfterVowel = !isConsonant
        }
        return count
    }

    private func hasVowel(_ length: Int) -> Bool {
        (0..<max(length, 0)).contains { !isConsonant($0) }
    }

    private var endsInDoubleConsonant: Bool {
        let last = bytes.count - 1
        return last > 0 && bytes[last] == bytes[last - 1] && isConsonant(last)
    }

    /// Whether the first `length` letters end consonant, vowel, consonant, and the last of them is not w, x or y.
    private func endsInShortSyllable(_ length: Int) -> Bool {
        let last = length - 1
        return last > 1 && isConsonant(last) && !isConsonant(last - 1) && isConsonant(last - 2)
            && !"wxy".utf8.contains(bytes[last])
    }
}
