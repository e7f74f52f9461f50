import Foundation
import Notes
import Testing

@Suite struct NotePatchTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var patch: NotePatch
        var before: String
        var after: String

        var testDescription: String { name }
    }

    @Test(
        arguments: [
            Case(
                name: "append",
                patch: NotePatch(append: "- [ ] eggs"),
                before: "- [ ] milk",
                after: "- [ ] milk\n- [ ] eggs"
            ),
            Case(name: "append after blank lines", patch: NotePatch(append: "b"), before: "a\n\n", after: "a\nb"),
            Case(name: "append nothing", patch: NotePatch(append: ""), before: "a\n", after: "a\n"),
            Case(
                name: "remove a line that ends as on Windows",
                patch: NotePatch(replacement: .init(find: "b", with: "")),
                before: "a\r\nb\r\nc",
                after: "a\r\nc"
            ),
            Case(name: "append to nothing", patch: NotePatch(append: "a"), before: "", after: "a"),
            Case(
                name: "replace a part",
                patch: NotePatch(replacement: .init(find: "14th", with: "15th")),
                before: "Due on the 14th.",
                after: "Due on the 15th."
            ),
            Case(
                name: "remove a line in the middle",
                patch: NotePatch(replacement: .init(find: "- [ ] milk", with: "")),
                before: "- [ ] eggs\n- [ ] milk\n- [ ] jam",
                after: "- [ ] eggs\n- [ ] jam"
            ),
            Case(
                name: "remove the last line",
                patch: NotePatch(replacement: .init(find: "- [ ] milk", with: "")),
                before: "- [ ] eggs\n- [ ] milk",
                after: "- [ ] eggs"
            ),
            Case(
                name: "remove the only line",
                patch: NotePatch(replacement: .init(find: "- [ ] milk", with: "")),
                before: "- [ ] milk",
                after: ""
            ),
            Case(
                name: "a whole line wins over a longer one that begins so",
                patch: NotePatch(replacement: .init(find: "- [ ] milk", with: "- [ ] oat milk")),
                before: "- [ ] milk powder\n- [ ] milk",
                after: "- [ ] milk powder\n- [ ] oat milk"
            ),
            Case(
                name: "tick",
                patch: NotePatch(check: ["Milk"]),
                before: "- [ ] milk\n- [ ] jam",
                after: "- [x] milk\n- [ ] jam"
            ),
            Case(
                name: "tick by a part",
                patch: NotePatch(check: ["milk"]),
                before: "- [ ] oat milk",
                after: "- [x] oat milk"
            ),
            Case(name: "untick", patch: NotePatch(uncheck: ["milk"]), before: "- [x] milk", after: "- [ ] milk"),
            Case(
                name: "tick the open one of two that are alike",
                patch: NotePatch(check: ["milk"]),
                before: "- [x] milk\n- [ ] milk",
                after: "- [x] milk\n- [x] milk"
            ),
        ]
    )
    func `A patch changes the body as it says and nothing else`(change: Case) throws {
        var note = NoteItem(id: UUID(), title: "List", body: change.before, createdAt: .distantPast)
        let before = note
        try change.patch.apply(to: &note)
        #expect(note.body == change.after)
        note.body = before.body
        #expect(note == before)
    }

    @Test(
        arguments: [
            (NotePatch(replacement: .init(find: "tea", with: "x")), NotePatch.Misfit.notFound("tea")),
            (NotePatch(replacement: .init(find: "", with: "x")), .notFound("")),
            (NotePatch(replacement: .init(find: "mi", with: "x")), .ambiguous("mi", count: 2)),
            (NotePatch(check: ["tea"]), .noSuchLine("tea", lines: ["milk", "mint"])),
            (NotePatch(check: ["mi"]), .ambiguous("mi", count: 2)),
            (NotePatch(check: [""]), .noSuchLine("", lines: ["milk", "mint"])),
            (NotePatch(title: " \n"), .emptyTitle),
        ]
    )
    func `A patch that does not fit says why`(patch: NotePatch, misfit: NotePatch.Misfit) {
        var note = NoteItem(id: UUID(), title: "List", body: "- [ ] milk\n- [x] mint", createdAt: .distantPast)
        #expect(throws: misfit) { try patch.apply(to: &note) }
    }

    @Test func `Tags lose their hash, spaces and repetitions`() {
        #expect(NotePatch.normalized(["#work", " deep  work ", "Work", "", "#"]) == ["work", "deep work"])
    }
}
