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

    /// Makes the change, in the name of the person and of the model that proposed it.
    /// - Parameter accepted: what became of notes by proposals that the person accepted together with this one.
    /// - Throws: ``ProposalError``; what the store throws.
    package func accept(in store: any NotesStore, after accepted: [NoteItem] = []) async throws -> NoteAction {
        if let note {
            let shown = accepted.last { $0.id == note.id } ?? note
            guard let current = try await store.note(note.id), !current.isTrashed, current.isText(of: shown) else {
                throw ProposalError.changed(note.title)
            }
        }
        do {
            return try await call.run(isAccepted: true).get()
        } catch let error as ToolError {
            throw ProposalError.failed(card.preview.title, reason: "\(error)")
        }
    }

    package static func == (one: ProposedChange, other: ProposedChange) -> Bool {
        one.card == other.card && one.note == other.note && one.call.key == other.call.key
    }
}

extension NoteItem {
    /// Whether it says the same as another, in the same place.
    fileprivate func isText(of other: NoteItem) -> Bool {
        title == other.title && body == other.body && tags == other.tags && folder == other.folder
    }
}

/// Why a proposed change is not made, and waits no longer.
package enum ProposalError: Error, Equatable, Sendable {
    /// Somebody changed the note after the proposal was shown.
    case changed(String)
    /// It cannot be made.
    case failed(String, reason: String)
}

extension ProposalError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .changed(let title):
            "“\(title)” has changed since, so what was proposed for it is dropped. Ask for it again."
        case .failed(let title, let reason):
            "What was proposed for “\(title)” cannot be done, and is dropped. \(reason)"
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
