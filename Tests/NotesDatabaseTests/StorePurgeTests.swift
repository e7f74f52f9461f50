import Assistant
import Foundation
import Notes
import NotesDatabase
import Testing

struct StorePurgeTests {
    @Test func `Only notes of the Trash are removed for good, with all their versions`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("Gone", body: "secret", id: .numbered(1)), .make("Kept", id: .numbered(2)),
        ])
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        #expect(try await store.purge([.numbered(1), .numbered(2), .numbered(3)]) == 1)
        #expect(try await store.note(.numbered(1)) == nil)
        #expect(try await store.note(.numbered(2))?.title == "Kept")
        #expect(try await store.history(of: .numbered(1)).isEmpty)
        #expect(try await store.search(NoteQuery("secret")).isEmpty)
        #expect(try await store.counts().trashed == 0)
        #expect(try await store.undo().map(\.note?.id) == [.numbered(2)])
    }
}

struct ChangingConversationTests {
    @Test func `The conversation is found in which a model changed notes`() async throws {
        let store = try SQLiteNotesStore(inMemory: []).conversations
        for (title, start) in [("First", 0.0), ("Second", 10.0)] {
            let date = Date.hours(start)
            let id = UUID()
            let kept = KeptConversation(id: id, title: title, createdAt: date, backend: "m", preview: "")
            try await store.begin(kept, with: entry(.user, date))
            _ = try await store.append(entry(.assistant, .hours(start + 1)), to: id, inTurn: 1)
            _ = try await store.append(entry(.tool, .hours(start + 3)), to: id, inTurn: 1)
        }
        #expect(try await store.conversation(changingNotesAt: .hours(2))?.title == "First")
        #expect(try await store.conversation(changingNotesAt: .hours(12))?.title == "Second")
        for hours in [-1.0, 5, 14] {
            #expect(try await store.conversation(changingNotesAt: .hours(hours)) == nil)
        }
    }

    private func entry(_ kind: ConversationEntry.Kind, _ date: Date) -> ConversationEntry {
        ConversationEntry(kind: kind, date: date, backend: nil, text: "text", payload: "{}")
    }
}
