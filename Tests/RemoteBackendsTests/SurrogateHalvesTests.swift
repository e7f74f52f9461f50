import Assistant
import Testing

@testable import RemoteBackends

/// Half a character ends no reply.
@Suite struct SurrogateHalvesTests {
    private func events(_ chunks: [String]) throws -> [ModelEvent] {
        let collector = EventCollector()
        let pipeline = ReplyPipeline(.native, tools: [], ids: "c")
        let reading = ReplyReading(OpenAIFormat(), pipeline, place: "there", collector.add)
        for chunk in chunks { _ = try reading.take(Array("data: \(chunk)\n\n".utf8)) }
        _ = try reading.take(Array("data: [DONE]\n\n".utf8))
        try reading.end()
        return collector.events.merged
    }

    /// A chunk with this member, which is JSON as it stands.
    private func chunk(_ json: String, _ name: String = "content") -> String {
        #"{"choices":[{"delta":{"\#(name)":"\#(json)"}}]}"#
    }

    @Test(arguments: [
        ([#"Hi \ud83d"#, #"\ude00 there"#], "Hi 😀 there"), ([#"\ud83d\ude00"#, #"\uD83D"#, #"\uDE00"#], "😀😀"),
        ([#"Hi \ud83d"#, " there"], "Hi  there"), ([#"Hi \ud83d"#], "Hi "),
        ([#"\ude00 \ud83d\ud83d\ude00 \\ud83d"#], "\u{FFFD} \u{FFFD}😀 \\ud83d"),
        ([#"\ud83d"#, "", #"\ude00 \"\n\u00e9"#], "😀 \"\né"), ([#"\ud83d, \ude00"#], "\u{FFFD}, \u{FFFD}"),
    ])
    func `Halves in two deltas are joined, and one alone takes no other text with it`(pieces: [String], text: String)
        throws
    {
        #expect(try events(pieces.map { chunk($0) }) == [.text(text), .finished(nil)])
    }

    @Test func `Halves in the arguments of a call are joined`() throws {
        let deltas = [
            #"{"index":0,"id":"a","function":{"name":"create_note","arguments":"{\"title\":\"\ud83d"}}"#,
            #"{"index":0,"function":{"arguments":"\ude00\"}"}}"#,
        ]
        let call = ToolCall(id: "a", name: "create_note", arguments: #"{"title":"😀"}"#)
        #expect(
            try events(deltas.map { #"{"choices":[{"delta":{"tool_calls":[\#($0)]}}]}"# })
                == [.call(call), .finished(nil)]
        )
    }

    @Test func `Half a character in a whole reply is shown as what it is`() throws {
        let collector = EventCollector()
        let pipeline = ReplyPipeline(.native, tools: [], ids: "c")
        let reading = ReplyReading(OpenAIFormat(), pipeline, place: "there", collector.add)
        _ = try reading.take(Array(#"{"choices":[{"message":{"content":"Hi \ud83d"}}]}"#.utf8))
        try reading.end()
        #expect(collector.events.merged == [.text("Hi \u{FFFD}"), .finished(nil)])
    }
}
