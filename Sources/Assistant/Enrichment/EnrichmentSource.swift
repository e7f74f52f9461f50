package import Foundation
package import Notes

/// An enrichment that waits to be written down.
package struct FinishedEnrichment: Equatable, Sendable {
    /// The note.
    package var id: UUID
    /// The text that the enrichment is about; `nil` for whatever it is now.
    package var body: String?
    /// What was found out.
    package var enrichment: NoteEnrichment

    package init(id: UUID, body: String? = nil, enrichment: NoteEnrichment) {
        self.id = id
        self.body = body
        self.enrichment = enrichment
    }
}

/// Where a session gets enrichments from: a service at work, or a recording.
package protocol EnrichmentSource: Sendable {
    /// Says that these notes were written.
    func noteWritten(_ ids: [UUID]) async
    /// What was found out since the last time.
    func takeFinished() async -> [FinishedEnrichment]
    /// Says that a line is being answered: what would take the time of who answers waits for ``turnEnded()``.
    func turnBegan() async
    /// Says that the line has been answered.
    func turnEnded() async
    /// Says that another backend answers from now on; one that does not any more is shown no further note.
    func backendChanged(to backend: any ModelBackend) async
}
