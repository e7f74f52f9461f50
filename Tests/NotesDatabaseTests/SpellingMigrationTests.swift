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

    @Test(arguments: ["πλοιο", "елка в гараже", "03012345678", "de89370400440532013000"])
    func `A note of version 8 is found by the spellings that came after it`(query: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let body = "Το πλοίο\nЁлка\n+49 (0)30 1234-5678\nDE89 3704 0044 0532 0130 00"
            let note = NoteItem.make("Notes", body: body, id: .numbered(1))
            try await OldDatabase.make(
                path,
                version: 8,
                notes: [note, .make("Other", body: "nothing", id: .numbered(2))]
            )
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.search(NoteQuery(query)).map(\.id) == [note.id])
        }
    }
}
