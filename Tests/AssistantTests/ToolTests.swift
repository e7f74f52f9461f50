import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Assistant

@Suite struct ToolTests {
    let world = TestWorld([
        TestWorld.note(0x7F3A, "Spare key", "The spare key is under the blue pot", tags: ["home"]),
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk\n- [x] eggs"),
    ])

    @Test(
        arguments: [
            ("create_note", #"{"title": 7}"#),
            ("create_note", #"{"body": "x", "colour": "red"}"#),
            ("create_note", #"{"body": "x""#),
            ("create_note", "remember the milk"),
            ("create_note", "[]"),
            ("create_note", ""),
            ("create_note", #"{"title": " ", "body": "\n"}"#),
            ("create_note", #"{"body": "x", "category": "shopping"}"#),
            ("update_note", #"{"append": "x"}"#),
            ("update_note", #"{"id": "7f3a"}"#),
            ("update_note", #"{"id": "ffff", "append": "x"}"#),
            ("update_note", #"{"id": "1", "append": "x"}"#),
            ("update_note", #"{"id": "Spare key", "append": "x"}"#),
            ("update_note", #"{"id": "5c1e", "check": "tea"}"#),
            ("update_note", #"{"id": "5c1e", "replace": {"find": "tea", "with": "x"}}"#),
            ("update_note", #"{"id": "5c1e", "replace": {"find": "milk"}}"#),
            ("update_note", #"{"id": "5c1e", "append": "ok", "check": "tea"}"#),
            ("delete_note", "{}"),
            ("delete_note", #"{"id": "ffff"}"#),
            ("delete_note", #"{"id": ["7f3a"]}"#),
            ("delete_notes", #"{"id": "7f3a"}"#),
            ("search_notes", #"{"query": "key", "from": "yesterday"}"#),
            ("search_notes", #"{"query": "key", "from": "2026-03-14", "to": "2026-03-13"}"#),
            ("search_notes", #"{"query": "key", "limit": 0}"#),
            ("read_note", #"{"id": "7F3A5C1E"}"#),
        ]
    )
    func `A call that makes no sense never touches a note`(tool: String, arguments: String) async throws {
        let before = try await world.everything
        let outcome = await world.call(tool, arguments)
        #expect(throws: ToolError.self) { try outcome.get() }
        #expect(try await world.everything == before)
    }

    @Test func `A wrong call is answered with the error and the schema`() async throws {
        let call = ToolCall(id: "c7", name: "delete_note", arguments: "{}")
        let result = world.toolbox.result(of: call, await world.toolbox.prepare(call).run())
        #expect(result.callID == "c7")
        #expect(result.isError)
        let content = try JSONValue(json: result.content)
        #expect(content["error"]?.text == "The arguments must have “id”.")
        #expect(content["schema"]?["required"] == ["id"])
    }

    @Test(arguments: [(#"{"id": "0b01", "open": true}"#, "- [ ] eggs"), (#"{"id": "0b01"}"#, "- [x] milk\n- [ ] eggs")])
    func `A list is shown without what is ticked off where that is asked for`(arguments: String, shown: String)
        async throws
    {
        let world = TestWorld([TestWorld.note(0x0B01, "Shopping", "- [x] milk\n- [ ] eggs")])
        let action = try await world.call("read_note", arguments).get()
        #expect(action.cards.map(\.preview.snippet) == [shown])
        #expect(action.output.notes.map(\.body) == ["- [x] milk\n- [ ] eggs"])
    }

    @Test func `An unknown tool is answered with the names of those there are`() async {
        let call = ToolCall(id: "c", name: "send_mail", arguments: "{}")
        let result = world.toolbox.result(of: call, await world.toolbox.prepare(call).run())
        #expect(result.content.contains("search_notes, read_note, create_note, update_note, delete_note"))
    }

    @Test func `Creating never overwrites a note with the same title`() async throws {
        let action = try await world.call("create_note", #"{"title": "Spare key", "body": "In the drawer"}"#).get()
        #expect(action.cards.map(\.preview.state) == [.created])
        let titles = try await world.everything.map(\.title)
        #expect(titles.count { $0 == "Spare key" } == 2)
    }

    @Test func `A note without a title takes its first line`() async throws {
        let action = try await world.call("create_note", #"{"body": "\n# Plans for May\n- [ ] paint"}"#).get()
        #expect(action.cards[0].preview.title == "Plans for May")
    }

    @Test(arguments: [("2026-03-15", "2026-03-14"), ("2026-03-14", "2025-03-14")])
    func `A range that ends before it begins is an error`(from: String, to: String) async {
        let outcome = await world.call("search_notes", #"{"query": "", "from": "\#(from)", "to": "\#(to)"}"#)
        #expect(throws: ToolError.badRange(from: from, to: to)) { try outcome.get() }
    }

    @Test(arguments: [(800, false), (801, true)])
    func `A body of more than 800 characters is cut, however many bytes they take`(count: Int, isCut: Bool) async throws
    {
        let body = String(repeating: "漢", count: count)
        let world = TestWorld([TestWorld.note(1, "Long", body)])
        let action = try await world.call("search_notes", #"{"query": "long"}"#).get()
        #expect(action.output.notes.map(\.truncated) == [isCut])
    }

    @Test func `A new note comes from the conversation and is stamped now`() async throws {
        let action = try await world.call("create_note", ##"{"body": "x", "tags": ["#a", "b", "A"], "pinned": true}"##)
            .get()
        let note = try #require(try await world.store.note(action.cards[0].preview.id))
        #expect(note.source == .conversation)
        #expect(note.createdAt == TestWorld.now)
        #expect(note.tags == ["a", "b"])
        #expect(note.isPinned)
    }

    @Test func `An update's card shows the lines that went and came`() async throws {
        let arguments = #"{"id": "5c1e", "append": "- [ ] tea", "check": ["milk"]}"#
        let action = try await world.call("update_note", arguments).get()
        #expect(action.cards[0].preview.state == .updated)
        #expect(
            action.cards[0].changes == [
                .removed("- [ ] milk"), .added("- [x] milk"), .kept("- [x] eggs"), .added("- [ ] tea"),
            ]
        )
    }

    @Test func `An update that changes nothing says so and is not journaled`() async throws {
        let action = try await world.call("update_note", #"{"id": "5c1e", "check": "eggs"}"#).get()
        #expect(action.output.remark == "The note was like that already.")
        #expect(try await world.store.undo().isEmpty)
    }

    @Test func `A deleted note lies in the Trash and can be taken back`() async throws {
        let action = try await world.call("delete_note", #"{"id": "7f3a"}"#).get()
        #expect(action.cards[0].preview.state == .deleted)
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.isTrashed == true)
        _ = try await world.store.undo()
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.isTrashed == false)
    }

    @Test func `An undo of several steps names each note, also those that are gone again`() async throws {
        _ = try await world.call("update_note", #"{"id": "5c1e", "append": "- [ ] tea"}"#).get()
        _ = try await world.call("create_note", #"{"title": "Wifi"}"#).get()
        let action = try await world.call("undo", #"{"times": 2}"#).get()
        #expect(action.output.remark == "Taken back: 2 changes. Gone again: Wifi.")
        #expect(action.output.notes.map(\.title) == [try await world.store.note(TestWorld.id(0x5C1E))?.title])
    }

    @Test func `A step is taken back also where others came later`() async throws {
        let step = try #require(
            try await world.call("update_note", #"{"id": "5c1e", "append": "- [ ] tea"}"#).get().output.step
        )
        _ = try await world.call("create_note", #"{"title": "Wifi"}"#).get()
        let action = try await world.call("undo", #"{"steps": [\#(step)]}"#).get()
        #expect(action.cards[0].changes.contains(.removed("- [ ] tea")))
        #expect(try await world.store.note(TestWorld.id(0x5C1E))?.body.contains("tea") == false)
        #expect(try await world.everything.contains { $0.title == "Wifi" && !$0.isTrashed })
    }

    @Test func `A note that was made goes to the Trash, and one that was deleted comes back, where others came later`()
        async throws
    {
        let made = try #require(try await world.call("create_note", #"{"title": "Wifi"}"#).get().output.step)
        let deleted = try #require(try await world.call("delete_note", #"{"id": "7f3a"}"#).get().output.step)
        _ = try await world.call("create_note", #"{"title": "Boat"}"#).get()
        _ = try await world.call("undo", #"{"steps": [\#(made), \#(deleted)]}"#).get()
        #expect(try await world.everything.contains { $0.title == "Wifi" && $0.isTrashed })
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.isTrashed == false)
    }

    @Test func `What was changed since stays as it is`() async throws {
        let step = try #require(
            try await world.call("update_note", #"{"id": "5c1e", "append": "- [ ] tea"}"#).get().output.step
        )
        _ = try await world.call("update_note", #"{"id": "5c1e", "append": "- [ ] ham"}"#).get()
        let outcome = await world.call("undo", #"{"steps": [\#(step)]}"#)
        #expect(throws: ToolError.changedSince) { try outcome.get() }
        #expect(try await world.store.note(TestWorld.id(0x5C1E))?.body.hasSuffix("- [ ] tea\n- [ ] ham") == true)
    }

    @Test func `What was changed between two steps stays as it is`() async throws {
        let first = try #require(
            try await world.call("update_note", #"{"id": "5c1e", "append": "- [ ] tea"}"#).get().output.step
        )
        try await world.store.update(TestWorld.id(0x5C1E), by: .person, at: TestWorld.now) { $0.body += "\n- [ ] figs" }
        let last = try #require(
            try await world.call("update_note", #"{"id": "5c1e", "append": "- [ ] ham"}"#).get().output.step
        )
        let outcome = await world.call("undo", #"{"steps": [\#(first), \#(last)]}"#)
        #expect(throws: ToolError.changedSince) { try outcome.get() }
        #expect(try await world.store.note(TestWorld.id(0x5C1E))?.body.contains("figs") == true)
    }

    @Test(arguments: [#"{"steps": [1], "redo": true}"#, #"{"steps": [1], "times": 2}"#, #"{"steps": []}"#])
    func `Steps by number go alone`(arguments: String) async {
        let outcome = await world.call("undo", arguments)
        #expect(throws: ToolError.badArguments(["“steps” goes alone."])) { try outcome.get() }
    }

    @Test func `A note in the Trash cannot be changed by a model`() async throws {
        _ = await world.call("delete_note", #"{"id": "7f3a"}"#)
        let outcome = await world.call("update_note", #"{"id": "7f3a", "append": "x"}"#)
        #expect(throws: ToolError.noteInTrash("7f3a")) { try outcome.get() }
    }

    @Test func `An id that begins several ids names none of them`() async throws {
        let world = TestWorld([TestWorld.note(0x7F3A, "One"), twin(of: 0x7F3A, "Two")])
        let outcome = await world.call("delete_note", #"{"id": "7f3a"}"#)
        let error = #expect(throws: ToolError.self) { try outcome.get() }
        #expect(error?.description.contains("7f3a0") == true)
        #expect(try await world.everything.allSatisfy { !$0.isTrashed })
    }

    @Test func `What a search returns is stamped as referenced once it was shown, and nothing else`() async throws {
        let backend = ScriptedBackend([
            .calls(("search_notes", #"{"query": "where is the key?"}"#)),
            .says("Under the pot."),
        ])
        let loop = TurnLoop(backend: backend, toolbox: world.toolbox, system: "")
        var conversation = Conversation()
        let turn = await loop.run("where is the key?", in: &conversation) { _ in }
        #expect(turn.cards.map(\.preview.title) == ["Spare key"])
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.lastReferencedAt == TestWorld.now)
        #expect(try await world.store.note(TestWorld.id(0x5C1E))?.lastReferencedAt == nil)
    }

    @Test func `A note that is read after a search shows the passage for which it was found`() async throws {
        let body = String(repeating: "filler words here ", count: 50) + "KEYTWO opens the shed"
        let world = TestWorld([TestWorld.note(0x7F3A, "Long", body)])
        let backend = ScriptedBackend([
            .calls(("search_notes", #"{"query": "KEYTWO", "quiet": true}"#)),
            .calls(("read_note", #"{"id": "7f3a"}"#)), .says("There."),
        ])
        let loop = TurnLoop(backend: backend, toolbox: world.toolbox, system: "")
        var conversation = Conversation()
        let turn = await loop.run("find KEYTWO", in: &conversation) { _ in }
        #expect(turn.cards.map { $0.preview.snippet.contains("KEYTWO") } == [true])
    }

    @Test func `What a model looked at and nobody was shown is not stamped`() async throws {
        _ = try await world.call("search_notes", #"{"query": "key", "quiet": true}"#).get()
        #expect(try await world.everything.allSatisfy { $0.lastReferencedAt == nil })
    }

    @Test func `A model is told what is related and why, the topics, the tags and the versions of a note`() async throws
    {
        let tags = try await world.call("folders", "{}").get().output.tags
        #expect(tags?.isEmpty == false)
        _ = try await world.call("update_note", #"{"id": "7f3a", "append": "and in the shed"}"#).get()
        let versions = try await world.call("read_note", #"{"id": "7f3a", "versions": true}"#).get().output.versions
        #expect(versions?.count == 2)
        let related = try await world.call("search_notes", #"{"query": "", "related": "7f3a"}"#).get().output
        #expect(related.reasons?.count == related.notes.count)
        #expect(try await world.call("search_notes", #"{"query": "", "topic": "people"}"#).get().output.topic != nil)
    }

    @Test func `An empty search lists the newest notes in a range of days`() async throws {
        let today = try await world.call("search_notes", #"{"query": "", "from": "2026-03-14"}"#).get()
        #expect(today.cards.count == 2)
        let yesterday = try await world.call("search_notes", #"{"query": "", "to": "2026-03-13"}"#).get()
        #expect(yesterday.cards.isEmpty)
    }

    @Test func `A long body is cut in a search and whole when it is read`() async throws {
        let body = String(repeating: "walrus ", count: 200)
        let world = TestWorld([TestWorld.note(0x1A2B, "Zoo", body)])
        let found = try await world.call("search_notes", #"{"query": "walrus"}"#).get().output.notes[0]
        #expect(found.truncated)
        #expect(found.body.count == NotePreview.snippetLength)
        let read = try await world.call("read_note", #"{"id": "1a2b"}"#).get().output.notes[0]
        #expect(!read.truncated)
        #expect(read.body == body)
    }

    private func twin(of number: Int, _ title: String) -> NoteItem {
        let digits = String(number, radix: 16)
        let id = UUID(uuidString: "\(digits)0001-0000-4000-8000-000000000000")
        return NoteItem(id: id ?? UUID(), title: title, createdAt: TestWorld.now)
    }
}
