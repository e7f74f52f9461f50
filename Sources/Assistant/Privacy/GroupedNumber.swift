/// A number that begins in a text, in its normal form: letters as capitals, without what stands between its groups.
struct GroupedNumber {
    /// Its digits, and its letters where it may have some.
    private(set) var characters: [UInt8] = []
    /// Where each of them stands.
    private var places: [Int] = []
    private let bytes: [UInt8]
    private let hasLetters: Bool

    /// - Parameter most: the most characters that are read.
    init(in bytes: [UInt8], from start: Int, most: Int, hasLetters: Bool) {
        self.bytes = bytes
        self.hasLetters = hasLetters
        var index = start
        while index < bytes.count, characters.count < most {
            if isPart(index) {
                characters.append(bytes[index].upper)
                places.append(index)
                index += 1
                continue
            }
            index = bytes.endOfGap(at: index)
            guard isPart(index) else { break }
        }
    }

    /// Where the text goes on behind so many characters.
    func end(of count: Int) -> Int { places[count - 1] + 1 }

    /// Whether a group ends behind so many characters.
    func isGroupEnd(_ count: Int) -> Bool { !isPart(end(of: count)) }

    /// How many characters each of the groups has that the first characters stand in.
    func groups(of count: Int) -> [Int] {
        var sizes = [1]
        for index in 1..<count {
            if places[index] == places[index - 1] + 1 { sizes[sizes.count - 1] += 1 } else { sizes.append(1) }
        }
        return sizes
    }

    /// Whether no more than a space or a dash stands between the groups of the first characters.
    func isPlain(_ count: Int) -> Bool {
        (1..<count).allSatisfy { index in
            let gap = bytes[(places[index - 1] + 1)..<places[index]]
            return gap.isEmpty || gap.count == 1 && gap.allSatisfy { " -".utf8.contains($0) }
        }
    }

    /// Whether something stands between the groups that seldom does, and not each time the same: an address is no number.
    func isMixed(_ count: Int) -> Bool {
        let gaps = (1..<count).map { bytes[(places[$0 - 1] + 1)..<places[$0]] }.filter { !$0.isEmpty }
        guard gaps.contains(where: { $0.contains { ":+#=\\[]{}^&!<".utf8.contains($0) } }) else { return false }
        return !gaps.dropFirst().allSatisfy { $0.elementsEqual(gaps[0]) } || !isAlone(count)
    }

    /// Whether nothing of the kind stands before the first characters or behind them, as in a longer list.
    func isAlone(_ count: Int) -> Bool {
        let end = end(of: count)
        guard end >= bytes.count || !isPart(bytes.endOfGap(at: end)) else { return false }
        var before = places[0] - 1
        while before >= max(0, places[0] - [UInt8].longestGap), bytes[before].isBetweenGroups { before -= 1 }
        // The mark of a list is no part of it.
        if before >= 0, bytes.indices.contains(before + 2), bytes[before].isDigit,
            bytes[before + 1] == UInt8(ascii: "."),
            bytes[before + 2] == 0x20
        {
            return before == 0 || !bytes[before - 1].isDigit
        }
        return !isPart(before)
    }

    /// Whether a line or more is left empty between the groups of the first characters.
    func isSpread(_ count: Int) -> Bool {
        (1..<count).contains { index in
            bytes[(places[index - 1] + 1)..<places[index]].count { $0 == UInt8(ascii: "\n") } > 1
        }
    }

    private func isPart(_ index: Int) -> Bool {
        bytes.indices.contains(index) && (bytes[index].isDigit || hasLetters && bytes[index].isLetter)
    }
}

extension [UInt8] {
    /// The longest gap between two groups, as a cell of a table may have it.
    fileprivate static let longestGap = 24

    /// The end of what may stand between two groups of one number: marks, and spaces of any kind, on at most four lines.
    fileprivate func endOfGap(at start: Int) -> Int {
        var index = start
        let limit = Swift.min(count, start + Self.longestGap)
        while index < limit {
            if self[index].isBetweenGroups {
                index += 1
            } else if has("%20", at: index) {
                index += 3
            } else if has("n", at: index), index > start, self[index - 1] == UInt8(ascii: "\\") {
                index += 1
            } else if let end = endOfListMark(at: index) {
                index = end
            } else {
                break
            }
        }
        return index
    }

    /// The end of the number and dot of a list at the beginning of a line.
    private func endOfListMark(at start: Int) -> Int? {
        var before = start
        while before > 0, " \t>|".utf8.contains(self[before - 1]) { before -= 1 }
        guard before > 0, self[before - 1] == UInt8(ascii: "\n") else { return nil }
        let digits = self[start...].prefix(3).prefix { $0.isDigit }
        guard (1...2).contains(digits.count), digits.endIndex + 1 < count, ".)".utf8.contains(self[digits.endIndex]),
            self[digits.endIndex + 1] == 0x20
        else { return nil }
        return digits.endIndex + 2
    }
}

extension UInt8 {
    fileprivate var isBetweenGroups: Bool { " \t\r\n-._/|*,;()'\"`~>:+#=\\[]{}^&!<".utf8.contains(self) }
}
