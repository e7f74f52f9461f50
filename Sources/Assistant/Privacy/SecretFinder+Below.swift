/// Secrets on the lines below a label, and those that commands and codes carry.
extension SecretFinder {
    /// How many lines below a label are read.
    private static let mostLines = 24

    /// A line without what stands before and behind its text: marks of lists, quotes, headings, tables and code.
    private struct Line {
        var range: Range<Int>
        var text: Range<Int>
        var isListed: Bool
        var isHeading: Bool
        /// Whether it only parts others, as the fence of code or the second line of a table does.
        var isRule: Bool
    }

    /// What a label that ends its line tells of; `nil` when nothing on the next lines looks like a secret.
    func secretsBelow(_ label: Label, from end: Int) -> [Range<Int>]? {
        let line = lineRange(around: label.start)
        let before = bytes[line.lowerBound..<label.start].split { !$0.isWord }
        let isRow = bytes[line.lowerBound..<label.start].contains { ",;\t".utf8.contains($0) }
        guard before.count <= 3, cellCount(line) < 2, !isRow else { return nil }
        let isHeading = isTitle(label, line)
        let found = collected(label, from: line.upperBound, isHeading: isHeading, isStrict: false)
        return found.isEmpty ? nil : found
    }

    /// What a heading such as “PIN bank card” or “Backup codes Google” tells of.
    func headed(_ label: Label, from end: Int) -> [Range<Int>] {
        let line = lineRange(around: label.start)
        guard line.upperBound < bytes.count, isTitle(label, line), cellCount(line) < 2 else { return [] }
        let behind = bytes[end..<max(end, line.upperBound)].split { !$0.isWord }
        let before = bytes[line.lowerBound..<label.start].split { !$0.isWord }
        guard behind.count <= 2, before.count <= 3, !bytes[end..<max(end, line.upperBound)].contains(where: \.isDigit)
        else {
            return []
        }
        return collected(label, from: line.upperBound, isHeading: true, isStrict: true)
    }

    /// Whether a label stands in a heading, in the first line, or is in the plural.
    private func isTitle(_ label: Label, _ line: Range<Int>) -> Bool {
        line.lowerBound == 0 || bytes[line].first { !$0.isSpace } == UInt8(ascii: "#") || label.isPlural
            || [.phrase, .codes].contains(label.label.value)
    }

    private func collected(_ label: Label, from start: Int, isHeading: Bool, isStrict: Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var digits: Range<Int>?
        var index = start + 1
        var blanks = 0
        var read = 0
        while index < bytes.count, read < Self.mostLines {
            let line = line(at: index)
            index = line.range.upperBound + 1
            if line.text.isEmpty {
                if line.isRule { continue }
                blanks += 1
                if blanks > 2 || !found.isEmpty && !isHeading { break }
                continue
            }
            if line.isHeading || line.text.contains(where: { bytes[$0].isLetter && self.label(at: $0) != nil }) {
                break
            }
            read += 1
            if let part = singleDigits(line), label.label.value == .number {
                digits = (digits?.lowerBound ?? part.lowerBound)..<part.upperBound
                continue
            }
            let values = values(of: label, in: line, isFirst: read == 1 && !isStrict, isHeading: isHeading)
            if values.isEmpty, read > 1 || words(line).count > 2 || label.label.value == .number { break }
            found += values
            if !isHeading, !line.isListed, read > 2 { break }
            if let last = values.last { index = max(index, last.upperBound) }
        }
        if let digits, bytes[digits].count(where: \.isDigit) >= 3 { found.append(digits) }
        return found
    }

    /// The secrets of a line below a label.
    private func values(of label: Label, in line: Line, isFirst: Bool, isHeading: Bool) -> [Range<Int>] {
        let words = words(line)
        guard let last = words.last else { return [] }
        switch label.label.value {
        case .number, .code, .lock, .account:
            if let spoken = digitWords(from: line.text.lowerBound) { return [spoken] }
            let all = number(from: line.text.lowerBound, hasGroups: true)
            if bytes[all].count(where: \.isDigit) >= 3, isPartEnd(all.upperBound) { return [all] }
            let number = number(from: last.lowerBound, hasGroups: false)
            return (3...8).contains(number.count) && words.count < 5 ? [number] : []
        case .codes:
            let isCode = words.allSatisfy { bytes[$0].contains(where: \.isDigit) }
            return isCode && line.text.count > 3 ? [line.text] : words.filter(isStrong)
        case .login:
            return words.filter(isStrong)
        case .password, .phrase, .secret, .key:
            if words.count == 1 {
                let word = self.word(from: last.lowerBound)
                let isWanted = isFirst || isStrong(word) || label.isPlural && line.isListed
                return isWanted && word.count >= 3 && !isReferral(word) ? [word] : []
            }
            if isFirst, label.label.value == .phrase, !isPair(line), words.count < 30, words.count > 3 {
                return [line.text]
            }
            let strong = words.map { self.word(from: $0.lowerBound) }.filter(isStrong)
            if !strong.isEmpty { return strong }
            let value = self.word(from: last.lowerBound)
            return isHeading && isPair(line) && value.count >= 3 && !isReferral(value) ? [value] : []
        }
    }

    /// Whether a line has a name and a value: “Netflix: x”.
    private func isPair(_ line: Line) -> Bool {
        let words = words(line)
        guard let last = words.last, (2...5).contains(words.count) else { return false }
        return bytes[line.text.lowerBound..<last.lowerBound].contains { ":=|\t".utf8.contains($0) }
            || bytes[line.text.lowerBound..<last.lowerBound].suffix(3).elementsEqual(" - ".utf8)
    }

