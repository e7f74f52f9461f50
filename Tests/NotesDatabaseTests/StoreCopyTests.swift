import Notes
import NotesDatabase
import TestSupport
import Testing

@Suite struct StoreCopyTests {
    private let key = NoteItem.make("Spare key", body: "under the blue pot", id: .numbered(1))

    @Test func `A copy in memory has the notes, what is searched and what can be undone`() async throws {
        try await withTemporaryFolder { folder in
            let store = try await SQLiteNotesStore(path: folder + "/notes.sqlite")
            try await store.create(key, by: .model("m"), at: .noon)
            let copy = try await store.copyInMemory()
            #expect(try await copy.search(NoteQuery("pots")) == [key])
            #expect(try await copy.history(of: key.id) == store.history(of: key.id))
            #expect(try await copy.undo().map(\.before) == [key])
        }
    }

    @Test func `Neither a copy nor its original sees what is written to the other`() async throws {
        let store = try SQLiteNotesStore(inMemory: [key])
        let copy = try await store.copyInMemory()
        try await copy.update(key.id, by: .person, at: .noon) { $0.body = "in the walrus" }
        try await store.create(.make("New"), by: .person, at: .noon)
        #expect(try await store.note(key.id) == key)
        #expect(try await store.search(NoteQuery("walrus")).isEmpty)
        #expect(try await copy.search(NoteQuery("walrus")).count == 1)
        #expect(try await copy.counts().notes == 1)
    }
}
