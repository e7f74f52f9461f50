package import Foundation
package import Notes

/// Notes that have to do with another one, numbered, each with its reasons beside or below the title.
package struct RelatedListView: Sendable {
    private let related: [RelatedNote]
    private let handles: [UUID: String]
    private let title: String

    /// - Parameters:
    ///   - related: the notes, the nearest first.
    ///   - handles: what a person types for each of them.
    ///   - title: the title of the note that they have to do with.
    package init(_ related: [RelatedNote], handles: [UUID: String], title: String) {
        self.related = related
        self.handles = handles
        self.title = TextSanitizer.cleanLine(title)
    }

    /// The list, or what to say when it is empty.
    package func lines(_ look: Look) -> [Line] {
        guard !related.isEmpty else {
            return Line.wrapped([Span("No other note has to do with “\(title)”.", .muted)], to: look.listWidth)
        }
        let heads = related.enumerated().map { index, item in
            Line([
                Span("\(index + 1)  \(handles[item.note.id] ?? item.note.shortHandle)  ", .muted),
                Span(TextSanitizer.cleanLine(item.note.title), Style(item.note.aiCategory?.role, isBold: true)),
            ])
        }
        let reasons = related.map { item in
            TextSanitizer.cleanLine(item.reasons.map(\.phrase).joined(separator: look.separator))
        }
        let column = (heads.map(\.columns).max() ?? 0) + 2
        let isBeside = reasons.allSatisfy { column + DisplayWidth.columns($0) <= look.listWidth }
        return zip(heads, reasons).flatMap { head, reason in
            let lead = head.spans[0].text.count
            if isBeside { return [Line(head.padded(to: column).spans + [Span(reason, .muted)])] }
            let below = Line.wrapped([Span(reason, .muted)], to: max(1, look.listWidth - lead))
            let indent = Span(String(repeating: " ", count: lead))
            return [head.fitted(to: look.listWidth, look)]
                + below.map { Line([indent] + $0.spans) }
        }
    }
}
