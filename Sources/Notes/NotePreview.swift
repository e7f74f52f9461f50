package import Foundation

/// What happened to a note, as its card shows it.
package enum NotePreviewState: String, Codable, CaseIterable, Sendable {
    case created, updated, deleted, searchResult
}

/// A compact snapshot of a note.
package struct NotePreview: Codable, Equatable, Identifiable, Sendable {
    /// The longest snippet, in characters (source: LucidPal's NotePreview).
    package static let snippetLength = 200

    /// The id of the note this shows.
    package var id: UUID
    /// The note's title.
    package var title: String
    /// The first 200 characters of the body; of what a search found, the passage that matches, where it comes later; or of what is not
    /// ticked off.
    package var snippet: String
    /// What happened to the note.
    package var state: NotePreviewState

    package init(id: UUID, title: String, snippet: String, state: NotePreviewState) {
        self.id = id
        self.title = title
        self.snippet = snippet
        self.state = state
    }

    /// A preview of `note` as it is now.
    package init(_ note: NoteItem, state: NotePreviewState) {
        self.init(id: note.id, title: note.title, snippet: String(note.body.prefix(Self.snippetLength)), state: state)
    }

    /// Leaves out what is ticked off in a body; `false` where nothing is, or all is.
    package mutating func leaveOutDone(of body: String) -> Bool {
        let boxes = BodyLine.tasks(in: body)
        let done = Set(boxes.filter(\.isChecked).map(\.line))
        guard !done.isEmpty, done.count < boxes.count else { return false }
        let open = BodyLine.rawLines(of: body).enumerated().filter { !done.contains($0.offset) }.map(\.element)
        snippet = String(open.joined(separator: "\n").prefix(Self.snippetLength))
        return true
    }

    /// Shows the passage of the body that a search found, unless the beginning has all that there is of it.
    package mutating func showPassage(of body: String, matching text: String) {
        guard body.utf8.count > Self.snippetLength, !body.dropFirst(Self.snippetLength).isEmpty,
            let whole = MatchedPassage(of: body, matching: text), whole.isCut
        else {
            return
        }
        let beginning = MatchedPassage(of: snippet, matching: text)
        guard whole.matchCount > beginning?.matchCount ?? 0 else { return }
        snippet = "…" + String(whole.text.prefix(Self.snippetLength - 1))
    }
}
