import Notes

/// What can be done to notes and folders.
package enum Deed: CaseIterable, Sendable {
    /// One was made.
    case created
    /// One was changed, moved, tagged or ticked.
    case changed
    /// One went to the Trash.
    case deleted
    /// One came back.
    case restored
}

/// What a reply says was done, and was not.
package enum FalseClaim: Equatable, Sendable {
    /// That something was done, and nothing was.
    case anything
    /// That this was done, and only something else was.
    case deed(Deed)
}

extension NoteCard {
    /// What was done to the note, as its card tells.
    var deed: Deed? {
        switch preview.state {
        case .created: .created
        case .updated: .changed
        case .deleted: .deleted
        default: nil
        }
    }
}

extension NoteEdit {
    /// What an edit does.
    var deeds: Set<Deed> {
        switch self {
        case .create, .createFolder: [.created]
        case .update, .renameFolder: [.changed]
        case .requireNone: []
        case .makeRoom: [.deleted]
        case .deleteFolder: [.deleted, .changed]
        }
    }
}
