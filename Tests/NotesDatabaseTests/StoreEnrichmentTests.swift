import Foundation
import Notes
import NotesDatabase
import Testing

@Suite struct StoreEnrichmentTests {
    private static let plan = NoteItem.make("Plan", body: "Paint the shed.", id: .numbered(1))
    private static let found = NoteEnrichment(summary: "A shed.", actionItems: ["Paint the shed"], category: .task)

    @Test func `What was found out is kept, and is no change of the note's`() async throws {
        let other = NoteItem.make("Other", id: .numbered(2), createdAt: .hours(1))
        let store = try await SQLiteNotesStore.journaling([Self.plan, other])
        #expect(try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1)))
        var expected = Self.plan
        expected.aiSummary = "A shed."
        expected.aiActionItems = ["Paint the shed"]
        expected.aiCategory = .task
        #expect(try await store.notes(NoteFilter()) == [other, expected])
        #expect(try await store.counts().enriched == 1)
        #expect(try await store.notes(NoteFilter(category: .task)) == [expected])
        #expect(try await store.search(NoteQuery("shed")) == [expected])
        #expect(try await store.history(of: Self.plan.id).count == 1)
    }

    @Test func `Categories are counted as notes come, change, go and come back`() async throws {
        let other = NoteItem.make("Other", id: .numbered(2), createdAt: .hours(1))
        let store = try await SQLiteNotesStore.journaling([Self.plan, other])
        func counts() async throws -> [NoteCategory: Int] {
            try await store.categories().reduce(into: [:]) { $0[$1.category] = $1.count }
        }
        #expect(try await counts() == [.other: 2])
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1))
        #expect(try await counts() == [.other: 1, .task: 1])
        try await store.delete(Self.plan.id, by: .person, at: .hours(2))
        #expect(try await counts() == [.other: 1])
        try await store.restore(Self.plan.id, by: .person, at: .hours(3))
        #expect(try await counts() == [.other: 1, .task: 1])
        try await store.delete(Self.plan.id, by: .person, at: .hours(4))
        _ = try await store.purge([Self.plan.id])
        #expect(try await counts() == [.other: 1])
    }

    @Test func `What was found out about another body is refused`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        #expect(try await !store.enrich(Self.plan.id, with: Self.found, ifBody: "Paint the house.", at: .hours(1)))
        #expect(try await store.note(Self.plan.id) == Self.plan)
    }

    @Test func `A note in the Trash or unknown is left alone`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.delete(Self.plan.id, by: .person, at: .hours(1))
        #expect(try await !store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1)))
        #expect(try await !store.enrich(.numbered(9), with: Self.found, ifBody: "", at: .hours(1)))
        #expect(try await store.note(Self.plan.id)?.aiSummary == nil)
    }

    @Test func `What a person or another model said already stays`() async throws {
        var plan = Self.plan
        plan.aiCategory = .idea
        plan.aiSummary = "Mine."
        let store = try await SQLiteNotesStore.journaling([plan])
        try await store.enrich(plan.id, with: Self.found, ifBody: plan.body, at: .hours(1))
        let note = try await store.note(plan.id)
        #expect(note?.aiCategory == .idea)
        #expect(note?.aiSummary == "Mine.")
        #expect(note?.aiActionItems == ["Paint the shed"])
    }

    @Test func `A new body drops the summary and the items of the old one, a new title does not`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1))
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.title = "Shed" }
        #expect(try await store.note(Self.plan.id)?.aiSummary == "A shed.")
        try await store.update(Self.plan.id, by: .person, at: .hours(2)) { $0.body = "Sell the shed." }
        let note = try await store.note(Self.plan.id)
        #expect(note?.aiSummary == nil)
        #expect(note?.aiActionItems == [])
        #expect(note?.aiCategory == .task)
    }

    @Test func `A body and a summary that are given together both stay`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        let change = try await store.update(Self.plan.id, by: .person, at: .hours(1)) { note in
            note.body = "Sell the shed."
            note.aiSummary = "Sold."
        }
        #expect(change?.after?.aiSummary == "Sold.")
    }

    @Test func `Undo and redo of a change that left the body keep what was found out since`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.isPinned = true }
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1))
        let undone = try await store.undo().first?.after
        #expect(undone?.isPinned == false)
        #expect(undone?.aiSummary == "A shed.")
        #expect(undone?.aiCategory == .task)
        #expect(try await store.note(Self.plan.id) == undone)
        #expect(try await store.redo().first?.after?.aiActionItems == ["Paint the shed"])
    }

    @Test func `Undo of a new body brings back what was found out about the old one`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1))
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.body = "Sell the shed." }
        try await store.enrich(
            Self.plan.id,
            with: NoteEnrichment(summary: "To sell."),
            ifBody: "Sell the shed.",
            at: .hours(1)
        )
        #expect(try await store.undo().first?.after?.aiSummary == "A shed.")
        #expect(try await store.redo().first?.after?.aiSummary == nil)
    }

    @Test func `Undo drops what was found out about a body that it takes back`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.body = "Sell the shed." }
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: "Sell the shed.", at: .hours(1))
        #expect(try await store.undo().first?.after == Self.plan)
    }

    @Test func `A category that a person changed is taken back by undo`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1))
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.aiCategory = .idea }
        #expect(try await store.undo().first?.after?.aiCategory == .task)
        #expect(try await store.redo().first?.after?.aiCategory == .idea)
    }

    @Test func `What was undone can be redone after a note was enriched`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.plan])
        try await store.update(Self.plan.id, by: .person, at: .hours(1)) { $0.title = "Shed" }
        _ = try await store.undo()
        try await store.enrich(Self.plan.id, with: Self.found, ifBody: Self.plan.body, at: .hours(1))
        let redone = try await store.redo().first?.after
        #expect(redone?.title == "Shed")
        #expect(redone?.aiSummary == "A shed.")
    }

    @Test func `An action item stays whose words stand in the text, but not one after the other`() async throws {
        var plan = Self.plan
        plan.body = "Call the bank about the fence. Anna knows more."
        plan.aiActionItems = ["Call Anna"]
        let store = try await SQLiteNotesStore.journaling([plan])
        _ = try await store.update(plan.id, by: .person, at: .hours(1)) { $0.body += "\nAnd the gate." }
        #expect(try await store.note(plan.id)?.aiActionItems == ["Call Anna"])
    }

    @Test func `What came with an import in words of its own stays when the text changes`() async throws {
        var plan = Self.plan
        plan.aiSummary = "What the garden needs"
        plan.aiActionItems = ["Ask Bob for a brush"]
        let store = try await SQLiteNotesStore.journaling([plan])
        _ = try await store.update(plan.id, by: .person, at: .hours(1)) { $0.body += "\nAnd the fence." }
        let note = try #require(try await store.note(plan.id))
        #expect(note.aiSummary == "What the garden needs" && note.aiActionItems == ["Ask Bob for a brush"])
    }
}
