import Assistant
import Foundation
import Notes
import NotesDatabase
import TestSupport
import Testing

struct StorePurgeTests {
    @Test func `Only notes of the Trash are removed for good, with all their versions`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("Gone", body: "secret", id: .numbered(1)), .make("Kept", id: .numbered(2)),
        ])
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        #expect(try await store.purge([.numbered(1), .numbered(2), .numbered(3)]).count == 1)
        #expect(try await store.note(.numbered(1)) == nil)
        #expect(try await store.note(.numbered(2))?.title == "Kept")
        #expect(try await store.history(of: .numbered(1)).isEmpty)
        #expect(try await store.search(NoteQuery("secret")).isEmpty)
        #expect(try await store.counts().trashed == 0)
        #expect(try await store.undo().map(\.note?.id) == [.numbered(2)])
    }
}

/// What is left in the files of a store after a purge.
struct PurgedTextTests {
    private static func store(at path: String) async throws -> SQLiteNotesStore {
        let store = try await SQLiteNotesStore(path: path)
        try await store.write([.create(.make("Kept", body: "harmless", id: .numbered(2)))], by: .person, at: .hours(0))
        let secret = "zebrafinch " + String(repeating: "quagmire walrus ", count: 900)
        try await store.write(
            [.create(.make("Heliotrope", body: secret, id: .numbered(1)))],
            by: .person,
            at: .hours(0)
        )
        try await store.update(.numbered(1), by: .person, at: .hours(1)) { $0.body = "ocelot" }
        try await store.delete(.numbered(1), by: .person, at: .hours(2))
        return store
    }

    private static func words(in path: String) throws -> [String] {
        let bytes = ["", "-wal"].reduce(into: Data()) { bytes, suffix in
            bytes += (try? Data(contentsOf: URL(fileURLWithPath: path + suffix))) ?? Data()
        }
        return ["zebrafinch", "quagmire", "walrus", "heliotrope", "Heliotrope", "ocelot", "zeb", "lrus"].filter {
            bytes.range(of: Data($0.utf8)) != nil
        }
    }

    @Test func `Nothing of a purged note is left in the file or beside it`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.db"
            let store = try await Self.store(at: path)
            #expect(try Self.words(in: path).isEmpty == false)
            try await store.purge([.numbered(1)])
            #expect(try Self.words(in: path) == [])
            #expect(try await store.search(NoteQuery("harmless")).count == 1)
        }
    }

    @Test func `Nothing is left of what was in the Trash for 30 days`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.db"
            let store = try await Self.store(at: path)
            try await store.purge(deletedBefore: .hours(800))
            #expect(try Self.words(in: path) == [])
        }
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

    @Test func `The line is found after which a model changed notes, not the first of its conversation`() async throws {
        let store = try SQLiteNotesStore(inMemory: []).conversations
        let kept = KeptConversation(id: UUID(), title: "First", createdAt: .hours(0), backend: "m", preview: "")
        try await store.begin(kept, with: entry(.user, .hours(0), "hello"))
        _ = try await store.append(entry(.assistant, .hours(1)), to: kept.id, inTurn: 1)
        _ = try await store.append(entry(.user, .hours(2), "add milk\nto the list"), to: kept.id, inTurn: 2)
        _ = try await store.append(entry(.assistant, .hours(3)), to: kept.id, inTurn: 2)
        _ = try await store.append(entry(.tool, .hours(5)), to: kept.id, inTurn: 2)
        #expect(try await store.line(changingNotesAt: .hours(4)) == "add milk to the list")
        #expect(try await store.line(changingNotesAt: .hours(6)) == nil)
    }

    @Test func `The line is found too where many more were said in the two seconds after it`() async throws {
        let store = try SQLiteNotesStore(inMemory: []).conversations
        let kept = KeptConversation(id: UUID(), title: "First", createdAt: .hours(0), backend: "m", preview: "")
        try await store.begin(kept, with: entry(.user, .hours(0), "the first"))
        for turn in 1...60 {
            let date = Date.hours(0).addingTimeInterval(0.02 * Double(turn - 1))
            if turn > 1 { _ = try await store.append(entry(.user, date, "another"), to: kept.id, inTurn: turn) }
            _ = try await store.append(entry(.tool, date.addingTimeInterval(0.01)), to: kept.id, inTurn: turn)
        }
        #expect(try await store.line(changingNotesAt: Date.hours(0).addingTimeInterval(0.005)) == "the first")
    }

    @Test func `The line of a turn may be kept a moment after the time of its changes`() async throws {
        let store = try SQLiteNotesStore(inMemory: []).conversations
        let date = Date.hours(1).addingTimeInterval(0.004)
        let kept = KeptConversation(id: UUID(), title: "First", createdAt: date, backend: "m", preview: "")
        try await store.begin(kept, with: entry(.user, date))
        _ = try await store.append(entry(.tool, date), to: kept.id, inTurn: 1)
        #expect(try await store.conversation(changingNotesAt: .hours(1))?.title == "First")
    }

    private func entry(_ kind: ConversationEntry.Kind, _ date: Date, _ text: String = "text") -> ConversationEntry {
        ConversationEntry(kind: kind, date: date, backend: nil, text: text, payload: "{}")
    }
}
