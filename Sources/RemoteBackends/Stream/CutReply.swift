import Assistant

/// A reply that was cut at the token limit before any call of the protocol was complete.
struct CutReply: Error, Equatable {
    /// What came and was not passed on yet, the last event included.
    var events: [ModelEvent]
    /// Whether it may have been cut in the middle of a call.
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
