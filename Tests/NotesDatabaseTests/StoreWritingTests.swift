import Foundation
import Notes
import NotesDatabase
import Testing

@Suite struct StoreWritingTests {
    private static let full = NoteItem(
        id: .numbered(1),
        title: "Q3 review",
        body: "# Agenda\r\n- [ ] numbers\n\u{1F511} naïve 日本",
        tags: ["work", "Q3/Q4", "a, \"b\"\n"],
        createdAt: .noon,
        updatedAt: Date(milliseconds: 1_773_489_600_123),
        aiSummary: "A review.",
        aiActionItems: ["Prepare numbers"],
        aiCategory: .task,
        source: .voice,
        isPinned: true,
        lastReferencedAt: .hours(3),
        folder: "Work",
        deletedAt: nil
    )

    @Test func `A note comes back as it was written`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        #expect(try await store.note(Self.full.id) == Self.full)
    }

    @Test(arguments: [
        ["a"], ["a", "b c"], ["a\",\"b"], ["", "a"], ["[\"", "\"]"], ["a\\", "b"], ["é, ü", "日本"], ["a/b"],
    ])
    func `Tags come back as they were written, whatever stands in them`(tags: [String]) async throws {
        let store = try SQLiteNotesStore(inMemory: [.make("Key", id: .numbered(1), tags: tags)])
        #expect(try await store.note(.numbered(1))?.tags == tags)
    }

    @Test func `Dates are kept to the millisecond`() async throws {
        let date = Date(timeIntervalSince1970: 1_773_489_600.123_456)
        let store = try SQLiteNotesStore(inMemory: [])
        let change = try await store.create(.make("Key", id: .numbered(1), createdAt: date), by: .person, at: date)
        let note = try await store.note(.numbered(1))
        #expect(note?.createdAt == Date(milliseconds: 1_773_489_600_123))
        #expect(change?.after == note)
    }

    @Test func `An unknown id has no note`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        #expect(try await store.note(UUID()) == nil)
    }

    @Test func `A second note with the same id is refused and nothing is written`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        let edits = [NoteEdit.create(.make("New", id: .numbered(2))), .create(.make("Twin", id: Self.full.id))]
        await #expect(throws: NotesError.duplicateNote(Self.full.id)) {
            try await store.write(edits, by: .person, at: .noon)
        }
        #expect(try await store.note(.numbered(2)) == nil)
        #expect(try await store.note(Self.full.id) == Self.full)
    }

    @Test(arguments: ["Q3 review", "q3  REVIEW"])
    func `Where a live note has the title, the edits that are for a first one make nothing`(title: String) async throws
    {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        let edits = [NoteEdit.create(.make(title, id: .numbered(2))), .requireNone(titled: title)]
        await #expect(throws: NotesError.duplicateTitle(title)) {
            try await store.write(edits.reversed(), by: .person, at: .noon)
        }
        #expect(try await store.note(.numbered(2)) == nil)
        try await store.delete(Self.full.id, by: .person, at: .noon)
        try await store.write(edits.reversed(), by: .person, at: .noon)
        #expect(try await store.note(.numbered(2))?.title == title)
    }

    @Test func `An update of an unknown note is refused and nothing is written`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        let edits = [NoteEdit.create(.make("New", id: .numbered(2))), .update(.numbered(9)) { $0.title = "x" }]
        await #expect(throws: NotesError.noSuchNote(.numbered(9))) {
            try await store.write(edits, by: .person, at: .noon)
        }
        #expect(try await store.counts() == NoteCounts())
        #expect(try await store.undo().isEmpty)
    }

    @Test func `What an edit throws reaches the caller and nothing is written`() async throws {
        struct Refusal: Error {}
        let store = try await SQLiteNotesStore.journaling([Self.full])
        await #expect(throws: Refusal.self) {
            try await store.update(Self.full.id, by: .person, at: .hours(1)) { note in
                note.title = "Lost"
                throw Refusal()
            }
        }
        #expect(try await store.note(Self.full.id) == Self.full)
    }

    @Test func `An update stamps the note and reports both states`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        let change = try await store.update(Self.full.id, by: .model("m"), at: .hours(5)) { $0.body = "New" }
        var after = Self.full
        after.body = "New"
        after.updatedAt = .hours(5)
        #expect(change?.before == Self.full)
        #expect(change?.after == after)
        #expect(change?.kind == .updated)
        #expect(change?.author == .model("m"))
        #expect(change?.date == .hours(5))
        #expect(try await store.note(Self.full.id) == after)
    }

    @Test func `An update cannot change id, creation date or stamp`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        let change = try await store.update(Self.full.id, by: .person, at: .hours(5)) { note in
            note.id = .numbered(7)
            note.createdAt = .hours(9)
            note.updatedAt = .hours(9)
        }
        #expect(change == nil)
        #expect(try await store.note(Self.full.id) == Self.full)
    }

    @Test func `An update that changes nothing is neither journaled nor returned`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        let title = Self.full.title
        #expect(try await store.update(Self.full.id, by: .person, at: .hours(5)) { $0.title = title } == nil)
        #expect(try await store.history(of: Self.full.id).count == 1)
    }

    @Test func `A deleted note lies in the Trash unstamped and can be restored`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        #expect(try await store.delete(Self.full.id, by: .person, at: .hours(2))?.kind == .deleted)
        #expect(try await store.delete(Self.full.id, by: .person, at: .hours(3)) == nil)
        #expect(try await store.note(Self.full.id)?.deletedAt == .hours(2))
        #expect(try await store.note(Self.full.id)?.updatedAt == Self.full.updatedAt)
        #expect(try await store.restore(Self.full.id, by: .person, at: .hours(4)).map(\.kind) == [.restored])
        #expect(try await store.restore(Self.full.id, by: .person, at: .hours(4)).isEmpty)
        #expect(try await store.note(Self.full.id) == Self.full)
    }

    @Test func `Stamping a reference leaves the journal and everything else alone`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.full])
        try await store.stampReferenced([Self.full.id, UUID()], at: .hours(8))
        var stamped = Self.full
        stamped.lastReferencedAt = .hours(8)
        #expect(try await store.note(Self.full.id) == stamped)
        #expect(try await store.history(of: Self.full.id).count == 1)
    }

    @Test func `NUL characters are left out of every text`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        let note = NoteItem.make("a\0b", body: "\0c\0", id: .numbered(1), tags: ["d\0e"], folder: "f\0")
        let change = try await store.create(note, by: .person, at: .noon)
        let stored = try await store.note(.numbered(1))
        #expect(stored == .make("ab", body: "c", id: .numbered(1), tags: ["de"], folder: "f"))
        #expect(change?.after == stored)
    }

    @Test func `Counts follow every write`() async throws {
        let notes = [
            NoteItem.make("a", id: .numbered(1), isPinned: true), .make("b", id: .numbered(2), category: .idea),
            .make("c", id: .numbered(3)),
        ]
        let store = try await SQLiteNotesStore.journaling(notes)
        #expect(try await store.counts() == NoteCounts(notes: 3, pinned: 1, enriched: 1, trashed: 0))
        try await store.update(.numbered(3), by: .person, at: .noon) { $0.aiActionItems = ["do"] }
        #expect(try await store.counts() == NoteCounts(notes: 3, pinned: 1, enriched: 2, trashed: 0))
        try await store.delete(.numbered(1), by: .person, at: .noon)
        #expect(try await store.counts() == NoteCounts(notes: 2, pinned: 0, enriched: 2, trashed: 1))
        _ = try await store.undo()
        try await store.update(.numbered(1), by: .person, at: .noon) { $0.isPinned = false }
        #expect(try await store.counts() == NoteCounts(notes: 3, pinned: 0, enriched: 2, trashed: 0))
    }

    @Test func `Purging removes only what was deleted before the cutoff, journal included`() async throws {
        let notes = (1...3).map { NoteItem.make("n\($0)", id: .numbered($0)) }
        let store = try await SQLiteNotesStore.journaling(notes)
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        try await store.delete(.numbered(2), by: .person, at: .hours(2))
        #expect(try await store.purge(deletedBefore: .hours(2)) == 1)
        #expect(try await store.note(.numbered(1)) == nil)
        #expect(try await store.history(of: .numbered(1)).isEmpty)
        #expect(try await store.note(.numbered(2))?.isTrashed == true)
        #expect(try await store.counts() == NoteCounts(notes: 1, trashed: 1))
        #expect(try await store.undo().map(\.note?.id) == [.numbered(2)])
    }
}
