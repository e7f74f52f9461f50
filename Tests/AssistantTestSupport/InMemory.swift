package import Notes
package import NotesDatabase

extension SQLiteNotesStore {
    /// A store in memory with these notes, which cannot be undone.
    ///
    /// A machine on which that fails has no memory left for a test either.
    package static func inMemory(_ notes: [NoteItem] = []) -> SQLiteNotesStore {
        do {
            return try SQLiteNotesStore(inMemory: notes)
        } catch {
            preconditionFailure("SQLite cannot make a database in memory: \(error)")
        }
    }
}
