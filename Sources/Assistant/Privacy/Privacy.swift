package import Notes

/// All that stands between a conversation and models on other machines: the person's filters, what is redacted, and the
/// record of what was sent and kept back.
package struct Privacy: Sendable {
    /// Where the person's filters are; `nil` where there are none.
    package var filters: (any FiltersStore)?
    /// The notes as they are now; `nil` where only what is said of them is known.
    package var notes: (any NotesStore)?
    /// What is redacted.
    package var redaction: RedactionRules
    /// What was sent, and what was kept back.
    package var outbox: Outbox

    package init(
        filters: (any FiltersStore)? = nil,
        notes: (any NotesStore)? = nil,
        redaction: RedactionRules = RedactionRules(),
        outbox: Outbox = Outbox()
    ) {
        self.filters = filters
        self.notes = notes
        self.redaction = redaction
        self.outbox = outbox
    }

    /// Which notes may be seen now.
    /// - Throws: what the store throws; then nothing may be sent.
    package func rules() async throws -> PrivacyRules {
        PrivacyRules(try await filters?.filters() ?? [])
    }

    /// What was kept from a host since the last time, in a sentence; `nil` for nothing.
    ///
    /// The filters' counts follow.
    package func takeRemark(for host: String) async -> String? {
        let (remark, held) = outbox.takeKeptBack(for: host)
        // A count that cannot be written is no reason to complain under a reply.
        if !held.isEmpty { try? await filters?.count(held) }
        return remark
    }
}
