import Foundation
package import Notes
import NotesDatabase

/// A store for one replay.
package enum ScratchStore {
    /// A store with these notes that lives in a temporary file; the file is gone as soon as nobody has it open.
    package static func make(_ notes: [NoteItem]) async throws -> any NotesStore {
        let folder = FileManager.default.temporaryDirectory.appending(path: "magpie-replay-\(UUID().uuidString)")
        let store = try SQLiteNotesStore(path: folder.appending(path: "notes.sqlite").path)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await store.fill(with: notes)
        return store
    }
}
