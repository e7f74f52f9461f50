/// The difference of two texts in the form that `diff -u` made known.
package enum UnifiedDiff {
    private enum Edit: Equatable {
        case kept, removed, added
    }

    /// The largest table of a comparison, in cells; what differs in larger texts is shown as replaced as a whole.
    private static let maximumCells = 4_000_000
    /// The unchanged lines around a change.
    private static let context = 3

    /// The difference, with a line break at its end; empty when the texts are equal, line for line and byte for byte.
    ///
    /// A missing line break at the end of a text makes no difference.
    /// - Parameters:
    ///   - old: the first text.
    ///   - new: the second text.
    ///   - oldName: what stands after `---`.
    ///   - newName: what stands after `+++`.
    package static func text(from old: String, to new: String, oldName: String, newName: String) -> String {
        let oldLines = lines(old)
        let newLines = lines(new)
        let edits = edits(from: oldLines, to: newLines)
        guard edits.contains(where: { $0 != .kept }) else { return "" }
        let rows = rows(edits, oldLines, newLines)
        return "--- \(oldName)\n+++ \(newName)\n" + hunks(rows).map { hunk(rows[$0]) }.joined()
    }

    private struct Row {
        var edit: Edit
        var line: String
        /// The number of lines of each text before this row.
        var oldBefore: Int
        var newBefore: Int
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    /// Gives equal lines equal numbers; lines are equal when their bytes are.
    private static func numbers(_ lines: [String], _ known: inout [[UInt8]: Int]) -> [Int] {
        lines.map { line in
            let bytes = Array(line.utf8)
            let number = known[bytes] ?? known.count
            known[bytes] = number
            return number
        }
    }

    private static func edits(from oldLines: [String], to newLines: [String]) -> [Edit] {
        var known: [[UInt8]: Int] = [:]
        let old = numbers(oldLines, &known)
        let new = numbers(newLines, &known)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let middle = edits(old[start..<(old.count - end)], new[start..<(new.count - end)])
        return Array(repeating: .kept, count: start) + middle + Array(repeating: .kept, count: end)
    }

    /// The edits along a longest common subsequence, removals first.
    private static func edits(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Edit] {
        let width = new.count + 1
        guard !old.isEmpty, !new.isEmpty, old.count < maximumCells / width else {
            return Array(repeating: .removed, count: old.count) + Array(repeating: .added, count: new.count)
        }
        let old = Array(old)
        let new = Array(new)
        var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
        for row in old.indices.reversed() {
            for column in new.indices.reversed() {
                let cell = row * width + column
                lengths[cell] =
                    old[row] == new[column]
                    ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
            }
        }
        var edits: [Edit] = []
        var row = 0
        var column = 0
        while row < old.count, column < new.count {
            let cell = row * width + column
            if old[row] == new[column] {
                edits.append(.kept)
                row += 1
                column += 1
            } else if lengths[cell + width] >= lengths[cell + 1] {
                edits.append(.removed)
                row += 1
            } else {
                edits.append(.added)
                column += 1
            }
        }
        edits += Array(repeating: .removed, count: old.count - row)
        return edits + Array(repeating: .added, count: new.count - column)
    }

    private static func rows(_ edits: [Edit], _ old: [String], _ new: [String]) -> [Row] {
        var rows: [Row] = []
        var oldIndex = 0
        var newIndex = 0
        for edit in edits {
            let line = edit == .added ? new[newIndex] : old[oldIndex]
            rows.append(Row(edit: edit, line: line, oldBefore: oldIndex, newBefore: newIndex))
            if edit != .added { oldIndex += 1 }
            if edit != .removed { newIndex += 1 }
        }
        return rows
    }

    /// The ranges of rows that are shown: the changes, with the unchanged lines around them.
    private static func hunks(_ rows: [Row]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in rows.indices where rows[index].edit != .kept {
            let range = max(0, index - context)..<min(rows.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func hunk(_ rows: ArraySlice<Row>) -> String {
        guard let first = rows.first else { return "" }
        let old = place(first.oldBefore, count: rows.count { $0.edit != .added })
        let new = place(first.newBefore, count: rows.count { $0.edit != .removed })
        let body = rows.map { row in
            switch row.edit {
            case .kept: " \(row.line)\n"
            case .removed: "-\(row.line)\n"
            case .added: "+\(row.line)\n"
            }
        }
        return "@@ -\(old) +\(new) @@\n" + body.joined()
    }

    /// Where a hunk begins and how long it is; an empty one names the line before it.
    private static func place(_ before: Int, count: Int) -> String {
        switch count {
        case 0: "\(before),0"
        case 1: "\(before + 1)"
        default: "\(before + 1),\(count)"
        }
    }
}
