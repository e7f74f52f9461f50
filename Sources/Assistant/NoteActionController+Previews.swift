import Foundation
import Notes

// What a change would come to, before anybody agreed to it.
extension NoteActionController {
    /// How a note would change by a patch; `nil` when it would not.
    /// - Throws: as ``update(_:_:)``.
    func preview(_ id: String, _ patch: NotePatch) async throws -> ChangePreview? {
        guard patch != NotePatch() else { throw ToolError.emptyPatch }
        var patch = patch
        patch.folder = try await store.folderName(patch.folder)
        let note = try await liveNote(id)
        do {
            let after = try note.edited(at: world.now()) { edited in
                try apply(patch, to: &edited)
                edited.moveOn(from: note, in: world)
            }
            guard let after else { return nil }
            let change = NoteChange(id: 0, step: 0, author: author, date: world.now(), before: note, after: after)
            let handle = try await store.handle(of: note)
            var shown = card(after, state: .updated, handle: handle, changes: change.lines)
            shown.fields = change.fields
            shown.comesAgain = change.movesOn
            return proposed(shown, before: note, after: after)
        } catch let misfit as NotePatch.Misfit {
            throw ToolError.misfit(misfit)
        }
    }

    /// The card of a note that is to go to the Trash.
    /// - Throws: as ``delete(_:)``.
    func previewDeletion(of id: String) async throws -> ChangePreview {
        let note = try await liveNote(id)
        let shown = card(note, state: .deleted, handle: try await store.handle(of: note))
        return proposed(shown, before: note, after: nil)
    }

    /// A note that is to be made, which has no handle yet; `nil` when there is nothing in it.
    func preview(_ draft: NoteDraft) async throws -> ChangePreview? {
        var draft = draft
        draft.folder = try await store.folderName(draft.folder)
        guard let note = draft.note(id: UUID(), at: world.now(), source: .conversation) else {
            throw ToolError.emptyNote
        }
        return proposed(card(note, state: .created, handle: ""), before: nil, after: note)
    }

    private func proposed(_ card: NoteCard, before: NoteItem?, after: NoteItem?) -> ChangePreview {
        var card = card
        card.isProposed = true
        return ChangePreview(card: card, before: before, after: after)
    }
}
