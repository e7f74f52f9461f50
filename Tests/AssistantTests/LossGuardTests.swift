import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Synchronization
import Testing

struct LossGuardTests {
    let world = TestWorld((1...9).map { TestWorld.note(0x1110 + $0, "Note \($0)") })

    private func run(
        _ steps: [ScriptedBackend.Step],
        answer: Bool?,
        isInterrupting: Bool = false
    ) async -> (turn: Turn, questions: [String]) {
        let asked = Mutex<[String]>([])
        let confirm: TurnLoop.Confirm = { question in
            asked.withLock { $0.append(question) }
            return isInterrupting ? nil : answer
        }
        let loop = TurnLoop(
            backend: ScriptedBackend(steps),
            toolbox: world.toolbox,
            system: "",
            confirm: answer == nil ? nil : confirm
        )
        var conversation = Conversation()
        let turn = await loop.run("delete them", in: &conversation, show: { _ in })
        return (turn, asked.withLock { $0 })
    }

    private func deletions(_ numbers: ClosedRange<Int>) -> ScriptedBackend.Step {
        let calls = numbers.map { ToolCall(id: "c\($0)", name: "delete_note", arguments: #"{"id": "111\#($0)"}"#) }
        return .events(calls.map(ModelEvent.call) + [.finished(nil)])
    }

    private var left: Int {
        get async throws { try await world.store.counts().notes }
    }

    @Test func `Three deletions in a turn are not asked about`() async throws {
        let (turn, questions) = await run([deletions(1...3)], answer: true)
        #expect(questions.isEmpty)
        #expect(turn.calls.allSatisfy { !$0.result.isError })
        #expect(try await left == 6)
    }

    @Test func `More than three in one step are asked about before any is done`() async throws {
        let (_, questions) = await run([deletions(1...5)], answer: true)
        #expect(questions.count == 1)
        #expect(questions[0].contains("“Note 1”, “Note 2”, “Note 3”, “Note 4”, “Note 5”"))
        #expect(try await left == 4)
    }

    @Test func `The fourth is asked about also when it comes in a later step`() async throws {
        let (_, questions) = await run([deletions(1...2), deletions(3...3), deletions(4...4)], answer: false)
        #expect(questions == ["The assistant wants to delete “Note 4” after 3 others. Let it?"])
        #expect(try await left == 6)
    }

    @Test(arguments: [false, nil]) func `Without a yes none of them is deleted, and the model is told`(
        answer: Bool?
    ) async throws {
        let (turn, _) = await run([deletions(1...5)], answer: answer)
        #expect(turn.calls.allSatisfy { $0.result.isError && $0.result.content.contains("more than 3 notes") })
        #expect(try await left == 9)
    }

    @Test func `A no holds for the rest of the turn, and is not asked for again`() async throws {
        let (turn, questions) = await run([deletions(1...5), deletions(6...6), deletions(7...8)], answer: false)
        #expect(questions.count == 1)
        #expect(turn.calls.count == 8)
        #expect(try await left == 9)
    }

    @Test func `Ctrl-C at the question stops the turn, and nothing is deleted`() async throws {
        let steps = [deletions(1...5), .says("Then not.")]
        let (turn, _) = await run(steps, answer: true, isInterrupting: true)
        #expect(turn.ending == .interrupted)
        #expect(turn.reply.isEmpty)
        #expect(turn.calls.allSatisfy { $0.result.isError })
        #expect(try await left == 9)
    }

    @Test func `Emptying a note counts as deleting it`() async throws {
        let calls = (1...4).map {
            ToolCall(id: "c\($0)", name: "update_note", arguments: #"{"id": "111\#($0)", "title": "-", "body": " "}"#)
        }
        let (turn, questions) = await run([.events(calls.map(ModelEvent.call) + [.finished(nil)])], answer: false)
        #expect(questions.count == 1)
        #expect(turn.calls.allSatisfy { $0.result.isError })
    }

    @Test func `A title cannot pass for the rest of the question`() async throws {
        let store = world.store
        try await store.update(TestWorld.id(0x1111), by: .person, at: TestWorld.now) { $0.title = "a” and “b\"" }
        let (_, questions) = await run([deletions(1...4)], answer: false)
        #expect(questions[0].contains("“a’ and ’b’”"))
    }

    @Test func `Notes of one title are told apart by their handles`() async throws {
        for number in 0x1111...0x1112 {
            try await world.store.update(TestWorld.id(number), by: .person, at: TestWorld.now) { $0.title = "Radar" }
        }
        let (_, questions) = await run([deletions(1...4)], answer: false)
        #expect(questions[0].contains("“Note 3”, “Note 4”, “Radar” (1111), “Radar” (1112)"), "\(questions)")
    }

    @Test func `Who was not asked is told how many were refused`() async throws {
        let (turn, _) = await run([deletions(1...5)], answer: nil)
        #expect(turn.refusedLosses.count == 5)
        #expect(await run([deletions(1...5)], answer: false).turn.refusedLosses.isEmpty)
    }

    @Test func `Calls that would delete nothing do not count`() async throws {
        let bad = ScriptedBackend.Step.calls(
            ("delete_note", "{}"),
            ("delete_note", #"{"id": "ffff"}"#),
            ("delete_note", #"{"id": "1111"}"#),
            ("delete_note", #"{"id": "1111 "}"#)
        )
        let (_, questions) = await run([bad], answer: false)
        #expect(questions.isEmpty)
        #expect(try await left == 8)
    }
}
