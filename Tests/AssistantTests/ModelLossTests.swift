import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Synchronization
import Testing

/// What a model may destroy before the person is asked, by whatever name.
struct ModelLossTests {
    private let world: TestWorld

    init() {
        let notes = (1...12).map {
            TestWorld.note(0x1100 + $0, "Paper \($0)", "one two three four five six", tags: ["a"])
        }
        world = TestWorld(notes)
    }

    /// Runs a turn of a model on a server.
    /// - Returns: the turn, and what was asked.
    private func turn(
        _ line: String,
        _ steps: [ScriptedBackend.Step],
        in conversation: inout Conversation,
        answer: Bool = false,
        approval: Approval = .changes,
        maxNotes: Int? = nil
    ) async -> (turn: Turn, questions: [String]) {
        let asked = Mutex<[String]>([])
        let controller = NoteActionController(
            store: world.store,
            world: world.world,
            author: .model("m"),
            maxNotes: maxNotes
        )
        let loop = TurnLoop(
            backend: NamedBackend(name: "m", model: "m", isRemote: true, ScriptedBackend(steps)),
            toolbox: Toolbox(controller: controller, world: world.world),
            system: "",
            approval: approval
        ) { question in
            asked.withLock { $0.append(question) }
            return answer
        }
        let turn = await loop.run(line, in: &conversation, show: { _ in })
        return (turn, asked.withLock { $0 })
    }

    private func turn(
        _ line: String,
        _ steps: [ScriptedBackend.Step],
        answer: Bool = false,
        approval: Approval = .changes,
        maxNotes: Int? = nil
    ) async -> (turn: Turn, questions: [String]) {
        var conversation = Conversation()
        return await turn(line, steps, in: &conversation, answer: answer, approval: approval, maxNotes: maxNotes)
    }

