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

    /// Whether nothing of the kind stands before the first characters or behind them, as in a longer list.
    func isAlone(_ count: Int) -> Bool {
        let end = end(of: count)
        guard end >= bytes.count || !isPart(bytes.endOfGap(at: end)) else { return false }
        var before = places[0] - 1
        while before >= max(0, places[0] - [UInt8].longestGap), bytes[before].isBetweenGroups { before -= 1 }
        return !isPart(before)
    }

    private func isPart(_ index: Int) -> Bool {
        bytes.indices.contains(index) && (bytes[index].isDigit || hasLetters && bytes[index].isLetter)
    }
}

extension [UInt8] {
    /// The longest gap between two groups, as a cell of a table may have it.
    fileprivate static let longestGap = 24

    /// The end of what may stand between two groups of one number: marks, and spaces of any kind, on at most two lines.
    fileprivate func endOfGap(at start: Int) -> Int {
        var index = start
        var lines = 0
        while index < Swift.min(count, start + Self.longestGap), self[index].isBetweenGroups {
            if self[index] == UInt8(ascii: "\n") { lines += 1 }
            if lines > 1 { break }
            index += 1
        }
        return index
    }
}

extension UInt8 {
    fileprivate var isBetweenGroups: Bool { " \t\r\n-._/|*,;()'\"`~>".utf8.contains(self) }
}
