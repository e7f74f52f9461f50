import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

/// A dry run really writes, into a copy in memory.
@Suite struct DryRunTests {
    let base = SQLiteNotesStore.inMemory([TestWorld.note(0x7F3A, "Spare key", "Under the pot")])

    private func controller() async throws -> NoteActionController {
        let world = TestWorld().world
        return NoteActionController(
            store: try await base.copyInMemory(),
            world: world,
            author: .model("test"),
            isPretending: true
        )
    }

    @Test func `A pretended update is stamped as a real one`() async throws {
        let store = try await SQLiteNotesStore.inMemory([TestWorld.note(1, "One")]).copyInMemory()
        let change = try await store.update(TestWorld.id(1), by: .person, at: TestWorld.now) { $0.title = "Two\0" }
        #expect(change?.after?.updatedAt == TestWorld.now)
        #expect(change?.after?.title == "Two")
    }

    @Test func `Writing is pretended: the store stays as it was`() async throws {
        let before = try await base.notes(NoteFilter())
        let controller = try await controller()
        let cards = [
            try await controller.create(NoteDraft(body: "new")).cards[0],
            try await controller.update("7f3a", NotePatch(append: "x")).cards[0],
            try await controller.delete("7f3a").cards[0],
        ]
        _ = try await controller.search(NoteQuery("key"))
        #expect(cards.map(\.preview.state) == [.created, .updated, .deleted])
        #expect(cards.allSatisfy { $0.isPretended })
        #expect(try await base.notes(NoteFilter()) == before)
        #expect(try await base.undo().isEmpty)
    }

    @Test func `A later step sees what an earlier one pretended`() async throws {
        let controller = try await controller()
        let handle = try await controller.create(NoteDraft(body: "- [ ] milk")).cards[0].handle
        let update = try await controller.update(handle, NotePatch(check: ["milk"]))
        #expect(update.output.notes[0].body == "- [x] milk")
    }

    @Test func `A search finds what an earlier step pretended to write`() async throws {
        let controller = try await controller()
        _ = try await controller.create(NoteDraft(body: "The walrus sleeps."))
        let found = try await controller.search(NoteQuery("sleeping"))
        #expect(found.output.notes.map(\.body) == ["The walrus sleeps."])
    }
}
