import Assistant

/// A reply that was cut at the largest number of tokens, and holds no calls of the protocol's that could be run.
struct CutReply: Error, Equatable {
    /// What came and was not passed on yet, the last event included.
    var events: [ModelEvent]
    /// Whether it was cut in the middle of a call, or nobody can tell.
    var isInCall: Bool

    /// The same for the person.
    var backendError: BackendError {
        let place = isInCall ? " in the middle of a tool call, and nothing of the call was done" : ""
        return BackendError(
            .brokenOff,
            "The reply was cut at the limit of tokens\(place). Set a higher maxTokens, or ask for less at once."
        )
    }

    /// The same reply with events before it.
    func behind(_ earlier: [ModelEvent]) -> CutReply {
        CutReply(events: earlier + events, isInCall: isInCall)
    }
}
