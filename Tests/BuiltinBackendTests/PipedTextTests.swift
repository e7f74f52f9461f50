import Testing

@testable import BuiltinBackend

@Suite struct PipedTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var order: String
        var title: String?
        var testDescription: String { order }
    }

    @Test(
        arguments: [
            Case(order: "note this", title: nil),
            Case(order: "please save this as a note", title: nil),
            Case(order: "keep that", title: nil),
            Case(order: "save this as Board meeting", title: "Board meeting"),
            Case(order: "note this down as board meeting please", title: "Board meeting"),
            Case(order: "make a note of this", title: nil),
        ]
    )
    func `A last line that asks to keep the text is not part of it`(wanted: Case) throws {
        let piped = try #require(PipedText("Minutes of Monday\n- price stays at 9\n\n\(wanted.order)"))
        #expect(piped.body == "Minutes of Monday\n- price stays at 9")
        #expect(piped.title == wanted.title)
    }

    @Test(
        arguments: [
            "Minutes of Monday\n\nsummarise this", "note this", "\n\nnote this", "a\nb",
            "First paragraph.\n\nKeep calm and carry on, said the second paragraph of the text.",
        ]
    )
    func `Other text has no order at its end`(text: String) {
        #expect(PipedText(text) == nil)
    }
}
