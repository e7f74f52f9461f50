package import Assistant
package import TerminalUI

/// What was said in a kept conversation.
package struct ConversationView: Sendable {
    private let entries: [ConversationEntry]
    private let longest: Int?

    /// Everything that was said.
    package init(_ entries: [ConversationEntry]) {
        self.entries = entries.filter(\.isReadable)
        longest = nil
    }

    /// What was said last, as a reminder.
    ///
    /// - Parameters:
    ///   - count: the most messages.
    ///   - longest: the most lines of a message.
    package init(_ entries: [ConversationEntry], last count: Int, longest: Int) {
        self.entries = entries.filter(\.isReadable).suffix(count)
        self.longest = longest
    }

    /// The messages, each after an empty line; a line that nobody answered says so.
    package func lines(_ look: Look) -> [Line] {
        entries.indices.flatMap { index in
            let entry = entries[index]
            let isUnanswered = entry.kind == .user && (index + 1 == entries.count || entries[index + 1].kind == .user)
            let remark = isUnanswered ? Notice.lines("(No reply was kept.)", .muted, look: look) : []
            let isTakenBack = entry.isRewound && entry.kind == .user
            let mark = isTakenBack ? Notice.lines("(Taken back; no model is told of it.)", .muted, look: look) : []
            return (index > 0 ? [Line()] : []) + mark + message(entry, look) + remark
        }
    }

    private func message(_ entry: ConversationEntry, _ look: Look) -> [Line] {
        switch entry.kind {
        case .user:
            let mark = Span(look.isUnicode ? "› " : "> ", Style(.prompt, isBold: true))
            let text = Span(TextSanitizer.clean(beginning(of: entry.text)), .muted)
            let lines = Line.wrapped([text], to: max(1, look.width - 2)).enumerated().map { index, line in
                Line([index == 0 ? mark : Span("  ")] + line.spans)
            }
            return cut(lines, look)
        case .assistant where entry.backend.map { $0 != "builtin" } ?? false:
            let text = Borders.inASCII(beginning(of: entry.text))
            let lines = MarkdownText.lines(text, width: max(1, look.width - 2), look: look)
            return cut(lines.map { Line([Span("  ")] + $0.spans) }, look)
        case .assistant, .tool:
            return cut(MarkdownText.lines(beginning(of: entry.text), width: look.width, look: look), look)
        }
    }

    /// As much of a text as can fill the lines that are wanted.
    private func beginning(of text: String) -> String {
        guard let longest else { return text }
        return String(text.prefix(longest * 400))
    }

    private func cut(_ lines: [Line], _ look: Look) -> [Line] {
        guard let longest, lines.count > longest else { return lines }
        return lines.prefix(longest) + [Line(look.ellipsis, .muted)]
    }
}

extension ConversationEntry {
    /// Whether there is something to read.
    fileprivate var isReadable: Bool { kind != .tool && text.contains { !$0.isWhitespace } }
}
