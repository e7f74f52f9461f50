import Foundation
import Notes
import Testing

/// What a box is, and what a tick changes.
struct BoxTests {
    private static let body = """
        - [ ] real
        - [ ]
        ```
        - [ ] fenced
        ```
        ~~~
        - [ ] waved
        ~~~

        text

            - [ ] indented
        """

    private static func note(_ body: String) -> NoteItem {
        NoteItem(
            id: UUID(),
            title: "A",
            body: body,
            createdAt: Date(timeIntervalSince1970: 0),
            aiSummary: "Two",
            aiActionItems: ["one"]
        )
    }

    @Test func `Boxes in code and boxes without words are no tasks`() {
        #expect(BodyLine.tasks(in: Self.body).map(\.text) == ["real"])
        #expect(Self.note(Self.body).openBoxCount == 1)
        var note = Self.note(Self.body)
        note.complete()
        #expect(note.isDone)
        #expect(note.body.hasPrefix("- [x] real\n- [ ]\n"))
    }

    @Test(arguments: [
        ("- [x] one\n- [ ] two", true), ("- [ ] one\n- [x] two", true), ("- [ ] one\n- [ ] three", false),
        ("- [ ] one\n- [ ] two\nmore", false), ("- [ ] one\n- [ ] twx", false),
    ])
    func `A tick leaves the summary and the action items, a change of the text does not`(body: String, isKept: Bool) {
        let note = Self.note("- [ ] one\n- [ ] two")
        let edited = note.edited(at: Date(timeIntervalSince1970: 9)) { $0.body = body }
        #expect(edited?.aiSummary == (isKept ? "Two" : nil))
        #expect(edited?.aiActionItems == (isKept ? ["one"] : []))
    }
}
