/// The difference between two texts, line by line.
package enum LineDiff {
    /// The largest table that is filled to find common lines, in cells.
    ///
    /// Beyond it, the stretch between the first and the last difference counts as rewritten.
    private static let maximumCells = 1_000_000

    /// How `old` became `new`: every line of both, in order, what was removed before what was added in its place.
    ///
    /// An empty text has no lines.
    package static func changes(from old: String, to new: String) -> [LineChange] {
        let old = lines(of: old)
        let new = lines(of: new)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let middle = changes(
            from: Array(old.dropFirst(prefix).dropLast(suffix)),
            to: Array(new.dropFirst(prefix).dropLast(suffix))
        )
        return old.prefix(prefix).map(LineChange.kept) + middle + old.suffix(suffix).map(LineChange.kept)
    }

    private static func lines(of text: String) -> [String] {
        text.isEmpty ? [] : BodyLine.rawLines(of: text)
    }

    private static func changes(from old: [String], to new: [String]) -> [LineChange] {
        guard !old.isEmpty, !new.isEmpty, old.count <= maximumCells / new.count else {
            return old.map(LineChange.removed) + new.map(LineChange.added)
        }
        let lengths = commonLengths(old, new)
        let width = new.count + 1
        var changes: [LineChange] = []
        var added: [LineChange] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if oldIndex < old.count, newIndex < new.count, old[oldIndex] == new[newIndex] {
                changes += added + [.kept(old[oldIndex])]
                added.removeAll()
                oldIndex += 1
                newIndex += 1
            } else if newIndex == new.count
                || oldIndex < old.count
                    && lengths[(oldIndex + 1) * width + newIndex] >= lengths[oldIndex * width + newIndex + 1]
            {
                changes.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else {
                added.append(.added(new[newIndex]))
                newIndex += 1
            }
        }
        return changes + added
    }

    /// The length of the longest common subsequence of every two ends of the texts, row by row.
    private static func commonLengths(_ old: [String], _ new: [String]) -> [Int32] {
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
