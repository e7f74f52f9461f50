/// Finds what nobody else should read in a text: card and account numbers, keys and passwords, and what reaches a person.
struct SecretFinder {
    /// What was found, and where.
    struct Hit: Equatable {
        var range: Range<Int>
        var kind: RedactionKind
    }

    /// How far it looks for the end of a word, in bytes.
    static let longestWord = 256

    /// The text as it is read.
    let bytes: [UInt8]
    let rules: RedactionRules
    private let form: PlainForm

    init(_ text: String, _ rules: RedactionRules = RedactionRules()) {
        form = PlainForm(text, readsMarkup: true)
        bytes = form.bytes
        self.rules = rules
    }

    /// Everything there is to find, in order, in offsets of UTF-8.
    func hits() -> [Hit] {
        var hits: [Hit] = []
        var secrets = secretRanges()[...]
        var index = 0
        while index < bytes.count {
            // What reaches into a secret ends before it or takes the rest of it along.
            while let secret = secrets.first, secret.lowerBound < index {
                secrets.removeFirst()
                guard secret.upperBound > index, let last = hits.popLast() else { continue }
                let end = form.original(index..<secret.upperBound).upperBound
                hits.append(Hit(range: last.range.lowerBound..<end, kind: last.kind))
                index = secret.upperBound
            }
            guard index < bytes.count else { break }
            let hit: Hit?
            if secrets.first?.lowerBound == index {
                // A key stays one where a word says that it is one.
                hit = secrets.popFirst().map { secret in
                    token(at: index).flatMap { $0.range == secret ? $0 : nil } ?? Hit(range: secret, kind: .secret)
                }
            } else if !bytes.isWordStart(index) {
                hit = gluedHit(at: index)
            } else if let end = dateEnd(at: index) {
                index = end
                continue
            } else {
                hit = self.hit(at: index)
            }
            if let hit { hits.append(Hit(range: form.original(hit.range), kind: hit.kind)) }
            index = max(index + 1, hit?.range.upperBound ?? 0)
        }
        return hits
    }

    /// What begins inside of a word: a number after letters, or the second word of a compound.
    private func gluedHit(at start: Int) -> Hit? {
        let byte = bytes[start]
        if byte.isDigit { return bytes[start - 1].isDigit ? nil : card(at: start) }
        guard byte.isLetter else { return nil }
        return account(at: start, isGlued: true)
    }

    private func hit(at start: Int) -> Hit? {
        switch bytes[start] {
        case UInt8(ascii: "["): nameHit(at: start)
        case UInt8(ascii: "-"): keyBlock(at: start)
        case UInt8(ascii: "+"), UInt8(ascii: "("): phone(at: start)
        case let byte where byte.isDigit:
            card(at: start) ?? email(at: start) ?? numericLink(at: start) ?? phone(at: start) ?? number(at: start)
                ?? token(at: start)
        case let byte where byte.isWord:
            link(at: start) ?? email(at: start) ?? account(at: start) ?? token(at: start)
                ?? labelledPhone(at: start) ?? spokenNumber(at: start)
        default: nil
        }
    }

    /// A long number whose digits are words: “zero one seven one two three four”.
    private func spokenNumber(at start: Int) -> Hit? {
        guard rules.kinds.contains(.number), let range = digitWords(from: start, least: 7) else { return nil }
        return Hit(range: range, kind: .number)
    }

    /// A text that looks like the name of something redacted: it has to come back as it is.
    private func nameHit(at start: Int) -> Hit? {
        bytes.name(at: start).map { Hit(range: $0, kind: .text) }
    }

    /// A private key, from its first line to its last.
    private func keyBlock(at start: Int) -> Hit? {
        guard rules.kinds.contains(.key), bytes.has("-----BEGIN ", at: start),
            let line = bytes[start...].prefix(Self.longestWord).firstIndex(of: UInt8(ascii: "\n")),
            bytes[start..<line].containsText("PRIVATE KEY")
        else { return nil }
        var end = line
        while end < bytes.count, !bytes.has("-----END ", at: end) { end += 1 }
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return Hit(range: start..<end, kind: .key)
    }

