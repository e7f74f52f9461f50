package import Notes

/// A change that a model wanted and that waits for the person: it is shown, and made when they accept it.
package struct ProposedChange: Equatable, Sendable {
    /// The most that wait in one turn; what is wanted besides is refused.
    static let most = 20

    /// How the note would change.
    package let card: NoteCard
    /// The note as it was shown; `nil` for a new one.
    let note: NoteItem?
    let call: PreparedCall

    /// Makes the change, in the name of the model.
    /// - Throws: ``ProposalError/changed(_:)`` when the note is another by now; ``ToolError``, or what the store throws.
    package func accept(in store: any NotesStore) async throws -> NoteAction {
        guard let note else { return try await call.run().get() }
        let current = try await store.note(note.id)
        guard let current, !current.isTrashed, current.title == note.title, current.body == note.body,
            current.tags == note.tags, current.folder == note.folder
        else { throw ProposalError.changed(note.title) }
        return try await call.run().get()
    }

    package static func == (one: ProposedChange, other: ProposedChange) -> Bool {
        one.card == other.card && one.note == other.note && one.call.key == other.call.key
    }
}

/// Why a proposed change is not made.
package enum ProposalError: Error, Equatable, Sendable {
    /// Somebody changed the note after the proposal was shown.
    case changed(String)
}

extension ProposalError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .changed(let title):
            "“\(title)” was changed meanwhile, so what was proposed for it was not done. Ask for it again."
        }
    }
}

/// How a note would change by a call.
package struct ChangePreview: Sendable {
    /// The card that says so.
    let card: NoteCard
    /// The note as it is; `nil` for a new one.
    let before: NoteItem?
    /// The note as it would be; `nil` when it goes to the Trash.
    let after: NoteItem?
}
