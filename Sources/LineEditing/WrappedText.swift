import CLibEdit

/// How a terminal wraps a line that is longer than it is wide.
enum WrappedText {
    /// A row and a column, from 0.
    typealias Place = (row: Int, column: Int)

    /// Where the character after `text` stands, counted from where `text` begins.
    static func place(after text: String, columns: Int) -> Place {
        var row = 0
        var column = 0
        for scalar in text.unicodeScalars {
            // libedit draws a control character as two: ^M.
            let width = wcwidth(wchar_t(bitPattern: scalar.value))
            let columnsNeeded = width < 0 ? 2 : Int(width)
            if column + columnsNeeded > columns {
                row += 1
                column = 0
            }
            column += columnsNeeded
        }
        return column >= columns ? (row + 1, 0) : (row, column)
    }
}
