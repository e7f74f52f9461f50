package import Notes

/// Where a session gets suggestions from: rules, or a recording.
package protocol SuggestionSource: Sendable {
    /// What may be offered for a note, the likeliest first, at most ``Suggestion/mostOffered``; none when the note
    /// cannot be read.
    func suggestions(for note: NoteItem) async -> [Suggestion]
}
