package import Assistant

/// What becomes of suggestions in a session.
package struct Suggesting: Sendable {
    /// Where they come from.
    package var source: any SuggestionSource
    /// Whether they are offered after a note was captured; else only who asks for them gets them.
    package var isOffering: Bool
    /// Whether those that are very likely are applied after a capture.
    package var appliesLikely: Bool

    package init(_ source: any SuggestionSource, isOffering: Bool, appliesLikely: Bool = false) {
        self.source = source
        self.isOffering = isOffering
        self.appliesLikely = appliesLikely
    }
}
