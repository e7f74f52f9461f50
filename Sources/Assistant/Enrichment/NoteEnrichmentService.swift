package import Foundation
package import Notes

/// Enriches notes in the background, one after the other (source: LucidPal's NoteEnrichmentService).
///
/// A note that waits already is not queued again; one that has been enriched, is empty or lies in the Trash is skipped.
/// One that could not be read is tried again after the next line, and given up after three times; nothing is said about
/// it. A line of the person's goes first: a model that is being asked about a note is asked again after the turn.
/// Results are collected, and written down by whoever takes them: at a point of the conversation that a transcript can
/// name.
package actor NoteEnrichmentService: EnrichmentSource {
    /// Says who reads notes while a backend answers.
    package typealias EnricherChoice = @Sendable (any ModelBackend) -> any NoteEnricher

    /// The reading of a note was broken off, because a line came in.
    private struct PushedAside: Error {}

    /// How long ago a note may have been written that is read at the start, in seconds.
    private static let longestAbsence: TimeInterval = 86_400
    /// How many notes are read at the start.
    private static let mostUnread = 20

    private let store: any NotesStore
    private let choice: EnricherChoice?
    private var enricher: any NoteEnricher
    private var queue = EnrichmentQueue()
    /// The hashes of bodies that were read in vain: neither summary nor action items came of them.
    private var bodiesInVain: [UUID: Int] = [:]
    private var finished: [FinishedEnrichment] = []
    private var isWorking = false
    /// Whether a line is being answered by whom notes are shown to, or none has been yet.
    private var isPaused = false
    /// The note that is being read.
    private var reading: Task<NoteEnrichment, any Error>?
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
        if enricher.answersAtOnce { turnEnded() }
    }

    /// Breaks off the reading of a note, unless it is over at once, and begins no other.
    package func turnBegan() {
        guard !enricher.answersAtOnce else { return }
        isPaused = true
        reading?.cancel()
    }

    package func turnEnded() {
        isPaused = false
        wakeUp?.yield()
    }

    /// Runs `body` while the service works on what is queued, and stops the work when `body` is done.
    ///
    /// A model is shown what it has to catch up with after the first line: who starts the program and says nothing sends
    /// nothing.
    /// - Parameter now: the time, when notes are to be queued that an earlier run wrote and did not come to reading.
    package nonisolated func whileWorking<Value: Sendable>(
        catchingUpAt now: Date? = nil,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        // It is cancelled and waited for on the way out.
        async let _ = work(catchingUpAt: now)
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
    private func work(catchingUpAt now: Date?) async {
        let (signals, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.wakeUp = wakeUp
        wakeUp.yield()
        if let now {
            isPaused = !enricher.answersAtOnce
            await queueUnread(at: now)
        }
        for await _ in signals { await workOff() }
        self.wakeUp = nil
    }

    /// Queues the newest notes of the last day that nobody has said anything about.
    private func queueUnread(at now: Date) async {
        let start = now.addingTimeInterval(-Self.longestAbsence)
        // Whoever wrote more notes than this in a day has imported them.
        let filter = NoteFilter(changed: start..<Date.distantFuture, order: .latestUpdatedFirst, limit: 100)
        guard let notes = try? await store.notes(filter) else { return }
        let unread = notes.filter { !$0.isEnriched && $0.wantsEnrichment }
        queue.add(unread.prefix(Self.mostUnread).map(\.id))
    }

    private func workOff() async {
        guard !isWorking else { return }
        isWorking = true
        while !isPaused, !Task.isCancelled, let id = queue.next() { await read(id) }
        isWorking = false
        for continuation in waitingForIdle { continuation.resume() }
        waitingForIdle = []
    }

    private func read(_ id: UUID) async {
        do {
            guard let note = try await store.note(id), note.wantsEnrichment else { return }
            guard bodiesInVain[id] != note.body.hashValue else { return }
            guard !finished.contains(where: { $0.id == id && $0.body == note.body }) else { return }
            // A line came in while the note was looked up.
            guard !isPaused else { return queue.putBack(id) }
            let enrichment = try await enrichment(of: note)
            finished.removeAll { $0.id == id }
            let isInVain = enrichment.summary == nil && enrichment.actionItems.isEmpty
            bodiesInVain[id] = isInVain ? note.body.hashValue : nil
            guard !enrichment.isEmpty else { return }
            finished.append(FinishedEnrichment(id: id, body: note.body, enrichment: enrichment))
        } catch is PushedAside {
            queue.interrupt(id)
        } catch {
            // What a backend throws because it was cancelled may be an error of its own.
            guard !(error is CancellationError), !Task.isCancelled else { return queue.add([id]) }
            queue.postpone(id)
            if let error = error as? BackendError, error.isOfBackend { queue.postponeAll() }
        }
    }

    /// What the enricher says about a note, in a task that a line can cancel.
    private func enrichment(of note: NoteItem) async throws -> NoteEnrichment {
        let task = Task { [enricher] in try await enricher.enrichment(of: note) }
        reading = task
        defer { reading = nil }
        do {
            return try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch {
            guard task.isCancelled, !Task.isCancelled else { throw error }
            throw PushedAside()
        }
    }
}

extension BackendError {
    /// Whether another note would fare no better.
    fileprivate var isOfBackend: Bool {
        switch kind {
        case .unreachable, .timedOut, .unauthorized, .modelNotFound, .busy, .loading, .misconfigured: true
        case .rejected, .tooLong, .malformed, .brokenOff, .other: false
        }
    }
}
