/// Finds what nobody else should read in a text: card and account numbers, keys and passwords, and what reaches a person.
struct SecretFinder {
    /// What was found, and where.
    struct Hit: Equatable {
        var range: Range<Int>
        var kind: RedactionKind
    }

    /// How far it looks for the end of a word, in bytes.
    static let longestWord = 256

    let bytes: [UInt8]
    let rules: RedactionRules

    init(_ text: String, _ rules: RedactionRules = RedactionRules()) {
        bytes = Array(text.utf8)
        self.rules = rules
    }

    /// Everything there is to find, in order, in offsets of UTF-8.
    func hits() -> [Hit] {
        var hits: [Hit] = []
        var index = 0
        while index < bytes.count {
            guard bytes.isWordStart(index) else {
                index += 1
                continue
            }
            if let end = dateEnd(at: index) {
                index = end
                continue
            }
            let hit = hit(at: index)
            if let hit { hits.append(hit) }
            index = max(index + 1, hit?.range.upperBound ?? 0)
        }
        return hits
    }

    private func hit(at start: Int) -> Hit? {
        switch bytes[start] {
        case UInt8(ascii: "["): nameHit(at: start)
        case UInt8(ascii: "-"): keyBlock(at: start)
        case UInt8(ascii: "+"), UInt8(ascii: "("): phone(at: start)
        case let byte where byte.isDigit:
            card(at: start) ?? email(at: start) ?? phone(at: start) ?? number(at: start) ?? token(at: start)
        case let byte where byte.isWord:
            link(at: start) ?? email(at: start) ?? account(at: start) ?? token(at: start) ?? labelled(at: start)
                ?? labelledPhone(at: start)
        default: nil
        }
    }

    /// A text that looks like the name of something redacted: it has to come back as it is.
    private func nameHit(at start: Int) -> Hit? {
        guard let end = bytes[start...].prefix(RedactionKind.longestName).firstIndex(of: UInt8(ascii: "]")),
            RedactionKind.isName(bytes[start...end])
        else { return nil }
        return Hit(range: start..<end + 1, kind: .text)
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
        var digits: [Int] = []
        var end = start
        var hit: Hit?
        var index = start
        // What follows the number, such as its last month, may look like a part of it.
        while index < bytes.count, digits.count < 19 {
            if bytes[index].isDigit {
                digits.append(Int(bytes[index] - UInt8(ascii: "0")))
                end = index + 1
                if digits.count >= 13, bytes.isWordEnd(end), Self.isCard(digits) {
                    hit = Hit(range: start..<end, kind: .card)
                }
            } else if !(bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "-")) || end < index {
                break
            }
            index += 1
        }
        return hit
    }

    private static func isCard(_ digits: [Int]) -> Bool {
        digits.reversed().enumerated().reduce(0) { sum, digit in
            let doubled = digit.element * (digit.offset % 2 + 1)
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        } % 10 == 0
    }

    /// An IBAN with the right check digits (ISO 13616).
    private func account(at start: Int) -> Hit? {
        guard rules.kinds.contains(.account), start + 15 <= bytes.count, bytes[start].isLetter,
            bytes[start + 1].isLetter, bytes[start + 2].isDigit, bytes[start + 3].isDigit
        else { return nil }
        var compact: [UInt8] = []
        var index = start
        while index < bytes.count, compact.count < 34 {
            if bytes[index].isWord {
                compact.append(bytes[index].upper)
                // The shortest has 15 characters; the right length is the one at which the check digits fit.
                if compact.count >= 15, bytes.isWordEnd(index + 1), Self.isAccount(compact) {
                    return Hit(range: start..<index + 1, kind: .account)
                }
            } else if bytes[index] != UInt8(ascii: " ") {
                return nil
            }
            index += 1
        }
        return nil
    }

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

    /// What a word such as “password” says is secret.
    private func labelled(at start: Int) -> Hit? {
        guard rules.kinds.contains(.secret),
            let label = SecretLabel.all.first(where: { bytes.has($0.word, at: start, anyCase: true) })
        else { return nil }
        let end = start + label.word.utf8.count
        guard end < bytes.count, !bytes[end].isWord else { return nil }
        let (separator, value) = value(after: end)
        if let range = label.secret(in: bytes, from: value, separator) { return Hit(range: range, kind: .secret) }
        guard separator == .none, label.isPassword || bytes.has(label.word.uppercased(), at: start) else { return nil }
        // “the password of the router is …”
        var index = end
        while index < min(end + 40, bytes.count), bytes[index] != UInt8(ascii: "\n") {
            let (separator, value) = self.value(after: index)
            if separator != .none, let range = label.secret(in: bytes, from: value, .none) {
                return Hit(range: range, kind: .secret)
            }
            index += 1
        }
        return nil
    }

    /// What stands between a label and its value, and where the value begins.
    private func value(after end: Int) -> (SecretLabel.Separator, Int) {
        var index = bytes.skippingQuotes(from: end)
        var separator = SecretLabel.Separator.none
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "=") {
            separator = .sign
            index += 1
            while index < bytes.count, bytes[index].isSpace { index += 1 }
        } else if index > end, let word = ["is ", "ist ", "lautet "].first(where: { bytes.has($0, at: index) }) {
            separator = .verb
            index += word.utf8.count
        }
        return (separator, bytes.skippingQuotes(from: index))
    }
}

