import Assistant
import Foundation
import Testing

@testable import RemoteBackends

@Suite struct AnthropicDecoderTests {
    @Test func `A text comes in pieces, and the usage counts what was cached`() throws {
        #expect(
            try decoded(AnthropicSamples.events(AnthropicSamples.text))
                == [.text("Hello"), .text("!"), .finished(Usage(input: 1_125, output: 15))]
        )
    }

    @Test func `Reasoning, text and calls are told apart, and what is unknown is skipped`() throws {
        #expect(
            try decoded(AnthropicSamples.events(AnthropicSamples.calls)) == [
                .thinking("A note?"), .text("Okay"), .text(", let me look."),
                .call(ToolCall(id: "toolu_1", name: "search_notes", arguments: #"{"query": "spare key"}"#)),
                .call(ToolCall(id: "toolu_2", name: "read_note", arguments: "{}")),
                .provider(ProviderData(payload: AnthropicSamples.echo)),
                .finished(Usage(input: 472, output: 89)),
            ]
        )
    }

    @Test func `Arguments may be cut anywhere`() throws {
        let arguments = #"{"body": "é \"}\" 😀 \ud83d\ude00\n"}"#
        for pieces in Pieces.all(of: arguments) {
            let deltas = pieces.map { piece -> ServerSentEvent in
                let delta: JSONValue = ["type": "input_json_delta", "partial_json": .string(piece)]
                return event(["type": "content_block_delta", "index": 0, "delta": delta])
            }
            let block: JSONValue = ["type": "tool_use", "id": "toolu_1", "name": "create_note", "input": [:]]
            let start = event(["type": "content_block_start", "index": 0, "content_block": block])
            let stop = event(["type": "content_block_stop", "index": 0])
            let end = event(["type": "message_stop"])
            #expect(
                try decoded([start] + deltas + [stop, end]) == [
                    .call(ToolCall(id: "toolu_1", name: "create_note", arguments: arguments)), .finished(nil),
                ]
            )
        }
    }

    @Test func `Blocks may be interleaved`() throws {
        let events = AnthropicSamples.events(AnthropicSamples.calls)
        let isOfSecondCall = { (event: ServerSentEvent) in event.data.contains(#""index":4"#) }
        let secondStart = try #require(events.first(where: isOfSecondCall))
        let others = events.filter { $0 != secondStart }
        let expected = try decoded(events)
        #expect(try decoded([secondStart] + others) == expected)
    }

    @Test func `The type of an event may stand in its name only`() throws {
        var decoder = AnthropicDecoder()
        #expect(try decoder.events(in: ServerSentEvent(name: "message_stop", data: "{}")) == [])
        #expect(try decoder.end() == [.finished(nil)])
    }

    @Test(arguments: [AnthropicSamples.text, AnthropicSamples.calls])
    func `A stream that ends anywhere before its end is an error`(stream: String) throws {
        let events = AnthropicSamples.events(stream)
        for count in events.indices {
            let error = try #require(throws: BackendError.self) { try decoded(events[..<count]) }
            #expect(error.kind == .brokenOff)
        }
    }

    @Test func `A reply that the model refused to end is an error`() throws {
        let streamed = try #require(throws: BackendError.self) {
            try decoded(AnthropicSamples.events(AnthropicSamples.textEnding(with: "refusal")))
        }
        let whole = try #require(throws: BackendError.self) {
            try AnthropicFormat().events(inWholeReply: JSONValue(json: AnthropicSamples.wholeEnding(with: "refusal")))
        }
        #expect(streamed.kind == .rejected)
        #expect(whole == streamed)
    }

    @Test(arguments: ["max_tokens", "model_context_window_exceeded"])
    func `A reply that reached the largest number of tokens is cut`(reason: String) throws {
        let streamed = try #require(throws: CutReply.self) {
            try decoded(AnthropicSamples.events(AnthropicSamples.textEnding(with: reason)))
        }
        let limit = reason == "max_tokens" ? CutReply.Limit.settings : .window
        let cut = CutReply(events: [.finished(Usage(input: 1_125, output: 15))], isInCall: false, limit: limit)
        #expect(streamed == cut)
        let whole = try #require(throws: CutReply.self) {
            try AnthropicFormat().events(inWholeReply: JSONValue(json: AnthropicSamples.wholeEnding(with: reason)))
        }
        #expect(whole.events.prefix(2) == [.thinking("A note?"), .text("Let me look.")])
        #expect(whole.isInCall)
    }

    @Test(arguments: [(#"{"id": "7f3a"}"#, true), (#"{"id": "7f"#, false), ("", false)])
    func `Only a call whose arguments are whole is run at the largest number of tokens`(
        arguments: String,
        isWhole: Bool
    ) throws {
        let block: JSONValue = ["type": "tool_use", "id": "toolu_1", "name": "read_note", "input": [:]]
        let delta: JSONValue = ["type": "input_json_delta", "partial_json": .string(arguments)]
        let start = [
            event(["type": "content_block_start", "index": 0, "content_block": block]),
            event(["type": "content_block_delta", "index": 0, "delta": delta]),
        ]
        let stop = event(["type": "content_block_stop", "index": 0])
        let end = [
            event(["type": "message_delta", "delta": ["stop_reason": "max_tokens"]]), event(["type": "message_stop"]),
        ]
        if isWhole {
            let call = ToolCall(id: "toolu_1", name: "read_note", arguments: arguments)
            #expect(try decoded(start + [stop] + end) == [.call(call), .finished(nil)])
        } else {
            let cut = try #require(throws: CutReply.self) { try decoded(start + [stop] + end) }
            #expect(cut.isInCall)
        }
        // A block that the server did not end was cut, whatever it holds.
        let cut = try #require(throws: CutReply.self) { try decoded(start + end) }
        #expect(cut.isInCall)
    }

    @Test(arguments: ["{", "null", "[]", "Internal Server Error"])
    func `An event that is not an object is an error`(data: String) throws {
        var decoder = AnthropicDecoder()
        let error = try #require(throws: BackendError.self) {
            try decoder.events(in: ServerSentEvent(name: "ping", data: data))
        }
        #expect(error.kind == .malformed)
    }

    @Test(
        arguments: [
            ("overloaded_error", "Overloaded", BackendError.Kind.busy),
            ("rate_limit_error", "Too many requests", .busy),
            ("api_error", "Internal server error", .busy), ("timeout_error", "Timed out", .timedOut),
            ("authentication_error", "invalid x-api-key", .unauthorized),
            ("permission_error", "Not for this key", .unauthorized),
            ("not_found_error", "model: claude-9", .modelNotFound), ("request_too_large", "More than 32 MB", .tooLong),
            ("invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum", .tooLong),
            ("invalid_request_error", "max_tokens: too large", .rejected), ("new_error", "?", .other),
        ]
    )
    func `An error that the server reports has its kind and its words`(
        type: String,
        message: String,
        kind: BackendError.Kind
    ) throws {
        let body: JSONValue = ["type": "error", "error": ["type": .string(type), "message": .string(message)]]
        let streamed = try #require(throws: BackendError.self) { try decoded([event(body)]) }
        let whole = try #require(throws: BackendError.self) { try AnthropicFormat().events(inWholeReply: body) }
        #expect(streamed.kind == kind)
        #expect(streamed.sentence.contains(message))
        #expect(whole == streamed)
    }

    @Test func `The words of a server are cut and put on one line`() throws {
        let message = "a\nb\u{1B}[31m " + String(repeating: "x", count: 10_000)
        let body: JSONValue = ["error": ["type": "api_error", "message": .string(message)]]
        let sentence = try #require(AnthropicError(in: body)).backendError.sentence
        #expect(sentence.contains("a b [31m xxx"))
        #expect(!sentence.contains("\n"))
        #expect(sentence.count < 320)
    }

    @Test func `A whole reply has the same events`() throws {
        #expect(
            try AnthropicFormat().events(inWholeReply: JSONValue(json: AnthropicSamples.whole)) == [
                .thinking("A note?"), .text("Let me look."),
                .call(ToolCall(id: "toolu_1", name: "search_notes", arguments: #"{"query":"spare key"}"#)),
                .call(ToolCall(id: "toolu_2", name: "read_note", arguments: "{}")),
                .provider(
                    ProviderData(payload: [
                        ["type": "thinking", "thinking": "A note?", "signature": "EqQB"],
                        ["type": "text", "text": "Let me look."], ["type": "tool_use"], ["type": "tool_use"],
                    ])
                ),
                .finished(Usage(input: 480, output: 89)),
            ]
        )
    }

    @Test(arguments: ["{}", "[]", #"{"content":"text"}"#, #"{"choices":[]}"#])
    func `A whole reply without content is an error`(json: String) throws {
        let error = try #require(throws: BackendError.self) {
            try AnthropicFormat().events(inWholeReply: JSONValue(json: json))
        }
        #expect(error.kind == .malformed)
    }

    private func event(_ data: JSONValue) -> ServerSentEvent {
        ServerSentEvent(name: nil, data: data.json)
    }

    private func decoded(_ events: some Sequence<ServerSentEvent>) throws -> [ModelEvent] {
        var decoder = AnthropicFormat().makeDecoder()
        let events = try events.flatMap { try decoder.events(in: $0) }
        return events + (try decoder.end())
    }
}
