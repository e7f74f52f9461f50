import Assistant
import Foundations

/// One protocol: how a step is written, and how the reply is read.
protocol WireFormat: Sendable {
    /// The path of a step, which is added to the URL of the backend.
    var path: String { get }
    /// The path of the list of models, with a query where it needs one.
    var modelsPath: String { get }

    /// The headers besides `Content-Type` and `Accept`.
    func headers(key: Secret?) -> [(name: String, value: String)]
    /// The body of the request for a step.
    func body(for step: WireStep) -> JSONValue
    /// Reads a streamed reply.
    func makeDecoder() -> any ReplyDecoder
    /// Reads a reply that came whole.
    /// - Throws: ``BackendError`` when it is not what the protocol says, ``CutReply``.
    func events(inWholeReply body: JSONValue) throws -> [ModelEvent]
}

/// One step as it goes over the wire.
struct WireStep: Sendable {
    /// The system prompt, the messages and, where the model takes them natively, the tools.
    var request: ModelRequest
    /// The model to ask.
    var model: String
    /// The sampling temperature; `nil` for the server's own.
    var temperature: Double?
    /// The most tokens of the reply; `nil` for the server's own.
    var maxTokens: Int?
    /// Whether the reply is to come in pieces.
    var isStreaming = true
    /// The JSON Schema that the text of the reply must fit.
    var replySchema: JSONValue?
    /// What the server does differently from others.
    var differences: Set<ServerDifference> = []
}

/// Turns the events of one streamed reply into those of a model.
protocol ReplyDecoder: Sendable {
    /// Whether the model has said that it is at its end; what may still come is the number of tokens.
    var isComplete: Bool { get }
    /// How much of the arguments of calls has come, in bytes.
    var argumentLength: Int { get }

    /// What an event of the server's means.
    /// - Throws: ``BackendError`` when the server reports one, or the event is not what the protocol says.
    mutating func events(in event: ServerSentEvent) throws -> [ModelEvent]
    /// What is left when the stream has ended; the last event is ``ModelEvent/finished(_:)``.
    /// - Throws: ``BackendError`` of the kind `brokenOff` when the reply was not at its end, ``CutReply``.
    mutating func end() throws -> [ModelEvent]
}

/// One event of a stream (source: the HTML standard, section “Server-sent events”).
struct ServerSentEvent: Equatable, Sendable {
    /// The type, where the server gave one.
    var name: String?
    /// The data; its lines are joined with line feeds.
    var data: String
}
