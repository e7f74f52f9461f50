/// Secrets in tables.
extension SecretFinder {
    /// The cells of columns whose heads are labels, such as “Password” or “PIN”, in order.
    ///
    /// The columns stand between bars, tabs, semicolons or commas, and have a row that is as long as their head.
    func secretCells() -> [Range<Int>] {
        guard rules.kinds.contains(.secret) else { return [] }
        var cells: [Range<Int>] = []
        var columns: [Int] = []
        var mark: UInt8 = 0
        var width = 0
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            if !columns.isEmpty {
                let row = self.cells(in: start..<end, mark)
                if row.count == width {
                    cells += columns.map { row[$0] }.filter { cell in
                        cell.count >= 3 && bytes[cell].contains { $0.isWord }
                            && bytes[cell.lowerBound] != UInt8(ascii: "[")
                    }
                    continue
                }
                columns = []
            }
            guard end - start < Self.longestHead else { continue }
            for candidate in "|\t;,".utf8 where bytes[start..<end].contains(candidate) {
                let head = self.cells(in: start..<end, candidate)
                columns = head.indices.filter { isHead(head[$0]) }
                (mark, width) = (candidate, head.count)
                if !columns.isEmpty { break }
            }
            if width < 2 || columns.count == width { columns = [] }
        }
        return cells
    }

    private static let longestHead = 400

    /// The cells of a row, without what stands around them.
    private func cells(in line: Range<Int>, _ mark: UInt8) -> [Range<Int>] {
        var line = line
        func isMargin(_ byte: UInt8) -> Bool { byte.isSpace && byte != mark || "\"'`*_".utf8.contains(byte) }
        func trimmed(_ range: Range<Int>) -> Range<Int> {
            var range = range
            while let first = range.first, isMargin(bytes[first]) { range.removeFirst() }
            while let last = range.last, isMargin(bytes[last]) { range.removeLast() }
            return range
        }
        if mark == UInt8(ascii: "|") {
            line = trimmed(line)
            if line.first.map({ bytes[$0] == mark }) ?? false { line.removeFirst() }
            if line.last.map({ bytes[$0] == mark }) ?? false { line.removeLast() }
        }
        return bytes[line].split(separator: mark, omittingEmptySubsequences: false).map {
            trimmed($0.startIndex..<$0.endIndex)
        }
    }

    /// Whether the head of a column is a label, alone or as its last word: “Wifi password”.
    private func isHead(_ cell: Range<Int>) -> Bool {
        guard (1...40).contains(cell.count) else { return false }
        return cell.contains { start in
            guard bytes[start].isLetter, let label = label(at: start) else { return false }
            return ![.code, .lock, .login].contains(label.label.value) && label.end == cell.upperBound
        }
    }
}
