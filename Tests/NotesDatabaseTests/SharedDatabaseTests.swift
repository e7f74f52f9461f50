import Foundation
import GRDB
import Notes
import NotesDatabase
import TestSupport
import Testing

/// Several stores on one file, as several processes have them.
@Suite struct SharedDatabaseTests {
    @Test func `Each store sees what the other wrote`() async throws {
        try await withTwoStores { first, second, _ in
            try await first.create(.make("Key", id: .numbered(1)), by: .person, at: .noon)
            try await second.update(.numbered(1), by: .person, at: .hours(1)) { $0.body = "blue pot" }
            #expect(try await first.search(NoteQuery("pots")).map(\.id) == [.numbered(1)])
            #expect(try await first.undo().first?.after?.body == "")
            #expect(try await second.redo().first?.after?.body == "blue pot")
        }
    }

    @Test func `Edits of one note at once are all kept`() async throws {
        try await withTwoStores { first, second, path in
            try await first.create(.make("Log", id: .numbered(1)), by: .person, at: .noon)
            try await withThrowingTaskGroup { group in
                for number in 0..<40 {
                    let store = number.isMultiple(of: 2) ? first : second
                    group.addTask {
                        try await store.update(.numbered(1), by: .person, at: .noon) { $0.body += "\(number)\n" }
                        try await store.create(.make("note \(number)"), by: .person, at: .noon)
                    }
                }
                try await group.waitForAll()
            }
            let body = try await second.note(.numbered(1))?.body ?? ""
            #expect(Set(body.split(separator: "\n").compactMap { Int($0) }) == Set(0..<40))
            #expect(try await first.counts().notes == 41)
            #expect(try await first.search(NoteQuery("note", limit: 100)).count == 40)
            try await expectSound(path)
        }
    }

    @Test(arguments: 1...10) func `Many stores may make one database at once`(round: Int) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/new/notes.sqlite"
            try await withThrowingTaskGroup { group in
                for number in 0..<8 {
                    group.addTask { @concurrent in
                        try await SQLiteNotesStore(path: path).create(.make("n\(number)"), by: .person, at: .noon)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await SQLiteNotesStore(path: path).counts().notes == 8)
            try await expectSound(path)
        }
    }

    @Test func `The full-text indexes agree with the notes after many edits`() async throws {
        try await withTwoStores { store, _, path in
            for number in 1...20 as ClosedRange<UInt8> {
                let note = NoteItem.make("t\(number)", body: "C++ 日本 \(number)", id: .numbered(number), tags: ["a-b"])
                try await store.create(note, by: .person, at: .noon)
            }
            for number in 1...10 as ClosedRange<UInt8> {
                try await store.update(.numbered(number), by: .person, at: .noon) { $0.body = "other \(number)" }
                if number.isMultiple(of: 2) { try await store.delete(.numbered(number), by: .person, at: .noon) }
            }
            for _ in 1...12 { _ = try await store.undo() }
            for _ in 1...7 { _ = try await store.redo() }
            _ = try await store.purge(deletedBefore: .hours(1))
            try await expectSound(path)
        }
    }

    private func withTwoStores(
        _ body: (SQLiteNotesStore, SQLiteNotesStore, String) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await body(SQLiteNotesStore(path: path), SQLiteNotesStore(path: path), path)
        }
    }

    /// Checks the file, its references, and both full-text indexes against the notes.
    private func expectSound(_ path: String) async throws {
        try await DatabaseQueue(path: path).write { db in
            #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
            #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
            for table in ["noteIndex", "noteSubstring"] {
                try db.execute(sql: "INSERT INTO \(table) (\(table), rank) VALUES ('integrity-check', 1)")
            }
        }
    }
}
