package import Notes

/// The versions of a note, one line each, and what each changed.
package struct HistoryView: Sendable {
    /// A version, and what was said for it.
    package struct Entry: Sendable {
        /// The version.
        package var version: NoteVersion
        /// The title; `nil` when it was not made in one that is kept.
        package var conversation: String?
        /// The person's line after which a model made it; `nil` when it is not kept.
        package var line: String?

        package init(_ version: NoteVersion, conversation: String? = nil, line: String? = nil) {
            self.version = version
            self.conversation = conversation
            self.line = line
        }
    }

    /// The most lines of a version that show what changed.
    private static let longestChange = 6

    private let entries: [Entry]
    private let dates: DatePhrases

    /// - Parameters:
    ///   - entries: the versions, the newest first.
    ///   - world: the clock, time zone and locale of the dates.
    package init(_ entries: [Entry], world: World) {
        self.entries = entries
        dates = DatePhrases(world)
    }

    /// Each version with its number, its date and time, who made it, and the lines that changed.
    package func lines(_ look: Look) -> [Line] {
        let width = String(entries.first?.version.number ?? 0).count
        return entries.flatMap { entry in
            let number = String(entry.version.number)
            let lead = String(repeating: " ", count: width - number.count) + number + "  "
            let indent = Span(String(repeating: " ", count: lead.count))
            let room = max(1, look.listWidth - lead.count)
            let head = Line([Span(lead, .muted)] + spans(entry)).fitted(to: look.listWidth, look)
            let changes = ChangeLines(entry.version.change?.lines ?? [], width: room, look: look)
            let details = changes.withoutKept.lines(context: 0, room: Self.longestChange)
            return [head] + details.map { Line([indent] + $0.spans) }
        }
    }

    /// When a version was made, by whom and after which line.
    private func spans(_ entry: Entry) -> [Span] {
        guard let change = entry.version.change else {
            return [Span(dates.listed(entry.version.note.updatedAt)), Span("  as it was before", .muted)]
        }
        let line = entry.line.map { " after “\(TextSanitizer.cleanLine($0))”" } ?? ""
        return [
            Span("\(dates.listed(change.date)) \(dates.time(change.date))"),
            Span("  \(Self.verb(change)) by \(Self.name(change.author))\(line)", .muted),
        ]
    }

    private static func verb(_ change: NoteChange) -> String {
        switch change.kind {
        case .created: "created"
        case .updated: "changed"
        case .deleted: "moved to the Trash"
        case .restored: "taken out of the Trash"
        }
    }

    private static func name(_ author: ChangeAuthor) -> String {
        switch author {
        case .person: "you"
        case .model(let name): TextSanitizer.cleanLine(name)
        case .accepted(let name): "you, as \(TextSanitizer.cleanLine(name)) proposed"
        }
    }
}
