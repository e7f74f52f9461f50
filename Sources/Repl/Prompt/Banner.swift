package import Notes
package import TerminalUI

/// What stands above the first prompt.
package struct Banner: Sendable {
    private let version: String
    private let counts: NoteCounts
    private let due: DueCounts
    private let recent: [NoteItem]
    private let backend: String
    private let offersSetup: Bool
    private let world: World

    /// - Parameters:
    ///   - version: magpie's version.
    ///   - backend: who answers, in words, such as `built-in assistant, offline`.
    ///   - counts: the numbers of the store.
    ///   - due: how much is due today, and how much is overdue.
    ///   - recent: the notes that came up lately, the latest first.
    ///   - offersSetup: whether `magpie setup` is named while there are no notes.
    ///   - world: the clock, time zone and locale of the dates.
    package init(
        version: String,
        backend: String,
        counts: NoteCounts,
        due: DueCounts = DueCounts(),
        recent: [NoteItem],
        offersSetup: Bool = false,
        world: World
    ) {
        self.offersSetup = offersSetup
        self.version = version
        self.backend = backend
        self.counts = counts
        self.due = due
        self.recent = recent
        self.world = world
    }

    /// One or two lines, and hints when there are no notes.
    package func lines(_ look: Look) -> [Line] {
        let dot = look.isUnicode ? " · " : " - "
        let notes = counts.notes == 1 ? "1 note" : "\(counts.notes) notes"
        let first = [
            Span("magpie \(version)", Style(.accent, isBold: true)),
            Span(dot + notes, .muted),
        ]
        let second = Span([dot + backend, "/help"].joined(separator: dot), .muted)
        return Line.wrapped(first + dueSpans(dot) + [second], to: look.width) + recentLines(look) + hint(look)
    }

    /// What is due today and overdue, where there is any.
    private func dueSpans(_ dot: String) -> [Span] {
        var spans: [Span] = []
        if due.today > 0 { spans.append(Span("\(due.today) due today", Style(.accent))) }
        if due.overdue > 0 { spans.append(Span("\(due.overdue) overdue", Style(.warning, isBold: true))) }
        return spans.enumerated().flatMap { [Span($0.offset == 0 ? dot : ", ", .muted), $0.element] }
    }

    private func recentLines(_ look: Look) -> [Line] {
        guard !recent.isEmpty else { return [] }
        let dates = DatePhrases(world)
        let notes = recent.map { note in
            let title = TextSanitizer.cleanLine(note.title)
            return note.lastReferencedAt.map { "\(title) (\(dates.relative($0)))" } ?? title
        }
        let line = Line("Recently referenced: " + notes.joined(separator: ", "), .muted)
        return [line.truncated(to: look.width, ellipsis: look.isUnicode ? "…" : "...")]
    }

    private static let setup = """
        `magpie setup` chooses who answers, whether notes stay Raw, or magpie may Suggest or Auto-organize, and brings \
        notes along; it can wait.
        """

    private func hint(_ look: Look) -> [Line] {
        guard counts.notes == 0 else { return [] }
        let setup = offersSetup ? [Self.setup] : []
        let hints = ["Say something like: remember that the spare key is under the blue pot"] + setup
        return hints.flatMap { Line.wrapped([Span($0, .muted)], to: look.width) }
    }
}
