import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Assistant

/// It is Saturday, 14 March 2026, 09:26.
struct DueToolTests {
    let world = TestWorld([
        TestWorld.note(0x7F3A, "Call Katrin", "0176 555").due("2026-03-13"),
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk (due 2026-03-20 18:00)\n- [ ] eggs"),
        TestWorld.note(0x09BC, "Pay rent", "- [x] Pay rent").due("2026-03-01"),
        TestWorld.note(0x1111, "Dentist").due("2026-03-16 15:00"),
    ])

    private func note(_ number: Int) async throws -> NoteItem? { try await world.store.note(TestWorld.id(number)) }

    @Test(arguments: [("2026-03-20", "2026-03-20"), ("2026-03-20T17:30", "2026-03-20 17:30")])
    func `A note is created with its due date, and says so`(due: String, written: String) async throws {
        let action = try await world.call("create_note", #"{"title": "Tax", "due": "\#(due)"}"#).get()
        #expect(action.output.notes.first?.due == written)
        #expect(action.cards.first?.dueAt?.text == written)
        #expect(try await world.store.note(action.cards[0].preview.id)?.dueAt?.text == written)
    }

    @Test(arguments: ["tomorrow", "2026-02-30", "2026-03-20 25:00", "2026-03-20T17:30Z", "20.3.2026"])
    func `A due date that is none is refused with what would be one`(due: String) async throws {
        let before = try await world.everything
        for (tool, id) in [("create_note", ""), ("update_note", #""id": "7f3a", "#)] {
            let outcome = await world.call(tool, #"{\#(id)"title": "Tax", "due": "\#(due)"}"#)
            let error = #expect(throws: ToolError.self) { try outcome.get() }
            #expect(
                error?.description
                    == "“due” must be a day that exists, such as 2026-03-14, or such a day and a time, without a zone: "
                    + "2026-03-14 17:30."
            )
        }
        #expect(try await world.everything == before)
    }

    @Test func `A due date is moved, and undone in one step`() async throws {
        let action = try await world.call("update_note", #"{"id": "7f3a", "due": "2026-03-20 17:30"}"#).get()
        #expect(action.cards[0].changes == [.removed("Due: 2026-03-13"), .added("Due: 2026-03-20 17:30")])
        _ = try await world.store.undo()
        #expect(try await note(0x7F3A)?.dueAt?.text == "2026-03-13")
    }

    @Test func `An empty due date takes it away, and null or none leaves it`() async throws {
        for arguments in [#"{"id": "7f3a", "pinned": true, "due": null}"#, #"{"id": "7f3a", "append": "x"}"#] {
            _ = try await world.call("update_note", arguments).get()
            #expect(try await note(0x7F3A)?.dueAt?.text == "2026-03-13")
        }
        _ = try await world.call("update_note", #"{"id": "7f3a", "due": ""}"#).get()
        #expect(try await note(0x7F3A)?.dueAt == nil)
    }

    @Test(arguments: [#""done": true"#, #""check": "Stretch""#])
    func `A reminder that repeats moves to its next time, and the model is told`(change: String) async throws {
        var note = TestWorld.note(0x2222, "Stretch", "- [ ] Stretch\nRepeats: every day at noon")
        note.dueAt = DueDate("2026-03-14 12:00")
        try await world.store.create(note, by: .person, at: note.createdAt)
        let action = try await world.call("update_note", #"{"id": "2222", \#(change)}"#).get()
        #expect(action.output.remark == "It repeats, and is due again: 2026-03-15 12:00.")
        #expect(action.output.notes[0].done == nil)
        #expect(action.cards[0].comesAgain)
        #expect(try await self.note(0x2222)?.body == note.body)
    }

    @Test func `A rhythm that has come to its end is done for good`() async throws {
        var note = TestWorld.note(0x2222, "Stretch", "- [ ] Stretch\nRepeats: every day until 2026-03-14")
        note.dueAt = DueDate("2026-03-14")
        try await world.store.create(note, by: .person, at: note.createdAt)
        _ = try await world.call("update_note", #"{"id": "2222", "done": true}"#).get()
        #expect(try await self.note(0x2222)?.isDone == true)
    }

    @Test func `A reminder is done, and can be opened again`() async throws {
        let action = try await world.call("update_note", #"{"id": "7f3a", "done": true}"#).get()
        #expect(action.output.notes[0].done == true)
        #expect(try await note(0x7F3A)?.body == "0176 555\n- [x] Call Katrin")
        #expect(try await note(0x7F3A)?.dues == [])
        let opened = try await world.call("update_note", #"{"id": "7f3a", "done": false}"#).get()
        #expect(opened.output.notes[0].done == nil)
        #expect(try await note(0x7F3A)?.dues.count == 1)
    }

    @Test(arguments: [
        ("overdue", ["7f3a"]), ("2026-03-14/", ["1111", "5c1e"]), ("/2026-03-16", ["7f3a", "1111"]),
        ("2026-03-16", ["1111"]), ("2026-03-15/2026-03-20", ["1111", "5c1e"]), ("2026-03-21/", []),
        ("", ["1111", "09bc", "5c1e", "7f3a"]),
    ])
    func `A search lists what is due, the first first`(due: String, found: [String]) async throws {
        let action = try await world.call("search_notes", #"{"query": "", "due": "\#(due)"}"#).get()
        if due.isEmpty {
            #expect(Set(action.output.notes.map(\.id)) == Set(found))
        } else {
            #expect(action.output.notes.map(\.id) == found)
        }
    }

    @Test func `A search by words can be kept to what is due`() async throws {
        let action = try await world.call("search_notes", #"{"query": "dentist rent", "due": "2026-01-01/"}"#).get()
        #expect(action.output.notes.map(\.id) == ["1111"])
    }

    @Test(arguments: [
        "soon", "today", "/", "2026-02-30", "2026-03-14/soon", "2026-03-14/2026-03-15/2026-03-16",
        "2026-03-15/2026-03-14",
    ])
    func `A search for what is due at no time is refused with what could be asked`(due: String) async {
        let outcome = await world.call("search_notes", #"{"query": "", "due": "\#(due)"}"#)
        let error = #expect(throws: ToolError.self) { try outcome.get() }
        #expect(
            error?.description
                == "“due” must be overdue, a day such as 2026-03-14, or a first and a last day: 2026-03-14/2026-03-20."
        )
    }

    @Test func `A report tells which items are due, also of a body that is cut`() async throws {
        let body =
            String(repeating: "- [ ] filler\n", count: 90) + "- [ ] milk (due 2026-03-20)\n- [x] tea (due 2026-03-20)"
        let world = TestWorld([TestWorld.note(1, "Long", body)])
        let report = try await world.call("search_notes", #"{"query": "long"}"#).get().output.notes[0]
        #expect(report.truncated)
        #expect(report.dueItems == [DueItem(item: "milk", due: "2026-03-20")])
        #expect(report.due == nil)
    }
}

extension NoteItem {
    fileprivate func due(_ text: String) -> NoteItem {
        var note = self
        note.dueAt = DueDate(text)
        return note
    }
}
