import Assistant
import Testing

/// Replies of chat completions as servers write them, after the API references and the servers' sources.
enum OpenAISamples {
    /// A stream as it comes over the wire, and what it means.
    struct Recording: Sendable {
        var server: String
        var stream: String
        var events: [ModelEvent]
    }

    /// Every recorded stream.
    static let streams = [
        openAIText, openAICalls, ollamaCalls, ollamaReasoning, llamaServer, vLLM, openRouter, lineEnds, withoutDone,
        wholeArguments,
    ]

    /// The text comes in pieces, then the end, then a chunk with nothing but the number of tokens.
    static let openAIText = Recording(
        server: "OpenAI, text",
        stream: """
            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1694268190,"model":"gpt-4o-mini",\
            "choices":[{"index":0,"delta":{"role":"assistant","content":"","refusal":null},"logprobs":null,\
            "finish_reason":null}],"usage":null}

            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1694268190,"model":"gpt-4o-mini",\
            "choices":[{"index":0,"delta":{"content":"Grüße"},"logprobs":null,"finish_reason":null}],"usage":null}

            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1694268190,"model":"gpt-4o-mini",\
            "choices":[{"index":0,"delta":{"content":" 🐦!"},"logprobs":null,"finish_reason":null}],"usage":null}

            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1694268190,"model":"gpt-4o-mini",\
            "choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}],"usage":null}

            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1694268190,"model":"gpt-4o-mini",\
            "choices":[],"usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}}

            data: [DONE]


            """,
        events: [.text("Grüße 🐦!"), .finished(Usage(input: 19, output: 10))]
    )

