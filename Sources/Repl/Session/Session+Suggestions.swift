import Assistant
package import Foundation
package import Notes
import TerminalUI

/// What a session has to do with suggestions.
extension Session {
    /// Who makes the changes that are suggested by rule, as the journal names them.
    package static let suggester = "builtin"

    /// Offers what the one note that the line captured could be besides; nothing where several were captured.
    func offerSuggestions() async throws {
        guard !outcome.captured.isEmpty, outcome.turn?.proposals.isEmpty != false else { return }
        // What waits for a yes keeps its numbers.
        guard sitting.offers.waiting.isEmpty else { return }
        sitting.remember(.offers(Offers()))
        guard let suggesting = setup.suggesting, suggesting.isOffering || suggesting.appliesLikely, !setup.isDryRun,
            outcome.captured.count == 1, let note = try await store.note(outcome.captured[0]), !note.isTrashed
        else { return }
        let suggestions = await suggesting.source.suggestions(for: note)
        let sure = suggestions.filter { suggesting.appliesLikely && $0.confidence > Suggestion.surelyApplied }
        outcome.suggested = suggesting.isOffering ? suggestions : sure
        outcome.applied = sure
        for suggestion in sure { screen.say("Done by itself: \(suggestion.kind.phrase). /undo takes it back.") }
        try await perform(store.take(sure, by: .model(Self.suggester), at: world.now()))
        if suggesting.isOffering { offer(suggestions.filter { !sure.contains($0) }) }
    }

    /// Says at the end which changes were proposed and not made.
    package func sayWhatIsDropped() async {
        await alone { try? await perform(sitting.offers.farewell) }
    }

    /// Shows suggestions; numbers mean these from now on.
    func offer(_ suggestions: [Suggestion]) {
        outcome.suggested = outcome.suggested.isEmpty ? suggestions : outcome.suggested
        let isFirst = !sitting.hasOffered
        for change in sitting.offers.waiting where !suggestions.isEmpty {
            screen.hint("What was proposed for “\(change.card.preview.title)” is dropped; ask for it again.")
        }
        sitting.remember(.offers(Offers(suggestions)))
        guard !suggestions.isEmpty else { return }
        screen.show { look in SuggestionListView(suggestions).lines(look) }
        guard isFirst else { return }
        screen.hint(
            setup.isLasting
                ? "/accept takes them, /accept 1 only the first; /dismiss drops them."
                : "`magpie suggest NOTE --accept 1` takes the first."
        )
    }
}

extension NotesStore {
    /// Applies suggestions in one step, and says so.
    func take(_ suggestions: [Suggestion], by author: ChangeAuthor, at date: Date) async throws -> [Action] {
        guard !suggestions.isEmpty else { return [] }
        let changes = try await apply(suggestions, by: author, at: date)
        guard !changes.isEmpty else { return [.say("Nothing was changed: the note is like that already.")] }
        return changes.map { .card($0) }
    }

    /// Applies suggestions in one step.
    /// - Throws: ``SessionError/inTrash(title:)``; what the store throws.
    package func apply(
        _ suggestions: [Suggestion],
        by author: ChangeAuthor,
        at date: Date
    ) async throws -> [NoteChange] {
        var ids: [UUID] = []
        for suggestion in suggestions where !ids.contains(suggestion.noteID) { ids.append(suggestion.noteID) }
        let edits = ids.map { id in
            NoteEdit.update(id) { note in
                guard !note.isTrashed else { throw SessionError.inTrash(title: note.title) }
                for suggestion in suggestions where suggestion.noteID == id { suggestion.kind.apply(to: &note) }
            }
        }
        return try await write(edits, by: author, at: date)
    }
}
