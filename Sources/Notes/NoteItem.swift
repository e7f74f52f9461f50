package import Foundation

/// One note.
package struct NoteItem: Identifiable, Equatable, Sendable {
    /// The folder that always exists.
    package static let defaultFolder = "Notes"

    /// The stable identifier, set on creation.
    package var id: UUID
    /// One line of plain text.
    package var title: String
    /// Plain text or Markdown; see ``BodyLine`` for the part of Markdown that is drawn.
    package var body: String
    /// Free-form tags, in the order in which they were given.
    package var tags: [String]
    /// When the note was created; edits never change it.
    package var createdAt: Date
    /// When the note's content was last written.
    package var updatedAt: Date
    /// A summary in one sentence, at most 100 characters.
    package var aiSummary: String?
    /// What the note says is to be done.
    package var aiActionItems: [String]
    /// The model that described the note; `nil` for rules, and while nobody did.
    ///
    /// It stays when the description is taken back, so that no model is asked again about the same text.
    package var aiAuthor: String?
    /// What the note is about; `nil` until somebody said so.
    package var aiCategory: NoteCategory?
    /// How the note came to be.
    package var source: NoteSource
    /// Whether the note is kept on top of every list.
    package var isPinned: Bool
    /// When a search in a conversation last returned this note.
    package var lastReferencedAt: Date?
    /// The folder the note lies in.
    package var folder: String
    /// When the note went to the Trash; `nil` while it is live.
    package var deletedAt: Date?
    /// When the note as a whole is due; items of its body say so in their own words, see ``DueMark``.
    package var dueAt: DueDate?

    package init(
        id: UUID,
        title: String,
        body: String = "",
        tags: [String] = [],
        createdAt: Date,
        updatedAt: Date? = nil,
        aiSummary: String? = nil,
        aiActionItems: [String] = [],
        aiAuthor: String? = nil,
        aiCategory: NoteCategory? = nil,
        source: NoteSource = .manual,
        isPinned: Bool = false,
        lastReferencedAt: Date? = nil,
        folder: String = NoteItem.defaultFolder,
        deletedAt: Date? = nil,
        dueAt: DueDate? = nil
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.tags = tags
        self.createdAt = createdAt
        self.updatedAt = updatedAt ?? createdAt
        self.aiSummary = aiSummary
        self.aiActionItems = aiActionItems
        self.aiAuthor = aiAuthor
        self.aiCategory = aiCategory
        self.source = source
        self.isPinned = isPinned
        self.lastReferencedAt = lastReferencedAt
        self.folder = folder
        self.deletedAt = deletedAt
        self.dueAt = dueAt
    }

    /// Whether the note lies in the Trash.
    package var isTrashed: Bool { deletedAt != nil }
}
