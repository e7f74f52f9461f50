import Foundation
import Notes
import Testing

@testable import TerminalUI

@Suite struct CardViewTests {
    static let key = NoteCard(
        preview: NotePreview(
            id: UUID(),
            title: "Spare key",
            snippet: "The spare key is under the blue pot",
            state: .created
        ),
        handle: "7f3a"
    )

    @Test func `A card for a created note is the one in the issue`() {
        #expect(
            CardView(Self.key).lines(Look(width: 47)).map(\.text) == [
                "╭ ✚ CREATED ──────────────────────────── 7f3a ╮",
                "│ Spare key                                   │",
                "│ The spare key is under the blue pot         │",
                "╰─────────────────────────────────────────────╯",
            ]
        )
    }
}
