import Foundation
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

struct SpellingMigrationTests {
    @Test(arguments: ["hauptstrasse", "mueller", "http request"])
    func `A note of an older database is found by other spellings of its words`(query: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let note = NoteItem.make("Müller", body: "Hauptstraße, parseHTTPRequest", id: .numbered(1))
            var trashed = NoteItem.make("Strasse", id: .numbered(2))
            trashed.deletedAt = .noon
            try await OldDatabase.make(path, version: 2, notes: [note, trashed])
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.search(NoteQuery(query)).map(\.id) == [note.id])
            try await store.update(note.id, by: .person, at: .noon) { ($0.title, $0.body) = ("Other", "gone") }
            #expect(try await store.search(NoteQuery(query)).isEmpty)
            try await store.restore(trashed.id, by: .person, at: .noon)
            #expect(try await store.search(NoteQuery("strasse")).map(\.id) == [trashed.id])
        }
    }
}
