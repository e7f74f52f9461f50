import Assistant
import LoopbackServer
import Testing

@testable import RemoteBackends

/// What a server sends with its calls goes back to it, unchanged, with their results.
@Suite(.timeLimit(.minutes(20))) struct ProviderDataTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The messages, or their pieces.
        var deltas: [JSONValue]
        /// What is to be kept; `nil` for nothing.
        var payload: JSONValue?
    }

    private static let call: JSONValue = [
        "index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#],
    ]
    private static let otherCall: JSONValue = [
        "index": 1, "id": "b", "function": ["name": "read_note", "arguments": #"{"id":"2"}"#],
    ]
    private static let signature: JSONValue = ["google": ["thought_signature": "CqsB"]]

    private static func signed(_ call: JSONValue) -> JSONValue {
        .object((call.members ?? [:]).merging(["extra_content": signature]) { $1 })
    }

    @Test(arguments: [
        Sample(
            testDescription: "DeepSeek",
            deltas: [
                ["role": "assistant", "content": .null, "reasoning_content": ""], ["reasoning_content": "Look "],
                ["content": .null, "reasoning_content": "it up."], ["tool_calls": [call]],
            ],
            payload: ["reasoning_content": "Look it up."]
        ),
        Sample(
            testDescription: "Gemini, a signature with the first of two calls",
            deltas: [["tool_calls": [signed(call)]], ["tool_calls": [otherCall]]],
            payload: ["extra_content": [signature, .null]]
        ),
        Sample(
            testDescription: "Gemini, a signature with the second of two calls",
            deltas: [["tool_calls": [call, signed(otherCall)]]],
            payload: ["extra_content": [.null, signature]]
        ),
        Sample(
            testDescription: "a signature without an id",
            deltas: [["tool_calls": [call]], ["tool_calls": [["index": 0, "extra_content": signature]]]],
            payload: ["extra_content": [signature]]
        ),
        Sample(
            testDescription: "OpenRouter",
            deltas: [
                [
                    "reasoning": "Look ",
                    "reasoning_details": [["type": "reasoning.text", "index": 0, "text": "Look ", "signature": .null]],
                ],
                [
                    "reasoning": "it up.",
                    "reasoning_details": [["type": "reasoning.text", "index": 0, "text": "it up."]],
                ],
                ["reasoning_details": [["type": "reasoning.text", "index": 0, "signature": "sig"]]],
                [
                    "reasoning_details": [["type": "reasoning.encrypted", "index": 1, "data": "EqQB"]],
                    "tool_calls": [call],
                ],
            ],
            payload: [
                "reasoning_details": [
                    ["type": "reasoning.text", "index": 0, "text": "Look it up.", "signature": "sig"],
                    ["type": "reasoning.encrypted", "index": 1, "data": "EqQB"],
                ]
            ]
        ),
        Sample(testDescription: "of no use to anybody", deltas: [["reasoning": "Hm.", "tool_calls": [call]]]),
        Sample(testDescription: "no call", deltas: [["reasoning_content": "Hm.", "content": "Hello."]]),
    ])
    func `A streamed reply of chat completions is kept as far as it is wanted back`(sample: Sample) throws {
        var decoder = OpenAIDecoder()
        var events: [ModelEvent] = []
        for delta in sample.deltas {
            events += try decoder.events(in: ["choices": [["delta": delta, "finish_reason": .null]]])
        }
        events += try decoder.events(in: ["choices": [["delta": [:], "finish_reason": "stop"]]])
        events += try decoder.end()
        #expect(events.providerData.count == (sample.payload == nil ? 0 : 1))
        #expect(events.providerData.first?.payload == sample.payload)
        #expect(events.last == .finished(nil))
    }

    @Test func `A whole reply of chat completions is kept as well`() throws {
        let details: JSONValue = [
            ["type": "reasoning.text", "text": "One."], ["type": "reasoning.text", "text": "Two."],
        ]
        let message: JSONValue = [
            "content": "", "reasoning_content": "Hm.", "reasoning_details": details,
            "tool_calls": [Self.signed(Self.call)],
        ]
        let events = try OpenAIFormat()
            .events(inWholeReply: ["choices": [["message": message, "finish_reason": "tool_calls"]]])
        #expect(
            events.providerData.map(\.payload) == [
                ["reasoning_content": "Hm.", "reasoning_details": details, "extra_content": [Self.signature]]
            ]
        )
    }

    // MARK: The way back

    private func turn(_ payload: JSONValue, backend: String = "", calls: Int = 1) -> [Message] {
        let calls = (0..<calls).map { ToolCall(id: "x\($0)", name: "read_note", arguments: #"{"id":"1"}"#) }
        let data = ProviderData(backend: backend, payload: payload)
        return [
            .user("Where is the key?"), .assistant(AssistantMessage(text: "Hm.", calls: calls, provider: data)),
            .tool(calls.map { ToolResult(callID: $0.id, content: "{}") }),
        ]
    }

    private func openAIReply(_ messages: [Message]) -> JSONValue? {
        let step = WireStep(request: ModelRequest(system: "", messages: messages, tools: []), model: "m")
        return OpenAIFormat().body(for: step)["messages"]?.elements?.first { $0["role"] == "assistant" }
    }

    @Test func `Chat completions have it in the message and in its calls`() throws {
        let payload: JSONValue = [
            "reasoning_content": "Hm.", "reasoning_details": [["type": "reasoning.encrypted"]],
            "extra_content": [Self.signature, .null], "odd": 1,
        ]
        let reply = try #require(openAIReply(turn(payload, calls: 2)))
        #expect(reply["reasoning_content"] == "Hm.")
        #expect(reply["reasoning_details"] == [["type": "reasoning.encrypted"]])
        #expect(reply["odd"] == nil)
        let calls = try #require(reply["tool_calls"]?.elements)
        #expect(calls.map { $0["extra_content"] } == [Self.signature, nil])
        #expect(calls.map { $0["function"]?["name"] } == ["read_note", "read_note"])
    }

    @Test func `Signatures that are not for these calls stay away`() throws {
        let reply = try #require(openAIReply(turn(["extra_content": [Self.signature, .null]])))
        #expect(reply["tool_calls"]?.elements?.first?["extra_content"] == nil)
    }

    @Test func `Anthropic has its reasoning before the text and the calls`() {
        let json = AnthropicMessages(turn(AnthropicSamples.reasoning)).json
        let types = json[1]["content"]?.elements?.map { $0["type"]?.text }
        #expect(types == ["thinking", "redacted_thinking", "text", "tool_use"])
        #expect(json[1]["content"]?.elements?.prefix(2).map { $0 } == AnthropicSamples.reasoning.elements)
    }

    @Test func `Nothing goes back when the turn is over`() {
        let next: [Message] = [.assistant(AssistantMessage(text: "There.")), .user("Well?")]
        #expect(openAIReply(turn(["reasoning_content": "Hm."]) + next)?["reasoning_content"] == nil)
        #expect(!AnthropicMessages(turn(AnthropicSamples.reasoning) + next).json.mentions("thinking"))
    }

    @Test func `Nothing goes back without calls`() {
        let data = ProviderData(payload: ["reasoning_content": "Hm."])
        let messages: [Message] = [.user("Hello"), .assistant(AssistantMessage(text: "Hello.", provider: data))]
        #expect(openAIReply(messages)?["reasoning_content"] == nil)
    }

    @Test(arguments: [CallSyntax.text, .schema])
    func `A plain history holds none of it`(syntax: CallSyntax) {
        for message in History.plain(turn(["reasoning_content": "Hm."]), as: syntax) {
            guard case .assistant(let reply) = message else { continue }
            #expect(reply.provider == nil)
        }
    }

    @Test func `It goes back to the backend and the model that sent it, and to no other`() async throws {
        let delta: JSONValue = ["reasoning_content": "Look it up.", "tool_calls": [Self.call]]
        let chunk: JSONValue = ["choices": [["delta": delta, "finish_reason": "tool_calls"]]]
        let reply = LoopbackReply.stream(["data: \(chunk.json)\n\ndata: [DONE]\n\n"])
        try await LoopbackServer.run(replies: [reply, .answer()]) { server in
            let backend = try server.backend()
            let data = try #require(await backend.ask(tools: noteTools).events.providerData.first)
            #expect(data == ProviderData(backend: "local/small", payload: ["reasoning_content": "Look it up."]))
            let request = ModelRequest(
                system: "",
                messages: turn(data.payload, backend: data.backend),
                tools: noteTools
            )
            _ = await backend.ask(request)
            _ = await (try server.backend { $0.model = "large" }).ask(request)
            _ = await (try server.backend { $0.name = "other" }).ask(request)
            let echoes = server.steps.dropFirst().map { step in
                step["messages"]?.elements?.first { $0["role"] == "assistant" }?["reasoning_content"]
            }
            #expect(echoes == ["Look it up.", nil, nil])
        }
    }
}

extension [ModelEvent] {
    /// What the server wants back.
    fileprivate var providerData: [ProviderData] {
        compactMap { event in
            if case .provider(let data) = event { data } else { nil }
        }
    }
}

extension [JSONValue] {
    /// Whether a word stands anywhere in it.
    fileprivate func mentions(_ word: String) -> Bool { JSONValue.array(self).json.contains(word) }
}
