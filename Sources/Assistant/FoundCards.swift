import Notes

/// The cards of found notes, held back until it is clear which of them matter.
///
/// A search that only prepares a change shows nothing of its own; when the model went on to read some of the notes it
/// found, only those are shown.
struct FoundCards {
    private var candidates: [NoteCard] = []
    private var read: [NoteCard] = []
    private var shown: Set<NotePreview.ID> = []
    private var hasWritten = false

    mutating func add(_ action: NoteAction) {
        if action.kind == .read {
            read += action.cards
        } else {
            candidates = action.cards
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
