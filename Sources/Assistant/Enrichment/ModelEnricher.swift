package import Notes

/// Asks a model about a note.
///
/// The note is data to it, never an instruction, and its reply is checked: what is not the JSON that was asked for is a
/// failure, and nothing else of it is used, neither its reasoning nor the tools it calls.
package struct ModelEnricher: NoteEnricher {
    /// The longest reply that is read, in bytes of text.
    private static let longestReply = 16_384
    /// The longest reasoning that is waited for, in bytes.
    private static let longestReasoning = 262_144

    private let backend: any ModelBackend
    private let privacy: Privacy
    private let timeout: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - privacy: which notes a model on another machine is not sent.
    ///   - timeout: how long one note may take.
    ///   - clock: what that is measured with.
    package init(
        _ backend: any ModelBackend,
        privacy: Privacy = Privacy(),
        timeout: Duration = .seconds(120),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.backend = backend
        self.privacy = privacy
        self.timeout = timeout
        self.clock = clock
    }

    /// What the model says about a note.
    /// - Throws: ``BackendError``, of the kind `malformed` when the reply is of no use, `rejected` when the note is private
    ///   and the model on another machine; `CancellationError`.
    package func enrichment(of note: NoteItem) async throws -> NoteEnrichment {
        if let host = backend.destination {
            guard try await !privacy.rules().withholds(note) else {
                throw BackendError(.rejected, "The note is private, and is not sent to another machine.")
            }
            privacy.outbox.enriches(at: host)
        }
        let request = EnrichmentPrompt.request(for: note)
        let reply = try await withThrowingTaskGroup(of: String.self) { group in
            group.addTask { try await text(inReplyTo: request) }
            group.addTask {
                try await clock.sleep(for: timeout)
                throw BackendError(.timedOut, "The model took too long to describe a note.")
            }
            defer { group.cancelAll() }
            return try await group.next() ?? ""
        }
        guard let enrichment = EnrichmentPrompt.enrichment(in: reply, by: backend.label) else {
            throw BackendError(.malformed, "The model did not describe the note in the form that was asked for.")
        }
        return enrichment
    }

    private func text(inReplyTo request: ModelRequest) async throws -> String {
        var reply = ""
        var reasoning = 0
        for try await event in backend.respond(to: request) {
            switch event {
            case .text(let text): reply += text
            case .thinking(let text): reasoning += text.utf8.count
            case .wasThinking: reply = ""
            case .callBegan, .call, .provider, .leftOpen, .retrying, .finished: break
            }
            guard reply.utf8.count <= Self.longestReply, reasoning <= Self.longestReasoning else {
                throw BackendError(.malformed, "The model's description of a note does not end.")
            }
        }
        // A stream that is cancelled just ends.
        try Task.checkCancellation()
        return reply
    }
}
