import AssistantTestSupport
import Notes
import Synchronization
import Testing

@testable import Assistant

/// A tool that magpie does not have: it is all that is needed for one.
private struct ClearFolderTool: NoteTool {
    struct Arguments: Decodable {
        var ids: [String]
    }

    let name = "clear_folder"
    let description = "Delete several notes."
    let schema = ToolSchema([.init("ids", .list(.string), "The notes.", isRequired: true)])
    let effect = ToolEffect.destroys

    func destroys(_ arguments: Arguments) -> [String] { arguments.ids }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        var all = NoteAction(kind: .changed, cards: [], output: ToolOutput(notes: []))
        for id in arguments.ids {
            let action = try await controller.delete(id)
            all.cards += action.cards
            all.output.notes += action.output.notes
        }
        return all
    }
}

struct NewToolTests {
    let world = TestWorld((1...5).map { TestWorld.note(0x1110 + $0, "Note \($0)") })

    private var toolbox: Toolbox {
        let controller = NoteActionController(store: world.store, world: world.world, author: .model("test"))
        return Toolbox(Toolbox.tools(in: world.world) + [ClearFolderTool()], controller: controller)
    }

    private func run(_ arguments: String, answer: Bool) async -> (turn: Turn, questions: [String]) {
        let asked = Mutex<[String]>([])
        let loop = TurnLoop(
            backend: ScriptedBackend([.calls(("clear_folder", arguments))]),
            toolbox: toolbox,
            system: ""
        ) { question in
            asked.withLock { $0.append(question) }
            return answer
        }
        var conversation = Conversation()
        let turn = await loop.run("clear it", in: &conversation, show: { _ in })
        return (turn, asked.withLock { $0 })
    }

    @Test func `A new tool is shown to models with what it is there for`() {
        #expect(toolbox.definitions.last?.name == "clear_folder")
        #expect(
            toolbox.definitions.map(\.effect) == [
                .looks, .looks, .changes, .changes, .destroys, .changes, .changes, .changes, .destroys,
            ]
        )
    }

    @Test func `What a new tool destroys is asked about like any deletion`() async throws {
        let arguments = #"{"ids": ["1111", "1112", "1113", "1114"]}"#
        let refused = await run(arguments, answer: false)
        #expect(refused.questions.count == 1)
        #expect(refused.turn.calls.map(\.result.isError) == [true])
        #expect(try await world.store.counts().notes == 5)
        let allowed = await run(arguments, answer: true)
        #expect(allowed.turn.cards.map(\.preview.state) == Array(repeating: .deleted, count: 4))
        #expect(try await world.store.counts().notes == 1)
    }

    @Test func `A few are not asked about, and are shown as changes`() async throws {
        let (turn, questions) = await run(#"{"ids": ["1111", "1112"]}"#, answer: false)
        #expect(questions.isEmpty)
        #expect(turn.cards.count == 2)
        #expect(try await world.store.counts().notes == 3)
    }
}

struct PreparedCallTests {
    private func prepare(_ name: String, _ arguments: String) -> PreparedCall {
        let call = ToolCall(id: "1", name: name, arguments: arguments)
        return TestWorld().toolbox.prepare(call)
    }

    @Test(arguments: [
        ("delete_note", #"{"id": "7f3a"}"#, ["7f3a"]), ("update_note", #"{"id": "7f3a", "body": " \n"}"#, ["7f3a"]),
        ("update_note", #"{"id": "7f3a", "body": "x"}"#, []), ("update_note", #"{"id": "7f3a", "title": ""}"#, []),
        ("create_note", #"{"body": ""}"#, []), ("search_notes", #"{"query": ""}"#, []),
        ("delete_note", #"{"id": 7}"#, []), ("delete_note", "7f3a", []), ("remove_note", #"{"id": "7f3a"}"#, []),
    ])
    func `A call says which notes it destroys, and none when it cannot be run`(
        name: String,
        arguments: String,
        notes: [String]
    ) {
        #expect(prepare(name, arguments).destroys == notes)
    }

    @Test(arguments: [#"{"limit": 5, "query": "key"}"#, #" {"query":"key","limit":5.0}"#])
    func `Calls that ask for the same are known as the same`(arguments: String) {
        #expect(prepare("search_notes", arguments).key == prepare("search_notes", #"{"query":"key","limit":5}"#).key)
    }
}
