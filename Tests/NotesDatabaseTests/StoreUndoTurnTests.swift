import Assistant
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

    /// A store, and what keeps lines and replies in it.
    private func archive() throws -> (SQLiteNotesStore, say: (String, Double) async throws -> Void) {
        let store = try SQLiteNotesStore(inMemory: [])
        let id = UUID()
        let now = now
        return (
            store,
            { line, seconds in
                func entry(_ kind: ConversationEntry.Kind, _ date: Date) -> ConversationEntry {
                    ConversationEntry(kind: kind, date: date, backend: "m", text: line, payload: "{}")
                }
                let said = entry(.user, now + seconds)
                var turn: Int?
                if try await store.conversations.conversation(id) == nil {
                    let conversation = KeptConversation(id: id, firstLine: said, backend: "m")
                    try await store.conversations.begin(conversation, with: said)
                    turn = 1
                } else {
                    turn = try await store.conversations.append(said, to: id, inTurn: nil)
                }
                try await store.conversations.append(entry(.assistant, now + seconds + 5), to: id, inTurn: turn)
            }
        )
    }

    @Test func `Where the last turn changed nothing, what an undo would take back came before it`() async throws {
        let (store, say) = try archive()
        #expect(try await store.nextTurn() == NextTurn())
        // A turn's changes bear the time at which it began, a moment before its line is kept.
        try await store.create(note("A"), by: .model("m"), at: now + 10)
        try await say("note A", 10.01)
        #expect(try await store.nextTurn().isEarlier == false)
        try await say("hello", 20)
        let next = try await store.nextTurn()
        #expect(next.isEarlier && next.changes.count == 1)
        try await store.create(note("B"), by: .model("m"), at: now + 30)
        try await say("note B", 30.01)
        #expect(try await store.nextTurn().isEarlier == false)
        // Who goes back turn by turn is not asked at each.
        #expect(try await store.undoTurn().count == 1)
        #expect(try await store.nextTurn().isEarlier == false)
        _ = try await store.redo()
        try await say("hello", 40)
        #expect(try await store.nextTurn().isEarlier)
    }

    @Test func `A change of the person's own after the last line is taken back without a question, one before it with`()
        async throws
    {
        let (store, say) = try archive()
        try await say("hello", 10)
        try await store.create(note("A"), by: .person, at: now + 20)
        #expect(try await store.nextTurn().isEarlier == false)
        try await say("hello", 30)
        #expect(try await store.nextTurn().isEarlier)
    }
}
