import Assistant
import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

/// Conversations in a file: what is removed, what is migrated, what several processes write.
struct ConversationsFileTests {
    @Test func `Not a byte of a removed conversation is left in the files`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path)
            var random = SystemRandomNumberGenerator()
            var marks: [UInt8: [String]] = [:]
            for number in 1...60 as ClosedRange<UInt8> {
                for index in 0..<4 {
                    let mark = String((0..<12).map { _ in "bcdfghjklmnpqrstvwxz".randomElement(using: &random) ?? "b" })
                    let padding = String(repeating: "lorem ipsum dolor ", count: [1, 20, 200].randomElement() ?? 1)
                    let text = padding + mark
                    marks[number, default: []].append(mark)
                    if index == 0 {
                        try await store.conversations.begin(number, text)
                        try await store.conversations.rename(.numbered(number), to: "Title \(mark)")
                    } else {
                        try await store.conversations.append(.answered(text), to: .numbered(number), inTurn: 1)
                    }
                }
            }
            try await store.create(.make("A note", body: "kept"), by: .person, at: .noon)
            let removed = (1...60 as ClosedRange<UInt8>).filter { $0.isMultiple(of: 2) }
            try await store.conversations.delete(removed.map(UUID.numbered))
            try await store.conversations.erase()

            let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 }
            let bytes = try files.reduce(Data()) { try $0 + Data(contentsOf: URL(fileURLWithPath: $1)) }
            // Their ends, because an index keeps only the ends of words that begin alike.
            let left = marks.mapValues { $0.filter { bytes.range(of: Data($0.suffix(8).utf8)) != nil }.count }
            #expect(left.filter { removed.contains($0.key) }.values.allSatisfy { $0 == 0 })
            #expect(left.filter { !removed.contains($0.key) }.values.allSatisfy { $0 == 4 })
            #expect(try await store.conversations.conversations(limit: nil).count == 30)
            try await expectSound(path)
        }
    }

    @Test func `A database of version 1 keeps its notes and gets conversations`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeVersion1(path)
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.search(NoteQuery("blue pot")).map(\.title) == ["Spare key"])
            try await store.conversations.begin(1, "Where is the key?")
            #expect(try await store.conversations.search("keys", limit: 1).count == 1)
            #expect(try await SQLiteNotesStore(path: path).undo().count == 1)
            try await expectSound(path)
        }
    }

    @Test func `Many processes may bring a database of version 1 up at once`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeVersion1(path)
            try await withThrowingTaskGroup { group in
                for number in 1...8 as ClosedRange<UInt8> {
                    group.addTask { @concurrent in
                        try await SQLiteNotesStore(path: path).conversations.begin(number, "line \(number)")
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await SQLiteNotesStore(path: path).conversations.conversations(limit: nil).count == 8)
            try await expectSound(path)
        }
    }

    @Test func `Two processes that go on with one conversation lose nothing of it`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let stores = [try await SQLiteNotesStore(path: path), try await SQLiteNotesStore(path: path)]
            try await stores[0].conversations.begin(1, "first")
            try await withThrowingTaskGroup { group in
                for number in 0..<30 {
                    let store = stores[number % 2].conversations
                    group.addTask {
                        let turn = try await store.append(.said("line \(number)"), to: .numbered(1), inTurn: nil)
                        try await store.append(.results, to: .numbered(1), inTurn: turn)
                        try await store.append(.answered("reply \(number)"), to: .numbered(1), inTurn: turn)
                    }
                }
                try await group.waitForAll()
            }
            let entries = try await stores[1].conversations.entries(of: .numbered(1)).dropFirst()
            #expect(entries.count == 90)
            let turns = stride(from: entries.startIndex, to: entries.endIndex, by: 3).map { entries[$0..<$0 + 3] }
            for turn in turns {
                #expect(turn.map(\.kind) == [.user, .tool, .assistant])
                #expect(turn.last?.text == turn.first?.text.replacing("line", with: "reply"))
            }
            try await expectSound(path)
        }
    }

    @Test func `A message that was kept is there for another process at once`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path)
            try await store.conversations.begin(1, "first")
            let other = try await SQLiteNotesStore(path: path)
            #expect(try await other.conversations.latest()?.title == "first")
        }
    }

    /// A database as magpie 0.1.0 made it, with one note.
    private func makeVersion1(_ path: String) async throws {
        try await OldDatabase.make(path, version: 1, notes: [.make("Spare key", body: "under the blue pot")])
        try await DatabaseQueue(path: path).read { db in
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version")
            #expect(version == 1)
            let hasConversations = try db.tableExists("conversation")
            #expect(!hasConversations)
        }
    }

    /// Checks the file, its references, and the full-text indexes against what they index.
    private func expectSound(_ path: String) async throws {
        try await DatabaseQueue(path: path).write { db in
            #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
            #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
            for table in ["noteIndex", "noteSubstring", "conversationIndex", "conversationSubstring"] {
                try db.execute(sql: "INSERT INTO \(table) (\(table), rank) VALUES ('integrity-check', 1)")
            }
        }
    }
}
