import Assistant
import LoopbackServer
import Synchronization
import Testing

@testable import RemoteBackends

/// What a server could not say just then is not taken for what its model cannot do.
@Suite(.timeLimit(.minutes(20))) struct ToolModeTroubleTests {
    private static let role = #"data: {"choices":[{"delta":{"role":"assistant"},"finish_reason":null}]}"# + "\n\n"
    private static let quota =
        #"{"error":{"message":"You exceeded your quota","type":"insufficient_quota","code":"insufficient_quota"}}"#

    @Test(arguments: [
        LoopbackReply.stream([role], ending: .close), .body("<html>Starting</html>", type: "text/html"),
        .stream(["data: {\"choi\n\n"]), .error(500, "llama runner process has terminated: exit status 2"),
    ])
    func `A hiccup while the mode is found out takes nothing from a model`(hiccup: LoopbackReply) async throws {
        let count = Mutex(0)
        try await LoopbackServer.run { request in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            return isFirst ? hiccup : ToolModeTests.answer(request, native: .can, schema: .can)
        } _: { server in
            let memory = ToolModeTests.Memory()
            let backend = try server.backend(memory: memory.memory) { $0.tools = .auto }
            #expect(await backend.ask(tools: [saveTool]).calls.count == 1)
            #expect(Array(memory.known.values) == [.native])
        }
    }

    @Test(arguments: [
        LoopbackReply.stream([role], ending: .close), .body("<html>Sorry</html>", type: "text/html"),
        .error(500, "llama runner process has terminated: exit status 2"), .error(400, "That is odd."),
    ])
    func `A mode beside one that is not clear counts for the session, and is not remembered`(
        trouble: LoopbackReply
    ) async throws {
        try await LoopbackServer.run { request in
            ToolModeTests.answer(request, native: .refuses(trouble), schema: .can)
        } _: { server in
            let memory = ToolModeTests.Memory()
            let backend = try server.backend(memory: memory.memory) { $0.tools = .auto }
            #expect(await backend.ask(tools: [saveTool]).calls.count == 1)
            #expect(memory.known.isEmpty)
            let count = server.requests.count
            #expect(await backend.ask(tools: [saveTool]).calls.count == 1)
            #expect(server.requests.count == count + 1)
        }
    }

    @Test(arguments: [LoopbackReply.body(quota), .body("<html>Sorry</html>", type: "text/html")])
    func `A server that answers nothing at all teaches nothing`(reply: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [reply]) { server in
            let memory = ToolModeTests.Memory()
            let backend = try server.backend(memory: memory.memory) { $0.tools = .auto }
            #expect(await backend.ask(tools: [saveTool]).trouble != nil)
            #expect(memory.known.isEmpty)
        }
    }

    @Test func `An account without credit is said at once, whatever the status`() async throws {
        try await LoopbackServer.run(replies: [.body(Self.quota)]) { server in
            let trouble = try #require(await server.backend().ask().trouble)
            #expect(trouble.kind == .rejected)
            #expect(trouble.sentence.contains("credit"))
            #expect(server.requests.count == 1)
        }
    }

    @Test func `A model that thinks, comes to its end and calls nothing has shown that it does not`() async throws {
        let answer = LoopbackReply.stream([
            #"data: {"choices":[{"delta":{"reasoning_content":"Let me see"},"finish_reason":null}]}"# + "\n\n",
            OpenAISamples.text("I would save a note."),
        ])
        try await LoopbackServer.run { request in
            ToolModeTests.answer(request, native: .refuses(answer), schema: .can)
        } _: { server in
            let memory = ToolModeTests.Memory()
            let backend = try server.backend(memory: memory.memory) { $0.tools = .auto }
            #expect(await backend.ask(tools: [saveTool]).calls.count == 1)
            #expect(Array(memory.known.values) == [.schema])
        }
    }
}
