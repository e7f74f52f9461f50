package import Foundation
package import Notes

/// Enriches notes in the background, one after the other (source: LucidPal's NoteEnrichmentService).
///
/// A note that waits already is not queued again; one that has been enriched, is empty or lies in the Trash is skipped.
/// One that could not be read is tried again after the next line, and given up after three times; nothing is said about
/// it. Results are collected, and written down by whoever takes them: at a point of the conversation that a transcript
/// can name.
package actor NoteEnrichmentService: EnrichmentSource {
    /// Says who reads notes while a backend answers.
    package typealias EnricherChoice = @Sendable (any ModelBackend) -> any NoteEnricher

    private let store: any NotesStore
    private let choice: EnricherChoice?
    private var enricher: any NoteEnricher
    private var queue = EnrichmentQueue()
    /// The hashes of bodies that were read in vain: neither summary nor action items came of them.
    private var bodiesInVain: [UUID: Int] = [:]
    private var finished: [FinishedEnrichment] = []
    private var isWorking = false
    private var waitingForIdle: [CheckedContinuation<Void, Never>] = []
    private var wakeUp: AsyncStream<Void>.Continuation?

    /// A service that reads notes of `store`, and writes none.
    package init(_ enricher: any NoteEnricher, store: any NotesStore) {
        self.enricher = enricher
        self.store = store
        choice = nil
    }

    /// A service whose enricher depends on who answers.
    package init(answering backend: any ModelBackend, store: any NotesStore, choice: @escaping EnricherChoice) {
        enricher = choice(backend)
        self.store = store
        self.choice = choice
    }

    package func noteWritten(_ ids: [UUID]) {
        queue.add(ids)
        wakeUp?.yield()
    }

    package func takeFinished() -> [FinishedEnrichment] {
        defer { finished = [] }
        return finished
    }

    /// Lets the enricher that goes with `backend` read from now on, also the notes that the last one gave up.
    package func backendChanged(to backend: any ModelBackend) {
        guard let choice else { return }
        enricher = choice(backend)
        queue.forgetFailures()
    }

    /// Runs `body` while the service works on what is queued, and stops the work when `body` is done.
    package nonisolated func whileWorking<Value: Sendable>(_ body: () async throws -> Value) async rethrows -> Value {
        // It is cancelled and waited for on the way out.
        async let _ = work()
        return try await body()
    }

    /// Works off what is queued, in the caller's time; for rules, which take none.
    package func finish() async {
        if isWorking {
            await withCheckedContinuation { waitingForIdle.append($0) }
        } else {
            await workOff()
        }
    }

    /// Works off whatever is queued, until the task is cancelled.
    private func work() async {
        let (signals, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.wakeUp = wakeUp
        wakeUp.yield()
        for await _ in signals { await workOff() }
        self.wakeUp = nil
    }

    private func workOff() async {
        guard !isWorking else { return }
        isWorking = true
        while !Task.isCancelled, let id = queue.next() { await read(id) }
        isWorking = false
        for continuation in waitingForIdle { continuation.resume() }
        waitingForIdle = []
    }

    private func read(_ id: UUID) async {
        do {
            guard let note = try await store.note(id), note.wantsEnrichment else { return }
            guard bodiesInVain[id] != note.body.hashValue else { return }
            guard !finished.contains(where: { $0.id == id && $0.body == note.body }) else { return }
            let enrichment = try await enricher.enrichment(of: note)
            finished.removeAll { $0.id == id }
            let isInVain = enrichment.summary == nil && enrichment.actionItems.isEmpty
            bodiesInVain[id] = isInVain ? note.body.hashValue : nil
            guard !enrichment.isEmpty else { return }
            finished.append(FinishedEnrichment(id: id, body: note.body, enrichment: enrichment))
        } catch {
            // What a backend throws because it was cancelled may be an error of its own.
            guard !(error is CancellationError), !Task.isCancelled else { return queue.add([id]) }
            queue.postpone(id)
            if let error = error as? BackendError, error.isOfBackend { queue.postponeAll() }
        }
    }
}

extension BackendError {
    /// Whether another note would fare no better.
    fileprivate var isOfBackend: Bool {
        switch kind {
        case .unreachable, .timedOut, .unauthorized, .modelNotFound, .busy, .misconfigured: true
        case .rejected, .tooLong, .malformed, .brokenOff, .other: false
        }
    }
}
