import CLibEdit

/// How a terminal wraps a line that is longer than it is wide.
enum WrappedText {
    /// A row and a column, from 0.
    typealias Place = (row: Int, column: Int)

    /// Where the character after `text` stands, counted from where `text` begins.
    static func place(after text: String, columns: Int) -> Place {
        let rows = rows(of: text, columns: columns)
        return (rows.count - 1, rows[rows.count - 1].width)
    }

    /// Where it may stand once the terminal has wrapped the rows again for another width.
    ///
    /// A row that ends in a space may have been drawn without it; the terminal takes it for the end of a line then. Behind
    /// a row that is full the cursor may stand on its last column, or behind that, or in a row of its own that was cleared.
    static func places(after text: String, columns: Int, wrappedAgainAt width: Int) -> [Place] {
        let rows = rows(of: text, columns: columns)
        let full = rows.dropLast().map { $0.text + String(repeating: " ", count: columns - $0.width) }
        let drawn = full + [rows[rows.count - 1].text]
        let ends = drawn.indices.dropFirst().filter { drawn[$0 - 1].last == " " || drawn[$0].isEmpty }
        return ([0] + ends).flatMap { end -> [Place] in
            let above = place(after: drawn[..<end].joined(), columns: width)
            let rest = place(after: drawn[end...].joined(), columns: width)
            let row = above.row + (above.column > 0 ? 1 : 0) + rest.row
            let isBehindFullRow = rest.column == 0 && rest.row > 0
            return [(row, rest.column)] + (isBehindFullRow ? [(row - 1, width - 1), (row - 1, width)] : [])
        }
    }

    /// Text with spaces where a wide character does not fit into a row, so that all rows but the last are full.
    /// - Returns: `nil` where libedit draws a character in a way of its own, such as a tab.
    static func filled(_ text: String, from column: Int, columns: Int) -> String? {
        guard text.unicodeScalars.allSatisfy({ wcwidth(wchar_t(bitPattern: $0.value)) >= 0 }) else { return nil }
        let rows = rows(of: text, from: column, columns: columns)
        let full = rows.dropLast().map { $0.text + String(repeating: " ", count: columns - $0.width) }
        // The terminal wraps only when the next character comes.
        return full.joined() + (rows[rows.count - 1].text.isEmpty ? " \r" : rows[rows.count - 1].text)
    }

    private static func rows(of text: String, from column: Int = 0, columns: Int) -> [(text: String, width: Int)] {
        var rows = [(text: "", width: column)]
        for scalar in text.unicodeScalars {
            // libedit draws a control character as two: ^M.
            let shown = wcwidth(wchar_t(bitPattern: scalar.value))
            let width = shown < 0 ? 2 : Int(shown)
            if rows[rows.count - 1].width + width > columns { rows.append(("", 0)) }
            rows[rows.count - 1].text.unicodeScalars.append(scalar)
            rows[rows.count - 1].width += width
        }
        if rows[rows.count - 1].width >= columns { rows.append(("", 0)) }
        return rows
    }
}
