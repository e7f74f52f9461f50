import Assistant
import Notes

extension Session {
    /// Writes down what was found out about notes since the last line.
    ///
    /// What cannot be written is left out silently: the person did not ask for it.
    package func enrich() async {
        await alone { _ = await writeEnrichments() }
    }

    /// Writes down what was found out, from within a call.
    /// - Returns: what was written.
    func writeEnrichments() async -> [FinishedEnrichment] {
        var written: [FinishedEnrichment] = []
        for finished in await setup.enrichment?.takeFinished() ?? [] {
            guard let note = try? await store.note(finished.id) else { continue }
            let body = finished.body ?? note.body
            let isWritten = try? await store.enrich(
                finished.id,
                with: finished.enrichment,
                ifBody: body,
                at: world.now()
            )
            if isWritten == true { written.append(finished) }
        }
        return written
    }
}
