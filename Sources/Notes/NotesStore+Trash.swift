package import Foundation

extension NotesStore {
    /// Removes for good what has been in the Trash for longer than ``NotesTrash/days``.
    ///
    /// It runs whenever a note is about to go to the Trash, so that nobody has to think of it.
    package func purgeTrash(in world: World) async throws {
        guard let cutoff = NotesTrash.start(in: world) else { return }
        try await purge(deletedBefore: cutoff)
    }
}

/// The Trash.
package enum NotesTrash {
    /// How long a deleted note stays, in days (source: NotesMagic).
    package static let days = 30

    /// What was deleted before this is to be removed, and no list has it any more.
    package static func start(in world: World) -> Date? {
        world.calendar.date(byAdding: .day, value: -days, to: world.now())
    }
}
