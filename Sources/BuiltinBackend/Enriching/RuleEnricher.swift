import Assistant
package import Notes

/// Says more about a note by rule: offline, at once, and always the same about the same note.
///
/// The rules know English, and say nothing where they are not sure.
package struct RuleEnricher: NoteEnricher {
    package init() {}

    package var answersAtOnce: Bool { true }

    /// What the beginning of the note's body says.
    ///
    /// It does not throw.
    package func enrichment(of note: NoteItem) -> NoteEnrichment {
        let text = NoteText(note)
        let orders = NoteOrders(text)
        return NoteEnrichment(
            summary: SummaryRules.summary(of: text),
            actionItems: orders.items,
            category: CategoryRules.category(of: text, orders: orders)
        )
    }
}
