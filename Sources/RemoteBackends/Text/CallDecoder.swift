import Assistant

/// Takes the calls out of a text that arrives in pieces: text goes in; text, and the calls found in it, come out.
protocol CallDecoder: Sendable {
    /// Whether the model is in the middle of a call.
    var isInCall: Bool { get }

    /// What the next piece of text comes to.
    mutating func feed(_ text: String) -> [ModelEvent]
    /// What is left when the text has ended.
    /// - Throws: ``BackendError`` of the kind `brokenOff` when it ended in the middle of a call.
    mutating func end() throws(BackendError) -> [ModelEvent]
}
