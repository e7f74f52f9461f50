package import Foundation

/// Everything a card shows of a note: the preview, and what only the screen needs.
package struct NoteCard: Equatable, Sendable {
    /// The snapshot of the note.
    package var preview: NotePreview
    /// What a person types for the note; see ``Handle``.
    package var handle: String
    /// The note's tags, drawn as chips.
    package var tags: [String]
    /// When the note is due, if it is.
    package var dueAt: DueDate?
    /// Whether all its boxes are ticked.
    package var isDone: Bool
    /// The lines that an update removed and added; empty in every other state.
    package var changes: [LineChange]
    /// Whether the note is pinned.
    package var isPinned: Bool
    /// Whether this is what would have happened, in a dry run.
    package var isPretended: Bool
    /// Whether an undo did it, so that a redo takes it back.
    package var isReversal: Bool
    /// Whether the note is no more, as its creation was taken back; it is not in the Trash.
    package var isTakenBack = false
    /// Whether a model wants the change and nobody asked for it, so that it was not made.
    package var isProposed = false
    /// Which model made the change, and when; `nil` for what a person or the assistant without a model did.
    package var signature: Signature?
    /// What was searched for, to be marked in what a search found.
    package var query: String?
    /// Whether the note comes again, and was put to its next time.
    package var comesAgain = false
    /// Whether the snippet has only what is not ticked off.
    package var showsOpen = false
    /// Whether the note came out of the Trash.
    package var isRestored = false

    /// What an update changed besides the body; its lines are the first of ``changes``.
    package var fields: [FieldChange] = []
    /// The person's limit for the number of notes, where the note went to the Trash for it.
    package var limit: Int?

    /// Who made a change, and when.
    package struct Signature: Equatable, Sendable {
        /// The backend and its model.
        package var author: String
        /// When it was.
        package var date: Date

        package init(author: String, date: Date) {
            self.author = author
            self.date = date
        }
    }

    package init(
        preview: NotePreview,
        handle: String,
        tags: [String] = [],
        dueAt: DueDate? = nil,
        isDone: Bool = false,
        changes: [LineChange] = [],
        isPinned: Bool = false,
        isPretended: Bool = false,
        isReversal: Bool = false
    ) {
        self.preview = preview
        self.handle = handle
        self.tags = tags
        self.dueAt = dueAt
        self.isDone = isDone
        self.changes = changes
        self.isPinned = isPinned
        self.isPretended = isPretended
        self.isReversal = isReversal
    }
}

/// One line of a text as an update left it.
package enum LineChange: Equatable, Sendable {
    case kept(String)
    case removed(String)
    case added(String)
}
