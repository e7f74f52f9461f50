/// Two columns, such as commands and what they do.
package struct TextTable: Sendable {
    /// Where the second column begins at the latest, in columns.
    private static let widestTerm = 30
    /// The narrowest second column that still stands beside the first.
    private static let narrowestText = 24
    private static let gap = 2

    /// One row.
    package struct Row: Equatable, Sendable {
        /// What is explained.
        package var term: String
        /// The explanation.
        package var text: String

        package init(_ term: String, _ text: String) {
            self.term = term
            self.text = text
        }
    }

    private let rows: [Row]
    private let aligned: [Row]

    /// - Parameters:
    ///   - rows: the rows.
    ///   - others: rows of other tables whose second column is to stand under this one's.
    package init(_ rows: [Row], alignedWith others: [Row] = []) {
        self.rows = rows
        aligned = rows + others
    }

    /// The table at the look's width.
    ///
    /// The second column stands below the first where there is no room beside it.
    package func lines(_ look: Look) -> [Line] {
        let width = look.listWidth
        let widest = aligned.map { DisplayWidth.columns(TextSanitizer.cleanLine($0.term)) }.filter {
            $0 <= Self.widestTerm
        }
        let column = (widest.max() ?? 0) + Self.gap
        let isNarrow = width - column < Self.narrowestText
        return rows.flatMap { row in
            lines(row, at: isNarrow ? min(4, width / 4) : column, isNarrow: isNarrow, width: width)
        }
    }

    private func lines(_ row: Row, at column: Int, isNarrow: Bool, width: Int) -> [Line] {
        let term = Span(TextSanitizer.cleanLine(row.term), Style(.code))
        let text = Line.wrapped([Span(TextSanitizer.clean(row.text))], to: max(1, width - column))
        let indent = Span(String(repeating: " ", count: column))
        let termColumns = DisplayWidth.columns(term.text)
        if isNarrow || termColumns + Self.gap > column {
            return Line.wrapped([term], to: width) + text.map { Line([indent] + $0.spans) }
        }
        let gap = Span(String(repeating: " ", count: column - termColumns))
        return text.enumerated().map { Line(($0.offset == 0 ? [term, gap] : [indent]) + $0.element.spans) }
    }
}
