import Assistant
import Testing

@testable import RemoteBackends

@Suite struct TextCallTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var reply: String
        var events: [ModelEvent]
        var testDescription: String { name }

        init(_ name: String, _ reply: String, _ events: ModelEvent...) {
            self.name = name
            self.reply = reply
            self.events = events
        }
    }

    static let calls = [
        Case(
            "a block between text",
            #"Noted. [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}] Done."#,
            .text("Noted. "),
            call(1, "read_note", #"{"id":"7f3a"}"#),
            .text(" Done.")
        ),
        Case(
            "brackets and braces in strings",
            #"[NOTE_ACTION: {"name":"create_note","arguments":{"title":"a]}\"]","tags":["x","]"]}} ]"#,
            call(1, "create_note", #"{"tags":["x","]"],"title":"a]}\"]"}"#)
        ),
        Case(
            "two blocks on lines of their own",
            """
            Two things.
            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]
            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"9b21"}}]
            That is all.
            """,
            .text("Two things.\n"),
            call(1, "read_note", #"{"id":"7f3a"}"#),
            call(2, "read_note", #"{"id":"9b21"}"#),
            .text("That is all.")
        ),
        Case(
            "line ends that were not escaped",
            "[NOTE_ACTION:{\"name\":\"create_note\",\"arguments\":{\"body\":\"- [ ] milk\n\t- [ ] eggs\"}}]",
            call(1, "create_note", #"{"body":"- [ ] milk\n\t- [ ] eggs"}"#)
        ),
        Case(
            "the seed's own form",
            #"[NOTE_ACTION:{"action":"create","title":"Key","body":"Blue pot"}]"#,
            call(1, "create_note", #"{"body":"Blue pot","title":"Key"}"#)
        ),
        Case(
            "the seed's search",
            #"[NOTE_ACTION:{"action":"search","query":"key"}]"#,
            call(1, "search_notes", #"{"query":"key"}"#)
        ),
        Case(
            "the seed's update and delete",
            #"[NOTE_ACTION:{"action":"update","id":"7f3a","pinned":true}][NOTE_ACTION:{"action":"Delete","id":"7f3a"}]"#,
            call(1, "update_note", #"{"id":"7f3a","pinned":true}"#),
            call(2, "delete_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "an unknown name in a block",
            #"[NOTE_ACTION:{"name":"paint_note","arguments":{}}]"#,
            call(1, "paint_note", "{}")
        ),
        Case(
            "arguments in a string",
            #"[NOTE_ACTION:{"name":"read_note","arguments":"{\"id\":\"7f3a\"}"}]"#,
            call(1, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "a missing brace",
            #"Well: [NOTE_ACTION:{"name":"create_note","arguments":{"title":"Key"}] ok"#,
            .text("Well: "),
            call(1, "create_note", #"{"name":"create_note","arguments":{"title":"Key"}"#),
            .text(" ok")
        ),
        Case(
            "names without quotes",
            #"[NOTE_ACTION:{name: "create_note", arguments: {title: "Key"}}]"#,
            call(1, "create_note", #"{name: "create_note", arguments: {title: "Key"}}"#)
        ),
        Case(
            "a bare object",
            #" {"name": "read_note", "arguments": {"id": "7f3a"}}"# + "\n",
            call(1, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "a bare object with parameters",
            #"{"name": "read_note", "parameters": {"id": "7f3a"}}"#,
            call(1, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "two bare objects",
            """
            {"name": "read_note", "arguments": {"id": "7f3a"}}
            {"name": "read_note", "arguments": {"id": "9b21"}}
            """,
            call(1, "read_note", #"{"id":"7f3a"}"#),
            call(2, "read_note", #"{"id":"9b21"}"#)
        ),
        Case(
            "two code fences",
            """
            ```json
            {"name": "read_note", "arguments": {"id": "7f3a"}}
            ```
            ```
            {"name": "read_note", "arguments": {"id": "9b21"}}
            ```

            """,
            call(1, "read_note", #"{"id":"7f3a"}"#),
            call(2, "read_note", #"{"id":"9b21"}"#)
        ),
        Case(
            "elements after text",
            """
            Let me look.
            <tool_call>
            {"name": "search_notes", "arguments": {"query": "</tool_call>"}}
            </tool_call>
            <tool_call>{"name": "read_note", "arguments": {"id": "7f3a"}}</tool_call>
            """,
            .text("Let me look.\n"),
            call(1, "search_notes", #"{"query":"</tool_call>"}"#),
            call(2, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "an element with a missing brace",
            #"<tool_call>{"name": "read_note", "arguments": {"id": "7f3a"}</tool_call>"#,
            call(1, "read_note", #"{"name": "read_note", "arguments": {"id": "7f3a"}"#)
        ),
        Case(
            "a block without its closing mark at the end",
            #"Well: [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}"# + " \n",
            .text("Well: "),
            call(1, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "an element without its closing mark at the end",
            #"<tool_call>{"name": "read_note", "arguments": {"id": "7f3a"}}"#,
            call(1, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "a block in a code fence",
            """
            Sure.
            ```json
            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]
            ```
            Done.
            """,
            .text("Sure.\n"),
            call(1, "read_note", #"{"id":"7f3a"}"#),
            .text("Done.")
        ),
        Case(
            "blocks in a code fence that is not closed",
            """
            ```

            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]
            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"9b21"}}]

            """,
            call(1, "read_note", #"{"id":"7f3a"}"#),
            call(2, "read_note", #"{"id":"9b21"}"#)
        ),
        Case(
            "a block in a code fence on one line",
            "So:\n" + #"```[NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]```"#,
            .text("So:\n"),
            call(1, "read_note", #"{"id":"7f3a"}"#)
        ),
        Case(
            "a block in a code fence that holds more",
            """
            ```
            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]
            and more
            ```
            """,
            .text("```\n"),
            call(1, "read_note", #"{"id":"7f3a"}"#),
            .text("and more\n```")
        ),
        Case(
            "a block between two code fences",
            """
            ```
            x
            ```
            [NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}}]
            ```
            y
            ```
            """,
            .text("```\nx\n```\n"),
            call(1, "read_note", #"{"id":"7f3a"}"#),
            .text("```\ny\n```")
        ),
    ]

    @Test(arguments: calls)
    func `Calls are taken out of the text, however it is cut`(sample: Case) {
        for pieces in Pieces.all(of: sample.reply) {
            #expect(decoded(pieces) == sample.events, "cut into \(pieces)")
        }
    }

    @Test(
        arguments: [
            "", " \n", "Where is [7f3a]? See [NOTE] or <tool>.", "[NOTE_ACTION:]", "[NOTE_ACTION: none]",
            #"[NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f3a"}} and"#, #"[NOTE_ACTION:{"title":"Key"} "#,
            #"[NOTE_ACTION:{"name":"read_note","arguments":{"id":"7f"#, "A [NOTE_ACT", "[NOTE_[NOTE_ACTION",
            #"[NOTE_ACTION:{"name":"read_note"} and more]"#, #"[NOTE_ACTION:{"title":"Key"}]"#,
            #"{"name": "paint_note", "arguments": {}}"#, #"{"name": "read_note"}"#, #"{"name": 1, "arguments": {}}"#,
            #"{"name": "read_note", "arguments": {"id": "7f3a"}} is how it is called."#,
            #"Like this: {"name": "read_note", "arguments": {"id": "7f3a"}}"#,
            #"{"name": "read_note", "arguments": {"id": "7f3a"}"#, "{\"a\": 1}\n{\"b\": 2}", "{x} ]", "{ hello",
            "```json\n{\"name\": \"read_note\", \"arguments\": {\"id\": \"7f3a\"}}\n",
            "```json\n{\"name\": \"read_note\", \"arguments\": {\"id\": \"7f3a\"}}\n```\nis JSON",
            "```swift\nlet x = 1\n```", "`code` and ``more``", "```\nplain\n```", "``", "```",
            #"<tool_call>{"name": "paint_note", "arguments": {}}</tool_call>"#, "<tool_call>read_note</tool_call>",
            "<tool_call>{\"name\": \"read_note\", \"arguments\": {\"id\": \"7f3a\"}}\n</tool",
            "a < b, c <t> <tool_<tool_x>",
            "é 買 🧑‍🍳 \r\n[N\u{301}OTE_ACTION:{",
        ]
    )
    func `Everything else is text, and nothing of it is lost`(reply: String) {
        for pieces in Pieces.all(of: reply) {
            #expect(decoded(pieces) == (reply.isEmpty ? [] : [.text(reply)]), "cut into \(pieces)")
        }
    }

    @Test(arguments: ["Where", " [7f3a]", "{x", "`", "```swift", "<b", "x {\"name\":"])
    func `Text that cannot become a call is passed on at once`(text: String) {
        var decoder = TextCalls(tools: noteTools).makeDecoder()
        _ = decoder.feed("Well")
        #expect(decoder.feed(text) == [.text(text)])
    }

    @Test func `A message that begins like a call is passed on as soon as it cannot be one`() {
        var decoder = TextCalls(tools: noteTools).makeDecoder()
        #expect(decoder.feed("{\"answer\":") == [])
        #expect(decoder.feed("1}") == [.text("{\"answer\":1}")])
        #expect(decoder.feed(" so") == [.text(" so")])
    }

    @Test(arguments: ["[NOTE_ACTION:", "<tool_call>", "```json\n", ""])
    func `A call that is too long is text`(beginning: String) {
        var decoder = TextCalls(tools: noteTools).makeDecoder()
        let reply = beginning + "{\"name\":\"" + String(repeating: "x", count: TextCallDecoder.longestBlock)
        #expect(decoder.feed(reply) == [.text(reply)])
    }

    @Test func `Calls are numbered after the prefix that is given`() {
        var decoder = TextCalls(tools: noteTools).makeDecoder(ids: "step3")
        let events = decoder.feed(#"[NOTE_ACTION:{"action":"search","query":""}]"#)
        #expect(events == [.call(ToolCall(id: "step3_1", name: "search_notes", arguments: #"{"query":""}"#))])
    }

    @Test func `What is written as a call is read as the same call`() {
        let call = ToolCall(id: "call_1", name: "create_note", arguments: #"{"body":"a ] } \" b","title":"Key"}"#)
        #expect(decoded([TextCalls.written(call)]) == [.call(call)])
    }

    @Test func `The instructions name every tool and its parameters, and stay small`() {
        let instructions = TextCalls(tools: noteTools).instructions
        for tool in noteTools {
            #expect(instructions.contains("\n\(tool.name)("))
        }
        #expect(instructions.contains("from?: YYYY-MM-DD"))
        #expect(instructions.contains("replace?: {find, with}"))
        #expect(instructions.utf8.count < 1_400)
    }

    @Test func `The example in the instructions is a call`() throws {
        let example = try #require(TextCalls(tools: noteTools).instructions.split(separator: "\n").dropFirst().first)
        #expect(
            decoded([String(example)])
                == [Self.call(1, "create_note", #"{"body":"…","title":"…"}"#)]
        )
    }

    @Test func `Without tools there is nothing to teach`() {
        #expect(TextCalls(tools: []).instructions == "")
    }

    private func decoded(_ pieces: [String]) -> [ModelEvent] {
        var decoder = TextCalls(tools: noteTools).makeDecoder()
        return (pieces.flatMap { decoder.feed($0) } + decoder.end()).merged
    }

    private static func call(_ number: Int, _ name: String, _ arguments: String) -> ModelEvent {
        .call(ToolCall(id: "call_\(number)", name: name, arguments: arguments))
    }
}
