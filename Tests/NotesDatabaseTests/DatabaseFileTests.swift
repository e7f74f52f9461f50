import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

@Suite struct DatabaseFileTests {
    @Test func `The file and its folder are made for their owner alone`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/new/magpie/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path)
            try await store.create(.make("Key"), by: .person, at: .noon)
            #expect(try permissions(of: folder + "/new/magpie") == 0o700)
            for suffix in ["", "-wal", "-shm"] {
                #expect(try permissions(of: path + suffix) == 0o600)
            }
        }
    }

    @Test func `Notes and undo outlive the process that wrote them`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await SQLiteNotesStore(path: path).create(.make("Key", id: .numbered(1)), by: .model("m"), at: .noon)
            #expect(try await SQLiteNotesStore(path: path).note(.numbered(1))?.title == "Key")
            #expect(try await SQLiteNotesStore(path: path).undo().map(\.author) == [.model("m")])
            #expect(try await SQLiteNotesStore(path: path).redo().count == 1)
        }
    }

    @Test(arguments: [
        "not a database, but long enough to have a header " + String(repeating: "x", count: 4_096), "short",
    ])
    func `A file that is not a database is refused and left alone`(content: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try content.write(toFile: path, atomically: false, encoding: .utf8)
            let error = await #expect(throws: NotesError.self) { try await SQLiteNotesStore(path: path) }
            guard case .notADatabase(path, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
        }
    }

    @Test func `The database of another program is refused and left alone`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            await #expect(throws: NotesError.notADatabase(path: path, reason: "it belongs to another program")) {
                try await SQLiteNotesStore(path: path)
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        }
    }

    @Test func `An empty file becomes a database`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try Data().write(to: URL(fileURLWithPath: path))
            #expect(try await SQLiteNotesStore(path: path).counts() == NoteCounts())
        }
    }

    @Test func `A log whose database is missing is left alone`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let log = Data(repeating: 7, count: 5_000)
            try log.write(to: URL(fileURLWithPath: path + "-wal"))
            let error = NotesError.damaged(path: path, reason: "it is missing, and only its log is there")
            await #expect(throws: error) { try await SQLiteNotesStore(path: path) }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")) == log)
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `The database of a newer magpie is refused`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await SQLiteNotesStore(path: path).create(.make("Key"), by: .person, at: .noon)
            try await DatabaseQueue(path: path).write { try $0.execute(sql: "PRAGMA user_version = 1000") }
            await #expect(throws: NotesError.newerDatabase(path: path)) { try await SQLiteNotesStore(path: path) }
        }
    }

    @Test func `A damaged database is reported`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await DatabaseQueue(path: path).write { db in
                try db.execute(
                    sql:
                        "PRAGMA application_id = 0x6D616770; CREATE TABLE note (x); PRAGMA user_version = \(Schema.version);"
                )
            }
            let store = try await SQLiteNotesStore(path: path)
            await #expect(throws: NotesError.self) { try await store.counts() }
        }
    }

    @Test func `A damaged database of magpie is not taken for that of another program`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await SQLiteNotesStore(path: path).create(.make("Key"), by: .person, at: .noon)
            var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            bytes.replaceSubrange(4_096..., with: Data(repeating: 0xFF, count: bytes.count - 4_096))
            try bytes.write(to: URL(fileURLWithPath: path))
            let error = await #expect(throws: NotesError.self) {
                try await SQLiteNotesStore(path: path).notes(NoteFilter())
            }
            guard case .damaged(path, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test(.enabled(if: geteuid() != 0, "The superuser may write everywhere."))
    func `A database in a folder that cannot be written is read, and not written`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a b?%.sqlite"
            try await SQLiteNotesStore(path: path).create(.make("Key"), by: .person, at: .noon)
            chmod(folder, 0o500)
            defer { chmod(folder, 0o700) }
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.notes(NoteFilter()).map(\.title) == ["Key"])
            let error = await #expect(throws: NotesError.self) {
                try await store.create(.make("Bike"), by: .person, at: .noon)
            }
            guard case .cannotWrite = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func `A folder that cannot be made is reported`() async throws {
        try await withTemporaryFolder { folder in
            try Data().write(to: URL(fileURLWithPath: folder + "/file"))
            let error = await #expect(throws: NotesError.self) {
                try await SQLiteNotesStore(path: folder + "/file/notes.sqlite")
            }
            guard case .cannotOpen = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "needs a folder nobody can write to"))
    func `A folder that cannot be written to is reported`() async {
        let error = await #expect(throws: NotesError.self) {
            try await SQLiteNotesStore(path: "/proc/self/notes.sqlite")
        }
        guard case .cannotOpen(path: "/proc/self/notes.sqlite", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `A folder in the place of the file is reported`() async throws {
        try await withTemporaryFolder { folder in
            let error = await #expect(throws: NotesError.self) { try await SQLiteNotesStore(path: folder) }
            #expect(error == .notADatabase(path: folder, reason: "it is a folder"))
        }
    }

    /// A connection of another process, as it were, that is in the middle of writing.
    private static func lock(_ path: String) async throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        return other
    }

    @Test func `A database that another process keeps locked is busy`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path, busyTimeout: 0.01)
            try await store.create(.make("Key", id: .numbered(1)), by: .person, at: .noon)
            let other = try await Self.lock(path)
            await #expect(throws: NotesError.busy(path: path)) {
                try await store.delete(.numbered(1), by: .person, at: .noon)
            }
            #expect(try await store.note(.numbered(1))?.isTrashed == false)
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            #expect(try await store.delete(.numbered(1), by: .person, at: .noon) != nil)
        }
    }

    @Test func `A stamp does not wait for another process, and a change still does`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path, busyTimeout: 60)
            try await store.create(.make("Key", id: .numbered(1)), by: .person, at: .noon)
            let other = try await Self.lock(path)
            await #expect(throws: NotesError.busy(path: path)) {
                try await store.stampReferenced([.numbered(1)], at: .noon)
            }
            async let change = store.delete(.numbered(1), by: .person, at: .noon)
            try await Task.sleep(for: .milliseconds(300))
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            #expect(try await change != nil)
        }
    }

    @Test func `A long body comes back whole and is found to its end`() async throws {
        let body = String(repeating: String(repeating: "magpie", count: 500) + "\n", count: 3_500) + "heliotrope"
        try await withTemporaryFolder { folder in
            let store = try await SQLiteNotesStore(path: folder + "/notes.sqlite")
            try await store.create(.make("Long", body: body, id: .numbered(1)), by: .person, at: .noon)
            #expect(try await store.note(.numbered(1))?.body == body)
            #expect(try await store.search(NoteQuery("heliotropes")).map(\.id) == [.numbered(1)])
        }
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
