import Assistant
import LoopbackServer
import Testing

@testable import RemoteBackends

/// A reply that was cut at the largest number of tokens is marked as one, whatever protocol it came by.
@Suite(.timeLimit(.minutes(20))) struct CutReplyTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var wire = RemoteSettings.Wire.openAI
        var mode = ToolMode.native
        var reply: LoopbackReply
        /// What is passed on.
        var events: [ModelEvent]
        /// Whether the reply counts as cut.
        var isCut = true
    }

    private static func openAI(_ message: JSONValue, isStreaming: Bool = true) -> LoopbackReply {
        let choice: JSONValue = [(isStreaming ? "delta" : "message"): message, "finish_reason": "length"]
        let body: JSONValue = ["choices": [choice], "usage": ["prompt_tokens": 9, "completion_tokens": 4]]
        return isStreaming ? .stream(["data: \(body.json)\n\ndata: [DONE]\n\n"]) : .body(body.json)
    }

    private static func call(_ arguments: String) -> JSONValue {
        let call: JSONValue = [
            "index": 0, "id": "a", "function": ["name": "read_note", "arguments": .string(arguments)],
        ]
        return ["content": "Let me look.", "tool_calls": [call]]
    }

    private static let finished = ModelEvent.finished(Usage(input: 9, output: 4))
    private static let arguments = #"{"id":"7f3a"}"#

    @Test(arguments: [
        Sample(
            testDescription: "a text of chat completions",
            reply: openAI(["content": "So far"]),
            events: [.text("So far")]
        ),
        Sample(
            testDescription: "a whole text of chat completions",
            reply: openAI(["content": "So far"], isStreaming: false),
            events: [.text("So far")]
        ),
        Sample(
            testDescription: "nothing but reasoning",
            reply: openAI(["reasoning_content": "Let me think"]),
            events: [.thinking("Let me think")]
        ),
        Sample(
            testDescription: "a text that may have become a call",
            reply: openAI(["content": "See [NOTE_ACT"]),
            events: [.text("See [NOTE_ACT")]
        ),
        Sample(
            testDescription: "a call of chat completions that is whole",
            reply: openAI(call(arguments)),
            events: [
                .text("Let me look."), .call(ToolCall(id: "a", name: "read_note", arguments: arguments)), finished,
            ],
            isCut: false
        ),
        Sample(
            testDescription: "a call of chat completions that is not whole",
            reply: openAI(call(#"{"id":"7f"#)),
            events: [.text("Let me look.")]
        ),
        Sample(
            testDescription: "a whole reply with a call that is not",
            reply: openAI(call(#"{"id":"7f"#), isStreaming: false),
            events: [.text("Let me look.")]
        ),
        Sample(
            testDescription: "a call in the text that is whole",
            mode: .text,
            reply: openAI(["content": #"[NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]"#]),
            events: [.call(ToolCall(id: "s1c_1", name: "read_note", arguments: arguments)), finished],
            isCut: false
        ),
        Sample(
            testDescription: "an answer that fits a schema",
            mode: .schema,
            reply: openAI(["content": #"{"answer":"So far"#]),
            events: [.text("So far")]
        ),
        Sample(
            testDescription: "a text of Anthropic",
            wire: .anthropic,
            reply: .stream([AnthropicSamples.textEnding(with: "max_tokens") + "\n\n"]),
            events: [.text("Hello!")]
        ),
    ])
    func `What was said stays, and the person learns what to do`(sample: Sample) async throws {
        try await LoopbackServer.run(replies: [sample.reply]) { server in
            let backend = try server.backend { settings in
                settings.wire = sample.wire
                settings.tools = sample.mode
            }
            let asked = await backend.ask(tools: noteTools)
            #expect(asked.events == sample.events)
            #expect(server.requests.count == 1)
            guard sample.isCut else {
                #expect(asked.error == nil)
                return
            }
            let trouble = try #require(asked.trouble)
            #expect(trouble.kind == .brokenOff)
            #expect(trouble.sentence.contains("cut at the limit of tokens"))
            #expect(trouble.sentence.contains("maxTokens"))
        }
    }
}
