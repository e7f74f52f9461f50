import Notes

/// The difference of two texts in the form that `diff -u` made known.
package enum UnifiedDiff {
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
        let rows = rows(LineDiff.changes(fromLines: lines(old), to: lines(new)))
        guard rows.contains(where: \.isChange) else { return "" }
        return "--- \(oldName)\n+++ \(newName)\n" + hunks(rows).map { hunk(rows[$0]) }.joined()
    }

    private struct Row {
        var change: LineChange
        /// The number of lines of each text before this row.
        var oldBefore: Int
        var newBefore: Int

        var isOld: Bool { if case .added = change { false } else { true } }
        var isNew: Bool { if case .removed = change { false } else { true } }
        var isChange: Bool { !(isOld && isNew) }
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    private static func rows(_ changes: [LineChange]) -> [Row] {
        var rows: [Row] = []
        var oldBefore = 0
        var newBefore = 0
        for change in changes {
            let row = Row(change: change, oldBefore: oldBefore, newBefore: newBefore)
            rows.append(row)
            if row.isOld { oldBefore += 1 }
            if row.isNew { newBefore += 1 }
        }
        return rows
    }

    /// The ranges of rows that are shown: the changes, with the unchanged lines around them.
    private static func hunks(_ rows: [Row]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in rows.indices where rows[index].isChange {
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
        let old = place(first.oldBefore, count: rows.count(where: \.isOld))
        let new = place(first.newBefore, count: rows.count(where: \.isNew))
        let body = rows.map { row in
            switch row.change {
            case .kept(let line): " \(line)\n"
            case .removed(let line): "-\(line)\n"
            case .added(let line): "+\(line)\n"
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
