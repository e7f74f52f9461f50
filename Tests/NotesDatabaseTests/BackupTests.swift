import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

@Suite struct BackupTests {
    /// Runs `body` with a database that has one note, and its folder of backups.
    private func withNotes(_ body: (String, SQLiteNotesStore, BackupFolder) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let store = try await SQLiteNotesStore(path: path)
            try await store.create(.make("Key", id: .numbered(1)), by: .person, at: .noon)
            try await body(path, store, BackupFolder(ofDatabase: path))
        }
    }

    @Test func `A backup is a whole database that only its owner reads, made while another connection is open`()
        async throws
    {
        try await withNotes { _, store, folder in
            let backup = try #require(try await folder.make(at: .noon))
            try await store.create(.make("Bike"), by: .person, at: .noon)
            #expect(backup.path.hasSuffix("/backups/notes-2026-03-14T12-00-00Z.sqlite"))
            #expect(folder.backups == [backup])
            #expect(try await backup.soundNotes() == 1)
            let attributes = try FileManager.default.attributesOfItem(atPath: backup.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    @Test func `A backup is due after a day, and when the clock was put back by one`() async throws {
        try await withNotes { _, _, folder in
            #expect(folder.isDue(at: .noon))
            try await folder.make(at: .noon)
            #expect(!folder.isDue(at: .hours(23)))
            #expect(folder.isDue(at: .hours(24)))
            #expect(!folder.isDue(at: .hours(-23)))
            #expect(folder.isDue(at: .hours(-24)))
        }
    }

    @Test func `The latest five, seven days and four weeks are kept`() {
        let dates = (0..<100).map { Date.hours(Double($0) * -24) }
        let kept = BackupFolder.kept(of: dates, days: 7)
        #expect(dates.prefix(7).allSatisfy(kept.contains))
        #expect((7...10).contains(kept.count))
        #expect(kept.min().map { Date.noon.timeIntervalSince($0) } ?? 0 > 14 * 86_400)
        let sameDay = (0..<9).map { Date.hours(Double($0) / 10) }
        #expect(BackupFolder.kept(of: sameDay, days: 1).count == 5)
    }

    @Test func `A clock that was wrong once takes no other backup with it`() {
        let future = Date.hours(24 * 3_650)
        let dates = (0..<7).map { Date.hours(Double($0) * -24) }
        let kept = BackupFolder.kept(of: dates + [future], days: 7)
        #expect(dates.dropLast().allSatisfy(kept.contains))
    }

    @Test func `A backup that was set aside stays, however many are made after it`() async throws {
        try await withNotes { path, store, folder in
            let good = try #require(try await folder.make(at: .noon))
            #expect(await folder.setAsideNewest() == good)
            #expect(await folder.setAsideNewest() == good)
            for week in 1..<12 { try await folder.make(at: .hours(Double(week) * 168)) }
            #expect(!folder.backups.contains(good))
            let aside = try #require(folder.setAside.first)
            #expect(folder.setAside.count == 1)
            #expect(try await Backup(at: aside).soundNotes() == 1)
            try await store.delete(.numbered(1), by: .person, at: .noon)
            #expect(try await store.purge([.numbered(1)]).count == 1)
            #expect(try await Backup(at: aside).soundNotes() == 0)
        }
    }

    @Test func `Only backups are removed from the folder`() async throws {
        try await withNotes { _, _, folder in
            for day in 0..<40 { try await folder.make(at: .hours(Double(day) * 24), keepingDays: 2) }
            #expect(folder.backups.count < 12)
            let own = folder.path + "/notes-mine.sqlite"
            try Data("mine".utf8).write(to: URL(filePath: own))
            let stale = folder.path + "/.notes-2026-01-01T00-00-00Z.sqlite.draft"
            try Data("half".utf8).write(to: URL(filePath: stale))
            let last = try #require(try await folder.make(at: .hours(1_000)))
            #expect(folder.removeAll(but: last) > 5)
            #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).count == 2)
            #expect(FileManager.default.fileExists(atPath: own))
        }
    }

    @Test func `No backup is made of a damaged database, and none is lost`() async throws {
        try await withNotes { path, store, folder in
            try await store.create(
                .make("Long", body: String(repeating: "x y z ", count: 9_000)),
                by: .person,
                at: .noon
            )
            let good = try #require(try await folder.make(at: .noon))
            try await store.database.rewrite { _ in }
            try damage(path)
            await #expect(throws: NotesError.self) { try await folder.make(at: .hours(24)) }
            #expect(folder.backups == [good])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    @Test func `What is purged is taken out of the backups, and the other notes stay in them`() async throws {
        try await withNotes { _, store, folder in
            try await store.create(.make("Quagga", body: "quaggas", id: .numbered(2)), by: .person, at: .noon)
            let backup = try #require(try await folder.make(at: .noon))
            try await store.delete(.numbered(2), by: .person, at: .noon)
            #expect(try await store.purge([.numbered(2)]).count == 1)
            #expect(try await backup.soundNotes() == 1)
            let bytes = try Data(contentsOf: URL(filePath: backup.path))
            #expect(bytes.range(of: Data("uagg".utf8)) == nil)
            #expect(folder.backups.map(\.path) == [backup.path])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    @Test func `What is purged is taken out of a database that was set aside; one that cannot be read is named`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            let backup = try #require(try await BackupFolder(ofDatabase: path).make(at: .noon))
            let quagga = NoteItem.make("Quagga", body: "quaggas", id: .numbered(9))
            try await SQLiteNotesStore(path: path).create(quagga, by: .person, at: .noon)
            let aside = try #require(try await backup.restore(to: path, at: .hours(1)))
            let damaged = folder + "/notes-2026-03-01T13-00-00Z-set-aside.sqlite"
            try Data(repeating: 0xFF, count: 9_000).write(to: URL(filePath: damaged))
            let store = try await SQLiteNotesStore(path: path)
            try await store.create(quagga, by: .person, at: .hours(2))
            try await store.delete(quagga.id, by: .person, at: .hours(3))
            let result = try await store.purge([quagga.id])
            #expect(result == PurgeResult(count: 1, unreached: [damaged]))
            #expect(result.sentences.last?.contains(damaged) == true)
            #expect(try Data(contentsOf: URL(filePath: aside)).range(of: Data("uagg".utf8)) == nil)
            #expect(try await Backup(at: aside).soundNotes() == 1)
        }
    }

    @Test func `A file without a byte is no new database where there were notes`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            try Data().write(to: URL(filePath: path))
            await #expect(throws: NotesError.self) { try await DatabaseCheck.run(path) }
            await #expect(throws: NotesError.self) { try await BackupFolder(ofDatabase: path).make(at: .noon) }
            // Without a log or a backup nothing says that there were notes.
            _ = try await SQLiteNotesStore(path: path)
            let backup = try #require(try await BackupFolder(ofDatabase: path).make(at: .noon))
            try Data().write(to: URL(filePath: path))
            await #expect(throws: NotesError.damaged(path: path, reason: "it is empty: 0 bytes")) {
                try await SQLiteNotesStore(path: path)
            }
            _ = try await backup.restore(to: path, at: .hours(1))
            _ = try await SQLiteNotesStore(path: path)
            // Who moves the file away begins anew.
            try FileManager.default.removeItem(atPath: path)
            #expect(try await SQLiteNotesStore(path: path).counts().notes == 0)
        }
    }

    @Test func `An older database is backed up before it is brought up to date`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await OldDatabase.make(path, version: 3, notes: [.make("Key", id: .numbered(1))])
            _ = try await SQLiteNotesStore(path: path)
            let backup = try #require(BackupFolder(ofDatabase: path).backups.first)
            let version = try await DatabaseQueue(path: backup.path).read {
                try Int.fetchOne($0, sql: "PRAGMA user_version")
            }
            #expect(version == 3)
            #expect(try await backup.soundNotes() == 1)
        }
    }

    @Test func `A backup is compared with the notes before it is brought back, and the notes are set aside`()
        async throws
    {
        try await withNotes { path, store, folder in
            try await store.create(.make("Bike", id: .numbered(2)), by: .person, at: .noon)
            let made = [NoteItem.make("Tea", id: .numbered(3)), .make("Cup", id: .numbered(5))]
            try await store.write(made.map(NoteEdit.create), by: .person, at: .noon)
            let backup = try #require(try await folder.make(at: .noon))
            // What was in the Trash for too long is not there any more.
            for note in made { try await store.delete(note.id, by: .person, at: .noon) }
            try await store.purge(deletedBefore: .hours(1))
            try await store.update(.numbered(1), by: .person, at: .hours(1)) { $0.body = "under the pot" }
            try await store.create(.make("New", id: .numbered(4)), by: .person, at: .hours(2))

            let comparison = try await BackupComparison.make(database: path, backup: backup.path)
            #expect(comparison.lost == ["New"])
            #expect(comparison.gained == ["Cup", "Tea"])
            #expect(comparison.changed == ["Key"])
        }
    }

    @Test func `What was set aside can be brought back in the same way`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            let backup = try #require(try await BackupFolder(ofDatabase: path).make(at: .noon))
            try await makeNotes(at: path, ["Bike"])
            let aside = try #require(try await backup.restore(to: path, at: .hours(1)))
            #expect(try await titles(at: path) == ["Key"])
            #expect(aside == folder + "/notes-2026-03-14T13-00-00Z-set-aside.sqlite")
            _ = try await Backup(at: aside).restore(to: path, at: .hours(2))
            #expect(try await Set(titles(at: path)) == ["Key", "Bike"])
        }
    }

    @Test func `A damaged database is set aside byte for byte`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            let backup = try #require(try await BackupFolder(ofDatabase: path).make(at: .noon))
            let garbage = Data(repeating: 0xFF, count: 20_000)
            try garbage.write(to: URL(filePath: path))
            let aside = try #require(try await backup.restore(to: path, at: .hours(1)))
            #expect(try Data(contentsOf: URL(filePath: aside)) == garbage)
            #expect(try await titles(at: path) == ["Key"])
        }
    }

    @Test func `A damaged backup is not brought back`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            let backup = try #require(try await BackupFolder(ofDatabase: path).make(at: .noon))
            try damage(backup.path)
            await #expect(throws: NotesError.self) { try await backup.soundNotes() }
            await #expect(throws: NotesError.self) { try await backup.restore(to: path, at: .noon) }
            #expect(try await titles(at: path) == ["Key"])
            #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == ["notes.sqlite", "backups"])
        }
    }

    @Test func `A check finds an index and counts that are wrong, and they are made anew`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            #expect(try await DatabaseCheck.run(path).canBeMended == false)
            let queue = try DatabaseQueue(path: path)
            try await queue.write {
                try $0.execute(
                    sql: "INSERT INTO noteIndex (noteIndex) VALUES ('delete-all'); UPDATE noteCount SET notes = 7"
                )
            }
            try queue.close()
            let check = try await DatabaseCheck.run(path)
            #expect(check.brokenIndexes == ["noteIndex"])
            #expect(check.hasWrongCounts)
            #expect(check.damage == nil)
            try await DatabaseCheck.mend(path)
            #expect(try await DatabaseCheck.run(path).canBeMended == false)
            #expect(try await SQLiteNotesStore(path: path).search(NoteQuery("key")).map(\.title) == ["Key"])
        }
    }

    @Test func `The database of a newer magpie is left as it is, with its log`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await makeNotes(at: path, ["Key"])
            let copy = folder + "/copy/notes.sqlite"
            try FileManager.default.createDirectory(atPath: folder + "/copy", withIntermediateDirectories: true)
            let newer = try DatabaseQueue(path: path)
            try await newer.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 1000")
                for suffix in ["", "-wal"] {
                    try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
                }
            }
            let before = try ["", "-wal"].map { try Data(contentsOf: URL(filePath: copy + $0)) }
            #expect(before[1].count > 0)
            await #expect(throws: NotesError.newerDatabase(path: copy)) { try await SQLiteNotesStore(path: copy) }
            #expect(try ["", "-wal"].map { try Data(contentsOf: URL(filePath: copy + $0)) } == before)
        }
    }

    private func makeNotes(at path: String, _ titles: [String]) async throws {
        let store = try await SQLiteNotesStore(path: path)
        for title in titles { try await store.create(.make(title), by: .person, at: .noon) }
    }

    private func titles(at path: String) async throws -> [String] {
        try await SQLiteNotesStore(path: path).notes(NoteFilter()).map(\.title)
    }

    /// Destroys all pages but the first.
    private func damage(_ path: String) throws {
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(4_096..., with: Data(repeating: 0xFF, count: bytes.count - 4_096))
        try bytes.write(to: URL(filePath: path))
    }
}