    /// Two calls, whose arguments come in pieces.
    static let openAICalls = Recording(
        server: "OpenAI, two calls",
        stream: """
            data: {"choices":[{"index":0,"delta":{"role":"assistant","content":null,"tool_calls":[{"index":0,\
            "id":"call_a","type":"function","function":{"name":"search_notes","arguments":""}}]},"finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"que"}}]},\
            "finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"ry\\":\\"é\\"}"}}]},\
            "finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":1,"id":"call_b","type":"function",\
            "function":{"name":"read_note","arguments":""}}]},"finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":1,"function":{"arguments":"{\\"id\\":\\"7f3a\\"}"\
            }}]},"finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}

            data: [DONE]


            """,
        events: [
            .call(ToolCall(id: "call_a", name: "search_notes", arguments: #"{"query":"é"}"#)),
            .call(ToolCall(id: "call_b", name: "read_note", arguments: #"{"id":"7f3a"}"#)), .finished(nil),
        ]
    )

    /// Whole calls, all with the index 0.
    static let ollamaCalls = Recording(
        server: "Ollama, two calls",
        stream: """
            data: {"id":"chatcmpl-662","object":"chat.completion.chunk","created":1736353283,"model":"llama3.1",\
            "system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"",\
            "tool_calls":[{"id":"call_1x","index":0,"type":"function","function":{"name":"read_note",\
            "arguments":"{\\"id\\":\\"7f3a\\"}"}}]},"finish_reason":null}]}

            data: {"id":"chatcmpl-662","object":"chat.completion.chunk","created":1736353283,"model":"llama3.1",\
            "system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"",\
            "tool_calls":[{"id":"call_2y","index":0,"type":"function","function":{"name":"read_note",\
            "arguments":"{\\"id\\":\\"81c2\\"}"}}]},"finish_reason":null}]}

            data: {"id":"chatcmpl-662","object":"chat.completion.chunk","created":1736353283,"model":"llama3.1",\
            "system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":""},\
            "finish_reason":"tool_calls"}]}

            data: [DONE]


            """,
        events: [
            .call(ToolCall(id: "call_1x", name: "read_note", arguments: #"{"id":"7f3a"}"#)),
            .call(ToolCall(id: "call_2y", name: "read_note", arguments: #"{"id":"81c2"}"#)), .finished(nil),
        ]
    )

    /// Reasoning in a member of its own, named `reasoning`.
    static let ollamaReasoning = Recording(
        server: "Ollama, reasoning",
        stream: """
            data: {"choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":"A pot"},\
            "finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":"?"},"finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"role":"assistant","content":"Blue."},"finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"stop"}]}

            data: {"choices":[],"usage":{"prompt_tokens":33,"completion_tokens":7,"total_tokens":40}}

            data: [DONE]


            """,
        events: [.thinking("A pot?"), .text("Blue."), .finished(Usage(input: 33, output: 7))]
    )

    /// The first chunk has `content: null`; the last has timings of the server's own.
    static let llamaServer = Recording(
        server: "llama-server",
        stream: """
            data: {"choices":[{"finish_reason":null,"index":0,"delta":{"role":"assistant","content":null}}],\
            "created":1757141666,"id":"chatcmpl-iIzMZJ","model":"gpt-3.5-turbo","object":"chat.completion.chunk"}

            data: {"choices":[{"finish_reason":null,"index":0,"delta":{"reasoning_content":"Hm."}}],"id":"chatcmpl-iIzMZJ"}

            data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":"Under the"}}],"id":"chatcmpl-iIzMZJ"}

            data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":" pot."}}],"id":"chatcmpl-iIzMZJ"}

            data: {"choices":[{"finish_reason":"stop","index":0,"delta":{}}],"id":"chatcmpl-iIzMZJ"}

            data: {"choices":[],"id":"chatcmpl-iIzMZJ","usage":{"completion_tokens":5,"prompt_tokens":40,\
            "total_tokens":45},"timings":{"prompt_n":40,"prompt_ms":31.5}}

            data: [DONE]


            """,
        events: [.thinking("Hm."), .text("Under the pot."), .finished(Usage(input: 40, output: 5))]
    )

    /// A call that begins with a name and goes on with deltas that have neither id nor name.
    static let vLLM = Recording(
        server: "vLLM",
        stream: """
            data: {"id":"chatcmpl-7","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,\
            "finish_reason":null}],"prompt_token_ids":null}

            data: {"id":"chatcmpl-7","choices":[{"index":0,"delta":{"tool_calls":[{"id":"chatcmpl-tool-9",\
            "type":"function","index":0,"function":{"name":"create_note"}}]},"logprobs":null,"finish_reason":null}]}

            data: {"id":"chatcmpl-7","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,\
            "function":{"arguments":"{\\"title\\": \\""}}]},"logprobs":null,"finish_reason":null}]}

            data: {"id":"chatcmpl-7","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,\
            "function":{"arguments":"Pot\\"}"}}]},"logprobs":null,"finish_reason":null}]}

            data: {"id":"chatcmpl-7","choices":[{"index":0,"delta":{"content":""},"logprobs":null,\
            "finish_reason":"tool_calls","stop_reason":null}]}

            data: [DONE]


            """,
        events: [
            .call(ToolCall(id: "chatcmpl-tool-9", name: "create_note", arguments: #"{"title": "Pot"}"#)),
            .finished(nil),
        ]
    )

    /// Comments between the events, reasoning twice, and the usage in the last chunk with a choice.
    static let openRouter = Recording(
        server: "OpenRouter",
        stream: """
            : OPENROUTER PROCESSING

            : OPENROUTER PROCESSING

            data: {"id":"gen-1","provider":"X","choices":[{"index":0,"delta":{"role":"assistant","content":"",\
            "reasoning":"Look.","reasoning_details":[{"type":"reasoning.text","text":"Look."}]},"finish_reason":null,\
            "native_finish_reason":null}]}

            : OPENROUTER PROCESSING

            data: {"id":"gen-1","provider":"X","choices":[{"index":0,"delta":{"role":"assistant","content":"There."},\
            "finish_reason":"stop","native_finish_reason":"end_turn"}]}

            data: {"id":"gen-1","provider":"X","choices":[{"index":0,"delta":{"role":"assistant","content":""},\
            "finish_reason":null}],"usage":{"prompt_tokens":8,"completion_tokens":2,"total_tokens":10,"cost":0.00001}}

            data: [DONE]


            """,
        events: [.thinking("Look."), .text("There."), .finished(Usage(input: 8, output: 2))]
    )

    /// Lines that end with CRLF, and `data:` without a space.
    static let lineEnds = Recording(
        server: "CRLF",
        stream: [
            #"data:{"choices":[{"index":0,"delta":{"content":"One\n"},"finish_reason":null}]}"#, "",
            #"data:{"choices":[{"index":0,"delta":{"content":"two"},"finish_reason":"stop"}]}"#, "", "data:[DONE]", "",
            "",
        ].joined(separator: "\r\n"),
        events: [.text("One\ntwo"), .finished(nil)]
    )

    /// Neither `[DONE]` nor the empty line after the last event.
    static let withoutDone = Recording(
        server: "without [DONE]",
        stream: """
            data: {"choices":[{"index":0,"delta":{"content":"Short."},"finish_reason":null}]}

            data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}
            """,
        events: [.text("Short."), .finished(nil)]
    )

    /// Calls without index and id, whose arguments are an object.
    static let wholeArguments = Recording(
        server: "arguments as an object",
        stream: """
            data: {"choices":[{"index":0,"delta":{"tool_calls":[{"function":{"name":"read_note",\
            "arguments":{"id":"7f3a"}}},{"function":{"name":"read_note","arguments":{"id":"81c2"}}}]},\
            "finish_reason":"tool_calls"}]}

            data: [DONE]


            """,
        events: [
            .call(ToolCall(id: "call_1", name: "read_note", arguments: #"{"id":"7f3a"}"#)),
            .call(ToolCall(id: "call_2", name: "read_note", arguments: #"{"id":"81c2"}"#)), .finished(nil),
        ]
    )

    /// A reply that was not asked for in pieces.
    static let whole = """
        {"id":"chatcmpl-2","object":"chat.completion","created":1741570283,"model":"llama","choices":[{"index":0,\
        "message":{"role":"assistant","content":"Let me look.","reasoning":"A note?","tool_calls":[{"id":"call_a",\
        "type":"function","function":{"name":"search_notes","arguments":"{\\"query\\":\\"pot\\"}"}}]},"logprobs":null,\
        "finish_reason":"tool_calls"}],"usage":{"prompt_tokens":82,"completion_tokens":17,"total_tokens":99}}
        """

    /// What ``whole`` means.
    static let wholeEvents: [ModelEvent] = [
        .thinking("A note?"), .text("Let me look."),
        .call(ToolCall(id: "call_a", name: "search_notes", arguments: #"{"query":"pot"}"#)),
        .finished(Usage(input: 82, output: 17)),
    ]

    /// The shortest complete stream with this text.
    static func text(_ text: String) -> String {
        let delta: JSONValue = ["choices": [["delta": ["content": .string(text)], "finish_reason": "stop"]]]
        return "data: \(delta.json)\n\ndata: [DONE]\n\n"
    }

    /// One event with a piece of text, and no end.
    static func piece(_ text: String) -> String {
        let delta: JSONValue = ["choices": [["delta": ["content": .string(text)], "finish_reason": .null]]]
        return "data: \(delta.json)\n\n"
    }

    /// The shortest complete stream with this call.
    static func call(_ name: String, _ arguments: String) -> String {
        let call: JSONValue = [
            "index": 0, "id": "call_a", "function": ["name": .string(name), "arguments": .string(arguments)],
        ]
        let delta: JSONValue = ["choices": [["delta": ["tool_calls": [call]], "finish_reason": "tool_calls"]]]
        return "data: \(delta.json)\n\ndata: [DONE]\n\n"
    }
}

extension OpenAISamples.Recording: CustomTestStringConvertible {
    var testDescription: String { server }
}
