package import Foundation

/// Finds the one note that a person names by a handle or a title.
package struct NotePicker: Sendable {
    private let store: any NotesStore
    private let trashStart: Date?

    /// - Parameter trashStart: what went to the Trash before is there no more; `nil` for whatever lies there.
    package init(store: any NotesStore, trashStart: Date? = nil) {
        self.store = store
        self.trashStart = trashStart
    }

    /// The note whose handle or title was typed, for whoever only looks: a part of a title will do when only one note has
    /// it.
    /// - Parameter inTrash: whether a note in the Trash is meant; a handle finds a note on the other side as well.
    /// - Throws: ``NotePickerError`` when that is not exactly one note, or what the store throws.
    package func note(_ typed: String, inTrash: Bool = false) async throws -> NoteItem {
        guard !typed.allSatisfy(\.isWhitespace) else { throw NotePickerError.notFound(typed) }
        if let note = try await only(await withHandle(typed, inTrash), typed: typed) { return note }
        // The search knows no titles of stop words alone, and nothing of the Trash.
        if !inTrash, let note = try await only(fitting(await found(typed), typed), typed: typed) { return note }
        guard let note = try await only(titled(typed, inTrash), typed: typed) else {
            throw try await missing(typed, inTrash)
        }
        return note
    }

    /// The note whose handle or whole title was typed, for whoever changes or deletes it: nothing is guessed.
    /// - Parameter inTrash: as for ``note(_:inTrash:)``.
    /// - Throws: ``NotePickerError`` when that is not exactly one note, or what the store throws.
    package func noteToChange(_ typed: String, inTrash: Bool = false) async throws -> NoteItem {
        guard !typed.allSatisfy(\.isWhitespace) else { throw NotePickerError.notFound(typed) }
        var notes = try await withHandle(typed, inTrash)
        var titled = inTrash ? [] : fitting(try await found(typed), typed)
        if !titled.contains(where: { $0.isTitled(typed) }) { titled = try await self.titled(typed, inTrash) }
        // A title such as “Cafe” may be the beginning of another note's id.
        notes += titled.filter { note in note.isTitled(typed) && !notes.contains { $0.id == note.id } }
        if let note = try await only(notes, typed: typed) { return note }
        guard !titled.isEmpty else { throw try await missing(typed, inTrash) }
        throw NotePickerError.partOfTitle(typed, candidates: try await candidates(titled))
    }

    /// Why nothing was found: a note with this whole title may be on the other side.
    private func missing(_ typed: String, _ inTrash: Bool) async throws -> NotePickerError {
        guard let other = present(try await store.notes(titled: TitleName(typed), inTrash: !inTrash)).first else {
            return .notFound(typed)
        }
        return inTrash
            ? .notInTrash(title: other.title) : .inTrash(title: other.title, handle: try await store.handle(of: other))
    }

    private func withHandle(_ typed: String, _ inTrash: Bool) async throws -> [NoteItem] {
        guard case .prefix(let prefix) = Handle(typed) else { return [] }
        let notes = present(try await store.notes(idPrefix: prefix))
        let wanted = notes.filter { $0.isTrashed == inTrash }
        return wanted.isEmpty ? notes : wanted
    }

    private func found(_ typed: String) async throws -> [NoteItem] {
        try await store.search(NoteQuery(typed, limit: 50))
    }

    /// As ``fitting(_:_:)``, among all titles.
    private func titled(_ typed: String, _ inTrash: Bool) async throws -> [NoteItem] {
        let exact = present(try await store.notes(titled: TitleName(typed), inTrash: inTrash))
        guard exact.isEmpty else { return exact }
        return present(try await store.notes(titled: TitleName(typed, isPart: true), inTrash: inTrash))
    }

    /// The notes without those that were in the Trash for too long.
    private func present(_ notes: [NoteItem]) -> [NoteItem] {
        guard let trashStart else { return notes }
        return notes.filter { $0.deletedAt.map { $0 >= trashStart } ?? true }
    }

    /// The notes with this very title; if there are none, those whose titles contain it.
    private func fitting(_ notes: [NoteItem], _ typed: String) -> [NoteItem] {
        let exact = notes.filter { $0.isTitled(typed) }
        let part = TitleName(typed, isPart: true)
        return exact.isEmpty ? notes.filter { part.fits($0.title) } : exact
    }

    private func only(_ notes: [NoteItem], typed: String) async throws -> NoteItem? {
        guard notes.count > 1 else { return notes.first }
        throw NotePickerError.several(typed, candidates: try await candidates(notes))
    }

    /// The first few with their handles.
    private func candidates(_ notes: [NoteItem]) async throws -> [String] {
        let shown = notes.prefix(5)
        let handles = try await store.handles(of: shown.map(\.id))
        return shown.map { "\(handles[$0.id] ?? $0.shortHandle) \($0.title)" }
    }
}

extension NoteItem {
    /// Whether a text is the whole title, case and spaces aside.
    fileprivate func isTitled(_ typed: String) -> Bool { TitleName(typed).fits(title) }
}

/// Why a name is not exactly one note's.
package enum NotePickerError: Error, Equatable, Sendable {
    /// No note has this handle or title.
    case notFound(String)
    /// Only a note in the Trash has this title.
    case inTrash(title: String, handle: String)
    /// A note in the Trash is meant, and only a live one has this title.
    case notInTrash(title: String)
    /// Several notes have it; the candidates begin with their handles.
    case several(String, candidates: [String])
    /// What was typed is only a part of these titles, and that is not enough to change a note.
    case partOfTitle(String, candidates: [String])
}

extension NotePickerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound(let text) where text.allSatisfy(\.isWhitespace):
            "Say which note, by its handle or title."
        case .notFound(let text):
            "No note is called “\(text)”. List the notes, and use a handle or a title."
        case .inTrash(let title, let handle):
            "“\(title)” is in the Trash. Its handle is \(handle): restore it first."
        case .notInTrash(let title):
            "“\(title)” is not in the Trash, so there is nothing to restore."
        case .several(let text, let candidates):
            "Several notes fit “\(text)”: \(candidates.joined(separator: ", ")). Use a handle."
        case .partOfTitle(let text, let candidates):
            """
            “\(text)” is only a part of a title: \(candidates.joined(separator: ", ")). Nothing was changed; use a handle \
            or the whole title.
            """
        }
    }
}
