import Notes

/// The lines of a difference: `- ` before what went, `+ ` before what came, two spaces before what stayed.
enum ChangeLines {
    /// All lines, each drawn on as many lines of the screen as it needs.
    static func lines(_ changes: [LineChange], width: Int, look: Look) -> [Line] {
        changes.flatMap { change in
            switch change {
            case .kept(let text): lines(text, mark: "  ", style: .muted, width: width, look: look)
            case .removed(let text): lines(text, mark: "- ", style: Style(.removed), width: width, look: look)
            case .added(let text): lines(text, mark: "+ ", style: Style(.added), width: width, look: look)
            }
        }
    }

    /// The changed lines with at most `context` kept lines on either side; an ellipsis stands for those left out.
    static func excerpt(_ changes: [LineChange], context: Int, look: Look) -> [LineChange] {
        var isShown = Array(repeating: false, count: changes.count)
        for index in changes.indices where changes[index].isChange {
            for near in max(0, index - context)...min(changes.count - 1, index + context) { isShown[near] = true }
        }
        var excerpt: [LineChange] = []
        var isGap = false
        for index in changes.indices {
            if isShown[index], isGap, !excerpt.isEmpty { excerpt.append(.kept(look.ellipsis)) }
            if isShown[index] { excerpt.append(changes[index]) }
            isGap = !isShown[index]
        }
        return excerpt
    }

    private static func lines(_ text: String, mark: String, style: Style, width: Int, look: Look) -> [Line] {
        let text = drawn(TextSanitizer.cleanLine(text), look: look)
        let wrapped = Line.wrapped([Span(text, style)], to: max(1, width - 2))
        return wrapped.enumerated().map { Line([Span($0.offset == 0 ? mark : "  ", style)] + $0.element.spans) }
    }

    private static func drawn(_ text: String, look: Look) -> String {
        switch BodyLine.parse(text).first {
        case .checkboxLine(let isChecked, let item, _):
            look.isUnicode ? (isChecked ? "☑ " : "☐ ") + item : (isChecked ? "[x] " : "[ ] ") + item
        case .bullet(let item): (look.isUnicode ? "• " : "- ") + item
        default: text
        }
    }
}

extension LineChange {
    var isChange: Bool {
        if case .kept = self { false } else { true }
    }
}
