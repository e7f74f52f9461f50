import Assistant
import Testing

@testable import RemoteBackends

@Suite struct SchemaCallTests {
    @Test(
        arguments: [
            (#"{"answer":"It is under the pot."}"#, "It is under the pot."),
            (" {\n \"answer\" : \"a\"\n}\n", "a"),
            (#"{"answer":"a \"b\" \\ \/ \n\t\u00e9 \ud83d\ude00 é"}"#, "a \"b\" \\ / \n\té 😀 é"),
            (#"{"answer":"\ud83d x \ude00 \ud83d\n\uzzzz"}"#, "\u{FFFD} x \u{FFFD} \u{FFFD}\n\u{FFFD}"),
            (#"{"answer":"{\"action\":\"x\"}"}"#, #"{"action":"x"}"#),
            (#"{"answer":"a","more":["}"]}"#, "a"),
            (#"{"answer":"a "b" c"}"#, #"a b" c"}"#),
            (#"{"more":1,"answer":"a"}"#, "a"),
            (#"{"answer":"a"} and b"#, "a and b"),
            (#"{"answer":"cut in the mid"#, "cut in the mid"),
            (#"{"answer":"cut in an escape \u00"#, "cut in an escape "),
            (#"{"answer":"half \ud83d"#, "half \u{FFFD}"),
        ]
    )
    func `An answer is the text, however the reply is cut`(reply: String, answer: String) throws {
        for pieces in Pieces.all(of: reply) {
            #expect(try decoded(pieces) == [.text(answer)], "cut into \(pieces)")
        }
    }

    @Test(
        arguments: [
            (#"{"action":"read_note","arguments":{"id":"7f3a"}}"#, "read_note", #"{"id":"7f3a"}"#),
            (#" { "arguments": {"id": "}"}, "action": "read_note" } "#, "read_note", #"{"id":"}"}"#),
            (#"{"tool":"read_note","arguments":"{}"}"#, "read_note", "{}"),
            (#"{"name":"paint_note","parameters":{"a":[1]}}"#, "paint_note", #"{"a":[1]}"#),
            (#"{"action":"read_note"}"#, "read_note", "{}"),
            ("{\"action\":\"create_note\",\"arguments\":{\"body\":\"a\nb\"}}", "create_note", #"{"body":"a\nb"}"#),
        ]
    )
    func `A call is one event, however the reply is cut`(reply: String, name: String, arguments: String) throws {
        for pieces in Pieces.all(of: reply) {
            #expect(try decoded(pieces) == [.call(ToolCall(id: "call_1", name: name, arguments: arguments))])
        }
    }

    @Test(
        arguments: [
            "Hello.", "[1]", #"{"answer":1}"#, #"{"note":"x"}"#, #"{"note":"#, "{]", "{x}", #"{"answer" "a"}"#,
            "```json\n{}\n```", #"{"x":1} {"y":2}"#,
        ]
    )
    func `What does not fit the schema is text`(reply: String) throws {
        for pieces in Pieces.all(of: reply) {
            #expect(try decoded(pieces) == [.text(reply)], "cut into \(pieces)")
        }
    }

    @Test(arguments: ["", " \n"])
    func `An empty reply is nothing`(reply: String) throws {
        #expect(try decoded([reply]) == [])
    }

    @Test(
        arguments: [
            "{", #"{"act"#, #"{"action":"read_note","arguments":{"id":"7f"#, #"{"action":"read_note"#,
            #"{"arguments":{"id":"7f3a"},"#, #"{"answer":"#,
        ]
    )
    func `A reply that is cut in a call, or before it is clear what it is, is an error`(reply: String) throws {
        let error = try #require(throws: BackendError.self) { try decoded([reply]) }
        #expect(error.kind == .brokenOff)
    }

    @Test func `An answer is passed on while it comes`() {
        var decoder = SchemaCalls(tools: noteTools).makeDecoder()
        #expect(decoder.feed(#"{"answer":"It "#) == [.text("It ")])
        #expect(decoder.feed(#"is\"#) == [.text("is")])
        #expect(decoder.feed(#"n here."#) == [.text("\n here.")])
    }

    @Test func `A call that is too long is text`() {
        var decoder = SchemaCalls(tools: noteTools).makeDecoder()
        let reply = #"{"action":""# + String(repeating: "x", count: SchemaCallDecoder.longestCall)
        #expect(decoder.feed(reply) == [.text(reply)])
    }

    @Test func `What is written in the syntax of the mode is read as the same`() throws {
        let call = ToolCall(id: "call_1", name: "create_note", arguments: #"{"body":"a } \" b"}"#)
        #expect(try decoded([SchemaCalls.written(call)]) == [.call(call)])
        #expect(try decoded([SchemaCalls.written("a\n\"b\" \\")]) == [.text("a\n\"b\" \\")])
    }

    @Test func `The schema is an answer, or the name of a tool before its arguments`() {
        let tool = ToolDefinition(
            name: "find",
            description: "Find things.",
            parameters: [
                "type": "object", "required": ["words"], "additionalProperties": false,
                "properties": [
                    "words": ["type": "string", "description": "What."],
                    "from": ["type": "string", "format": "date"],
                    "limit": ["type": "integer", "minimum": 1, "maximum": 50],
                    "kind": ["type": "string", "enum": ["a", "b"]],
                    "tags": ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]],
                ],
            ]
        )
        #expect(
            SchemaCalls(tools: [tool]).schema.json == """
                {"anyOf":[{"additionalProperties":false,"properties":{"answer":{"type":"string"}},\
                "required":["answer"],"type":"object"},{"additionalProperties":false,"properties":\
                {"action":{"enum":["find"],"type":"string"},"arguments":{"additionalProperties":false,"properties":{\
                "from":{"type":"string"},"kind":{"enum":["a","b"],"type":"string"},\
                "limit":{"type":"integer"},"tags":{"anyOf":[{"type":"string"},\
                {"items":{"type":"string"},"maxItems":16,"type":"array"}]},\
                "words":{"type":"string"}},"required":["words"],"type":"object"}},\
                "required":["action","arguments"],"type":"object"}]}
                """
        )
    }

    @Test func `The instructions name every tool, and stay small`() {
        let instructions = SchemaCalls(tools: noteTools).instructions
        for tool in noteTools {
            #expect(instructions.contains("\n\(tool.name)("))
        }
        #expect(instructions.utf8.count < 1_400)
    }

    private func decoded(_ pieces: [String]) throws -> [ModelEvent] {
        var decoder = SchemaCalls(tools: noteTools).makeDecoder()
        return (pieces.flatMap { decoder.feed($0) } + (try decoder.end())).merged
    }
}
