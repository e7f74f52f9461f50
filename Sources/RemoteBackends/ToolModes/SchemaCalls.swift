import Assistant

/// Tool calls of a model whose reply is constrained by a JSON Schema to an answer or one call.
///
/// A server that enforces the schema makes even a very small model write valid calls.
struct SchemaCalls: Sendable {
    private let tools: [ToolDefinition]

    init(tools: [ToolDefinition]) {
        self.tools = tools
    }

    /// The schema of a reply: `{"answer": …}`, or `{"action": NAME, "arguments": {…}}`.
    ///
    /// Servers let the model write the members in the order in which they stand in the schema, which is that of the
    /// alphabet: the name of the tool must come before its arguments.
    var schema: JSONValue {
        let answer = Self.object(["answer": ["type": "string"]])
        let calls = tools.map { tool in
            Self.object([
                "action": ["type": "string", "enum": [.string(tool.name)]],
                "arguments": SchemaSubset.of(tool.parameters),
            ])
        }
        return ["anyOf": .array([answer] + calls)]
    }

    /// What the system prompt must say in addition: servers do not show the schema to the model.
    var instructions: String {
        guard !tools.isEmpty else { return #"Reply with one JSON object and nothing else: {"answer":"…"}"# }
        return """
            Reply with one JSON object and nothing else. To answer the person:
            {"answer":"…"}
            To use a tool; its result comes in the next message:
            {"action":"create_note","arguments":{"title":"…","body":"…"}}
            Tools (a parameter with ? may be left out):
            \(tools.listing)
            """
    }

    /// An answer in the syntax that is taught.
    static func written(_ answer: String) -> String {
        JSONValue.object(["answer": .string(answer)]).json
    }

    /// A call in the syntax that is taught.
    static func written(_ call: ToolCall) -> String {
        JSONValue.object(["action": .string(call.name), "arguments": call.argumentValue]).json
    }

    /// Reads a reply.
    /// - Parameter ids: what the id of a call begins with.
    func makeDecoder(ids: String = "call") -> SchemaCallDecoder {
        SchemaCallDecoder(ids: ids)
    }

    /// An object that has these members and no others.
    private static func object(_ members: [String: JSONValue]) -> JSONValue {
        [
            "type": "object",
            "properties": .object(members),
            "required": .array(members.keys.sorted().map(JSONValue.string)),
            "additionalProperties": false,
        ]
    }
}
