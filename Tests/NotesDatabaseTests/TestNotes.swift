import Foundation
import Notes
import NotesDatabase

extension SQLiteNotesStore {
    /// A store in memory in which a person wrote `notes` in one step, the last one inserted last.
    static func journaling(_ notes: [NoteItem]) async throws -> SQLiteNotesStore {
        let store = try SQLiteNotesStore(inMemory: [])
        try await store.write(notes.map(NoteEdit.create), by: .person, at: .noon)
        return store
    }
}

extension Date {
    /// 2026-03-14, 12:00 UTC.
    static let noon = Date(timeIntervalSince1970: 1_773_489_600)

    /// Some hours after noon.
    static func hours(_ hours: Double) -> Date { noon.addingTimeInterval(hours * 3_600) }
}

extension UUID {
    /// An id that ends in `number`.
    static func numbered(_ number: UInt8) -> UUID {
        UUID(uuid: (0x7F, number, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    }
}

extension NoteItem {
    /// A note for a test, with values that few tests look at.
    static func make(
        _ title: String,
        body: String = "",
        id: UUID = UUID(),
        tags: [String] = [],
        createdAt: Date = .noon,
        category: NoteCategory? = nil,
        isPinned: Bool = false,
        folder: String = NoteItem.defaultFolder
    ) -> NoteItem {
        NoteItem(
            id: id,
            title: title,
            body: body,
            tags: tags,
            createdAt: createdAt,
            aiCategory: category,
            isPinned: isPinned,
            folder: folder
        )
    }
}
