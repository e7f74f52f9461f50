import Foundation
import Notes
import Testing

@testable import TerminalUI

struct RelatedListViewTests {
    private static let related = [
        RelatedNote(note: note("Radar brief"), reasons: [.sharesTags(["a", "b"]), .mentions("Radar")]),
        RelatedNote(note: note("Autumn\u{1B}[2J"), reasons: [.linksHere, .isOfSameWeek]),
    ]

    private static func note(_ title: String) -> NoteItem {
        NoteItem(id: UUID(uuid: (0x7F, 0x3A, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), title: title, createdAt: .now)
    }

    private static func text(_ related: [RelatedNote], width: Int) -> String {
        let look = Look(width: width)
        return RelatedListView(related, handles: [:], title: "Costs").lines(look).map(\.text).joined(separator: "\n")
    }

    @Test func `Reasons stand beside the titles where there is room for all`() {
        #expect(
            Self.text(Self.related, width: 80) == """
                1  7f3a  Radar brief  shares 2 tags · mentions ‘Radar’
                2  7f3a  Autumn       links to this note · same week
                """
        )
    }

    @Test func `Reasons stand below the titles on a narrow terminal`() {
        #expect(
            Self.text(Self.related, width: 40) == """
                1  7f3a  Radar brief
                         shares 2 tags · mentions
                         ‘Radar’
                2  7f3a  Autumn
                         links to this note · same week
                """
        )
    }

    @Test func `An empty list says so`() {
        #expect(Self.text([], width: 80) == "No other note has to do with “Costs”.")
    }
}
