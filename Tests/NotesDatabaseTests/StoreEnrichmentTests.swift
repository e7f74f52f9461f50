import Foundation
import Notes
import NotesDatabase
import Testing

struct StoreEnrichmentTests {
    private let enrichment = NoteEnrichment(summary: "A key.", actionItems: ["Copy it"], category: .memory)

    @Test(arguments: StoreKind.allCases)
    func `An enrichment is no change of anybody's`(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let note = NoteItem.make("Key", body: "Under the pot", id: .numbered(1))
            try await store.create(note, by: .person, at: .noon)
            #expect(try await store.enrich(note.id, with: enrichment, ifBody: "Under the pot"))
            let enriched = try #require(try await store.note(note.id))
            #expect(enriched.aiSummary == "A key.")
            #expect(enriched.aiActionItems == ["Copy it"])
            #expect(enriched.aiCategory == .memory)
            #expect(enriched.updatedAt == note.updatedAt)
            #expect(try await store.counts().enriched == 1)
            #expect(try await store.history(of: note.id).count == 1)
            #expect(try await store.undo().first?.after == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `It is dropped when the text is another by now, and when the text changes later`(kind: StoreKind) async throws
    {
        try await kind.withStore { store in
            let note = NoteItem.make("Key", body: "Under the pot", id: .numbered(1))
            try await store.create(note, by: .person, at: .noon)
            #expect(try await !store.enrich(note.id, with: enrichment, ifBody: "In the shed"))
            #expect(try await store.note(note.id)?.isEnriched == false)
            try await store.enrich(note.id, with: enrichment, ifBody: "Under the pot")
            try await store.update(note.id, by: .person, at: .noon) { $0.body = "In the shed" }
            let changed = try #require(try await store.note(note.id))
            #expect(changed.aiSummary == nil)
            #expect(changed.aiActionItems.isEmpty)
            #expect(changed.aiCategory == .memory)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `Undo of a change that left the text alone keeps it`(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let note = NoteItem.make("Key", body: "Under the pot", id: .numbered(1))
            try await store.create(note, by: .person, at: .noon)
            try await store.update(note.id, by: .person, at: .noon) { $0.isPinned = true }
            try await store.enrich(note.id, with: enrichment, ifBody: "Under the pot")
            #expect(try await store.undo().count == 1)
            let undone = try #require(try await store.note(note.id))
            #expect(!undone.isPinned)
            #expect(undone.aiSummary == "A key.")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `A category that a person chose stays`(kind: StoreKind) async throws {
        try await kind.withStore { store in
            var note = NoteItem.make("Key", body: "Under the pot", id: .numbered(1))
            note.aiCategory = .goal
            try await store.create(note, by: .person, at: .noon)
            try await store.enrich(note.id, with: enrichment, ifBody: "Under the pot")
            #expect(try await store.note(note.id)?.aiCategory == .goal)
        }
    }
}
