/// A note as a change left it.
package struct NoteVersion: Equatable, Sendable {
    /// Its number, from 1 for the first that is known.
    package var number: Int
    /// The change that made it; `nil` for what the note was before the first that is known.
    package var change: NoteChange?
    /// The note as it was then.
    package var note: NoteItem

    /// Every version of a note that its journal has, the newest first.
    /// - Parameter history: the changes that stand, the newest first.
    package static func all(in history: [NoteChange]) -> [NoteVersion] {
        let before = history.last?.before.map { [(nil as NoteChange?, $0)] } ?? []
        let versions = before + history.reversed().compactMap { change in change.after.map { (change, $0) } }
        return versions.enumerated().reversed().map { index, version in
            NoteVersion(number: index + 1, change: version.0, note: version.1)
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
