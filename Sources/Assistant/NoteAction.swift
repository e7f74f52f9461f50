package import Notes

/// What an action on notes came to.
package struct NoteAction: Equatable, Sendable {
    /// What became of the notes.
    package enum Kind: Equatable, Sendable {
        /// They are candidates, or were left as they were.
        case found
        /// The model chose to read them.
        case read
        /// They were written or taken away.
        case changed
    }

    /// What became of the notes.
    package var kind: Kind
    /// The cards to show, one a note.
    package var cards: [NoteCard]
    /// The cards of a search that was only to look; one is shown when its note is read.
    var heldCards: [NoteCard] = []
    /// What the model is told.
    package var output: ToolOutput
    /// What was done.
    var deeds: Set<Deed>

    package init(kind: Kind, cards: [NoteCard], output: ToolOutput) {
        self.kind = kind
        self.cards = cards
        self.output = output
        deeds = kind == .changed ? Set(cards.compactMap(\.deed)) : []
    }
}
