import TerminalUI

/// Rows of plain text under a heading, each column as wide as its widest cell.
struct Table {
    /// What it is about.
    let heading: String
    private var rows: [[String]]

    init(_ heading: String, columns: [String]) {
        self.heading = heading
        rows = [columns]
    }

    mutating func add(_ cells: String...) {
        rows.append(cells)
    }

    /// One line a row; the last column is not padded.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.count > column ? DisplayWidth.columns($0[column]) : 0 }.max() ?? 0
        }
        let lines = rows.map { row in
            zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - DisplayWidth.columns(cell))
            }.joined(separator: "  ")
        }
        return ([heading] + lines.map { "  " + $0.trimmingSuffix(" ") }).joined(separator: "\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}
