import Assistant
import Testing

@testable import RemoteBackends

/// Whoever waits is told that the model writes a call, long before the call is whole.
struct CallBeginningTests {
    private func events(_ mode: ToolMode, _ format: any WireFormat, _ pieces: [String]) throws -> [ModelEvent] {
        let collector = EventCollector()
        let pipeline = ReplyPipeline(mode, tools: [saveTool], ids: "c")
        let reading = ReplyReading(format, pipeline, place: "there", collector.add)
        for piece in pieces { _ = try reading.take(Array(piece.utf8)) }
        return collector.events
    }

    private static func argumentPiece(_ text: String) -> String {
        #"data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"create_note","#
            + #""arguments":"\#(text)"}}]}}]}"# + "\n\n"
    }

    @Test func `In chat completions it is the first piece of arguments that tells`() throws {
        let named = Self.argumentPiece("")
        let pieces = [OpenAISamples.piece("Well."), named]
        #expect(try !events(.native, OpenAIFormat(), pieces).contains(.callBegan))
        let begun = pieces + [Self.argumentPiece(#"{\"ti"#), Self.argumentPiece(#"tle\":"#)]
        #expect(try events(.native, OpenAIFormat(), begun).filter { $0 == .callBegan }.count == 1)
    }

    @Test func `In a message of Anthropic's it is the first piece of input`() throws {
        let delta =
            #"{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\"t"}}"#
        let start =
            #"{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"b","input":{}}}"#
        let pieces = ["data: \(start)\n\n", "data: \(delta)\n\n"]
        #expect(try events(.native, AnthropicFormat(), pieces) == [.callBegan])
    }

    @Test func `In text it is the object behind the mark`() throws {
        let pieces = [#"Well. [NOTE_ACT"#, #"ION:{\"name\":"#, #"\"create_note\","#].map(OpenAISamples.piece)
        #expect(try events(.text, OpenAIFormat(), pieces).filter { $0 == .callBegan }.count == 1)
    }

    /// Reading all that came with each of 30,000 pieces would take minutes.
    @Test(.timeLimit(.minutes(20)), arguments: [true, false])
    func `A long call in very many pieces is read as soon as it is whole`(isInText: Bool) throws {
        let arguments = JSONValue.object(["body": .string(String(repeating: "- [ ] milk\n", count: 2_500))])
        let call = ToolCall(id: "c1", name: "create_note", arguments: arguments.json)
        let text = isInText ? TextCalls.written(call) : SchemaCalls.written(call)
        var decoder: any CallDecoder =
            isInText
            ? TextCalls(tools: [saveTool]).makeDecoder(ids: "c") : SchemaCalls(tools: [saveTool]).makeDecoder(ids: "c")
        let events = text.flatMap { decoder.feed(String($0)) } + (try decoder.end())
        let calls = events.compactMap { if case .call(let call) = $0 { call } else { nil } }
        #expect(calls.map(\.name) == ["create_note"])
        #expect(calls.first?.arguments == arguments.json)
    }
}
