import Assistant

/// A reply that was cut at the token limit before any call of the protocol was complete.
struct CutReply: Error, Equatable {
    /// Whose limit it was cut at.
    enum Limit: Sendable {
        /// The one that magpie sent, which the setting `maxTokens` makes higher.
        case settings
        /// The server's own: magpie sent none.
        case server
        /// The model's window.
        case window
    }

    /// What came and was not passed on yet, the last event included.
    var events: [ModelEvent]
    /// Whether it may have been cut in the middle of a call.
    var isInCall: Bool
    /// Whose limit it was cut at.
    var limit = Limit.settings

    /// The same for the person.
    var backendError: BackendError {
        let place = isInCall ? " in the middle of a tool call, and nothing of the call was done" : ""
        let (reason, advice) =
            switch limit {
            case .settings: ("limit of tokens", "Set a higher maxTokens, or ask for less at once.")
            case .server:
                ("limit of tokens of the server", "Set maxTokens, ask for less at once, or begin anew with /reset.")
            case .window: ("end of the model's window", "Ask for less at once, or begin anew with /reset.")
            }
        return BackendError(.brokenOff, "The reply was cut at the \(reason)\(place). \(advice)")
    }

    /// The same reply with events before it.
    func behind(_ earlier: [ModelEvent]) -> CutReply {
        CutReply(events: earlier + events, isInCall: isInCall, limit: limit)
    }
}
