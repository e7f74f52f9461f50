import Assistant
import Foundations
import Testing

@testable import RemoteBackends

@Suite struct AnthropicFormatTests {
    let format = AnthropicFormat()

    @Test func `The key and the version go into headers`() {
        let headers = format.headers(key: Secret("sk-ant-1"))
        #expect(headers.map(\.name) == ["x-api-key", "anthropic-version"])
        #expect(headers.map(\.value) == ["sk-ant-1", "2023-06-01"])
        #expect(format.headers(key: nil).map(\.name) == ["anthropic-version"])
    }

    @Test func `A request holds the system prompt, the tools and the messages, each to be cached`() {
        let request = ModelRequest(system: "You are magpie.", messages: [.user("Hello")], tools: [find, read])
        #expect(
            format.body(for: WireStep(request: request, model: "claude-sonnet-4-5")).json == """
                {"max_tokens":8192,"messages":[{"content":[{"cache_control":{"type":"ephemeral"},\
                "text":"Hello","type":"text"}],"role":"user"}],\
                "model":"claude-sonnet-4-5","stream":true,\
                "system":[{"cache_control":{"type":"ephemeral"},"text":"You are magpie.","type":"text"}],\
                "tools":[{"description":"Find.","input_schema":{"type":"object"},"name":"find"},\
                {"cache_control":{"type":"ephemeral"},"description":"Read.","input_schema":{"type":"object"},\
                "name":"read"}]}
                """
        )
    }

    @Test func `Of the messages the last block is marked, and what is marked is at most four blocks`() throws {
        let calls = ["a", "b"].map { ToolCall(id: $0, name: "find", arguments: "{}") }
        let messages: [Message] = [
            .user("Hello"), .assistant(AssistantMessage(text: "Hm.", calls: calls)),
            .tool(calls.map { ToolResult(callID: $0.id, content: "[]") }),
        ]
        let request = ModelRequest(system: "You are magpie.", messages: messages, tools: [find, read])
        let body = format.body(for: WireStep(request: request, model: "m"))
        let blocks = try #require(body["messages"]?.elements).flatMap { $0["content"]?.elements ?? [] }
        #expect(blocks.map { $0["cache_control"] != nil } == [false, false, false, false, false, true])
        #expect(body.json.ranges(of: "cache_control").count == 3)
    }

    @Test func `What the settings say goes into the request`() {
        let request = ModelRequest(system: "", messages: [.user("Hello")], tools: [find])
        var step = WireStep(request: request, model: "m")
        step.maxTokens = 100
        step.temperature = 1.5
        step.isStreaming = false
        let body = format.body(for: step)
        #expect(body["max_tokens"] == 100)
        #expect(body["temperature"] == 1)
        #expect(body["stream"] == false)
        #expect(body["system"] == nil)
    }

    @Test func `A temperature that the server does not take is left out`() {
        var step = WireStep(request: ModelRequest(system: "", messages: [.user("Hello")], tools: []), model: "m")
        step.temperature = 0.5
        step.differences = [.fixedTemperature]
        #expect(format.body(for: step)["temperature"] == nil)
    }

    @Test func `Without tools there is no list of them`() {
        let step = WireStep(request: ModelRequest(system: "", messages: [.user("Hello")], tools: []), model: "m")
        #expect(format.body(for: step)["tools"] == nil)
    }

    @Test func `Calls and results are blocks, results before what the person says`() throws {
        let messages: [Message] = [
            .user("Where is the key?"),
            .assistant(
                AssistantMessage(
                    text: "Let me look.\n",
                    calls: [
                        ToolCall(id: "a", name: "find", arguments: #"{"words":"key"}"#),
                        ToolCall(id: "b", name: "read", arguments: "oops"),
                    ]
                )
            ),
            .tool([
                ToolResult(callID: "a", content: "[]"),
                ToolResult(callID: "b", content: #"{"error":"?"}"#, isError: true),
            ]),
            .user("Well?"),
        ]
        #expect(
            AnthropicMessages(messages).json == [
                ["role": "user", "content": [["type": "text", "text": "Where is the key?"]]],
                [
                    "role": "assistant",
                    "content": [
                        ["type": "text", "text": "Let me look."],
                        ["type": "tool_use", "id": "call00001", "name": "find", "input": ["words": "key"]],
                        ["type": "tool_use", "id": "call00002", "name": "read", "input": [:]],
                    ],
                ],
                [
                    "role": "user",
                    "content": [
                        ["type": "tool_result", "tool_use_id": "call00001", "content": "[]"],
                        [
                            "type": "tool_result", "tool_use_id": "call00002", "content": #"{"error":"?"}"#,
                            "is_error": true,
                        ],
                        ["type": "text", "text": "Well?"],
                    ],
                ],
            ]
        )
    }

    @Test(
        arguments: [
            [Message.user("a"), .user("b")],
            [.assistant(AssistantMessage(text: "a"))],
            [.user(""), .assistant(AssistantMessage()), .user(" \n")],
            [.user("a"), .assistant(AssistantMessage(text: "b")), .assistant(AssistantMessage(text: "c")), .user("d")],
            [.user("a"), .assistant(AssistantMessage(calls: [ToolCall(id: "", name: "", arguments: "")]))],
            [.tool([ToolResult(callID: "x", content: "")]), .user("a")],
        ]
    )
    func `The person begins, they take turns, and no text is empty`(messages: [Message]) throws {
        let json = AnthropicMessages(messages).json
        #expect(json.first?["role"] == "user")
        #expect(zip(json, json.dropFirst()).allSatisfy { $0["role"] != $1["role"] })
        for block in json.flatMap({ $0["content"]?.elements ?? [] }) where block["type"] == "text" {
            let text = try #require(block["text"]?.text)
            #expect(text.contains { !$0.isWhitespace })
        }
        #expect(json.allSatisfy { $0["content"]?.elements?.isEmpty == false })
    }

    private let find = ToolDefinition(name: "find", description: "Find.", parameters: ["type": "object"])
    private let read = ToolDefinition(name: "read", description: "Read.", parameters: ["type": "object"])
}
