extension NoteChange {
    /// The most steps that are taken back at once.
    package static let mostUndone = 100

    /// What is said of several steps that were taken back, or done again, and of those that there were not.
    package static func severalSentence(_ done: String, _ count: Int, of wanted: Int) -> String {
        let changes = count == 1 ? "1 change" : "\(count) changes"
        return count < wanted
            ? "\(done): \(changes); there are no more, though you said \(wanted)." : "\(done): \(changes)."
    }
}

extension [NoteChange] {
    /// The changes with those of one note as one, from how it was before the first to how it is after the last.
    package var mergedByNote: [NoteChange] {
        reduce(into: []) { merged, change in
            guard let id = change.note?.id else { return }
            if let index = merged.firstIndex(where: { $0.note?.id == id }) {
                merged[index].after = change.after
            } else {
                merged.append(change)
            }
        }
    }
}

extension NotesStore {
    /// Takes back the last steps, as far as there are so many.
    /// - Returns: what each took back, the last one first.
    package func undo(times: Int) async throws -> [[NoteChange]] {
        var undone: [[NoteChange]] = []
        while undone.count < times, case let changes = try await undo(), !changes.isEmpty { undone.append(changes) }
        return undone
    }
}
