package import Assistant
package import Foundation
package import Notes
package import TerminalUI

/// Kept conversations in a list: pinned ones, then today's, yesterday's, this week's and the earlier ones; or what a
/// search found, best first.
package struct ConversationListView: Sendable {
    private let matches: [ConversationMatch]
    private let search: String?
    private let handles: [UUID: String]
    private let current: UUID?
    private let isNumbered: Bool
    private let offset: Int
    private let dates: DatePhrases

    /// A list of conversations, pinned ones first, then those in which something was said last.
    ///
    /// - Parameters:
    ///   - handles: what a person types for each.
    ///   - offset: how many of all come before these.
    ///   - current: the one that goes on now.
    ///   - world: the clock, time zone and locale of the dates.
    package init(
        _ conversations: [KeptConversation],
        handles: [UUID: String],
        from offset: Int = 0,
        current: UUID? = nil,
        world: World
    ) {
        matches = conversations.map { ConversationMatch(conversation: $0, excerpt: Excerpt(before: $0.preview)) }
        search = nil
        isNumbered = true
        self.offset = offset
        self.handles = handles
        self.current = current
        dates = DatePhrases(world)
    }

    /// What a search for `text` found.
    ///
    /// - Parameter isNumbered: whether a number is a name for what was found.
    package init(
        _ matches: [ConversationMatch],
        search text: String,
        handles: [UUID: String],
        current: UUID? = nil,
        isNumbered: Bool,
        world: World
    ) {
        self.matches = matches
        search = text
        self.isNumbered = isNumbered
        offset = 0
        self.handles = handles
        self.current = current
        dates = DatePhrases(world)
    }

    /// The list, or what to say when it is empty.
    package func lines(_ look: Look) -> [Line] {
        guard !matches.isEmpty else { return Line.wrapped([Span(emptyText, .muted)], to: look.listWidth) }
        let leads = leads()
        return matches.indices.flatMap { heading(at: $0) + row(matches[$0], lead: leads[$0], look) }
    }

    private var emptyText: String {
        guard let search else { return "No conversation is kept yet. Whatever you say to magpie begins one." }
        return "Nothing that was said matches \"\(TextSanitizer.cleanLine(search))\"."
    }

    /// The number and the handle of each row.
    private func leads() -> [String] {
        let names = matches.map { TextSanitizer.cleanLine(handles[$0.conversation.id] ?? "") }
        let nameColumns = names.map(DisplayWidth.columns).max() ?? 0
        let numberColumns = String(offset + matches.count).count
        return names.enumerated().map { index, name in
            let number = String(offset + index + 1)
            let indent = String(repeating: " ", count: numberColumns - number.count)
            return (isNumbered ? indent + number + "  " : "") + DisplayWidth.padded(name, to: nameColumns) + "  "
        }
    }

    private func heading(at index: Int) -> [Line] {
        guard search == nil else { return [] }
        let group = group(of: matches[index].conversation)
        if index > 0, self.group(of: matches[index - 1].conversation) == group { return [] }
        return (index > 0 ? [Line()] : []) + [Line(group, Style(.accent, isBold: true))]
    }

    private func group(of conversation: KeptConversation) -> String {
        guard !conversation.isPinned else { return "Pinned" }
        return switch dates.daysAgo(conversation.updatedAt) {
        case ...0: "Today"
        case 1: "Yesterday"
        case 2...6: "This week"
        default: "Earlier"
        }
    }

    private func row(_ match: ConversationMatch, lead: String, _ look: Look) -> [Line] {
        let conversation = match.conversation
        let bar = Span(conversation.isPinned ? (look.isUnicode ? "▌ " : "| ") : "  ", Style(.orange))
        let room = max(1, look.listWidth - 2)
        let indent = look.listWidth < 50 ? 4 : DisplayWidth.columns(lead)
        let mark = conversation.id == current ? [Span(look.isUnicode ? "● " : "> ", Style(.prompt))] : []
        let title = TextSanitizer.cleanLine(conversation.title)
        let first = Line([Span(lead, .muted)] + mark + [Span(title.isEmpty ? NoteTitle.untitled : title, .bold)])
        let second = Line([Span(date(conversation.updatedAt) + "  ", .muted)] + excerpt(match.excerpt))
            .fitted(to: max(1, room - indent), look)
        let indented = Line([Span(String(repeating: " ", count: indent))] + second.spans)
        return [first.fitted(to: room, look), indented].map { Line([bar] + $0.spans) }
    }

    private func date(_ date: Date) -> String {
        switch dates.daysAgo(date) {
        case 0, 1: (search == nil ? "" : dates.relative(date) + " ") + dates.time(date)
        case 2...6: dates.weekday(date)
        default: dates.figures(date)
        }
    }

    private func excerpt(_ excerpt: Excerpt) -> [Span] {
        [
            Span(TextSanitizer.cleanLine(excerpt.before)),
            Span(TextSanitizer.cleanLine(excerpt.hit), Style(.accent, isBold: true)),
            Span(TextSanitizer.cleanLine(excerpt.after)),
        ].filter { !$0.text.isEmpty }
    }
}
