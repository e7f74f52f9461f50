/// A border around lines, all of exactly one width.
struct Box {
    /// The narrowest box, in columns.
    static let narrowest = 12

    private struct Corners {
        var topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: String

        static let rounded = Corners(
            topLeft: "╭",
            topRight: "╮",
            bottomLeft: "╰",
            bottomRight: "╯",
            horizontal: "─",
            vertical: "│"
        )
        static let ascii = Corners(
            topLeft: "+",
            topRight: "+",
            bottomLeft: "+",
            bottomRight: "+",
            horizontal: "-",
            vertical: "|"
        )
    }

    /// The width of the whole box in columns.
    let width: Int
    /// The style of the border.
    let border: Style
    /// What to end a shortened line with.
    let look: Look

    private var corners: Corners { look.isUnicode ? .rounded : .ascii }

    /// The columns inside.
    var room: Int { width - 4 }

    /// The box: labels within the upper border, a signature and a hint within the lower one.
    func lines(
        _ content: [Line],
        leading: Line,
        trailing: Line = Line(),
        signature: Line = Line(),
        footer: Line = Line()
    ) -> [Line] {
        let top = edge(corners.topLeft, corners.topRight, leading: leading, trailing: trailing)
        let bottom = edge(corners.bottomLeft, corners.bottomRight, leading: signature, trailing: footer)
        return [top] + content.map(row) + [bottom]
    }

    private func row(_ line: Line) -> Line {
        let inner = line.truncated(to: room, ellipsis: look.ellipsis).padded(to: room)
        return Line([Span(corners.vertical + " ", border)] + inner.spans + [Span(" " + corners.vertical, border)])
    }

    private func edge(_ left: String, _ right: String, leading: Line, trailing: Line) -> Line {
        // One space on either side of a label, and at least one dash between two.
        let space = width - 2
        var trailing = trailing
        if trailing.columns + 2 + 1 + min(leading.columns, 6) + 2 > space { trailing = Line() }
        let tail = trailing.columns == 0 ? 0 : trailing.columns + 2
        let head = leading.columns == 0 ? leading : leading.truncated(to: space - tail - 3, ellipsis: look.ellipsis)
        let lead = head.columns == 0 ? 0 : head.columns + 2
        var spans = [Span(left, border)]
        if lead > 0 { spans += [Span(" ")] + head.spans + [Span(" ")] }
        spans.append(Span(String(repeating: corners.horizontal, count: space - lead - tail), border))
        if tail > 0 { spans += [Span(" ")] + trailing.spans + [Span(" ")] }
        return Line(spans + [Span(right, border)])
    }
}
