/// How far a work in stages is, on one line that is drawn again and again; only for a terminal.
package struct ProgressLine: Sendable {
    private static let width = 20

    /// The line, without a newline; ``WaitingLine/erasure`` takes it back.
    package let text: String

    /// - Parameters:
    ///   - stages: the names of all stages, in their order.
    ///   - stage: the index of the one that is being done.
    ///   - done: how much of it is done.
    ///   - total: how much there is.
    package init(stages: [String], stage: Int, done: Int, total: Int, look: Look) {
        let filled = total > 0 ? min(Self.width, Self.width * done / total) : Self.width
        let bar =
            String(repeating: look.isUnicode ? "█" : "#", count: filled)
            + String(repeating: look.isUnicode ? "░" : ".", count: Self.width - filled)
        let arrow = look.isUnicode ? " → " : " > "
        var spans: [Span] = []
        for (index, name) in stages.enumerated() {
            if index > 0 { spans.append(Span(arrow, .muted)) }
            spans.append(Span(name, index == stage ? .plain : .muted))
        }
        let line = Line(spans + [Span(" \(bar) \(done)/\(total)", .muted)])
        text = LineEncoder(look).text(line.truncated(to: max(1, look.width - 1), ellipsis: look.ellipsis))
    }
}
