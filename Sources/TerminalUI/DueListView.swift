package import Foundation
package import Notes

/// What is due, in a list with a row for each note or item, numbered in the order in which they are given.
package struct DueListView: Sendable {
    /// The narrowest room for words that still stand beside the date.
    private static let narrowestWords = 16

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
        let room = look.listWidth - numberColumns - handleColumns - phraseColumns - 8
        return zip(entries, phrases).enumerated().flatMap { index, row in
            let (entry, phrase) = row
            let number = String(index + 1)
            let lead =
                "  " + String(repeating: " ", count: numberColumns - number.count) + number + "  "
                + DisplayWidth.padded(handle(entry), to: handleColumns) + "  "
            guard room >= Self.narrowestWords || !look.isBounded else {
                let indent = Span(String(repeating: " ", count: DisplayWidth.columns(lead)))
                return [Line([Span(lead, .muted)] + words(of: entry)), Line([indent, phrase])].map {
                    $0.fitted(to: look.listWidth, look)
                }
            }
            let gap = DisplayWidth.padded("", to: phraseColumns - DisplayWidth.columns(phrase.text) + 2)
            let line = Line([Span(lead, .muted), phrase, Span(gap)] + words(of: entry))
            return [line.fitted(to: look.listWidth, look)]
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
