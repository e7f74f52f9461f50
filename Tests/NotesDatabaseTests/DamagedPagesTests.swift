import Foundation
import GRDB
import Notes
import NotesDatabase
import TestSupport
import Testing

/// Notes that damaged pages hide are not left out without a word.
struct DamagedPagesTests {
    /// A store of two notes in a file, of which something was damaged.
    private func withStore(
        damagedBy damage: String,
        _ body: (SQLiteNotesStore) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path)
            try await store.write(
                [.create(.make("Bike")), .create(.make("Spare key"))],
                by: .person,
                at: .noon
            )
            let queue = try DatabaseQueue(path: path)
            try await queue.writeWithoutTransaction { try $0.execute(sql: damage) }
            try queue.close()
            try await body(try await SQLiteNotesStore(path: path))
        }
    }

    /// A note more than can be found.
    private static let hiddenNote = "UPDATE noteCount SET notes = 3"
    /// A note that only the full-text indexes know.
    private static let missingNote = "DROP TRIGGER noteIndexDelete; DELETE FROM note WHERE title = 'Bike'"

    @Test func `Of a damaged database the notes that can be read are found without its indexes`() async throws {
        try await withStore(damagedBy: Self.hiddenNote) { store in
            let (notes, lost) = try await store.readableNotes()
            #expect(Set(notes.map(\.title)) == ["Bike", "Spare key"])
            #expect(lost == 1)
        }
    }

    private func expectDamage(_ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("It was no error.")
        } catch {
            #expect((error as? NotesError)?.isOfDamage == true)
        }
    }

    @Test(arguments: [NoteFilter.Order.pinnedFirst, .newestFirst, .latestUpdatedFirst])
    func `A list of all notes that has fewer than are stored is an error`(order: NoteFilter.Order) async throws {
        try await withStore(damagedBy: Self.hiddenNote) { store in
            await expectDamage {
                _ = try await store.reduce(.notes(NoteFilter(order: order)), into: 0) { count, _, _ in count += 1 }
            }
        }
    }

    @Test func `A part of a list is not counted`() async throws {
        try await withStore(damagedBy: Self.hiddenNote) { store in
            let count = try await store.reduce(.notes(NoteFilter()), limit: 1, into: 0) { count, _, _ in count += 1 }
            #expect(count == 1)
        }
    }

    @Test func `A note that is found and not there is an error for the list of what is found`() async throws {
        try await withStore(damagedBy: Self.missingNote) { store in
            await expectDamage {
                _ = try await store.reduce(.found(NoteQuery("bike"), order: nil), into: 0) { count, _, _ in count += 1 }
            }
        }
    }

    @Test func `A note whose title the index has is not said to be none`() async throws {
        try await withStore(damagedBy: Self.missingNote) { store in
            let picker = NotePicker(store: store)
            await expectDamage { _ = try await picker.note("Bike") }
            await expectDamage { _ = try await picker.noteToChange("Bike") }
        }
    }
}
