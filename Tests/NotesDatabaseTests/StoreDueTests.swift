import Foundation
import GRDB
import Notes
import Testing

@testable import NotesDatabase

struct StoreDueTests {
    /// Friday, 20 March 2026, half past nine.
    private static let now = DueDate(.hours(6 * 24 - 2.5), in: gregorian)
    private static let gregorian = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func note(_ number: UInt8, _ due: String? = nil, _ body: String = "") -> NoteItem {
        var note = NoteItem.make("Note \(number)", body: body, id: .numbered(number))
        note.dueAt = due.flatMap { DueDate($0) }
        return note
    }

    private static let notes = [
        note(1, "2026-03-20"),
        note(2, "2026-03-20 09:00"),
        note(3, "2026-03-20 17:30"),
        note(4, "2026-03-27"),
        note(5, "2026-03-19", "- [x] Note 5"),
        note(6, nil, "- [ ] milk\n- [ ] call Katrin (due 2026-03-19)\n- [x] tea (due 2026-03-18)"),
        note(7),
        note(8, "2026-03-21", "- [ ] pack (due 2026-03-20 20:00)"),
    ]

    private static let everything = DueFilter.days(from: nil, to: nil)

    private func dues(_ store: SQLiteNotesStore, _ filter: DueFilter = everything) async throws -> [String] {
        try await store.dues(filter, limit: nil).map { $0.due.item ?? $0.note.title }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var filter: DueFilter
        var found: [String]
        var notes: [UInt8]

        init(_ description: String, _ filter: DueFilter, _ found: [String], notes: [UInt8]) {
            testDescription = description
            self.filter = filter
            self.found = found
            self.notes = notes
        }
    }

    private static let cases = [
        Case(
            "everything",
            everything,
            ["call Katrin", "Note 1", "Note 2", "Note 3", "pack", "Note 8", "Note 4"],
            notes: [6, 1, 2, 3, 8, 4]
        ),
        Case(
            "a day",
            .days(from: now.day, to: now.day),
            ["Note 1", "Note 2", "Note 3", "pack"],
            notes: [1, 2, 3, 8]
        ),
        Case("from a day", .days(from: now.day.adding(1), to: nil), ["Note 8", "Note 4"], notes: [8, 4]),
        Case("until a day", .days(from: nil, to: now.day.adding(-1)), ["call Katrin"], notes: [6]),
        Case(
            "overdue, but not what is due at some time today",
            .overdue(at: now),
            ["call Katrin", "Note 2"],
            notes: [6, 2]
        ),
    ]

    @Test(arguments: cases)
    func `What is due and not done is listed by its date`(example: Case) async throws {
        let store = try SQLiteNotesStore(inMemory: Self.notes)
        #expect(try await dues(store, example.filter) == example.found)
        let filter = NoteFilter(due: example.filter, order: .firstDueFirst)
        #expect(try await store.notes(filter).map(\.id) == example.notes.map(UUID.numbered))
    }

    @Test func `What is due today and what is overdue are counted apart`() async throws {
        let store = try SQLiteNotesStore(inMemory: Self.notes)
        #expect(try await store.dueCounts(at: Self.now) == DueCounts(today: 3, overdue: 2))
        #expect(try await SQLiteNotesStore(inMemory: []).dueCounts(at: Self.now) == DueCounts())
    }

    @Test func `A search can be kept to what is due`() async throws {
        let store = try SQLiteNotesStore(inMemory: Self.notes)
        let query = NoteQuery("note", filter: NoteFilter(due: .overdue(at: Self.now)))
        #expect(Set(try await store.search(query).map(\.id)) == [.numbered(2), .numbered(6)])
    }

    @Test func `What was done, deleted or moved is not due any more, until that is undone`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.note(1, "2026-03-20", "- [ ] pack (due 2026-03-21)")])
        let edits: [@Sendable (inout NoteItem) -> Void] = [
            { $0.complete() }, { $0.deletedAt = .noon },
            {
                $0.dueAt = nil
                $0.body = ""
            },
        ]
        for edit in edits {
            try await store.update(.numbered(1), by: .person, at: .noon, edit)
            #expect(try await dues(store) == [])
            _ = try await store.undo()
            #expect(try await dues(store) == ["Note 1", "pack"])
        }
        try await store.update(.numbered(1), by: .person, at: .noon) { $0.dueAt = DueDate("2026-04-01") }
        #expect(try await dues(store) == ["pack", "Note 1"])
    }

    @Test func `A purged note leaves nothing that is due`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.note(1, "2026-03-20")])
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        try await store.purge(deletedBefore: .hours(2))
        let rows = try await store.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM noteDue") }
        #expect(rows == 0)
    }

    @Test func `Enrichment leaves the due date alone`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.note(1, "2026-03-20", "call Katrin")])
        try await store.enrich(
            .numbered(1),
            with: NoteEnrichment(category: .task),
            ifBody: "call Katrin",
            at: .hours(1)
        )
        #expect(try await store.note(.numbered(1))?.dueAt?.text == "2026-03-20")
    }

    @Test func `No listing of what is due reads through all notes`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        let due = DueFilter.overdue(at: Self.now)
        let filter = NoteFilter(due: due, order: .firstDueFirst).condition
        let queries: [(String, StatementArguments)] = [
            ("SELECT count(*) FROM noteDue WHERE \(due.condition.sql)", due.condition.arguments),
            (
                "SELECT note.id FROM noteDue CROSS JOIN note ON note.seq = noteDue.noteSeq WHERE \(due.condition.sql)",
                due.condition.arguments
            ),
            ("SELECT note.id FROM note WHERE \(filter.sql)", filter.arguments),
        ]
        for (sql, arguments) in queries {
            let plan = try await store.database.read { db in
                try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments).map {
                    $0["detail"] as String
                }
            }
            #expect(plan.contains { $0.contains("noteDueByDate") }, "\(plan)")
            #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
        }
    }
}
