import Assistant
import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

/// What a model says about a note: whose words it is, and how it is taken back.
struct StoreDescriptionTests {
    private static let plan = NoteItem.make("Plan", body: "Paint the shed.", id: .numbered(1))
    private static let said = NoteEnrichment(
        summary: "A shed.",
        actionItems: ["Paint the shed"],
        category: .task,
        author: "far/gpt"
    )

    private func described(_ notes: [NoteItem] = [plan]) async throws -> SQLiteNotesStore {
        let store = try await SQLiteNotesStore.journaling(notes)
        #expect(try await store.enrich(Self.plan.id, with: Self.said, ifBody: Self.plan.body, at: .hours(1)))
        return store
    }

    @Test func `It bears the name of the model, is a step of its own, and stamps nothing`() async throws {
        let store = try await described()
        let note = try #require(try await store.note(Self.plan.id))
        #expect(note.aiAuthor == "far/gpt" && note.aiSummary == "A shed.")
        #expect(note.updatedAt == Self.plan.updatedAt)
        let change = try #require(try await store.history(of: note.id).first)
        #expect(change.author == .model("far/gpt") && change.isDescription && change.date == .hours(1))
        #expect(change.lines.contains(.added("Summary: A shed.")))
    }

    @Test func `The last change of a note is the newest that is no description`() async throws {
        let store = try await described()
        #expect(try await store.lastChange(of: Self.plan.id)?.author == .person)
        try await store.update(Self.plan.id, by: .model("near/m"), at: .hours(2)) { $0.title = "Shed" }
        #expect(try await store.lastChange(of: Self.plan.id)?.author == .model("near/m"))
        #expect(try await store.lastChange(of: UUID()) == nil)
    }

    @Test func `An undo takes it back and nothing else, and no model is asked again about the same text`() async throws
    {
        let store = try await described()
        #expect(try await store.undo().map(\.isDescription) == [true])
        let note = try #require(try await store.note(Self.plan.id))
        #expect(note.aiSummary == nil && note.aiActionItems.isEmpty && note.aiCategory == nil)
        #expect(note.body == Self.plan.body)
        #expect(try await !store.enrich(note.id, with: Self.said, ifBody: note.body, at: .hours(2)))
        #expect(try await store.redo().first?.after?.aiSummary == "A shed.")
        try await store.update(note.id, by: .person, at: .hours(3)) { $0.body = "Sell the shed." }
        #expect(try await store.enrich(note.id, with: Self.said, ifBody: "Sell the shed.", at: .hours(4)))
    }

    @Test func `Nor is one asked when the note itself was taken back too and is made again`() async throws {
        let store = try await described()
        for _ in 1...2 { _ = try await store.undo() }
        #expect(try await store.note(Self.plan.id) == nil)
        #expect(try await store.redo().count == 1)
        let note = try #require(try await store.note(Self.plan.id))
        #expect(note.aiAuthor == "far/gpt" && note.aiSummary == nil)
        #expect(try await !store.enrich(note.id, with: Self.said, ifBody: note.body, at: .hours(2)))
        #expect(try await store.redo().first?.after?.aiSummary == "A shed.")
    }

