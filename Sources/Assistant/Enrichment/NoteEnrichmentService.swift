package import Foundation
package import Notes

/// Enriches notes in the background, one after the other (source: LucidPal's NoteEnrichmentService).
///
/// A note that waits already is not queued again; one that has been enriched, is empty or lies in the Trash is skipped;
/// one that failed three times is given up. Results are collected, and written down by whoever takes them: at a point
/// of the conversation that a transcript can name.
package actor NoteEnrichmentService: EnrichmentSource {
    /// How often a note may fail.
    static let mostFailures = 3

    private let enricher: any NoteEnricher
    private let store: any NotesStore
    private var queue: [UUID] = []
    private var failures: [UUID: Int] = [:]
    private var finished: [FinishedEnrichment] = []
    private var worker: Task<Void, Never>?

    package init(_ enricher: any NoteEnricher, store: any NotesStore) {
        self.enricher = enricher
        self.store = store
    }

    deinit { worker?.cancel() }

    package func noteWritten(_ ids: [UUID]) {
        for id in ids where !queue.contains(id) && failures[id, default: 0] < Self.mostFailures { queue.append(id) }
        guard worker == nil, !queue.isEmpty else { return }
        worker = Task { [weak self] in
            while let self, await self.enrichNext() {}
        }
    }

    package func takeFinished() -> [FinishedEnrichment] {
        defer { finished = [] }
        return finished
    }

    /// Waits until nothing is queued any more.
    package func finish() async {
        await worker?.value
    }

    /// Enriches the note that has waited longest.
    /// - Returns: whether there may be another one.
    private func enrichNext() async -> Bool {
        guard !queue.isEmpty, !Task.isCancelled else {
            worker = nil
            return false
        }
        let id = queue.removeFirst()
        guard let note = try? await store.note(id), note.wantsEnrichment else { return true }
        do {
            let enrichment = try await enricher.enrichment(of: note)
            failures[id] = nil
            if !enrichment.isEmpty {
                finished.append(FinishedEnrichment(id: id, body: note.body, enrichment: enrichment))
            }
        } catch {
            failures[id, default: 0] += 1
            if failures[id, default: 0] < Self.mostFailures, !Task.isCancelled { queue.append(id) }
        }
        return true
    }
}
