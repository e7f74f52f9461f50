import TerminalUI
import Testing

@Suite struct TextTableTests {
    private static let table = TextTable([
        .init("/help", "Shows this list of all the commands there are."),
        .init("/check <note> <n>", "Ticks a box."),
    ])

    @Test func `The second column stands beside the first where there is room`() {
        #expect(
            Self.table.lines(Look(width: 50)).map(\.text) == [
                "/help              Shows this list of all the", "                   commands there are.",
                "/check <note> <n>  Ticks a box.",
            ]
        )
    }

    @Test func `Else it stands below`() {
        #expect(
            Self.table.lines(Look(width: 30)).map(\.text) == [
                "/help", "    Shows this list of all the", "    commands there are.", "/check <note> <n>",
                "    Ticks a box.",
            ]
        )
    }
}
