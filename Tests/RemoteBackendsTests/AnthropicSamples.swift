import Assistant
import Foundation

@testable import RemoteBackends

/// Replies of the Messages API, after the examples of its reference.
enum AnthropicSamples {
    /// A text, with a ping between.
    static let text = """
        event: message_start
        data: {"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","content":[],\
        "model":"claude-sonnet-4-5","stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":25,\
        "cache_creation_input_tokens":100,"cache_read_input_tokens":1000,"output_tokens":1}}}

        event: content_block_start
        data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}

        event: ping
        data: {"type":"ping"}

        event: content_block_delta
        data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hello"}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"!"}}

        event: content_block_stop
        data: {"type":"content_block_stop","index":0}

        event: message_delta
        data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},\
        "usage":{"output_tokens":15}}

        event: message_stop
        data: {"type":"message_stop"}
        """

    /// Reasoning, a text and two calls, the second without arguments.
    static let calls = """
        event: message_start
        data: {"type":"message_start","message":{"id":"msg_2","type":"message","role":"assistant","content":[],\
        "model":"claude-sonnet-4-5","stop_reason":null,"usage":{"input_tokens":472,"output_tokens":2}}}

        event: content_block_start
        data: {"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"A note?"}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"EqQBCgIYAhIM1gbc"}}

        event: content_block_stop
        data: {"type":"content_block_stop","index":0}

        event: content_block_start
        data: {"type":"content_block_start","index":1,"content_block":{"type":"redacted_thinking","data":"EmwKAhgB"}}

        event: content_block_stop
        data: {"type":"content_block_stop","index":1}

        event: content_block_start
        data: {"type":"content_block_start","index":2,"content_block":{"type":"text","text":"Okay"}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":2,"delta":{"type":"text_delta","text":", let me look."}}

        event: content_block_stop
        data: {"type":"content_block_stop","index":2}

        event: content_block_start
        data: {"type":"content_block_start","index":3,"content_block":{"type":"tool_use","id":"toolu_1",\
        "name":"search_notes","input":{}}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":3,"delta":{"type":"input_json_delta","partial_json":""}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":3,"delta":{"type":"input_json_delta","partial_json":"{\\"query\\": \\"spa"}}

        event: content_block_delta
        data: {"type":"content_block_delta","index":3,"delta":{"type":"input_json_delta","partial_json":"re key\\"}"}}

        event: content_block_stop
        data: {"type":"content_block_stop","index":3}

        event: something_new
        data: {"type":"something_new","index":3}

        event: content_block_start
        data: {"type":"content_block_start","index":4,"content_block":{"type":"tool_use","id":"toolu_2",\
        "name":"read_note","input":{}}}

        event: content_block_stop
        data: {"type":"content_block_stop","index":4}

        event: message_delta
        data: {"type":"message_delta","delta":{"stop_reason":"tool_use","stop_sequence":null},\
        "usage":{"output_tokens":89}}

        event: message_stop
        data: {"type":"message_stop"}
        """

    /// The reasoning of ``calls``, as the API wants it back.
    static let reasoning: JSONValue = [
        ["type": "thinking", "thinking": "A note?", "signature": "EqQBCgIYAhIM1gbc"],
        ["type": "redacted_thinking", "data": "EmwKAhgB"],
    ]

    /// All of ``calls`` in its order, as it goes back.
    static let echo: JSONValue = [
        ["type": "thinking", "thinking": "A note?", "signature": "EqQBCgIYAhIM1gbc"],
        ["type": "redacted_thinking", "data": "EmwKAhgB"], ["type": "text", "text": "Okay, let me look."],
        ["type": "tool_use"], ["type": "tool_use"],
    ]

    /// A reply that was not asked for in pieces.
    static let whole = """
        {"id":"msg_3","type":"message","role":"assistant","model":"claude-sonnet-4-5","stop_reason":"tool_use",\
        "stop_sequence":null,"usage":{"input_tokens":472,"cache_read_input_tokens":8,"output_tokens":89},\
        "content":[{"type":"thinking","thinking":"A note?","signature":"EqQB"},{"type":"text","text":"Let me look."},\
        {"type":"tool_use","id":"toolu_1","name":"search_notes","input":{"query":"spare key"}},\
        {"type":"tool_use","id":"toolu_2","name":"read_note","input":{}}]}
        """

    /// ``text`` with another reason for its end.
    static func textEnding(with reason: String) -> String {
        text.replacingOccurrences(of: #""stop_reason":"end_turn""#, with: #""stop_reason":"\#(reason)""#)
    }

    /// ``whole`` with another reason for its end.
    static func wholeEnding(with reason: String) -> String {
        whole.replacingOccurrences(of: #""stop_reason":"tool_use""#, with: #""stop_reason":"\#(reason)""#)
    }

    /// The events of a recorded stream.
    static func events(_ stream: String) -> [ServerSentEvent] {
        stream.components(separatedBy: "\n\n").map { event in
            let lines = event.split(separator: "\n")
            return ServerSentEvent(
                name: lines.first.map { String($0.dropFirst("event: ".count)) },
                data: String(lines.last?.dropFirst("data: ".count) ?? "")
            )
        }
    }
}