/// A word after which a secret stands.
private struct SecretLabel {
    /// What stands between the word and the secret.
    enum Separator {
        case sign
        case verb
        case none
    }

    let word: String
    /// Whether any text may follow, as after “password”.
    var isPassword = false
    /// Whether only digits may follow, as after “PIN”.
    var isNumber = false

    /// The longer ones first.
    static let all: [SecretLabel] =
        ["passphrase", "passwort", "password", "kennwort", "passcode", "passwd", "pwd"].map {
            SecretLabel(word: $0, isPassword: true)
        }
        + [
            "client_secret", "secret_key", "secret key", "access_token", "access token", "access_key", "access key",
            "private key", "api_key", "api-key", "api key", "apikey", "secret", "token",
        ].map { SecretLabel(word: $0) }
        + ["pin", "puk", "cvv", "cvc", "tan"].map { SecretLabel(word: $0, isNumber: true) }

    /// Where the secret stands; `nil` when what follows is none.
    func secret(in bytes: [UInt8], from start: Int, _ separator: Separator) -> Range<Int>? {
        let isWhole = word == "passphrase" && separator == .sign
        let value = bytes[min(start, bytes.count)...].prefix { byte in
            isWhole ? byte != UInt8(ascii: "\n") : !byte.isSpace && !"\"'`*,;".utf8.contains(byte)
        }
        let range = start..<max(start, value.endWithoutPunctuation)
        guard bytes.indices.contains(start), !range.isEmpty else { return nil }
        let hasDigit = bytes[range].contains(where: \.isDigit)
        // What is replaced already, or quotes a name.
        guard bytes[start] != UInt8(ascii: "[") else { return nil }
        if isNumber { return range.count >= 3 && bytes[range].allSatisfy(\.isDigit) ? range : nil }
        if isPassword { return range.count >= 3 && (hasDigit || separator != .none) ? range : nil }
        return separator == .sign && range.count >= 6 && (hasDigit || range.count >= 12) ? range : nil
    }
}

extension UInt8 {
    var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
    var isLetter: Bool { UInt8(ascii: "A") <= upper && upper <= UInt8(ascii: "Z") }
    /// Whether it is a letter or a digit of ASCII, or a part of any other character.
    var isWord: Bool { isDigit || isLetter || self >= 0x80 }
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var upper: UInt8 { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") ? self - 32 : self }
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

    func has(_ text: String, at index: Int, anyCase: Bool = false) -> Bool {
        guard index + text.utf8.count <= count else { return false }
        return zip(self[index...], text.utf8).allSatisfy { anyCase ? $0.upper == $1.upper : $0 == $1 }
    }

    fileprivate func skippingQuotes(from start: Int) -> Int {
        var index = start
        while index < count, " \t\"'`*_".utf8.contains(self[index]) { index += 1 }
        return index
    }
}

extension ArraySlice<UInt8> {
    fileprivate func containsText(_ text: String) -> Bool {
        indices.contains { self[$0...].starts(with: text.utf8) }
    }

    /// The end, without the punctuation that ends a sentence.
    var endWithoutPunctuation: Int {
        var end = endIndex
        while end > startIndex, ".,;:)]}".utf8.contains(self[end - 1]) { end -= 1 }
        return end
    }
}
