/// What reaches a person, and long numbers.
extension SecretFinder {
    /// An e-mail address.
    func email(at start: Int) -> Hit? {
        guard rules.kinds.contains(.email) else { return nil }
        let name = bytes[start...].prefix(Self.longestWord).prefix { $0.isWord || "._%+-'".utf8.contains($0) }
        guard let at = atSignEnd(from: name.endIndex) else { return nil }
        let host = bytes[at...].prefix(Self.longestWord).prefix { $0.isWord || ".-".utf8.contains($0) }
        let end = host.endWithoutPunctuation
        if Self.isHost(bytes[host.startIndex..<end]) || isNumericHost(host) {
            return Hit(range: start..<end, kind: .email)
        }
        // “anna at example dot org”
        for dot in [" dot ", " [dot] ", "[dot]", " (dot) ", "(dot)", " punkt ", " (punkt) "]
        where bytes.has(dot, at: host.endIndex, anyCase: true) && !host.isEmpty {
            let last = bytes[(host.endIndex + dot.utf8.count)...].prefix(24).prefix(while: \.isLetter)
            if last.count > 1 { return Hit(range: start..<last.endIndex, kind: .email) }
        }
        return nil
    }

    /// Where the host begins behind an “@”, also one that is written as a word or between marks.
    private func atSignEnd(from end: Int) -> Int? {
        guard end < bytes.count else { return nil }
        if bytes[end] == UInt8(ascii: "@"), end + 1 < bytes.count, !bytes[end + 1].isSpace { return end + 1 }
        var index = end
        while index < min(bytes.count, end + 4), " *_~`".utf8.contains(bytes[index]) { index += 1 }
        let sign = ["[at]", "(at)", "{at}", "@"].first { bytes.has($0, at: index, anyCase: true) }
        if let sign {
            let host = skipping(" *_~`\r\n", from: index + sign.utf8.count)
            return sign == "@" && host > index + 5 ? nil : host
        }
        // As a word only where a dot stands in the host, as “at example.org”, “at example dot org”.
        let word = ["at ", "at\t"].first { index == end + 1 && bytes.has($0, at: index, anyCase: true) }
        return word == nil || bytes[..<end].last?.isDigit != true ? nil : index + 3
    }

