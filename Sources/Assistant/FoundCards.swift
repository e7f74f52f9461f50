import Notes

/// The cards of found notes, held back until it is clear which of them matter.
///
/// A search that only prepares a change shows nothing of its own; when the model went on to read some of the notes it
/// found, only those are shown.
struct FoundCards {
    /// The most notes that are all shown as cards; of more, only the first are.
    static let mostCards = 8
    /// How many of many notes are shown as cards.
    static let cardsOfMany = 3

    private var candidates: [NoteCard] = []
    private var read: [NoteCard] = []
    /// The cards that show the passage for which a note was found.
    private var passages: [NotePreview.ID: NoteCard] = [:]
    private var shown: Set<NotePreview.ID> = []
    private var hasWritten = false

    mutating func add(_ action: NoteAction) {
        if action.kind == .read {
            read += action.cards.map { $0.showsOpen ? $0 : passages[$0.preview.id] ?? $0 }
        } else {
            candidates = action.cards
            for card in action.cards + action.heldCards where card.query != nil { passages[card.preview.id] = card }
        }
    }

    mutating func noteWasWritten() {
        hasWritten = true
    }

    /// The cards to show now; each note once.
    mutating func take() -> [NoteCard] {
        defer {
            candidates = []
            read = []
        }
        guard !hasWritten else { return [] }
        return (read.isEmpty ? candidates : read).filter { shown.insert($0.preview.id).inserted }
    }
}
