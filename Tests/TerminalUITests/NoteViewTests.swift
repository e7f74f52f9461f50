import Foundation
import Notes
import TerminalUI
import Testing

@Suite struct NoteViewTests {
    private static let world = World.fixed()

    @Test func `A whole note shows its parts in order`() {
        let note = NoteItem(
            id: UUID(),
            title: "Shopping list",
            body: "For **Sunday**:\n- [ ] milk\n- [x] eggs",
            tags: ["home"],
            createdAt: Self.world.daysAgo(3),
            aiSummary: "What to buy for Sunday.",
            aiActionItems: ["Buy milk", "Call Tom"],
            aiCategory: .task,
            source: .conversation,
            isPinned: true,
            folder: "House"
        )
        let look = Look(width: 44)
        let view = NoteView(note, handle: "7f3a", world: Self.world, checkedItems: ["Call Tom"])
        #expect(
            LineEncoder(look).text(view.lines(look)) == """
                ╭ ✅ TASK ────────────────── ★ pinned 7f3a ╮
                │ Shopping list                            │
                │ 11/03/26 · From a conversation · 1 min   │
                │ read · in House                          │
                ╰──────────────────────────────────────────╯

                ╭ SUMMARY ─────────────────────────────────╮
                │ What to buy for Sunday.                  │
                ╰──────────────────────────────────────────╯

                For Sunday:
                1 ☐ milk
                2 ☑ eggs

                ACTION ITEMS
                a1 ☐ Buy milk
                a2 ☑ Call Tom

                 #home

                """
        )
    }

    @Test func `Parts that are not there take no room`() {
        let note = NoteItem(id: UUID(), title: "", createdAt: Self.world.now(), aiSummary: " ")
        let lines = NoteView(note, handle: "7f3a", world: Self.world).lines(Look(width: 30, isUnicode: false))
        #expect(
            lines.map(\.text) == [
                "+---------------------- 7f3a +", "| Untitled                   |", "| 14/03/26 - Typed           |",
                "+----------------------------+",
            ]
        )
    }
}