    /// A number of 13 to 19 digits with the first digit of a card and the right check digit (ISO/IEC 7812).
    private func card(at start: Int) -> Hit? {
        guard rules.kinds.contains(.card), (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(bytes[start]) else {
            return nil
        }
        let number = GroupedNumber(in: bytes, from: start, most: 19, hasLetters: false)
        let digits = number.characters.map { Int($0 - UInt8(ascii: "0")) }
        // What follows the number, such as its last month, may look like a part of it.
        let count = stride(from: digits.count, through: 13, by: -1).first { count in
            number.isGroupEnd(count) && Self.isCard(digits[..<count]) && isGroupedAsCard(number, digits[..<count])
        }
        return count.map { Hit(range: start..<number.end(of: $0), kind: .card) }
    }

    /// Whether the digits stand in groups as those of a card do; with more than a space or a dash between them, only as
    /// issuers have them.
    private func isGroupedAsCard(_ number: GroupedNumber, _ digits: ArraySlice<Int>) -> Bool {
        let groups = number.groups(of: digits.count)
        if groups.count == 1 { return true }
        // A list of single figures is longer than any number.
        if groups.allSatisfy({ $0 == 1 }) { return number.isAlone(digits.count) }
        if number.isMixed(digits.count) { return false }
        if number.isSpread(digits.count) {
            return [[4, 4, 4, 4], [4, 6, 5]].contains(groups) && Self.isIssued(digits) && number.isAlone(digits.count)
        }
        return number.isPlain(digits.count) || groups.dropLast().allSatisfy { $0 >= 4 } && Self.isIssued(digits)
    }

    /// Whether cards have such a beginning and length.
    private static func isIssued(_ digits: ArraySlice<Int>) -> Bool {
        let beginning = digits.prefix(4).reduce(0) { $0 * 10 + $1 }
        return switch digits.count {
        case 14: (3000...3999).contains(beginning)
        case 15: (3400...3499).contains(beginning) || (3700...3799).contains(beginning)
        case 16: (2221...2720).contains(beginning) || (3500...5599).contains(beginning) || beginning >= 6000
        default: beginning / 1000 == 4 || beginning >= 6000
        }
    }

    private static func isCard(_ digits: ArraySlice<Int>) -> Bool {
        digits.reversed().enumerated().reduce(0) { sum, digit in
            let doubled = digit.element * (digit.offset % 2 + 1)
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        } % 10 == 0
    }

    /// An IBAN with the right check digits (ISO 13616).
    /// - Parameter isGlued: whether letters stand before it; then only one of a known country is taken for it.
    private func account(at start: Int, isGlued: Bool = false) -> Hit? {
        guard rules.kinds.contains(.account), start + 15 <= bytes.count, bytes[start].isLetter,
            bytes[start + 1].isLetter ? !bytes[start + 2].isLetter : !bytes[start + 1].isWord
        else { return nil }
        let number = GroupedNumber(in: bytes, from: start, most: 34, hasLetters: true)
        let characters = number.characters
        guard characters.count >= 15, characters[1].isLetter, characters[2].isDigit, characters[3].isDigit else {
            return nil
        }
        let length = Self.accountLengths[Array(characters[..<2])]
        guard length != nil || !isGlued, length ?? 0 <= characters.count else { return nil }
        // The shortest has 15 characters; of an unknown country any length may be right at the end of a word.
        let count = (length.map { $0...$0 } ?? 15...characters.count).first { count in
            isGroupedAsAccount(number, characters[..<count], isKnown: length != nil)
                && Self.isAccount(Array(characters[..<count]))
        }
        return count.map { Hit(range: start..<number.end(of: $0), kind: .account) }
    }

    /// Whether the characters stand in groups as those of an IBAN do: it is mostly digits, so that words are none.
    private func isGroupedAsAccount(
        _ number: GroupedNumber,
        _ characters: ArraySlice<UInt8>,
        isKnown: Bool
    ) -> Bool {
        let count = characters.count
        let groups = number.groups(of: count)
        if groups.count == 1 { return isKnown || number.isGroupEnd(count) }
        guard number.isGroupEnd(count), characters.dropFirst(4).count(where: \.isDigit) * 2 > count - 4 else {
            return false
        }
        if number.isPlain(count) { return isKnown || groups[0] > 3 }
        return isKnown
            && (groups.allSatisfy { $0 == 1 }
                || groups.dropFirst().dropLast().allSatisfy { $0 > 3 || groups[0] == 2 && $0 == 2 })
    }

    /// How long the IBANs of each country are, as its registry has it.
    private static let accountLengths: [[UInt8]: Int] = {
        let list = """
            AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 \
            FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 \
            LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 \
            SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20
            """
        let pairs = list.split(separator: " ").map { (Array($0.utf8.prefix(2)), Int($0.dropFirst(2)) ?? 0) }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static func isAccount(_ compact: [UInt8]) -> Bool {
        (compact[4...] + compact[..<4]).reduce(0) { rest, byte in
            byte.isDigit
                ? (rest * 10 + Int(byte - UInt8(ascii: "0"))) % 97
                : (rest * 100 + Int(byte - UInt8(ascii: "A")) + 10) % 97
        } == 1
    }

    /// A key that its beginning or its look gives away.
    private func token(at start: Int) -> Hit? {
        guard rules.kinds.contains(.key) else { return nil }
        func isOfKey(_ byte: UInt8) -> Bool { byte.isWord || "_-.+/=".utf8.contains(byte) }
        var run = bytes[start...].prefix(Self.longestWord).prefix(while: isOfKey)
        guard run.count >= 16 else { return nil }
        let word = run.prefix { $0.isWord || $0 == UInt8(ascii: "_") }
        let hasMarks = run.contains(where: \.isDigit)
        let isKnown = hasMarks && Self.beginnings.contains { bytes.has($0, at: start) }
        let isMixed =
            word.count >= 32 && word.contains(where: \.isDigit) && word.contains { $0.isLetter && $0.upper == $0 }
            && word.contains { $0.isLetter && $0.upper != $0 }
        guard isKnown || isMixed else { return nil }
        run = bytes[start...].prefix(while: isOfKey)
        let all = isKnown ? run : run.prefix { $0.isWord || $0 == UInt8(ascii: "_") }
        return Hit(range: start..<all.endWithoutPunctuation, kind: .key)
    }

    /// The beginnings of keys, as their issuers document them for secret scanners.
    private static let beginnings = [
        "sk-", "sk_live_", "sk_test_", "rk_live_", "rk_test_", "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_",
        "glpat-", "xoxa-", "xoxb-", "xoxp-", "xoxr-", "xoxs-", "xapp-", "AKIA", "ASIA", "AIza", "ya29.", "npm_", "hf_",
        "pypi-", "dop_v1_", "SG.", "gsk_", "xai-", "whsec_", "eyJ", "AGE-SECRET-KEY-",
    ]
}

extension UInt8 {
    var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
    var isLetter: Bool { UInt8(ascii: "A") <= upper && upper <= UInt8(ascii: "Z") }
    /// Whether it is a letter or a digit of ASCII, or a part of any other character.
    var isWord: Bool { isDigit || isLetter || self >= 0x80 }
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    var upper: UInt8 { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") ? self - 32 : self }
}

extension [UInt8] {
    /// Whether what stands at an index is not the rest of a word.
    ///
    /// The letter of an escape, as JSON has it, is no part of one.
    func isWordStart(_ index: Int) -> Bool {
        if index == 0 || !self[index].isWord || !self[index - 1].isWord { return true }
        return index > 1 && self[index - 2] == UInt8(ascii: "\\") && "ntr".utf8.contains(self[index - 1])
    }

    /// Whether no word goes on at an index.
    func isWordEnd(_ index: Int) -> Bool { index >= count || !self[index].isWord || !self[index - 1].isWord }

    /// The name of something redacted that begins at an index.
    func name(at start: Int) -> Range<Int>? {
        guard let end = self[start...].prefix(RedactionKind.longestName).firstIndex(of: UInt8(ascii: "]")),
            RedactionKind.isName(self[start...end])
        else { return nil }
        return start..<end + 1
    }

    func has(_ text: String, at index: Int, anyCase: Bool = false) -> Bool {
        guard index + text.utf8.count <= count else { return false }
        return zip(self[index...], text.utf8).allSatisfy { anyCase ? $0.upper == $1.upper : $0 == $1 }
    }
}

extension ArraySlice<UInt8> {
    func containsText(_ text: String) -> Bool {
        indices.contains { self[$0...].starts(with: text.utf8) }
    }

    /// The end, without the punctuation that ends a sentence.
    var endWithoutPunctuation: Int {
        var end = endIndex
        while end > startIndex, ".,;:)]}".utf8.contains(self[end - 1]) { end -= 1 }
        return end
    }
}