    @Test func `It leaves to redo what was undone before, and its undo leaves what redo did`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.tags = ["home"] }
        _ = try await store.undo()
        #expect(try await store.enrich(Self.plan.id, with: Self.said, ifBody: Self.plan.body, at: .hours(2)))
        #expect(try await store.redo().first?.after?.tags == ["home"])
        #expect(try await store.undo().first?.isDescription == true)
        let note = try #require(try await store.note(Self.plan.id))
        #expect(note.tags == ["home"] && note.aiSummary == nil)
    }

    @Test func `An undo of the turn takes it back together with the turn`() async throws {
        let store = try await described()
        try await store.update(Self.plan.id, by: .model("far/gpt"), at: .hours(2)) { $0.tags = ["a"] }
        let other = NoteItem.make("Other", body: "Mow the lawn.", id: .numbered(2))
        try await store.create(other, by: .model("far/gpt"), at: .hours(2))
        #expect(try await store.enrich(other.id, with: Self.said, ifBody: other.body, at: .hours(3)))
        #expect(try await store.undoTurn().count == 3)
        #expect(try await store.notes(NoteFilter()).map(\.tags) == [[]])
        #expect(try await store.note(Self.plan.id)?.aiSummary == "A shed.")
        for isDescription in [false, false, true] {
            #expect(try await store.redo().map(\.isDescription) == [isDescription])
        }
        #expect(try await store.note(other.id)?.aiSummary == "A shed.")
    }

    @Test func `What rules find is no step, as before`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        let found = NoteEnrichment(summary: "A shed.")
        #expect(try await store.enrich(Self.plan.id, with: found, ifBody: Self.plan.body, at: .hours(1)))
        #expect(try await store.note(Self.plan.id)?.aiAuthor == nil)
        #expect(try await store.history(of: Self.plan.id).count == 1)
    }

    @Test(arguments: [4, 7])
    func `A database from before keeps its notes and conversations, and can do all this`(version: Int) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await OldDatabase.make(path, version: version, notes: [Self.plan])
            let queue = try DatabaseQueue(path: path)
            try await queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO conversation VALUES (1, ?, 0, 0, 0, 'm', 'hello', 'hello', '');
                        INSERT INTO conversationEntry VALUES (1, 1, 1, 'user', 0, NULL, 'hello', '', '{"text":"hello"}');
                        """.replacing(version == 7 ? "'');\nINSERT" : "–", with: "'', NULL);\nINSERT"),
                    arguments: [UUID.numbered(5).key]
                )
            }
            try queue.close()
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.note(Self.plan.id) == Self.plan)
            #expect(try await store.enrich(Self.plan.id, with: Self.said, ifBody: Self.plan.body, at: .hours(1)))
            #expect(try await store.undo().first?.isDescription == true)
            #expect(try await store.conversations.entries(of: .numbered(5)).map(\.isRewound) == [false])
            try await store.conversations.rewind(.numbered(5), turns: [1])
            #expect(try await store.conversations.entries(of: .numbered(5)).map(\.isRewound) == [true])
            #expect(try await store.finalDeed() == nil)
        }
    }
}

/// The last thing done, where no undo takes it back.
struct FinalDeedTests {
    @Test func `A purge is the last thing done until something is written or taken back`() async throws {
        let notes: [NoteItem] = [.make("A", id: .numbered(1)), .make("B", id: .numbered(2))]
        let store = try await SQLiteNotesStore.journaling(notes)
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        #expect(try await store.finalDeed() == nil)
        #expect(try await store.purge([.numbered(1)]) == PurgeResult(count: 1))
        #expect(try await store.finalDeed() == .purged(1))
        try await store.update(.numbered(2), by: .person, at: .hours(2)) { $0.title = "C" }
        #expect(try await store.finalDeed() == nil)
        try await store.noteRestored()
        #expect(try await store.finalDeed() == .restored)
        _ = try await store.undo()
        #expect(try await store.finalDeed() == nil)
    }

    @Test func `An order that changed nothing counts until something is done, and hides no purge`()
        async throws
    {
        let notes: [NoteItem] = [.make("A", id: .numbered(1)), .make("B", id: .numbered(2))]
        let store = try await SQLiteNotesStore.journaling(notes)
        try await store.noteNothingDone()
        #expect(try await store.finalDeed() == .nothing)
        _ = try await store.undo()
        #expect(try await store.finalDeed() == nil)
        try await store.noteNothingDone()
        _ = try await store.redo()
        #expect(try await store.finalDeed() == nil)
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        try await store.purge([.numbered(1)])
        try await store.noteNothingDone()
        #expect(try await store.finalDeed() == .purged(1))
    }

    @Test(
        arguments: [
            { @Sendable in try await $0.filters.add(PrivacyFilter(.deny, .title, text: "Acme")) },
            { @Sendable in _ = try await $0.setView("garden", isPinned: true) },
            { @Sendable in try await $0.conversations.rename(.numbered(5), to: "Boiler") },
            { @Sendable in try await $0.conversations.setPinned(true, .numbered(5)) },
            { @Sendable in try await $0.conversations.delete([.numbered(5)]) },
        ] as [@Sendable (SQLiteNotesStore) async throws -> Void]
    )
    func `An order about another thing than a note is what was done last`(
        order: @Sendable (SQLiteNotesStore) async throws -> Void
    ) async throws {
        let store = try await SQLiteNotesStore.journaling([.make("A", id: .numbered(1))])
        try await store.conversations.begin(5, "hello")
        try await order(store)
        #expect(try await store.finalDeed() == .otherThing)
        _ = try await store.undo()
        #expect(try await store.finalDeed() == nil)
    }

    @Test func `It is none where nothing came before that an undo would take back instead`() async throws {
        let store = try await SQLiteNotesStore.journaling([.make("A", id: .numbered(1))])
        try await store.delete(.numbered(1), by: .person, at: .hours(1))
        #expect(try await store.purge([.numbered(1)]).count == 1)
        #expect(try await store.finalDeed() == nil)
    }
}
