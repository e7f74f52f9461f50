import Assistant

/// Tool calls that a model writes into its text, for models that cannot do better.
///
/// The system prompt teaches one form, `[NOTE_ACTION:{…}]`; the decoder also takes those that small models fall back
/// to (see ``TextCallDecoder``).
struct TextCalls: Sendable {
    private let tools: [ToolDefinition]

    init(tools: [ToolDefinition]) {
        self.tools = tools
    }

    /// What the system prompt must say in addition; empty when there are no tools.
    var instructions: String {
        guard !tools.isEmpty else { return "" }
        return """
            To use a tool, write it like this, with valid JSON, and stop:
            [NOTE_ACTION:{"name":"create_note","arguments":{"title":"…","body":"…"}}]
            The result comes in the next message; then go on, or answer. Text without such a block is your answer.
            Tools (a parameter with ? may be left out):
            \(tools.listing)
            """
    }

    /// A call in the syntax that is taught.
    static func written(_ call: ToolCall) -> String {
        #"[NOTE_ACTION:{"name":\#(JSONValue.string(call.name).json),"arguments":\#(call.argumentValue.json)}]"#
    }

    /// Reads a reply.
    /// - Parameters:
    ///   - ids: what the ids of the calls begin with; they are numbered from 1.
    ///   - takesBlocks: whether blocks in the taught syntax are calls.
    ///   - quoted: calls that the model only quotes; they stay text.
    func makeDecoder(
        ids: String = "call",
        takesBlocks: Bool = true,
        quoted: QuotedCalls = .none
    ) -> TextCallDecoder {
        TextCallDecoder(tools: tools.map(\.name), ids: ids, takesBlocks: takesBlocks, quoted: quoted)
    }
}
