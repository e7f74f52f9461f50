import CLibEdit

/// How a terminal wraps a line that is longer than it is wide.
enum WrappedText {
    /// The row in which the character after `text` stands, counted from the one in which `text` begins.
    static func row(after text: String, columns: Int) -> Int {
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
        return column >= columns ? row + 1 : row
    }
}
