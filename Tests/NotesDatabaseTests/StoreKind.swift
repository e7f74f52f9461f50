import Foundation
import Notes
import NotesDatabase
import TestSupport
import Testing

/// The stores that keep the promises of `NotesStore`; every contract suite runs over all of them.
enum StoreKind: CaseIterable, Sendable {
    case inMemory, sqlite

    /// Runs `body` with an empty store.
    func withStore(_ body: (any NotesStore) async throws -> Void) async throws {
        switch self {
        case .inMemory: try await body(InMemoryNotesStore())
        case .sqlite: try await withTemporaryFolder { try await body(SQLiteNotesStore(path: $0 + "/notes.sqlite")) }
        }
    }

    /// Runs `body` with a store that has `notes`, the last one inserted last.
    func withStore(of notes: [NoteItem], _ body: (any NotesStore) async throws -> Void) async throws {
        try await withStore { store async throws in
            try await store.write(notes.map(NoteEdit.create), by: .person, at: .noon)
            try await body(store)
        }
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
