/// One message of a conversation, as every chat API has it.
package enum Message: Equatable, Sendable {
    /// What the person said.
    case user(String)
    /// What the model said in one step, and the tools it called.
    case assistant(AssistantMessage)
    /// The results of the preceding calls, in the order of the calls.
    case tool([ToolResult])
}

/// One step of a model.
package struct AssistantMessage: Equatable, Sendable {
    /// The text, possibly empty.
    package var text: String
    /// The tools it called, in order.
    package var calls: [ToolCall]
    /// Whether the person or an error stopped the reply before its end.
    package var isInterrupted: Bool
    /// What its backend wants back with the calls, for as long as the turn goes on, unless it says that it is kept.
    package var provider: ProviderData?

    package init(
        text: String = "",
        calls: [ToolCall] = [],
        isInterrupted: Bool = false,
        provider: ProviderData? = nil
    ) {
        self.text = text
        self.calls = calls
        self.isInterrupted = isInterrupted
        self.provider = provider
    }

    /// Whether nothing was said and no tool called.
    package var isEmpty: Bool { text.isEmpty && calls.isEmpty }
}

/// A model's wish to run a tool.
///
/// Nothing in it is trusted.
package struct ToolCall: Equatable, Sendable {
    /// The id that pairs the call with its result.
    package var id: String
    /// The tool's name as the model gave it.
    package var name: String
    /// The arguments as the model wrote them: usually, but not surely, a JSON object.
    package var arguments: String

    package init(id: String, name: String, arguments: String) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }
}

/// What a tool call came to.
package struct ToolResult: Equatable, Sendable {
    /// The id of the call.
    package var callID: String
    /// JSON for the model to read: what was found or done, or an `error` and the tool's `schema`.
    package var content: String
    /// Whether the call failed.
    package var isError: Bool

    package init(callID: String, content: String, isError: Bool = false) {
        self.callID = callID
        self.content = content
        self.isError = isError
    }
}