    private func step(_ name: String, _ numbers: ClosedRange<Int>, _ rest: String = "") -> ScriptedBackend.Step {
        let calls = numbers.map { number in
            let id = String(0x1100 + number, radix: 16)
            return ToolCall(id: "c\(number)", name: name, arguments: #"{"id":"\#(id)"\#(rest)}"#)
        }
        return .events(calls.map(ModelEvent.call) + [.finished(nil)])
    }

    private func untouched() async throws -> Int {
        try await world.store.notes(NoteFilter()).count { note in
            note.title.hasPrefix("Paper") && note.body == "one two three four five six" && note.tags == ["a"]
        }
    }

    @Test(arguments: [
        (#","title":"x","body":"y""#, "overwrite"), (#","body":" ""#, "delete"), (#","title":"x""#, "retitle"),
        (#","body":"one two""#, "overwrite"), (#","tags":[]"#, "take the tags off"),
        (#","replace":{"find":"two three four five six","with":""}"#, "overwrite"),
    ])
    func `Twelve notes that lose something are asked about, whatever it is called`(rest: String, verb: String)
        async throws
    {
        let (turn, questions) = await turn("hello", [step("update_note", 1...12, rest)], approval: .never)
        #expect(turn.proposals.isEmpty && questions.count == 1)
        #expect(questions.allSatisfy { $0.hasPrefix("The assistant wants to \(verb) “Paper 1”") }, "\(questions)")
        #expect(try await untouched() == 12)
    }

    @Test func `Three deletions a turn for four turns are asked about after the third`() async throws {
        var conversation = Conversation()
        var questions: [String] = []
        for number in 0..<4 {
            let numbers = (number * 3 + 1)...(number * 3 + 3)
            questions += await turn("delete all notes", [step("delete_note", numbers)], in: &conversation).questions
        }
        #expect(questions.count == 3)
        #expect(questions.first?.contains("after 3 others") == true)
        #expect(try await untouched() == 9)
    }

    @Test func `What was lost long ago does not count`() async throws {
        var conversation = Conversation()
        _ = await turn("delete all notes", [step("delete_note", 1...3)], in: &conversation)
        for _ in 1..<LossGuard.window { _ = await turn("hello", [.says("Hi.")], in: &conversation) }
        #expect(await turn("delete all notes", [step("delete_note", 4...6)], in: &conversation).questions.isEmpty)
        #expect(try await untouched() == 6)
    }

    @Test func `A conversation that was resumed remembers what was lost in it`() async throws {
        var conversation = Conversation()
        _ = await turn("delete all notes", [step("delete_note", 1...3)], in: &conversation)
        var resumed = Conversation(messages: conversation.messages)
        #expect(await turn("delete all notes", [step("delete_note", 4...4)], in: &resumed).questions.count == 1)
    }

    @Test func `Piece by piece is counted like all at once`() async throws {
        let words = ["one", "two", "three", "four", "five"]
        let steps = words.map { step("update_note", 1...4, #","replace":{"find":"\#($0)","with":""}"#) }
        let (_, questions) = await turn("rewrite all", steps, approval: .never)
        #expect(questions.count == 1)
    }

    @Test func `A note that lost something counts once in a turn, and new notes do not count`() async throws {
        let steps = [
            step("update_note", 1...3, #","title":"x""#), step("update_note", 1...3, #","body":"y""#),
            step("delete_note", 1...3),
        ]
        #expect(await turn("rename, rewrite and delete all", steps).questions.isEmpty)
    }

    @Test func `Adding to twenty notes is asked nobody about`() async throws {
        let (turn, questions) = await turn(
            "add seven to all papers",
            [step("update_note", 1...12, #","append":"seven""#)],
            approval: .never
        )
        #expect(questions.isEmpty && turn.proposals.isEmpty)
        #expect(turn.losses == 0)
    }

    @Test func `The notes of a folder count when the folder is removed, and so does each undo`() async throws {
        try await world.store.write(
            (1...4).map { .update(TestWorld.id(0x1100 + $0)) { $0.folder = "Papers" } },
            by: .person,
            at: TestWorld.now
        )
        let removal = ScriptedBackend.Step.calls(("folders", #"{"action":"delete","name":"Papers"}"#))
        let (_, questions) = await turn("delete the folder papers", [removal])
        #expect(questions == ["The assistant wants to delete the folder “Papers”. Let it?"])
        #expect(try await world.store.folders().map(\.name).contains("Papers"))
        let (undone, _) = await turn("add milk", [.calls(("undo", "{}"))])
        #expect(undone.calls.first?.result.isError == true)
    }

    @Test func `Where notes are limited, new ones that would send old ones to the Trash wait`() async throws {
        let calls = (1...5).map { ToolCall(id: "c\($0)", name: "create_note", arguments: #"{"body":"new \#($0)"}"#) }
        let step = ScriptedBackend.Step.events(calls.map(ModelEvent.call) + [.finished(nil)])
        let (turn, questions) = await turn("note five things", [step], maxNotes: 12)
        #expect(questions.isEmpty && turn.proposals.count == 5)
        #expect(try await untouched() == 12)
        #expect(await self.turn("note five things", [step], approval: .never, maxNotes: 12).questions.count == 1)
    }

    @Test func `Never asks about single changes, and still before much is destroyed`() async throws {
        let single = await turn("hello", [step("update_note", 1...1, #","body":"y""#)], approval: .never)
        #expect(single.turn.proposals.isEmpty && single.questions.isEmpty)
        #expect(await turn("hello", [step("delete_note", 2...8)], approval: .never).questions.count == 1)
        #expect(try await untouched() == 11)
    }

    @Test func `All asks about everything that is written, also new notes`() async throws {
        let create = ScriptedBackend.Step.calls(("create_note", #"{"title":"Train","body":"7:40"}"#))
        let update = step("update_note", 1...1, #","append":"seven""#)
        let (turn, _) = await turn("add seven to paper 1", [create, update], approval: .all)
        #expect(turn.proposals.map(\.card.preview.state) == [.created, .updated])
        #expect(try await world.store.counts().notes == 12)
        for proposal in turn.proposals { _ = try await proposal.accept(in: world.store) }
        #expect(try await world.store.counts().notes == 13)
        #expect(try await untouched() == 11)
    }

    @Test(arguments: ["add eggs to paper 1", "what is in paper 1?", "no thanks", "remove eggs from paper 1"])
    func `A note that is named is not deleted, emptied or retitled without a word for it`(line: String) async throws {
        var conversation = Conversation()
        _ = await turn("hello", [.says("Anything else?")], in: &conversation)
        let steps = [
            ScriptedBackend.Step.calls(("search_notes", #"{"query":"paper"}"#)), step("delete_note", 1...1),
            step("update_note", 1...1, #","title":"eggs""#),
        ]
        let (turn, _) = await turn(line, steps, in: &conversation)
        #expect(turn.proposals.count == 2)
        #expect(try await untouched() == 12)
    }

    @Test(arguments: [
        ("delete paper 1", "delete_note", ""), ("rename paper 1 to Tax", "update_note", #","title":"Tax""#),
        ("lösche Paper 1", "delete_note", ""),
    ])
    func `What the line has a word for is done after a look as well`(line: String, tool: String, rest: String)
        async throws
    {
        let search = ScriptedBackend.Step.calls(("search_notes", #"{"query":"paper"}"#))
        let (turn, questions) = await turn(line, [search, step(tool, 1...1, rest)])
        #expect(turn.proposals.isEmpty && questions.isEmpty)
        #expect(try await untouched() == 11)
    }

    @Test func `Yes to a question means what was asked, and nothing else`() async throws {
        var conversation = Conversation()
        _ = await turn("hello", [.says("Shall I delete Paper 2?")], in: &conversation)
        let (turn, _) = await turn(
            "yes",
            [step("delete_note", 2...2), step("update_note", 5...5, #","body":"x""#)],
            in: &conversation
        )
        #expect(turn.proposals.map(\.card.handle) == ["1105"])
        #expect(try await untouched() == 11)
    }

    @Test func `What waits is shown once, and not more than twenty times`() async throws {
        let again = step("update_note", 1...1, #","pinned":true"#)
        #expect(await turn("hello", [again, again]).turn.proposals.count == 1)
    }
}
