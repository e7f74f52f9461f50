/// Tags as chips that wrap by display width.
enum TagChips {
    /// The lines of the chips; none without tags.
    static func lines(_ tags: [String], width: Int, look: Look) -> [Line] {
        var lines: [Line] = []
        for tag in tags {
            let name = TextSanitizer.cleanLine(tag).trimmingPrefix("#")
            let label = DisplayWidth.truncated(" #\(name)", to: max(1, width - 1), ellipsis: look.ellipsis) + " "
            let chip = Span(label, Style(.orange, isReversed: look.colorDepth != .none))
            let columns = DisplayWidth.columns(label)
            if let last = lines.last, last.columns + 1 + columns <= width {
                lines[lines.count - 1].spans += [Span(" "), chip]
            } else {
                lines.append(Line([chip]))
            }
        }
        return lines
    }
}
