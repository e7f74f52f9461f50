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
