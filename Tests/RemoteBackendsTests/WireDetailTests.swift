import Assistant
import Foundation
import LoopbackServer
import Testing

@testable import RemoteBackends

/// What goes over the wire and comes back, to the byte, on a real server.
@Suite(.serialized, .timeLimit(.minutes(20))) struct WireDetailTests {
    // MARK: Anthropic

    private static let interleaved: [JSONValue] = [
        ["type": "thinking", "thinking": "First I look.", "signature": "c2lnMQ=="],
        ["type": "text", "text": "One moment. "],
        ["type": "thinking", "thinking": "The pot?", "signature": "c2lnMg=="],
        ["type": "tool_use", "id": "toolu_1", "name": "read_note", "input": ["id": "1"]],
        ["type": "redacted_thinking", "data": "EmwKAhgB"], ["type": "text", "text": "And another."],
        ["type": "tool_use", "id": "toolu_2", "name": "read_note", "input": ["id": "2"]],
    ]

    private static func stream(_ blocks: [JSONValue]) -> LoopbackReply {
        var events: [JSONValue] = []
        for (index, block) in blocks.enumerated() {
            let place = JSONValue.number(Double(index))
            var start = block.members ?? [:]
            var deltas: [JSONValue] = []
            if let text = block["text"]?.text {
                start["text"] = ""
                deltas = text.split(separator: " ", omittingEmptySubsequences: false).enumerated().map {
                    ["type": "text_delta", "text": .string(($0 == 0 ? "" : " ") + $1)]
                }
            } else if let signature = block["signature"] {
                start["thinking"] = ""
                start["signature"] = nil
                deltas = [
                    ["type": "thinking_delta", "thinking": block["thinking"] ?? ""],
                    ["type": "signature_delta", "signature": signature],
                ]
            } else if let input = block["input"] {
                start["input"] = [:]
                deltas = [["type": "input_json_delta", "partial_json": .string(input.json)]]
            }
            events.append(["type": "content_block_start", "index": place, "content_block": .object(start)])
            events += deltas.map { ["type": "content_block_delta", "index": place, "delta": $0] }
            events.append(["type": "content_block_stop", "index": place])
        }
        events.append(["type": "message_delta", "delta": ["stop_reason": "tool_use"]])
        events.append(["type": "message_stop"])
        return .stream(events.map { "data: \($0.json)\n\n" })
    }

    private static func whole(_ blocks: [JSONValue]) -> LoopbackReply {
        let body: JSONValue = ["type": "message", "content": .array(blocks), "stop_reason": "tool_use"]
        return .body(body.json)
    }

    /// What comes of giving a reply back with the results of its calls.
    private func givenBack(
        _ reply: LoopbackReply,
        _ change: (inout AssistantMessage) -> Void = { _ in }
    ) async throws -> [JSONValue] {
        try await LoopbackServer.run(replies: [reply, Self.stream([["type": "text", "text": "There."]])]) { server in
            let backend = try server.backend { $0.wire = .anthropic }
            let asked = await backend.ask("Where is the key?", tools: noteTools)
            #expect(asked.error == nil)
            var message = AssistantMessage(text: asked.text, calls: asked.calls)
            for case .provider(let data) in asked.events { message.provider = data }
            change(&message)
            let results = message.calls.map { ToolResult(callID: $0.id, content: "{}") }
            let messages: [Message] = [.user("Where is the key?"), .assistant(message), .tool(results)]
            _ = await backend.ask(ModelRequest(system: "", messages: messages, tools: noteTools))
            let sent = try #require(server.steps.last)
            return sent["messages"]?.elements?[1]["content"]?.elements ?? []
        }
    }

    private static func kinds(_ blocks: [JSONValue]) -> [String] {
        blocks.map { $0["thinking"]?.text ?? $0["text"]?.text ?? $0["data"]?.text ?? $0["input"]?["id"]?.text ?? "?" }
    }

    @Test(arguments: [stream(interleaved), whole(interleaved)])
    func `Anthropic's reasoning, texts and calls go back in the order in which they came`(
        reply: LoopbackReply
    ) async throws {
        let blocks = try await givenBack(reply)
        #expect(
            Self.kinds(blocks) == ["First I look.", "One moment.", "The pot?", "1", "EmwKAhgB", "And another.", "2"]
        )
        #expect(blocks.compactMap { $0["signature"]?.text } == ["c2lnMQ==", "c2lnMg=="])
    }

    @Test func `A text that was changed since stands in the place of its first block, and no other text is sent`()
        async throws
    {
        let blocks = try await givenBack(Self.stream(Self.interleaved)) { $0.text = "Changed." }
        #expect(Self.kinds(blocks) == ["First I look.", "Changed.", "The pot?", "1", "EmwKAhgB", "2"])
    }

    @Test func `Calls that are fewer than those that came are sent once each`() async throws {
        let blocks = try await givenBack(Self.stream(Self.interleaved)) { $0.calls.removeLast() }
        #expect(Self.kinds(blocks).count { $0 == "1" } == 1)
        #expect(!Self.kinds(blocks).contains("2"))
    }

    @Test func `A temperature is sent to Anthropic only where one is set`() async throws {
        try await LoopbackServer.run(replies: [Self.stream([["type": "text", "text": "Hi."]])]) { server in
            _ = await (try server.backend { $0.wire = .anthropic }).ask(tools: noteTools)
            _ = await
                (try server.backend {
                    $0.wire = .anthropic
                    $0.temperature = 0.5
                }).ask(tools: noteTools)
            #expect(server.steps.map { $0["temperature"] } == [nil, .number(0.5)])
        }
    }

    // MARK: Packed replies

    private static func packed(_ pieces: [String], between: [LoopbackReply.Part] = []) -> LoopbackReply {
        var parts = pieces.compactMap { Data(base64Encoded: $0) }.map { LoopbackReply.Part.bytes(Array($0)) }
        parts.insert(contentsOf: between, at: 1)
        let headers = [(name: "Content-Type", value: "text/event-stream"), (name: "Content-Encoding", value: "gzip")]
        return LoopbackReply(headers: headers, parts: parts)
    }

    /// “Hello, world.”, flushed between its two words.
    private static let hello = [
        "H4sIAAAAAAACAwzIwQmAMAwF0LtTlH/uBJnAHUQktJEWQgI2nkp313d8lYMpTZTmvcgAHRNVNBj0p1uIBQi7qHpOWBl3tz7a9QgPN5C9qutc"
            + "2/YBAAD//w==", "SyHOpPL8opwUPcIGRbv4+7nGcnEBAGF+x7ChAAAA",
    ]

    @Test func `A reply that comes packed is read as it comes`() async throws {
        let gate = Gate()
        let reply = Self.packed(Self.hello, between: [.wait(gate)])
        try await LoopbackServer.run(replies: [reply]) { server in
            var text = ""
            for try await event in try server.backend()
                .respond(to: ModelRequest(system: "", messages: [.user("Hi")], tools: []))
            {
                guard case .text(let piece) = event else { continue }
                if text.isEmpty { #expect(piece == "Hello, ") }
                text += piece
                gate.open()
            }
            #expect(text == "Hello, world.")
        }
    }

    @Test func `A list of models that comes packed is read`() async throws {
        let list = Self.packed(["H4sIAAAAAAACA6tWSkksSVSyiq5WykxRslLKz0tVqtWBckrK85VqY2sBfpTqpSQAAAA="])
        try await LoopbackServer.run(replies: [list]) { server in
            let models = try await server.backend().models()
            #expect(models == ["one", "two"])
        }
    }

    @Test func `What cannot be unpacked is said to be that`() async throws {
        try await LoopbackServer.run(replies: [Self.packed(["bm8gZ3ppcCBhdCBhbGw="])]) { server in
            let trouble = try #require(await server.backend().ask().trouble)
            #expect(trouble.kind == .malformed)
            #expect(trouble.sentence.contains("cannot be unpacked"), "\(trouble.sentence)")
        }
    }

    // MARK: Settings of a request

    @Test(arguments: [RemoteSettings.Wire.openAI, .anthropic])
    func `A backend that is not to stream asks for whole replies`(wire: RemoteSettings.Wire) async throws {
        let body: JSONValue =
            wire == .openAI
            ? ["choices": [["message": ["content": "Hi."], "finish_reason": "stop"]]]
            : ["content": [["type": "text", "text": "Hi."]], "stop_reason": "end_turn"]
        try await LoopbackServer.run(replies: [.body(body.json)]) { server in
            let backend = try server.backend {
                $0.wire = wire
                $0.isStreaming = false
            }
            let asked = await backend.ask(tools: noteTools)
            #expect(asked.text == "Hi.")
            #expect(asked.error == nil)
            #expect(server.steps.map { $0["stream"] } == [false])
            #expect(server.steps.first?["stream_options"] == nil)
        }
    }

    @Test func `Further parameters go with every request, and count less than those of magpie`() async throws {
        try await LoopbackServer.run(replies: [.answer()]) { server in
            let backend = try server.backend {
                $0.parameters = ["top_p": .number(0.9), "reasoning": ["effort": "low"], "model": "another"]
            }
            _ = await backend.ask(tools: noteTools)
            let step = try #require(server.steps.first)
            #expect(step["top_p"] == .number(0.9))
            #expect(step["reasoning"] == ["effort": "low"])
            #expect(step["model"] == "small")
            #expect(step["messages"] != nil)
        }
    }

    @Test(
        arguments: [(ToolMode.text, nil, 2_048), (.text, 300, 300), (.schema, nil, 1_024)] as [(ToolMode, Int?, Double)]
    )
    func `A model that writes its calls as text cannot go on for ever`(
        mode: ToolMode,
        own: Int?,
        sent: Double
    ) async throws {
        try await LoopbackServer.run(replies: [.answer(#"{"answer":"Hi."}"#)]) { server in
            let backend = try server.backend {
                $0.tools = mode
                $0.maxTokens = own
            }
            _ = await backend.ask(tools: noteTools)
            #expect(server.steps.first?["max_tokens"] == .number(sent))
        }
    }

    // MARK: Advice

    private func advice(
        _ reply: LoopbackReply,
        _ messages: [Message] = [.user("Hello")],
        room: Int? = nil,
        _ change: (inout RemoteSettings) -> Void = { _ in }
    ) async throws -> String {
        try await LoopbackServer.run(replies: [reply]) { server in
            var request = ModelRequest(system: "", messages: messages, tools: [])
            request.replyRoom = room
            return try #require(await server.backend(change).ask(request).trouble).sentence
        }
    }

    private static let tooLong = LoopbackReply.error(400, "This model's maximum context length is 8192 tokens.")
    private static let talk: [Message] = [.user("One"), .assistant(AssistantMessage(text: "Two")), .user("Three")]

    @Test func `A line that is too long by itself is to be shortened, a conversation to be begun anew`() async throws {
        let line = try await advice(Self.tooLong)
        #expect(
            line == "This is too long for small. Say it in fewer words, or choose a model that reads more with --model."
        )
        let conversation = try await advice(Self.tooLong, Self.talk)
        #expect(
            conversation == "The conversation is too long for small. Begin a new one with /reset, or without -c."
        )
    }

    @Test func `The same holds for an error in a stream of Anthropic's`() async throws {
        let error: JSONValue = [
            "type": "error",
            "error": ["type": "invalid_request_error", "message": "prompt is too long: 210000 tokens"],
        ]
        let sentence = try await advice(.stream(["event: error\ndata: \(error.json)\n\n"])) { $0.wire = .anthropic }
        #expect(sentence.hasPrefix("This is too long for small. Say it in fewer words"))
    }

    private static let cut = LoopbackReply.stream([
        #"data: {"choices":[{"delta":{"content":"Once upon"},"finish_reason":"length"}]}"# + "\n\n", "data: [DONE]\n\n",
    ])

    @Test func `A reply that was cut names the limit that cut it`() async throws {
        let ofServer = try await advice(Self.cut)
        #expect(ofServer.contains("of the server") && ofServer.contains("Set maxTokens"))
        let ofSettings = try await advice(Self.cut) { $0.maxTokens = 100 }
        #expect(ofSettings.contains("Set a higher maxTokens"))
        let ofWindow = try await advice(Self.cut, room: 50) { $0.maxTokens = 100 }
        #expect(ofWindow.contains("end of the model's window") && !ofWindow.contains("maxTokens"))
        let ending: [JSONValue] = [
            ["type": "content_block_start", "index": 0, "content_block": ["type": "text", "text": "Once"]],
            ["type": "message_delta", "delta": ["stop_reason": "model_context_window_exceeded"]],
            ["type": "message_stop"],
        ]
        let ofAnthropic = try await advice(.stream(ending.map { "data: \($0.json)\n\n" })) { $0.wire = .anthropic }
        #expect(ofAnthropic.contains("end of the model's window") && !ofAnthropic.contains("maxTokens"))
    }

    @Test func `A call of 5 MB in one piece is too much, and no question of the url`() async throws {
        let arguments = JSONValue.string(#"{"body":"\#(String(repeating: "x", count: 5 << 20))"}"#)
        let call: JSONValue = ["index": 0, "id": "a", "function": ["name": "create_note", "arguments": arguments]]
        let chunk: JSONValue = ["choices": [["delta": ["tool_calls": [call]]]]]
        let whole: JSONValue = ["choices": [["message": ["tool_calls": [call]], "finish_reason": "stop"]]]
        for reply in [LoopbackReply.stream(["data: \(chunk.json)\n\n"]), .body(whole.json)] {
            let sentence = try await advice(reply)
            #expect(sentence.contains("MB of a reply in one piece"), "\(sentence)")
            #expect(!sentence.contains("url"))
        }
        let page = LoopbackReply.body("<html>" + String(repeating: "x", count: 5 << 20), type: "text/html")
        let sentence = try await advice(page)
        #expect(sentence.contains("Check the url"), "\(sentence)")
    }

    @Test(arguments: [
        (LoopbackReply.stream([], ending: .drip(Array(": still here\n\n".utf8))), "sends something, but no word"),
        (.stream(["data: {\"cho"], ending: .silence), "sends something, but no word"), (.silence, "said nothing for"),
        (.stream([OpenAISamples.piece("Hm, ")], ending: .drip(Array(": still here\n\n".utf8))), "no further word"),
        (.stream([OpenAISamples.piece("Hm, ")], ending: .silence), "fell silent for"),
    ])
    func `A drip is not called silence`(reply: LoopbackReply, words: String) async throws {
        let sentence = try await advice(reply) {
            // What comes has to come through on a busy machine.
            $0.timeouts = .init(
                connect: .seconds(60),
                firstToken: words.hasPrefix("no further") || words.hasPrefix("fell") ? .seconds(60) : .seconds(5),
                betweenTokens: .seconds(5)
            )
        }
        #expect(sentence.contains(words), "\(sentence)")
    }

    // MARK: Waiting

    @Test func `Each retry is told before it is made`() async throws {
        try await LoopbackServer.run(replies: [.error(503, "Slots busy"), .hangUp, .answer()]) { server in
            let asked = await (try server.backend()).ask()
            let place = "127.0.0.1:\(server.port)"
            #expect(
                asked.retries == [
                    "\(place) answered 503: “Slots busy”. Asking again in a second.",
                    "\(place) closed the connection. Asking again in 2 seconds.",
                ]
            )
            #expect(asked.text == "Hi.")
        }
    }

    @Test(arguments: ["small", nil])
    func `A server that is loading its model is waited for, and that is said once`(model: String?) async throws {
        let loading = LoopbackReply.body(
            #"{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}"#,
            status: 503
        )
        let list = model == nil ? [LoopbackReply.models(["one"])] : []
        let naps = Naps()
        try await LoopbackServer.run(replies: [loading, loading, loading, loading] + list + [.answer()]) { server in
            let asked = await (try server.backend(naps: naps) { $0.model = model }).ask()
            #expect(asked.text == "Hi.")
            #expect(asked.retries == ["127.0.0.1:\(server.port) is loading its model. Waiting for it."])
            #expect(naps.lengths == [1, 1, 1, 1])
        }
        try await LoopbackServer.run(replies: [loading]) { server in
            let backend = try server.backend {
                $0.model = model
                $0.timeouts.firstToken = .seconds(5)
            }
            let trouble = try #require(await backend.ask().trouble)
            #expect(trouble.kind == .loading)
            #expect(server.requests.count == 6)
        }
    }
}