    /// One or two digits that are all of a line.
    private func singleDigits(_ line: Line) -> Range<Int>? {
        let isSingle = (1...2).contains(line.text.count) && bytes[line.text].allSatisfy(\.isDigit)
        return isSingle ? line.text : nil
    }

    private func words(_ line: Line) -> [Range<Int>] {
        bytes[line.text].split { $0.isSpace || $0 == UInt8(ascii: "|") }.filter { $0.contains(where: \.isWord) }.map {
            $0.startIndex..<$0.endIndex
        }
    }

    /// The line around an index, as far as a heading goes.
    private func lineRange(around index: Int) -> Range<Int> {
        let before = bytes[..<index].suffix(Self.longestLine)
        let behind = bytes[index...].prefix(Self.longestLine)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return start..<(behind.firstIndex(of: UInt8(ascii: "\n")) ?? behind.endIndex)
    }

    private static let longestLine = 200

    private func cellCount(_ line: Range<Int>) -> Int {
        guard bytes[line].contains(UInt8(ascii: "|")) else { return 0 }
        return bytes[line].split(separator: UInt8(ascii: "|")).count { $0.contains { !$0.isSpace } }
    }

    private func line(at start: Int) -> Line {
        let range = start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
        var text = range
        func isMark(_ byte: UInt8) -> Bool { byte.isSpace || "-*+>|\"'`_~=".utf8.contains(byte) }
        while let last = text.last, bytes[last].isSpace || "|\"'`*_~,;".utf8.contains(bytes[last]) { text.removeLast() }
        while let first = text.first, isMark(bytes[first]) { text.removeFirst() }
        let number = bytes[text].prefix(while: \.isDigit)
        if !number.isEmpty, number.count < 3,
            bytes.has(". ", at: number.endIndex) || bytes.has(") ", at: number.endIndex)
        {
            text = number.endIndex + 2..<text.upperBound
        }
        if bytes.has("[ ] ", at: text.lowerBound) || bytes.has("[x] ", at: text.lowerBound, anyCase: true) {
            text = min(text.lowerBound + 4, text.upperBound)..<text.upperBound
        }
        let isFence =
            bytes[range].first { !$0.isSpace }.map { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") } ?? false
        let isOnlyMarks = bytes[range].allSatisfy { $0.isSpace || "-=|:+`~".utf8.contains($0) } && !range.isEmpty
        let isRule = isOnlyMarks || isFence && bytes.has("```", at: range.lowerBound)
        if isRule { text = range.lowerBound..<range.lowerBound }
        let isListed = text.lowerBound > range.lowerBound
        let isHeading = bytes[range].first { !$0.isSpace } == UInt8(ascii: "#")
        return Line(range: range, text: text, isListed: isListed, isHeading: isHeading, isRule: isRule)
    }
}

/// Secrets that no label introduces, but a form.
extension SecretFinder {
    /// The secrets in commands and codes: `curl -u a:X`, `mysql -pX`, `WIFI:S:a;P:X;;`, `Authorization: Basic X`.
    func schemeSecrets() -> [Range<Int>] {
        var found: [Range<Int>] = []
        for index in bytes.indices where bytes.isWordStart(index) || bytes[index] == UInt8(ascii: "-") {
            switch bytes[index].lower {
            case UInt8(ascii: "w") where bytes.has("wifi:", at: index, anyCase: true):
                var key = index + 5
                let end = bytes[key...].prefix(200).firstIndex(of: UInt8(ascii: "\n")) ?? min(bytes.count, key + 200)
                while key + 1 < end, bytes[key + 1] != UInt8(ascii: ":") || bytes[key].lower != UInt8(ascii: "p") {
                    key += 1
                }
                guard key + 1 < end else { continue }
                let value = bytes[(key + 2)..<end].prefix { $0 != UInt8(ascii: ";") }
                if !value.isEmpty { found.append(value.startIndex..<value.endIndex) }
            case UInt8(ascii: "b") where bytes.has("basic ", at: index, anyCase: true):
                guard bytes[..<index].suffix(20).containsText("uthorization") else { continue }
                let value = word(from: skipping(" ", from: index + 6))
                if value.count >= 6 { found.append(value) }
            case UInt8(ascii: "-"):
                guard index > 0, bytes[index - 1].isSpace else { continue }
                if let value = commandSecret(at: index) { found.append(value) }
            default: continue
            }
        }
        return found
    }

    private func commandSecret(at start: Int) -> Range<Int>? {
        let line =
            bytes[..<start].suffix(120).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last
            ?? []
        for option in ["-u ", "--user ", "-u"] where bytes.has(option, at: start) {
            guard ["curl", "wget", "http"].contains(where: line.containsText) else { continue }
            let word = word(from: skipping(" \"'", from: start + option.utf8.count))
            guard let mark = bytes[word].firstIndex(of: UInt8(ascii: ":")), mark + 1 < word.upperBound else { continue }
            return mark + 1..<word.upperBound
        }
        for option in ["-p", "--password=", "--password "] where bytes.has(option, at: start) {
            guard ["mysql", "mariadb", "mongo", "sshpass", "redis"].contains(where: line.containsText) else { continue }
            let word = word(from: skipping("\"'", from: start + option.utf8.count))
            if word.count >= 3 { return word }
        }
        return nil
    }
}
