import Assistant

/// A backend that says a long text in small pieces, as a model does.
struct TalkativeBackend: ModelBackend {
    let name = "talkative"
    let model: String? = nil
    /// The number of pieces.
    let count: Int

    private static let pieces = [
        "The ", "spare", " key", " is ", "**under", "** the", " blue ", "pot", " by the", " door.\n", "- ", "`list`",
        " of ", "things\n\n",
    ]

    func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { continuation in
            for index in 0..<count { continuation.yield(.text(Self.pieces[index % Self.pieces.count])) }
            continuation.yield(.finished(nil))
            continuation.finish()
        }
    }
}
