import Foundation

extension NoteCard {
    /// The card of a change as the journal has it; `note` is the one it is about.
    package init(_ change: NoteChange, note: NoteItem, handle: String, isReversal: Bool = false) {
        let state: NotePreviewState =
            switch change.kind {
            // What was made and deleted again in several steps lies in the Trash.
            case .created: note.isTrashed ? .deleted : .created
            case .updated, .restored: .updated
            case .deleted: .deleted
            }
        self.init(
            preview: NotePreview(note, state: state),
            handle: handle,
            tags: note.tags,
            dueAt: note.dueAt,
            isDone: note.isDone,
            changes: state == .updated ? change.lines : [],
            isPinned: note.isPinned,
            isReversal: isReversal
        )
        if state == .updated { fields = change.fields }
        comesAgain = change.movesOn
        isTakenBack = change.kind == .deleted && change.after == nil
        isRestored = change.kind == .restored
    }
}

extension [NoteChange] {
    /// The note that a new one sent to the Trash, as there would be more than `most`; `nil` for none.
    package func madeRoom(most: Int?) -> NoteItem? {
        most == nil ? nil : dropFirst().first { $0.kind == .deleted }?.note
    }
}

extension [NoteChange] {
    /// What is said of the notes that new ones sent to the Trash; `nil` for none.
    package func madeRoomSentence(most: Int?) -> String? {
        guard let most, let first = madeRoom(most: most) else { return nil }
        let count = count { $0.kind == .deleted }
        guard count > 1 else { return NoteItem.madeRoomSentence(title: first.title, most: most) }
        return "`maxNotes` is \(most), so the \(count) oldest notes that are not pinned are in the Trash now."
    }
}

extension NoteCounts {
    /// What is said at the start while there are more notes than are wanted; `nil` where there are not.
    package func surplusSentence(most: Int?) -> String? {
        guard let most, notes > most else { return nil }
        return
            "There are \(notes) notes, and `maxNotes` is \(most). None goes for that alone: each new one sends the oldest "
            + "that is not pinned to the Trash, so there will be no more."
    }
}

extension NoteItem {
    /// What is said of a note that went to the Trash because a new one was made.
    package static func madeRoomSentence(title: String, most: Int) -> String {
        "`maxNotes` is \(most), so “\(title)”, the oldest note that is not pinned, is in the Trash now."
    }

    /// The beginning of the id, for a note that the store no longer knows.
    package var shortHandle: String { String(id.uuidString.lowercased().prefix(Handle.minimumLength)) }
}
