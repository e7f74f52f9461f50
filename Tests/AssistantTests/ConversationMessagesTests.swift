import Assistant
import Testing

struct ConversationMessagesTests {
    private static func call(_ id: String) -> ToolCall { ToolCall(id: id, name: "search_notes", arguments: "{}") }
    private static func result(_ id: String) -> ToolResult { ToolResult(callID: id, content: #"{"notes":[]}"#) }
    private static func calls(_ ids: String...) -> Message { .assistant(AssistantMessage(calls: ids.map(call))) }
    private static func results(_ ids: String...) -> Message { .tool(ids.map(result)) }
    private static func says(_ text: String) -> Message { .assistant(AssistantMessage(text: text)) }
    private static let silence = Message.assistant(AssistantMessage(isInterrupted: true))

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var messages: [Message]
        /// What comes of it; `nil` when it stays as it is.
        var repaired: [Message]?

        init(_ name: String, _ messages: [Message], _ repaired: [Message]? = nil) {
            testDescription = name
            self.messages = messages
            self.repaired = repaired
        }
    }

    @Test(arguments: [
        Case("nothing", []),
        Case("a whole turn", [.user("a"), calls("1", "2"), results("1", "2"), says("b")]),
        Case(
            "ids used again",
            [.user("a"), calls("1"), results("1"), says("b"), .user("c"), calls("1"), results("1")]
        ),
        Case("one id twice", [.user("a"), calls("1", "1"), results("1", "1"), says("b")]),
        Case("an interrupted reply", [.user("a"), silence]),
        Case("a line that was not answered", [.user("a")], [.user("a"), silence]),
        Case("two lines in a row", [.user("a"), .user("b"), says("c")], [.user("a"), silence, .user("b"), says("c")]),
        Case("results without calls", [.user("a"), says("b"), results("1")], [.user("a"), says("b")]),
        Case("results after a line", [.user("a"), results("1"), says("b")], [.user("a"), says("b")]),
        Case("no line at the beginning", [says("x"), results("1"), .user("a"), says("b")], [.user("a"), says("b")]),
        Case("replies in a row", [.user("a"), says("b"), says("c")], [.user("a"), says("b\n\nc")]),
        Case(
            "results in another order",
            [.user("a"), calls("1", "2"), results("2", "1")],
            [
                .user("a"), calls("1", "2"), results("1", "2"),
            ]
        ),
        Case(
            "results of other calls too",
            [.user("a"), calls("1"), results("9", "1")],
            [
                .user("a"), calls("1"), results("1"),
            ]
        ),
    ])
    func `A conversation is made whole, and one that is whole stays`(_ case: Case) {
        #expect(Conversation(messages: `case`.messages).messages == `case`.repaired ?? `case`.messages)
    }

    @Test(arguments: [
        [.user("a"), calls("1", "2")], [.user("a"), calls("1", "2"), results("1")],
        [.user("a"), calls("1", "2"), .user("b"), says("c")],
    ])
    func `A call without a result gets one that says it was cut off`(messages: [Message]) throws {
        let repaired = Conversation(messages: messages).messages
        guard case .tool(let results) = repaired[2] else {
            Issue.record("\(repaired)")
            return
        }
        #expect(results.map(\.callID) == ["1", "2"])
        let last = try #require(results.last)
        #expect(last.isError)
        #expect(last.content.hasPrefix(#"{"error":"magpie ended before the result of this call was kept"#))
    }

    @Test(arguments: 0..<200)
    func `Whatever is left of a conversation, no call stays without its result`(seed: Int) {
        var random = Countdown(state: UInt64(seed))
        let pieces: [Message] = [
            .user("a"), Self.calls("1"), Self.calls("1", "2"), Self.results("1"), Self.results("2", "3"),
            Self.says("b"), Self.silence,
        ]
        let messages = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? Self.silence
        }
        let repaired = Conversation(messages: messages).messages
        #expect(Conversation(messages: repaired).messages == repaired)
        for (index, message) in repaired.enumerated() {
            let before = index > 0 ? repaired[index - 1] : nil
            switch message {
            case .user:
                if case .user = before { Issue.record("two lines in a row: \(messages)") }
            case .assistant:
                if case .assistant = before { Issue.record("two replies in a row: \(messages)") }
                #expect(before != nil)
            case .tool(let results):
                guard case .assistant(let reply) = before else {
                    Issue.record("results without calls: \(messages)")
                    continue
                }
                #expect(results.map(\.callID) == reply.calls.map(\.id))
            }
        }
    }
}

/// A small generator with a seed.
private struct Countdown: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
