import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

@testable import Repl

struct WitnessStoreTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
    private let list = TestWorld.note(0x5C1E, "Shopping list", "milk")
    private let trashed = TestWorld.note(0xDEAD, "Old").with { $0.deletedAt = TestWorld.now }

    private var store: WitnessStore { WitnessStore(over: SQLiteNotesStore.inMemory([key, list, trashed])) }

    @Test func `What nobody looked at is not remembered`() async throws {
        let store = store
        _ = try await store.counts()
        _ = try await store.tags()
        #expect(store.notesBefore.isEmpty)
    }

    @Test func `A note is remembered as it was when it was first seen`() async throws {
        let store = store
        _ = try await store.search(NoteQuery("milk"))
        try await store.update(list.id, by: .person, at: TestWorld.now) { $0.body = "eggs" }
        _ = try await store.note(list.id)
        #expect(store.notesBefore == [list])
        #expect(try await store.notesAfter().map(\.body) == ["eggs"])
    }

    @Test func `An unseen note that is changed is remembered as it was before`() async throws {
        let store = store
        try await store.update(key.id, by: .person, at: TestWorld.now) { $0.isPinned = true }
        #expect(store.notesBefore == [key])
    }

    @Test func `A note that was made meanwhile was not there before`() async throws {
        let store = store
        try await store.create(TestWorld.note(1, "New"), by: .person, at: TestWorld.now)
        #expect(store.notesBefore.isEmpty)
        #expect(try await store.notesAfter().map(\.title) == ["New"])
        _ = try await store.undo()
        #expect(try await store.notesAfter().isEmpty)
    }

    @Test func `The neighbours that make a handle long are remembered too`() async throws {
        let id = try #require(UUID(uuidString: "7F3AFFFF-0000-4000-8000-000000000000"))
        let twin = NoteItem(id: id, title: "Twin", createdAt: TestWorld.now)
        let store = WitnessStore(over: SQLiteNotesStore.inMemory([key, list, twin]))
        #expect(try await store.handles(of: [key.id]) == [key.id: "7f3a0"])
        #expect(Set(store.notesBefore.map(\.title)) == ["Spare key", "Twin"])
    }

    @Test(arguments: [(3, 3), (2, 0)])
    func `A small store is seen whole, the Trash included`(limit: Int, seen: Int) async throws {
        let store = store
        try await store.seeAll(upTo: limit)
        #expect(store.notesBefore.count == seen)
    }
}
