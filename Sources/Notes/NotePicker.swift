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
        if !inTrash, let note = try await only(fitting(await found(typed), typed), typed: typed) { return note }
        // The search knows no titles of stop words alone, and nothing of the Trash: here every title is looked at.
        let all = try await store.notes(
            NoteFilter(isTrashed: inTrash, order: inTrash ? .latestDeletedFirst : .pinnedFirst)
        )
        guard let note = try await only(fitting(all, typed), typed: typed) else {
            throw NotePickerError.notFound(typed)
        }
        return note
    }

    private func found(_ typed: String) async throws -> [NoteItem] {
        try await store.search(NoteQuery(typed, limit: 50))
    }

    /// The notes with this very title; if there are none, those whose titles contain it.
    private func fitting(_ notes: [NoteItem], _ typed: String) -> [NoteItem] {
        let wanted = typed.foldedForSearch
        let exact = notes.filter { $0.title.foldedForSearch == wanted }
        return exact.isEmpty ? notes.filter { $0.title.foldedForSearch.contains(wanted) } : exact
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
