/// Anything that can take the next turn: built-in, remote, or a recording.
///
/// A backend gets messages and tools, and answers with text and tool calls; it acts on notes through tools alone.
package protocol ModelBackend: Sendable {
    /// The name under which the backend is configured, such as `builtin`.
    var name: String { get }
    /// The model it asks, where it has one.
    var model: String? { get }
    /// What the model can read and write in one step, in tokens; `nil` when there is no bound.
    var contextTokens: Int? { get }
    /// Whether it asks somebody else's program, which takes time and sees what it is sent.
    var isRemote: Bool { get }

    /// Whether it changes notes only as the person's line says; what others change besides waits for the person.
    var doesOnlyWhatIsAsked: Bool { get }

    /// The host that requests go to, where that is not this machine; `nil` when nothing leaves it.
    var destination: String? { get }

    /// How many turns back it looks, and is told of; `nil` for as far as there is room.
    var turnsToLookBack: Int? { get }

    /// The most steps of one turn, where its turns come to their end by themselves; `nil` for the bound of any model.
    var mostSteps: Int? { get }

    /// What the tools take of the model's window, in tokens, in the form in which this backend gives them to it.
    func tokens(of tools: [ToolDefinition]) -> Int

    /// Takes one step: the events of one reply, in order, the last of them ``ModelEvent/finished(_:)``.
    ///
    /// The stream ends with an error when the backend fails, and stops when the task that reads it is cancelled.
    func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error>
}

extension ModelBackend {
    package var contextTokens: Int? { nil }
    package var isRemote: Bool { false }
    package var destination: String? { nil }
    package var doesOnlyWhatIsAsked: Bool { !isRemote }
    package var turnsToLookBack: Int? { nil }
    package var mostSteps: Int? { nil }
    package func tokens(of tools: [ToolDefinition]) -> Int { TokenEstimate.of(tools) }

    /// The backend and its model, as provenance names them.
    package var label: String { model.map { "\(name)/\($0)" } ?? name }
}

/// What a backend needs for one step.
package struct ModelRequest: Equatable, Sendable {
    /// Who the assistant is, the date and the rules.
    package var system: String
    /// The conversation so far; the last message is the person's, or the results of the last step's calls.
    package var messages: [Message]
    /// The tools it may call.
    package var tools: [ToolDefinition]
    /// Older messages that did not fit; no backend sends them, but what followed them may speak of what they say.
    package var leftOut: [Message] = []
    /// What is left of the model's window for the reply, in tokens; `nil` when there is no bound.
    package var replyRoom: Int?

    package init(system: String, messages: [Message], tools: [ToolDefinition]) {
        self.system = system
        self.messages = messages
        self.tools = tools
    }
}

/// One event of a reply.
package enum ModelEvent: Equatable, Sendable {
    /// A further piece of the answer.
    case text(String)
    /// A further piece of reasoning, never part of the answer.
    case thinking(String)
    /// All the text so far in this step was reasoning: its end was marked, its beginning was not.
    case wasThinking
    /// The model has begun to write a tool call, which comes when it is whole.
    case callBegan
    /// A whole tool call.
    case call(ToolCall)
    /// What the server wants back with the calls of this reply; at most once, and not to be shown.
    case provider(ProviderData)
    /// The line came to nothing so far: it was not understood, or the reply asks something back.
    case leftOpen
    /// Nothing has come yet, and the server is asked again, now or in a moment; why, as a sentence.
    case retrying(String)
    /// The end of the step.
    case finished(Usage?)
}

/// The number of tokens a step took.
package struct Usage: Equatable, Sendable {
    /// Tokens read.
    package var input: Int
    /// Tokens written.
    package var output: Int

    package init(input: Int, output: Int) {
        self.input = input
        self.output = output
    }

    /// Adds the tokens of another step.
    mutating func add(_ other: Usage) {
        input += other.input
        output += other.output
    }
}

/// A tool as a model sees it.
package struct ToolDefinition: Equatable, Sendable {
    /// The name to call it by.
    package var name: String
    /// When and how to use it, in a sentence or two.
    package var description: String
    /// The JSON Schema of its arguments.
    package var parameters: JSONValue
    /// What it is there for; the worst where nobody says.
    package var effect: ToolEffect

    package init(name: String, description: String, parameters: JSONValue, effect: ToolEffect = .destroys) {
        self.name = name
        self.description = description
        self.parameters = parameters
        self.effect = effect
    }
}
