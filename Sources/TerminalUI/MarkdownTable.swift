/// A table of Markdown, with its columns below each other.
struct MarkdownTable {
    private static let gap = 2

    private typealias Cell = (spans: [Span], columns: Int)

    private let header: [Cell]
    private let rows: [[Cell]]
    /// Which columns end at the same place, as numbers do.
    private let isRight: [Bool]

    /// Whether a line may be a row.
    static func isRow(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return line.count - text.count < 4 && text.first == "|" && text.dropFirst().contains("|")
    }

    /// Reads rows; `nil` when the second one does not say that they are a table.
    init?(_ lines: [String], strikes: Bool, base: Style) {
        let cells = lines.map(Self.cells)
        guard cells.count > 1, cells[1].count == cells[0].count, cells[1].allSatisfy(Self.isRule) else { return nil }
        let count = cells[0].count
        func read(_ texts: [String], _ style: Style) -> [Cell] {
            texts.prefix(count).map { text in
                var spans: [Span] = []
                _ = InlineMarkdown(Array(text), isComplete: true, strikes: strikes).read(after: nil, style: style) {
                    spans.append(Span(String($0), $1))
                }
                return (spans, spans.reduce(0) { $0 + DisplayWidth.columns($1.text) })
            }
        }
        var bold = base
        bold.isBold = true
        header = read(cells[0], bold)
        rows = cells.dropFirst(2).map { read($0, base) }
        // What stands behind the last column would be lost.
        guard cells.dropFirst(2).allSatisfy({ $0.count <= count }) else { return nil }
        isRight = cells[1].map { $0.hasSuffix(":") && !$0.hasPrefix(":") }
    }

    /// The spans of each line; `nil` when there is not room for them.
    func lines(width: Int, isUnicode: Bool) -> [[Span]]? {
        let widths = header.indices.map { column in
            ([header] + rows).map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0
        }
        let total = widths.reduce(0, +) + Self.gap * (widths.count - 1)
        guard total <= width else { return nil }
        let rule = Span(String(repeating: isUnicode ? "─" : "-", count: max(1, total)), .muted)
        return [line(header, widths), [rule]] + rows.map { line($0, widths) }
    }

    private func line(_ cells: [Cell], _ widths: [Int]) -> [Span] {
        cells.enumerated().flatMap { column, cell -> [Span] in
            let isLast = column == cells.count - 1
            let space = widths[column] - cell.columns
            let before = isRight[column] ? space : 0
            let after = isLast ? 0 : space - before + Self.gap
            return [Span(String(repeating: " ", count: before))] + cell.spans
                + [Span(String(repeating: " ", count: after))]
        }
    }

    private static func cells(_ line: String) -> [String] {
        var text = line.trimmingSpaces[...].dropFirst()
        if text.last == "|", !text.hasSuffix("\\|") { text = text.dropLast() }
        var cells = [""]
        var isEscaped = false
        for character in text {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cells.map(\.trimmingSpaces)
    }

    private static func isRule(_ cell: String) -> Bool {
        cell.contains("-") && cell.allSatisfy { "-:".contains($0) }
    }
}
