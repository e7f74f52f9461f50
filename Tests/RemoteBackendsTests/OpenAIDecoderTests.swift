import Assistant
import Testing

@testable import RemoteBackends

@Suite struct OpenAIDecoderTests {
    private func decoded(_ chunks: [JSONValue]) throws -> [ModelEvent] {
        var decoder = OpenAIDecoder()
        return try chunks.flatMap { try decoder.events(in: $0) } + decoder.end()
    }

    private func chunk(_ delta: JSONValue, finish: JSONValue = .null) -> JSONValue {
        ["choices": [["index": 0, "delta": delta, "finish_reason": finish]]]
    }

    private func calls(_ deltas: [JSONValue], finish: JSONValue = "tool_calls") throws -> [ToolCall] {
        let chunks = deltas.map { chunk(["tool_calls": [$0]]) } + [chunk([:], finish: finish)]
        return try decoded(chunks).compactMap { event in
            if case .call(let call) = event { call } else { nil }
        }
    }

    struct Deltas: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var deltas: [JSONValue]
        var calls: [ToolCall]
    }

    private static let one = ToolCall(id: "a", name: "read_note", arguments: #"{"id":"1"}"#)
    private static let two = ToolCall(id: "b", name: "read_note", arguments: #"{"id":"2"}"#)

    @Test(arguments: [
        Deltas(
            testDescription: "interleaved by index",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id""#]],
                ["index": 1, "id": "b", "function": ["name": "read_note", "arguments": #"{"id""#]],
                ["index": 0, "function": ["arguments": #":"1"}"#]], ["index": 1, "function": ["arguments": #":"2"}"#]],
            ],
            calls: [one, two]
        ),
        Deltas(
            testDescription: "without index, told apart by id",
            deltas: [
                ["id": "a", "function": ["name": "read_note", "arguments": #"{"id""#]],
                ["function": ["arguments": #":"1"}"#]],
                ["id": "b", "function": ["name": "read_note", "arguments": #"{"id":"2"}"#]],
            ],
            calls: [one, two]
        ),
        Deltas(
            testDescription: "the id and the name with every delta",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id""#]],
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #":"1"}"#]],
            ],
            calls: [one]
        ),
        Deltas(
            testDescription: "another id with every delta",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id""#]],
                ["index": 0, "id": "x", "function": ["arguments": #":"1"}"#]],
                ["index": 1, "id": "b", "function": ["name": "read_note", "arguments": #"{"id":"2"}"#]],
            ],
            calls: [one, two]
        ),
        Deltas(
            testDescription: "the name late",
            deltas: [
                ["index": 0, "id": "a", "function": ["arguments": ""]],
                ["index": 0, "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
            ],
            calls: [one]
        ),
        Deltas(
            testDescription: "the same id twice, under two indices",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
                ["index": 1, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"2"}"#]],
            ],
            calls: [one, ToolCall(id: "call_1", name: "read_note", arguments: #"{"id":"2"}"#)]
        ),
        Deltas(
            testDescription: "the same id and index for two whole calls",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"2"}"#]],
            ],
            calls: [one, ToolCall(id: "call_1", name: "read_note", arguments: #"{"id":"2"}"#)]
        ),
        Deltas(
            testDescription: "the same id without index for two calls, the second in pieces",
            deltas: [
                ["id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
                ["id": "a", "function": ["name": "read_note", "arguments": #"{"id""#]],
                ["id": "a", "function": ["name": "read_note", "arguments": #":"2"}"#]],
            ],
            calls: [one, ToolCall(id: "call_1", name: "read_note", arguments: #"{"id":"2"}"#)]
        ),
        Deltas(
            testDescription: "the name and the id once more behind whole arguments",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": "\n"]],
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": ""]],
            ],
            calls: [ToolCall(id: "a", name: "read_note", arguments: "{\"id\":\"1\"}\n")]
        ),
        Deltas(
            testDescription: "a whole call said twice",
            deltas: [
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
                ["index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
            ],
            calls: [one]
        ),
        Deltas(
            testDescription: "without ids, and one id that looks like ours",
            deltas: [
                ["index": 0, "id": "call_1", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#]],
                ["index": 1, "function": ["name": "read_note", "arguments": #"{"id":"2"}"#]],
            ],
            calls: [
                ToolCall(id: "call_1", name: "read_note", arguments: #"{"id":"1"}"#),
                ToolCall(id: "call_2", name: "read_note", arguments: #"{"id":"2"}"#),
            ]
        ),
        Deltas(
            testDescription: "without anything but names",
            deltas: [["function": ["name": "one"]], ["function": ["name": "two", "arguments": .null]]],
            calls: [
                ToolCall(id: "call_1", name: "one", arguments: "{}"),
                ToolCall(id: "call_2", name: "two", arguments: "{}"),
            ]
        ),
        Deltas(
            testDescription: "arguments that are no JSON",
            deltas: [["index": 0, "id": "a", "function": ["name": "read_note", "arguments": "{id: 1"]]],
            calls: [ToolCall(id: "a", name: "read_note", arguments: "{id: 1")]
        ),
    ])
    func `Calls are put together whatever the server leaves out`(deltas: Deltas) throws {
        #expect(try calls(deltas.deltas) == deltas.calls)
    }

    @Test func `A text that reached the largest number of tokens is cut`() throws {
        let cut = try #require(throws: CutReply.self) { try decoded([chunk(["content": "So far"], finish: "length")]) }
        #expect(cut == CutReply(events: [.finished(nil)], isInCall: false))
    }

    @Test func `A call that is whole at the largest number of tokens is one`() throws {
        let delta: JSONValue = [
            "index": 0, "id": "a", "function": ["name": "read_note", "arguments": #"{"id":"1"}"#],
        ]
        #expect(try calls([delta], finish: "length") == [Self.one])
    }

    @Test func `A call that reached the largest number of tokens is no call`() throws {
        let delta: JSONValue = [
            "index": 0, "id": "a", "function": ["name": "delete_note", "arguments": #"{"id":"7f"#],
        ]
        let cut = try #require(throws: CutReply.self) { try calls([delta], finish: "length") }
        #expect(cut == CutReply(events: [.finished(nil)], isInCall: true))
    }

    @Test(arguments: [JSONValue.null, "", "stop"])
    func `Only a reason that is given ends a reply`(reason: JSONValue) throws {
        let chunks = [chunk(["content": "Hi"], finish: reason)]
        if reason == "stop" {
            #expect(try decoded(chunks) == [.text("Hi"), .finished(nil)])
        } else {
            let error = try #require(throws: BackendError.self) { try decoded(chunks) }
            #expect(error.kind == .brokenOff)
        }
    }

    @Test func `A refusal and a list of parts are text`() throws {
        #expect(
            try decoded([
                chunk(["content": .null, "refusal": "No."]),
                chunk(
                    ["content": [["type": "text", "text": "Or"], ["type": "text", "text": " so."]]],
                    finish: "stop"
                ),
            ]) == [.text("No."), .text("Or so."), .finished(nil)]
        )
    }

    @Test func `Chunks of the server's own are skipped`() throws {
        #expect(
            try decoded([[:], ["object": "ping"], ["choices": []], chunk(["content": "Hi"], finish: "stop")])
                == [.text("Hi"), .finished(nil)]
        )
    }

    struct StreamError: Sendable {
        var chunk: JSONValue
        var kind: BackendError.Kind
    }

    @Test(arguments: [
        StreamError(chunk: ["error": ["code": 502, "message": "Provider returned error"]], kind: .busy),
        StreamError(chunk: ["error": ["type": "overloaded_error", "message": "Overloaded"]], kind: .busy),
        StreamError(chunk: ["error": ["code": "rate_limit_exceeded", "message": "Slow down"]], kind: .busy),
        StreamError(chunk: ["error": "model runner has unexpectedly stopped"], kind: .brokenOff),
        StreamError(
            chunk: ["error": ["code": 400, "message": "the request exceeds the available context size"]],
            kind: .tooLong
        ),
        StreamError(chunk: ["error": ["code": "insufficient_quota", "message": "No credit"]], kind: .rejected),
        StreamError(chunk: ["object": "error", "message": "out of memory", "code": 500], kind: .busy),
    ])
    func `An error in the stream is one`(error: StreamError) throws {
        let thrown = try #require(throws: BackendError.self) {
            try decoded([chunk(["content": "So far"]), error.chunk])
        }
        #expect(thrown.kind == error.kind)
    }

    @Test(arguments: ["delta", "message"])
    func `An error of a choice is one, and so is a reply that ended with one`(member: String) throws {
        let isWhole = member == "message"
        let error: JSONValue = ["code": 502, "message": "Provider exploded"]
        let bare: JSONValue = ["choices": [.object([member: [:], "finish_reason": "error", "error": .null])]]
        let said: JSONValue = ["choices": [.object([member: [:], "finish_reason": "error", "error": error])]]
        for (chunk, kind, words) in [
            (said, BackendError.Kind.busy, "Provider exploded"), (bare, .brokenOff, "an error"),
        ] {
            let thrown = try #require(throws: BackendError.self) {
                var decoder = OpenAIDecoder(isWhole: isWhole)
                _ = try decoder.events(in: chunk)
                _ = try decoder.end()
            }
            #expect(thrown.kind == kind)
            #expect(thrown.sentence.contains(words))
        }
    }

    @Test func `A call in the form of before there were several is a call`() throws {
        let deltas: [JSONValue] = [
            ["function_call": ["name": "read_note", "arguments": #"{"id""#]],
            ["function_call": ["arguments": #":"1"}"#]],
        ]
        let events = try decoded(deltas.map { chunk($0) } + [chunk([:], finish: "function_call")])
        #expect(
            events == [
                .call(ToolCall(id: "call_1", name: "read_note", arguments: #"{"id":"1"}"#)), .finished(nil),
            ]
        )
    }
}
