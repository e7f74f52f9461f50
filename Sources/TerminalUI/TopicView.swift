package import Foundation
package import Notes

/// What a topic has, each item with the notes it comes from, which are numbered through.
package struct TopicView: Sendable {
    private let topic: Topic
    private let items: [Topic.Item]
    private let handles: [UUID: String]
    private let dates: DatePhrases

    /// - Parameter handles: what a person types for each note.
    package init(_ topic: Topic, items: [Topic.Item], handles: [UUID: String], world: World) {
        self.topic = topic
        self.items = items
        self.handles = handles
        dates = DatePhrases(world)
    }

    /// The notes in the order of their numbers; a note may come several times.
    package static func notes(of items: [Topic.Item]) -> [NoteItem] { items.flatMap(\.notes) }

    /// The list, or what to say when it is empty.
    package func lines(_ look: Look) -> [Line] {
        guard !items.isEmpty else { return Line.wrapped([Span(emptyText, .muted)], to: look.listWidth) }
        let columns = String(Self.notes(of: items).count).count
        var number = 0
        var lines = [Line(topic.title, Style(.accent, isBold: true))]
        for item in items {
            let count = topic == .questions ? "" : look.separator + (item.count == 1 ? "1 note" : "\(item.count) notes")
            let name = [Span(TextSanitizer.cleanLine(item.name), .bold), Span(count, .muted)]
            lines += Line.wrapped(name, to: look.listWidth)
            for note in item.notes {
                number += 1
                lines.append(row(note, number: DisplayWidth.padded(String(number), to: columns), look))
            }
        }
        return lines
    }

    private func row(_ note: NoteItem, number: String, _ look: Look) -> Line {
        let date = dates.listed(note.updatedAt)
        let room = max(1, look.listWidth - DisplayWidth.columns(date) - 2)
        let title = TextSanitizer.cleanLine(note.title)
        let lead = "  \(number)  \(handles[note.id] ?? note.shortHandle)  "
        let line = Line([Span(lead, .muted), Span(title)]).fitted(to: room, look)
        return Line(line.padded(to: max(room, line.columns) + 2).spans + [Span(date, .muted)])
    }

    private var emptyText: String {
        switch topic {
        case .projects: "No projects yet. A folder is one, and so is a tag that three notes have."
        case .questions: "No open questions: no note has a sentence that ends in a question mark."
        case .people: "No people yet: they are named as in “call Tom”, “Dr. Hartmann” or @anna."
        }
    }
}
