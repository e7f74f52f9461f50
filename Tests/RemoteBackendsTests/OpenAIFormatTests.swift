import Assistant
import Foundations
import Testing

@testable import RemoteBackends

@Suite struct OpenAIFormatTests {
    private func step(_ messages: [Message], tools: [ToolDefinition] = []) -> WireStep {
        WireStep(request: ModelRequest(system: "Be brief.", messages: messages, tools: tools), model: "small")
    }

    private let tool = ToolDefinition(
        name: "read_note",
        description: "Read one note.",
        parameters: ["type": "object", "properties": ["id": ["type": "string"]], "required": ["id"]]
    )

    @Test func `The body of a step is what the API wants`() throws {
        let call = ToolCall(id: "x", name: "read_note", arguments: #"{"id":"7f3a"}"#)
        let step = step(
            [
                .user("Where is the key?"), .assistant(AssistantMessage(text: "", calls: [call])),
                .tool([ToolResult(callID: "x", content: #"{"notes":[]}"#)]),
                .assistant(AssistantMessage(text: "Nowhere.")),
                .user("Look again."),
            ],
            tools: [tool]
        )
        let expected: JSONValue = [
            "model": "small", "stream": true, "stream_options": ["include_usage": true],
            "messages": [
                ["role": "system", "content": "Be brief."], ["role": "user", "content": "Where is the key?"],
                [
                    "role": "assistant", "content": "",
                    "tool_calls": [
                        [
                            "id": "call00001", "type": "function",
                            "function": ["name": "read_note", "arguments": #"{"id":"7f3a"}"#],
                        ]
                    ],
                ],
                ["role": "tool", "tool_call_id": "call00001", "content": #"{"notes":[]}"#],
                ["role": "assistant", "content": "Nowhere."], ["role": "user", "content": "Look again."],
            ],
            "tools": [
                [
                    "type": "function",
                    "function": [
                        "name": "read_note", "description": "Read one note.",
                        "parameters": [
                            "type": "object", "properties": ["id": ["type": "string"]], "required": ["id"],
                        ],
                    ],
                ]
            ],
        ]
        #expect(OpenAIFormat().body(for: step) == expected)
    }

    @Test func `A plain step has nothing that was not asked for`() {
        let body = OpenAIFormat().body(for: step([.user("Hi")]))
        #expect(body.members?.keys.sorted() == ["messages", "model", "stream", "stream_options"])
    }

    @Test func `What is set is sent`() {
        var step = step([.user("Hi")], tools: [tool])
        step.temperature = 0.25
        step.maxTokens = 300
        step.isStreaming = false
        let body = OpenAIFormat().body(for: step)
        #expect(body["temperature"] == .number(0.25))
        #expect(body["max_tokens"] == 300)
        #expect(body["stream"] == false)
        #expect(body["stream_options"] == nil)
    }

    @Test func `A schema goes into the form that the server takes`() {
        var step = step([.user("Hi")])
        step.replySchema = ["type": "object"]
        let asSchema = OpenAIFormat().body(for: step)["response_format"]
        #expect(asSchema?["type"] == "json_schema")
        #expect(asSchema?["json_schema"]?["schema"] == ["type": "object"])
        step.differences = [.plainSchemas]
        #expect(
            OpenAIFormat().body(for: step)["response_format"] == ["type": "json_object", "schema": ["type": "object"]]
        )
    }

    @Test func `What the server does not take is left out`() {
        var step = step([.user("Hi")])
        step.temperature = 0.25
        step.maxTokens = 300
        step.differences = [.noStreamOptions, .fixedTemperature, .completionTokens]
        let body = OpenAIFormat().body(for: step)
        #expect(body["stream_options"] == nil)
        #expect(body["temperature"] == nil)
        #expect(body["max_tokens"] == nil)
        #expect(body["max_completion_tokens"] == 300)
    }

    @Test(arguments: ["not JSON", "[1]", ""])
    func `Arguments that are no object do not go back to the server`(arguments: String) {
        let call = ToolCall(id: "x", name: "read_note", arguments: arguments)
        let body = OpenAIFormat().body(for: step([.user("Hi"), .assistant(AssistantMessage(calls: [call]))]))
        let reply = body["messages"]?.elements?.first { $0["role"] == "assistant" }
        #expect(reply?["tool_calls"]?.elements?.first?["function"]?["arguments"] == "{}")
    }

    @Test func `A key goes into the header and nowhere else`() {
        let headers = OpenAIFormat().headers(key: Secret("sk-123"))
        #expect(headers.map(\.name) == ["Authorization"])
        #expect(headers.map(\.value) == ["Bearer sk-123"])
        #expect(OpenAIFormat().headers(key: nil).isEmpty)
    }

    @Test(arguments: [
        [Message.user("a"), .user("b")], [.user("a"), .assistant(AssistantMessage(isInterrupted: true)), .user("b")],
        [
            .user("a"), .assistant(AssistantMessage(calls: [ToolCall(id: "1", name: "read_note", arguments: "{}")])),
            .tool([ToolResult(callID: "1", content: "{}")]), .user("b"),
        ],
    ])
    func `The roles take turns, also after a reply that was stopped`(messages: [Message]) {
        let step = WireStep(request: ModelRequest(system: "", messages: messages, tools: []), model: "m")
        let sent = OpenAIFormat().body(for: step)["messages"]?.elements ?? []
        #expect(sent.suffix(2).map { $0["role"]?.text } == ["assistant", "user"])
        #expect(sent.dropLast().last?["content"]?.text == "(interrupted)")
    }
}
