import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

struct DueMigrationTests {
    private let notes: [NoteItem] = [
        .make("Spare key", body: "under the blue pot", id: .numbered(1), isPinned: true),
        .make("To do", body: "- [ ] call Katrin (due 2026-03-20)\n- [x] tea (due 2026-03-01)", id: .numbered(2)),
        .make("Plan", body: "See the (due 2026-03-20) above", id: .numbered(3)),
    ]

    @Test(arguments: [1, 2])
    func `A database from before keeps its notes, and its items that are due are found`(version: Int) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await OldDatabase.make(path, version: version, notes: notes)
            let store = try await SQLiteNotesStore(path: path)
            #expect(Set(try await store.notes(NoteFilter()).map(\.body)) == Set(notes.map(\.body)))
            #expect(try await store.notes(NoteFilter()).allSatisfy { $0.dueAt == nil })
            #expect(try await store.search(NoteQuery("blue pot")).map(\.title) == ["Spare key"])
            let dues = try await store.dues(.days(from: nil, to: nil), limit: nil)
            #expect(dues.map(\.due.item) == ["call Katrin"])

            try await store.update(.numbered(1), by: .person, at: .noon) { $0.dueAt = DueDate("2026-03-14 17:30") }
            #expect(try await store.undo().first?.after?.dueAt == nil)
            #expect(try await store.undo().first?.after == nil)
            #expect(try await store.redo().first?.after?.title == "Plan")
        }
    }

    @Test func `What was not seen to be due before is found in the index that is made anew`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let body = "- [x] tea (due 2026-03-01)\n  - [ ] call Katrin (due 2026-03-20)"
            try await OldDatabase.make(path, version: 3, notes: [.make("To do", body: body, id: .numbered(1))])
            let queue = try DatabaseQueue(path: path)
            try await queue.write { db in
                try db.execute(sql: "UPDATE note SET dueAt = '2026-03-18'")
                try db.execute(sql: "INSERT INTO noteDue (noteSeq, line, dueAt) SELECT seq, 0, '2026-03-01' FROM note")
            }
            try queue.close()
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.dues(.days(from: nil, to: nil), limit: nil).map(\.due.line) == [nil, 1])
            let now = try #require(DueDate("2026-03-30"))
            #expect(try await store.dueCounts(at: now).overdue == 2)
        }
    }

    @Test func `A database of this version has what is due after it is opened again`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            var note = notes[0]
            note.dueAt = DueDate("2026-03-14 17:30")
            try await SQLiteNotesStore(path: path).create(note, by: .person, at: .noon)
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.note(note.id)?.dueAt?.text == "2026-03-14 17:30")
            #expect(try await store.dues(.days(from: nil, to: nil), limit: nil).map(\.note.id) == [note.id])
        }
    }
}
