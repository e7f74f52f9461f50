/// Finds the one note that a person names by a handle or a title.
package struct NotePicker: Sendable {
    private let store: any NotesStore

    package init(store: any NotesStore) {
        self.store = store
    }

    /// The note whose handle or title was typed; a part of a title will do when only one note has it.
    /// - Parameter inTrash: whether a note in the Trash is meant; a handle finds a note on the other side as well.
    /// - Throws: ``NotePickerError`` when that is not exactly one note, or what the store throws.
    package func note(_ typed: String, inTrash: Bool = false) async throws -> NoteItem {
        if case .prefix(let prefix) = Handle(typed) {
            let notes = try await store.notes(idPrefix: prefix)
            let wanted = notes.filter { $0.isTrashed == inTrash }
            if let note = try await only(wanted.isEmpty ? notes : wanted, typed: typed) { return note }
        }
        let candidates =
            inTrash
            ? try await store.notes(NoteFilter(isTrashed: true, order: .latestDeletedFirst))
            : try await store.search(NoteQuery(typed, limit: 50))
        let title = typed.lowercased()
        let exact = candidates.filter { $0.title.lowercased() == title }
        let fitting = exact.isEmpty ? candidates.filter { $0.title.lowercased().contains(title) } : exact
        guard let note = try await only(fitting, typed: typed) else { throw NotePickerError.notFound(typed) }
        return note
    }

    private func only(_ notes: [NoteItem], typed: String) async throws -> NoteItem? {
        guard notes.count > 1 else { return notes.first }
        let handles = try await store.handles(of: notes.map(\.id))
        throw NotePickerError.several(typed, candidates: notes.prefix(5).map { "\(handles[$0.id] ?? "") \($0.title)" })
    }
}

/// Why a name is not exactly one note's.
package enum NotePickerError: Error, Equatable, Sendable {
    /// No note has this handle or title.
    case notFound(String)
    /// Several notes have it; the candidates begin with their handles.
    case several(String, candidates: [String])
}

extension NotePickerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound(let text):
            "No note is called “\(text)”. List the notes, and use a handle or a title."
        case .several(let text, let candidates):
            "Several notes fit “\(text)”: \(candidates.joined(separator: ", ")). Use a handle."
        }
    }
}
