import Foundation
import Notes
import NotesDatabase
import Testing

/// ``NotesStore/undoTurn()``.
struct StoreUndoTurnTests {
    private let now = Date(timeIntervalSince1970: 1_773_480_413)

    private func note(_ title: String) -> NoteItem { NoteItem(id: UUID(), title: title, createdAt: now) }

    @Test func `All steps of one model at one moment are taken back, and no other`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        try await store.create(note("A"), by: .model("m"), at: now)
        let second = note("B")
        try await store.create(second, by: .model("m"), at: now + 60)
        try await store.update(second.id, by: .model("m"), at: now + 60) { $0.body = "more" }
        try await store.write([.createFolder("New")], by: .model("m"), at: now + 60)
        #expect(try await store.undoTurn().map(\.step) == [4, 3, 2])
        #expect(try await store.notes(NoteFilter()).map(\.title) == ["A"])
        #expect(try await store.folders().map(\.name) == ["Notes"])
        for _ in 1...3 { #expect(try await store.redo().count == 1) }
        #expect(try await store.note(second.id)?.body == "more")
    }

    @Test func `Of a person's changes at one moment only the last is taken back`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        try await store.create(note("A"), by: .person, at: now)
        try await store.create(note("B"), by: .person, at: now)
        #expect(try await store.undoTurn().count == 1)
        #expect(try await store.undoTurn().count == 1)
        #expect(try await store.undoTurn().isEmpty)
    }
}
