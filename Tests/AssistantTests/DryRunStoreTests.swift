import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing

@Suite struct DryRunStoreTests {
    let base = InMemoryNotesStore([TestWorld.note(0x7F3A, "Spare key", "Under the pot")])

    private func controller() -> NoteActionController {
        let world = TestWorld().world
        return NoteActionController(
            store: DryRunStore(over: base),
            world: world,
            author: .model("test"),
            isPretending: true
        )
    }

    @Test func `Writing is pretended: the store stays as it was`() async throws {
        let before = try await base.notes(NoteFilter())
        let controller = controller()
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
        let controller = controller()
        let handle = try await controller.create(NoteDraft(body: "- [ ] milk")).cards[0].handle
        let update = try await controller.update(handle, NotePatch(check: ["milk"]))
        #expect(update.output.notes[0].body == "- [x] milk")
    }
}
