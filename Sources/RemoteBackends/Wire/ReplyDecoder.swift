import Assistant

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
