package import Foundation

/// Which notes to list.
package struct NoteFilter: Equatable, Sendable {
    /// The order of a listing.
    package enum Order: Sendable {
        /// Pinned notes first, then the newest first by creation.
        case pinnedFirst
        /// The newest first by creation.
        case newestFirst
        /// The latest changed first.
        case latestUpdatedFirst
        /// By title, without case, from A to Z.
        case byTitle
        /// The latest deleted first.
        case latestDeletedFirst
        /// The first to be due first; notes that are not due are left out.
        case firstDueFirst
    }

    /// Only notes in this folder.
    package var folder: String?
    /// Only notes of this category; a note without one counts as `other`, and with an open box as `task` too.
    package var category: NoteCategory?
    /// Only notes with this tag, compared without case.
    package var tag: String?
    /// Only notes created or updated in this range.
    package var dates: Range<Date>?
    /// Only notes that were changed last in this range; a note that was never changed was changed when it was written.
    package var changed: Range<Date>?
    /// Only notes of which something open is due then.
    package var due: DueFilter?
    /// Only lists; see ``BodyLine/isList(titled:_:)``.
    package var onlyLists = false
    /// What no note has that is listed.
    package var excluded = Exclusion()
    /// Notes in the Trash instead of live ones.
    package var isTrashed = false
    /// Of those in the Trash, only what came there then or later.
    package var deletedSince: Date?
    /// The order of the result.
    package var order = Order.pinnedFirst
    /// The largest number of notes; `nil` for all.
    package var limit: Int?

    package init(
        folder: String? = nil,
        category: NoteCategory? = nil,
        tag: String? = nil,
        dates: Range<Date>? = nil,
        changed: Range<Date>? = nil,
        due: DueFilter? = nil,
        onlyLists: Bool = false,
        isTrashed: Bool = false,
        deletedSince: Date? = nil,
        order: Order = .pinnedFirst,
        limit: Int? = nil
    ) {
        self.folder = folder
        self.category = category
        self.tag = tag
        self.dates = dates
        self.changed = changed
        self.due = due
        self.onlyLists = onlyLists
        self.isTrashed = isTrashed
        self.deletedSince = deletedSince
        self.order = order
        self.limit = limit
    }
}

extension NoteFilter {
    /// What the notes that a filter lets through must not have.
    package struct Exclusion: Equatable, Sendable {
        /// Words and phrases; live notes alone have them.
        package var words: [String] = []
        /// Tags, compared without case.
        package var tags: [String] = []
        /// Folders.
        package var folders: [String] = []
        /// Categories; a note without one counts as `other`.
        package var categories: [NoteCategory] = []

        package init() {}
    }
}

/// What to search for.
///
/// Everything in `text` is text: no character of it is an operator.
package struct NoteQuery: Equatable, Sendable {
    /// A question, keywords or any part of a note.
    package var text: String
    /// Words that stand next to each other in every note that is found.
    package var phrases: [String] = []
    /// Beginnings of words, any of which a note may have, as it may have the words of the text.
    package var prefixes: [String] = []
    /// Only notes that this lets through; its order and limit are not used.
    package var filter: NoteFilter
    /// The largest number of notes.
    package var limit: Int

    package init(_ text: String, filter: NoteFilter = NoteFilter(), limit: Int = 20) {
        self.text = text
        self.filter = filter
        self.limit = limit
    }
}

/// How many live notes bear a tag.
package struct TagCount: Codable, Equatable, Sendable {
    /// The tag, as it was first written.
    package var tag: String
    /// The number of live notes that bear it.
    package var count: Int

    package init(tag: String, count: Int) {
        self.tag = tag
        self.count = count
    }
}

/// How many live notes are of a category; those without one are `other`.
package struct CategoryCount: Equatable, Sendable {
    /// The category.
    package var category: NoteCategory
    /// The number of live notes.
    package var count: Int

    package init(_ category: NoteCategory, _ count: Int) {
        self.category = category
        self.count = count
    }
}

/// The numbers of the stats line.
package struct NoteCounts: Codable, Equatable, Sendable {
    /// Live notes.
    package var notes: Int
    /// Live notes that are pinned.
    package var pinned: Int
    /// Live notes with a summary, action items or a category.
    package var enriched: Int
    /// Notes in the Trash.
    package var trashed: Int

    package init(notes: Int = 0, pinned: Int = 0, enriched: Int = 0, trashed: Int = 0) {
        self.notes = notes
        self.pinned = pinned
        self.enriched = enriched
        self.trashed = trashed
    }

    /// The numbers of these notes, all of them live.
    package init(of notes: [NoteItem]) {
        self.init(
            notes: notes.count,
            pinned: notes.count(where: \.isPinned),
            enriched: notes.count(where: \.isEnriched)
        )
    }
}
