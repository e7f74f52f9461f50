package import Foundation
package import Notes

/// What is due, in a list with a row for each note or item, numbered in the order in which they are given.
package struct DueListView: Sendable {
    private let entries: [DueEntry]
    private let handles: [UUID: String]
    private let dates: DatePhrases
    private let emptyText: String

    /// - Parameters:
    ///   - entries: what is due, the first first.
    ///   - handles: what a person types for each note.
    ///   - emptyText: what to say when nothing is due.
    ///   - world: the clock, time zone and locale of the dates.
    package init(_ entries: [DueEntry], handles: [UUID: String], emptyText: String, world: World) {
        self.entries = entries
        self.handles = handles
        self.emptyText = emptyText
        dates = DatePhrases(world)
    }

    /// The list, or what to say when it is empty.
    package func lines(_ look: Look) -> [Line] {
        guard !entries.isEmpty else { return Line.wrapped([Span(emptyText, .muted)], to: look.listWidth) }
        let numberColumns = String(entries.count).count
        let handleColumns = entries.map { DisplayWidth.columns(handle($0)) }.max() ?? 0
        let phrases = entries.map { dates.due($0.due.date) }
        let phraseColumns = phrases.map { DisplayWidth.columns($0.text) }.max() ?? 0
        return zip(entries, phrases).enumerated().map { index, row in
            let (entry, phrase) = row
            let number = String(index + 1)
            let lead =
                "  " + String(repeating: " ", count: numberColumns - number.count) + number + "  "
                + DisplayWidth.padded(handle(entry), to: handleColumns) + "  "
            let gap = DisplayWidth.padded("", to: phraseColumns - DisplayWidth.columns(phrase.text) + 2)
            return Line([Span(lead, .muted), phrase, Span(gap)] + words(of: entry))
                .truncated(to: look.listWidth, ellipsis: look.ellipsis)
        }
    }

    private func handle(_ entry: DueEntry) -> String {
        TextSanitizer.cleanLine(handles[entry.note.id] ?? "")
    }

    private func words(of entry: DueEntry) -> [Span] {
        let title = TextSanitizer.cleanLine(entry.note.title).trimmingSpaces
        guard let item = entry.due.item else { return [Span(title.isEmpty ? "Untitled" : title, .bold)] }
        return [Span(TextSanitizer.cleanLine(item), .bold), Span("  " + title, .muted)]
    }
}
