package import Foundation

/// A note that is to be created.
package struct NoteDraft: Equatable, Sendable {
    /// The title; without one the body's first line is taken.
    package var title: String?
    /// Plain text or Markdown.
    package var body: String
    /// Tags, with or without `#`.
    package var tags: [String]
    /// What the note is about.
    package var category: NoteCategory?
    /// Whether it is pinned at once.
    package var isPinned: Bool
    /// The folder; the default one when there is none.
    package var folder: String?
    /// When the note is due.
    package var dueAt: DueDate?

    package init(
        title: String? = nil,
        body: String = "",
        tags: [String] = [],
        category: NoteCategory? = nil,
        isPinned: Bool = false,
        folder: String? = nil,
        dueAt: DueDate? = nil
    ) {
        self.title = title
        self.body = body
        self.tags = tags
        self.category = category
        self.isPinned = isPinned
        self.folder = folder
        self.dueAt = dueAt
    }

    /// The note; `nil` when neither title nor body says anything.
    package func note(id: UUID, at date: Date, source: NoteSource) -> NoteItem? {
        let body = body.withoutOuterNewlines
        let given = NotePatch.oneLine(title ?? "")
        let isBlank = body.allSatisfy(\.isWhitespace)
        guard !given.isEmpty || !isBlank else { return nil }
        let folder = NotePatch.oneLine(folder ?? "")
        return NoteItem(
            id: id,
            title: given.isEmpty ? NoteTitle.from(body: body) : given,
            body: isBlank ? "" : body,
            tags: NotePatch.normalized(tags),
            createdAt: date,
            aiCategory: category,
            source: source,
            isPinned: isPinned,
            folder: folder.isEmpty ? NoteItem.defaultFolder : folder,
            dueAt: dueAt
        )
    }
}