    /// Whether it is four numbers with dots between them.
    private func isNumericHost(_ host: ArraySlice<UInt8>) -> Bool {
        let parts = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isDigit) }
    }

    /// Schemes that no “//” follows.
    private static let shortSchemes = ["mailto:", "magnet:", "data:", "bitcoin:", "geo:", "urn:", "tel:", "sms:"]

    /// An address that begins with numbers, as “192.168.1.10:8080/x” does.
    func numericLink(at start: Int) -> Hit? {
        guard rules.kinds.contains(.link) else { return nil }
        let host = bytes[start...].prefix(16).prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
        guard isNumericHost(host) else { return nil }
        var index = host.endIndex
        if bytes.has(":", at: index) { index += 1 + bytes[(index + 1)...].prefix(5).prefix(while: \.isDigit).count }
        guard bytes.has("/", at: index), index + 1 < bytes.count, bytes[index + 1].isWord else { return nil }
        let run = bytes[start..<linkEnd(from: start)]
        return Hit(range: start..<run.endWithoutPunctuation, kind: .link)
    }

    /// A link, with its scheme, or of a host and a path.
    func link(at start: Int) -> Hit? {
        guard rules.kinds.contains(.link) else { return nil }
        let word = bytes[start...].prefix(Self.longestWord).prefix { $0.isWord || "+.-".utf8.contains($0) }
        let isLink =
            bytes.has("://", at: word.endIndex)
            || Self.shortSchemes.contains { scheme in
                let end = start + scheme.utf8.count
                return bytes.has(scheme, at: start, anyCase: true) && end < bytes.count && !bytes[end].isSpace
                    && (scheme == "mailto:" || end + 5 < bytes.count && bytes[end] != UInt8(ascii: "["))
            }
            || bytes.has("www.", at: start, anyCase: true) && word.count > 4
            || bytes.has("/", at: word.endIndex) && Self.isHost(word)
        guard isLink else { return nil }
        let run = bytes[start..<linkEnd(from: start)]
        var end = run.endIndex
        // A name that stayed in a link is a part of it.
        if bytes[end - 1] == UInt8(ascii: "]"), isNameEnd(end) { return Hit(range: start..<end, kind: .link) }
        let opened = run.count { $0 == UInt8(ascii: "(") }
        var closed = run.count { $0 == UInt8(ascii: ")") }
        // What ends a sentence, or a link of Markdown, is no part of it.
        while end > start, ".,;:!?'*_)]}".utf8.contains(bytes[end - 1]) {
            if bytes[end - 1] == UInt8(ascii: ")") {
                guard closed > opened else { break }
                closed -= 1
            }
            end -= 1
        }
        return end > word.endIndex || bytes.has("www.", at: start, anyCase: true)
            ? Hit(range: start..<end, kind: .link) : nil
    }

    /// The end of what no program ends a link before; the space in a name is no such end.
    private func linkEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, !bytes[index].isSpace, !"<>\"`|".utf8.contains(bytes[index]) {
            let name = bytes[index] == UInt8(ascii: "[") ? bytes.name(at: index) : nil
            index = name?.upperBound ?? index + 1
        }
        return index
    }

    private func isNameEnd(_ end: Int) -> Bool {
        let start = bytes[..<end].suffix(RedactionKind.longestName).lastIndex(of: UInt8(ascii: "["))
        return start.flatMap(bytes.name)?.upperBound == end
    }

    /// The links in a text.
    static func links(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SecretFinder(text, RedactionRules(kinds: [.link])).hits().filter { $0.kind == .link }.map {
            String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }

    /// Whether it looks like the name of a host.
    static func isHost(_ bytes: ArraySlice<UInt8>) -> Bool {
        let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last else { return false }
        return labels.allSatisfy { !$0.isEmpty } && last.count > 1 && last.allSatisfy { $0.isLetter || $0 >= 0x80 }
    }

    /// A telephone number by its form: with a country code, an area code, or in groups as in America.
    func phone(at start: Int) -> Hit? {
        guard rules.kinds.contains(.phone) else { return nil }
        let isInternational = bytes[start] == UInt8(ascii: "+")
        let isBracketed = bytes[start] == UInt8(ascii: "(")
        var groups = digitGroups(from: isInternational || isBracketed ? start + 1 : start)
        while groups.reduce(0, { $0 + $1.count }) > 15 { groups.removeLast() }
        guard let first = groups.first, let last = groups.last, groups.count > 1 || first.count > 6 else { return nil }
        let digits = groups.reduce(0) { $0 + $1.count }
        let sizes = groups.map(\.count)
        // Not a fraction, as 0.1234567 is one.
        let isFraction = bytes.has(".", at: first.upperBound) && first.count < 3
        let least = groups.count == 1 ? 8 : 7
        let isNational =
            bytes[start] == UInt8(ascii: "0") && digits >= least && !isFraction && !isTimes(groups)
            && (digits == 10 || !sizes.allSatisfy { $0 == 2 })
        let isAmerican =
            [[3, 3, 4], [1, 3, 3, 4]].contains(sizes) || sizes == [3, 4] && bytes.has("-", at: first.upperBound)
        guard
            isInternational
                ? digits >= 7
                : isBracketed
                    ? bytes.has(")", at: first.upperBound) && digits >= 7
                    : isNational || isAmerican
        else { return nil }
        return Hit(range: start..<last.upperBound, kind: .phone)
    }

    /// Whether all groups are times of the day, as in “0900-1700” and “0815 0930 1045”, or the same digit again and again.
    private func isTimes(_ groups: [Range<Int>]) -> Bool {
        if groups.joined().allSatisfy({ bytes[$0] == UInt8(ascii: "0") }) { return true }
        let isRange = groups.count > 2 || groups.count == 2 && bytes.has("-", at: groups[0].upperBound)
        return isRange
            && groups.allSatisfy { group in
                let time = bytes[group].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
                return group.count == 4 && time < 2400 && time % 100 < 60
            }
    }

    /// The number that a word such as “phone” is followed by.
    func labelledPhone(at start: Int) -> Hit? {
        guard rules.kinds.contains(.phone),
            let label = Self.phoneLabels.first(where: { bytes.has($0, at: start, anyCase: true) })
        else { return nil }
        var index = start + label.utf8.count
        guard index < bytes.count, !bytes[index].isWord else { return nil }
        func skipMarks() {
            while index < bytes.count, " .:#*_=".utf8.contains(bytes[index]) { index += 1 }
        }
        skipMarks()
        for word in ["number", "nummer", "no", "nr", "is", "ist"] where bytes.has(word, at: index, anyCase: true) {
            let end = index + word.utf8.count
            guard bytes.isWordEnd(end) else { continue }
            index = end
            skipMarks()
        }
        index = afterPerson(from: index)
        if index < bytes.count, let hit = "+(".utf8.contains(bytes[index]) ? phone(at: index) : nil { return hit }
        let groups = index < bytes.count && dateEnd(at: index) == nil ? digitGroups(from: index) : []
        let digits = groups.reduce(0) { $0 + $1.count }
        guard let last = groups.last, (5...15).contains(digits) else { return nil }
        return Hit(range: index..<last.upperBound, kind: .phone)
    }

    /// Where the number stands in “call Anna at 2345625”.
    private func afterPerson(from start: Int) -> Int {
        let words = bytes[start...].prefix(40).prefix { $0 != UInt8(ascii: "\n") }.split(separator: 0x20).prefix(3)
        let place = words.dropFirst().firstIndex {
            ["at", "on", "unter", "auf"].contains(String(decoding: $0, as: UTF8.self))
        }
        guard let place, place + 1 <= words.count, let first = words.first,
            first.allSatisfy({ $0.isWord && !$0.isDigit })
        else { return start }
        let number = skipping(" ", from: words[place].endIndex)
        let digits = number < bytes.count ? bytes[number...].prefix(while: \.isDigit).count : 0
        return digits >= 6 ? number : start
    }

    private static let phoneLabels = [
        "telephone", "telefon", "phone", "tel", "mobile", "mobil", "handy", "cell", "fax", "call", "whatsapp", "sms",
    ]

    /// A number of as many digits as the person calls long, also in groups of three or more.
    func number(at start: Int) -> Hit? {
        guard rules.kinds.contains(.number) else { return nil }
        // Not the digits after a point.
        if start > 1, ".,".utf8.contains(bytes[start - 1]), bytes[start - 2].isDigit { return nil }
        if wordBefore(start) == "isbn" { return nil }
        if let end = groupedNumberEnd(from: start) { return Hit(range: start..<end, kind: .number) }
        var groups = digitGroups(from: start).map { $0 }
        let end = groups.indices.dropFirst().first { index in
            let gap = bytes[groups[index - 1].upperBound..<groups[index].lowerBound]
            return groups[index].count < 3 || !(gap.elementsEqual([0x20]) || gap.elementsEqual([0x2D]))
        }
        groups = Array(groups[..<(end ?? groups.count)])
        guard let first = groups.first, let last = groups.last else { return nil }
        let isYears =
            groups.count > 1 && groups.allSatisfy { $0.count == 4 && "12".utf8.contains(bytes[$0.lowerBound]) }
        // “1000 2000 3000” are several figures, and “149 600 000 km” is an amount.
        let isRound =
            groups.count > 1
            && (isTimes(groups) || groups.allSatisfy { bytes[$0].suffix(2).elementsEqual("00".utf8) }
                || isAmount(groups))
        if isRound { return nil }
        if groups.count > 1, !isYears, groups.reduce(0, { $0 + $1.count }) >= rules.digits {
            return Hit(range: start..<last.upperBound, kind: .number)
        }
        return first.count >= rules.digits ? Hit(range: first, kind: .number) : nil
    }

    /// Whether groups of three are an amount: with noughts at the end, or a unit behind.
    private func isAmount(_ groups: [Range<Int>]) -> Bool {
        guard let last = groups.last, groups.dropFirst().allSatisfy({ $0.count == 3 }), groups[0].count <= 3 else {
            return false
        }
        return bytes[last].elementsEqual("000".utf8) || isMeasure(first(groups)..<last.upperBound)
    }

    private func first(_ groups: [Range<Int>]) -> Int { groups.first?.lowerBound ?? 0 }

    /// The end of nine digits or more in groups of three with the same mark between them, or as “123-45-6789”.
    private func groupedNumberEnd(from start: Int) -> Int? {
        var sizes: [Int] = []
        var index = start
        var values: [Int] = []
        let first = digits(at: start)
        guard (2...3).contains(first), start + first < bytes.count, "./,'_-".utf8.contains(bytes[start + first]) else {
            return nil
        }
        let mark = bytes[start + first]
        while true {
            let count = digits(at: index)
            guard count > 0 else { break }
            sizes.append(count)
            values.append(bytes[index..<index + min(count, 9)].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
            index += count
            guard index + 1 < bytes.count, bytes[index] == mark, bytes[index + 1].isDigit, sizes.count < 8 else {
                break
            }
            index += 1
        }
        guard sizes.reduce(0, +) >= rules.digits, index >= bytes.count || !bytes[index].isWord else { return nil }
        if mark == UInt8(ascii: "-") { return sizes == [3, 2, 4] ? index : nil }
        let isAddress = mark == UInt8(ascii: ".") && sizes.count == 4 && values.allSatisfy { $0 < 256 }
        let before = start > 1 ? bytes[start - 1] == 0x20 ? bytes[start - 2] : bytes[start - 1] : 0x20
        let behind = bytes[skipping(" ", from: index)...].prefix(3)
        let isPrice =
            "$".utf8.contains(before) || before == 0xAC || before == 0xA3 || behind.first == 0xE2
            || behind.first == UInt8(ascii: "$") || isMeasure(start..<index)
            || index + 1 < bytes.count && ".,".utf8.contains(bytes[index]) && bytes[index + 1].isDigit
        return sizes.allSatisfy({ $0 == 3 }) && values.last != 0 && !isAddress && !isPrice ? index : nil
    }

    /// The most groups of digits that are looked at as one number.
    private static let mostGroups = 12

    /// Groups of digits with a mark or two between them; a date or a time ends them.
    private func digitGroups(from start: Int) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var index = start
        while index < bytes.count, bytes[index].isDigit, groups.count < Self.mostGroups {
            var end = index
            while end < bytes.count, bytes[end].isDigit { end += 1 }
            let isOther =
                end < bytes.count && (bytes[end].isWord || bytes[end] == UInt8(ascii: ":"))
            if isOther || !groups.isEmpty && dateEnd(at: index) != nil { break }
            groups.append(index..<end)
            index = end
            while index < min(end + 2, bytes.count), " -./()*~".utf8.contains(bytes[index]) { index += 1 }
            if index == end { break }
        }
        return groups
    }

    /// The end of a date, a time, or both; `nil` where none begins.
    func dateEnd(at start: Int) -> Int? {
        guard start < bytes.count, bytes[start].isDigit else { return nil }
        guard let day = dayEnd(at: start) else { return timeEnd(at: start) }
        guard day < bytes.count, bytes[day] == UInt8(ascii: "T") || bytes[day] == UInt8(ascii: " ") else { return day }
        return timeEnd(at: day + 1) ?? day
    }

    private func dayEnd(at start: Int) -> Int? {
        let first = digits(at: start)
        let mark = start + first
        guard first == 4 || (1...2).contains(first), mark < bytes.count, "-/.".utf8.contains(bytes[mark]) else {
            return nil
        }
        let second = digits(at: mark + 1)
        let third = mark + 1 + second
        guard (1...2).contains(second), third < bytes.count, bytes[third] == bytes[mark] else { return nil }
        let count = digits(at: third + 1)
        let end = third + 1 + count
        guard first == 4 ? (1...2).contains(count) : count == 2 || count == 4 else { return nil }
        // A longer row of such groups is no date.
        let goesOn = end + 1 < bytes.count && bytes[end] == bytes[mark] && bytes[end + 1].isDigit
        return goesOn ? nil : end
    }

    private func timeEnd(at start: Int) -> Int? {
        var end = start + digits(at: start)
        guard (1...2).contains(end - start) else { return nil }
        var parts = 1
        while parts < 3, bytes.has(":", at: end), digits(at: end + 1) == 2 {
            end += 3
            parts += 1
        }
        guard parts > 1 else { return nil }
        if bytes.has(".", at: end), digits(at: end + 1) > 0 { end += 1 + digits(at: end + 1) }
        guard end < bytes.count, "+-".utf8.contains(bytes[end]), digits(at: end + 1) == 2 else { return end }
        let zone = bytes.has(":", at: end + 3) ? end + 4 : end + 3
        return digits(at: zone) == 2 ? zone + 2 : end
    }

    /// The number of digits that stand at an index.
    private func digits(at start: Int) -> Int {
        guard start < bytes.count else { return 0 }
        return bytes[start...].prefix { $0.isDigit }.count
    }
}
