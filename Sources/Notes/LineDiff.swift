/// The difference between two texts, line by line.
///
/// Not by `CollectionDifference`: that has no bound on its time and memory, and of equal lines it takes others, so that
/// screens would change.
package enum LineDiff {
    /// The largest table that is filled to find common lines, in cells.
    ///
    /// Beyond it, the stretch between the first and the last difference counts as rewritten.
    private static let maximumCells = 4_000_000

    /// How `old` became `new`: every line of both, in order, what was removed before what was added in its place.
    ///
    /// An empty text has no lines.
    package static func changes(from old: String, to new: String) -> [LineChange] {
        changes(fromLines: lines(of: old), to: lines(of: new))
    }

    /// How one list of lines became another; lines are equal when their bytes are.
    package static func changes(fromLines old: [String], to new: [String]) -> [LineChange] {
        var known: [[UInt8]: Int] = [:]
        let oldNumbers = numbers(old, &known)
        let newNumbers = numbers(new, &known)
        let prefix = zip(oldNumbers, newNumbers).prefix { $0 == $1 }.count
        let suffix = zip(oldNumbers.dropFirst(prefix).reversed(), newNumbers.dropFirst(prefix).reversed())
            .prefix { $0 == $1 }.count
        let middle = changes(
            from: Numbered(old, oldNumbers, prefix..<(old.count - suffix)),
            to: Numbered(new, newNumbers, prefix..<(new.count - suffix))
        )
        return old.prefix(prefix).map(LineChange.kept) + middle + old.suffix(suffix).map(LineChange.kept)
    }

    /// Lines, and a number for each that equal lines share.
    private struct Numbered {
        let lines: [String]
        let numbers: [Int]

        init(_ lines: [String], _ numbers: [Int], _ range: Range<Int>) {
            self.lines = Array(lines[range])
            self.numbers = Array(numbers[range])
        }
    }

    private static func numbers(_ lines: [String], _ known: inout [[UInt8]: Int]) -> [Int] {
        lines.map { line in
            let bytes = Array(line.utf8)
            let number = known[bytes] ?? known.count
            known[bytes] = number
            return number
        }
    }

    private static func lines(of text: String) -> [String] {
        text.isEmpty ? [] : BodyLine.rawLines(of: text)
    }

    private static func changes(from older: Numbered, to newer: Numbered) -> [LineChange] {
        let (old, new) = (older.numbers, newer.numbers)
        guard !old.isEmpty, !new.isEmpty, old.count <= maximumCells / new.count else {
            return older.lines.map(LineChange.removed) + newer.lines.map(LineChange.added)
        }
        let lengths = commonLengths(old, new)
        let width = new.count + 1
        var changes: [LineChange] = []
        var added: [LineChange] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if oldIndex < old.count, newIndex < new.count, old[oldIndex] == new[newIndex] {
                changes += added + [.kept(older.lines[oldIndex])]
                added.removeAll()
                oldIndex += 1
                newIndex += 1
            } else if newIndex == new.count
                || oldIndex < old.count
                    && lengths[(oldIndex + 1) * width + newIndex] >= lengths[oldIndex * width + newIndex + 1]
            {
                changes.append(.removed(older.lines[oldIndex]))
                oldIndex += 1
            } else {
                added.append(.added(newer.lines[newIndex]))
                newIndex += 1
            }
        }
        return changes + added
    }

    /// The length of the longest common subsequence of every two ends of the texts, row by row.
    private static func commonLengths(_ old: [Int], _ new: [Int]) -> [Int32] {
        let width = new.count + 1
        var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
        for oldIndex in old.indices.reversed() {
            for newIndex in new.indices.reversed() {
                let cell = oldIndex * width + newIndex
                lengths[cell] =
                    old[oldIndex] == new[newIndex]
                    ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
            }
        }
        return lengths
    }
}
