import Assistant
import Testing

@testable import RemoteBackends

@Suite(.timeLimit(.minutes(20))) struct WatchdogTests {
    private func signs(_ format: any WireFormat, _ events: [JSONValue]) throws -> [ReplyReading.Sign] {
        let pipeline = ReplyPipeline(.native, tools: [], ids: "c")
        let reading = ReplyReading(format, pipeline, place: "there") { _ in }
        return try events.map { try reading.take(Array("data: \($0.json)\n\n".utf8)) }
    }

    private func call(_ arguments: JSONValue) -> JSONValue {
        let call: JSONValue = ["index": 0, "id": "a", "function": ["name": "create_note", "arguments": arguments]]
        return ["choices": [["index": 0, "delta": ["tool_calls": [call]]]]]
    }

    @Test func `A piece of a call's arguments is a token, and what holds nothing is not`() throws {
        let role: JSONValue = ["choices": [["delta": ["role": "assistant", "content": ""]]]]
        let old: JSONValue = ["choices": [["delta": ["function_call": ["arguments": "x"]]]]]
        #expect(
            try signs(OpenAIFormat(), [role, call(""), call("{\"title"), call([:]), ["choices": []], old])
                == [.work, .work, .token, .token, .work, .token]
        )
    }

    @Test func `A piece of a call's input is a token with Anthropic as well`() throws {
        let block: JSONValue = ["type": "tool_use", "id": "toolu_1", "name": "create_note", "input": [:]]
        let events = ["", "{\"title"].map { piece -> JSONValue in
            let delta: JSONValue = ["type": "input_json_delta", "partial_json": .string(piece)]
            return ["type": "content_block_delta", "index": 0, "delta": delta]
        }
        let start: JSONValue = ["type": "content_block_start", "index": 0, "content_block": block]
        #expect(try signs(AnthropicFormat(), [start] + events) == [.work, .work, .token])
    }

    @Test func `The person hears how long the server was at work without a word`() async throws {
        let watchdog = Watchdog(.init(firstToken: .seconds(60), betweenTokens: .milliseconds(400)), place: "there")
        watchdog.note(.token, isComplete: false)
        let working = Task {
            while !Task.isCancelled {
                watchdog.note(.work, isComplete: false)
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        defer { working.cancel() }
        let error = await #expect(throws: BackendError.self) { try await watchdog.watch() }
        #expect(error?.kind == .timedOut)
        #expect(error?.sentence.contains("no further word of the reply came in") == true)
    }
}
