/// A note as a change left it.
package struct NoteVersion: Equatable, Sendable {
    /// Its number, from 1 for the first that is known.
    package var number: Int
    /// The change that made it.
    package var change: NoteChange
    /// The note as it was then.
    package var note: NoteItem

    /// Every version of a note that its journal has, the newest first.
    /// - Parameter history: the changes that stand, the newest first.
    package static func all(in history: [NoteChange]) -> [NoteVersion] {
        history.enumerated().compactMap { index, change in
            change.after.map { NoteVersion(number: history.count - index, change: change, note: $0) }
        }
    }

    /// Gives a note what it said in this version; what is no text of a person's, such as the Trash, stays.
    package func bringBack(_ note: inout NoteItem) {
        note.title = self.note.title
        note.body = self.note.body
        note.tags = self.note.tags
        note.folder = self.note.folder
        note.isPinned = self.note.isPinned
        note.dueAt = self.note.dueAt
        note.aiCategory = self.note.aiCategory
    }
}
