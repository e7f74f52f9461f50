package import Foundation

/// Who made a change.
package enum ChangeAuthor: Equatable, Sendable {
    /// The person, by a command of their own.
    case person
    /// Whoever acts for the person, by name.
    case model(String)
    /// The person, who accepted what somebody of this name had proposed.
    case accepted(String)
}

/// One mutation of one note or folder, as the journal keeps it: undo, redo, provenance and the diff card all come from it.
package struct NoteChange: Equatable, Identifiable, Sendable {
    /// What a change did to its note.
    package enum Kind: String, Sendable {
        case created, updated, deleted, restored
    }

    /// The position in the journal; later changes have larger ids.
    package var id: Int64
    /// Changes made in one transaction share a step; undo and redo move by whole steps.
    package var step: Int64
    /// Who made it.
    package var author: ChangeAuthor
    /// When it was made.
    package var date: Date
    /// The note before; `nil` if the change created it.
    package var before: NoteItem?
    /// The note after; `nil` only when the undoing of a creation is reported.
    package var after: NoteItem?
    /// What became of a folder; `nil` for the change of a note.
    package var folder: FolderChange?

    package init(
        id: Int64,
        step: Int64,
        author: ChangeAuthor,
        date: Date,
        before: NoteItem?,
        after: NoteItem?,
        folder: FolderChange? = nil
    ) {
        self.id = id
        self.step = step
        self.author = author
        self.date = date
        self.before = before
        self.after = after
        self.folder = folder
    }

    /// The note the change is about, in its later state; `nil` for the change of a folder.
    package var note: NoteItem? { after ?? before }

    /// Whether it is what a model said in the background about the text of a note.
    package var isDescription: Bool {
        guard let before, let after, case .model = author else { return false }
        return after != before && after.isDescriptionOnly(since: before)
    }

    /// Whether it was made in the same turn: by the same model at the same moment, for which time stands still.
    package func isOfTurn(of other: NoteChange) -> Bool {
        guard case .model = author else { return false }
        return author == other.author && date == other.date
    }

    /// What the change did.
    package var kind: Kind {
        switch (before, after) {
        case (nil, _): .created
        case (_, nil): .deleted
        case (let before?, let after?) where before.isTrashed != after.isTrashed:
            after.isTrashed ? .deleted : .restored
        default: .updated
        }
    }
}
