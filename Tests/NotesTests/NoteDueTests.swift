import Foundation
import Notes
import Testing

struct NoteDueTests {
    private func note(_ body: String, due: String? = nil) -> NoteItem {
        NoteItem(
            id: UUID(),
            title: "Call Katrin",
            body: body,
            createdAt: .distantPast,
            dueAt: due.flatMap { DueDate($0) }
        )
    }

    @Test(arguments: [
        ("call Katrin (due 2026-11-27)", "call Katrin", "2026-11-27"),
        ("call (Due 2026-11-27 17:30) Katrin", "call Katrin", "2026-11-27 17:30"),
        ("a (due soon) b (due 2026-11-27)", "a (due soon) b", "2026-11-27"),
        ("a (due 2026-11-26) b (due 2026-11-27) (c)", "a (due 2026-11-26) b (c)", "2026-11-27"),
    ])
    func `An item says in its words when it is due`(text: String, words: String, date: String) {
        let mark = DueMark(text)
        #expect(mark?.words == words)
        #expect(mark?.date.text == date)
    }

    @Test(arguments: ["call Katrin", "call (due soon)", "due 2026-11-27", "(due 2026-11-27", "(due 2026-11-31)", "(("])
    func `Other words say nothing of it`(text: String) {
        #expect(DueMark(text) == nil)
    }

    @Test func `Only open items are due`() {
        let note = note(
            "(due 2026-01-01)\n- [ ] a (due 2026-01-02)\n- [x] b (due 2026-01-03)\n- c (due 2026-01-04)\n- [ ] d"
        )
        #expect(note.dues.map(\.item) == ["a"])
        #expect(note.dues.map(\.line) == [1])
    }

    @Test func `Nested boxes are open, due and ticked as others are`() throws {
        var note = note("- [x] a\n  - [ ] b (due 2026-01-02)\n  * [ ] c")
        #expect(note.openBoxCount == 2)
        #expect(note.dues.map(\.line) == [1])
        #expect(note.dues.map(\.item) == ["b"])
        try NotePatch(check: ["b", "c"]).apply(to: &note)
        #expect(note.body == "- [x] a\n  - [x] b (due 2026-01-02)\n  * [x] c")
    }

    @Test func `An item in a script is none`() {
        #expect(note("```\n- [ ] a (due 2026-01-02)\n```").dues == [])
    }

    @Test(arguments: [
        ("", true), ("text", true), ("- [ ] a\n- [x] b", true), ("- [x] a\n- [x] b", false),
        ("- [x] a\n  - [ ] b", true), ("- [x] a\n* [ ] b", true), ("- [x] a\n\t+ [x] b", false),
    ])
    func `A note is due until all its boxes are ticked`(body: String, isDue: Bool) {
        #expect(!note(body, due: "2026-01-01").dues.isEmpty == isDue)
    }

    @Test(arguments: [
        ("", "- [x] Call Katrin"), ("0176 555", "0176 555\n- [x] Call Katrin"),
        ("- [ ] a\n- [x] b", "- [x] a\n- [x] b"),
        ("- [x] a", "- [x] a"), ("- [x] a\n  * [ ] b", "- [x] a\n  * [x] b"),
    ])
    func `Done ticks every box, and makes one where there is none`(before: String, after: String) {
        var note = note(before, due: "2026-01-01")
        note.complete()
        #expect(note.body == after)
        #expect(note.isDone)
        #expect(note.dueAt?.text == "2026-01-01")
        note.reopen()
        #expect(!note.isDone)
    }

    @Test func `A patch sets, moves and removes the date, and ticks an item without naming its date`() throws {
        var note = note("- [ ] call Katrin (due 2026-11-27)\n- [ ] call Katrins mother")
        try NotePatch(due: DueDate("2026-11-27").map { .set($0) }).apply(to: &note)
        #expect(note.dueAt?.text == "2026-11-27")
        try NotePatch(title: "Calls").apply(to: &note)
        #expect(note.dueAt?.text == "2026-11-27")
        try NotePatch(check: ["Call Katrin"], due: .remove).apply(to: &note)
        #expect(note.dueAt == nil)
        #expect(note.body == "- [x] call Katrin (due 2026-11-27)\n- [ ] call Katrins mother")
        try NotePatch(isDone: true).apply(to: &note)
        #expect(note.isDone)
    }

    @Test func `A title of an item has no date`() {
        #expect(NoteTitle.from(body: "- [ ] call Katrin (due 2026-11-27)") == "call Katrin")
    }

    @Test func `JSON has the date as it is written, and a wrong one reads as none`() throws {
        let note = note("", due: "2026-11-27 17:30")
        let json = String(decoding: try JSONEncoder().encode(note), as: UTF8.self)
        #expect(json.contains(#""dueAt":"2026-11-27 17:30""#))
        #expect(try JSONDecoder().decode(NoteItem.self, from: Data(json.utf8)).dueAt == note.dueAt)
        let wrong = json.replacing("2026-11-27 17:30", with: "soon")
        #expect(try JSONDecoder().decode(NoteItem.self, from: Data(wrong.utf8)).dueAt == nil)
        #expect(!String(decoding: try JSONEncoder().encode(self.note("")), as: UTF8.self).contains("dueAt"))
    }

    @Test func `A change of the date is told in a line`() {
        var later = note("", due: "2026-11-27")
        let before = later
        later.dueAt = DueDate("2026-12-01 09:00")
        let change = NoteChange(id: 1, step: 1, author: .person, date: .distantPast, before: before, after: later)
        #expect(change.lines == [.removed("Due: 2026-11-27"), .added("Due: 2026-12-01 09:00")])
    }
}
