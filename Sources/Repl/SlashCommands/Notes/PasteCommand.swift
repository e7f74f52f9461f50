import Notes

/// `/paste`.
struct PasteCommand: SlashCommand {
    /// How many of the newest notes are looked at for the pasted lines.
    private static let mostLookedAt = 50

    let name = "paste"
    let summary = "Make a note of the last message of several lines, just as it was pasted"
    let section = HelpSection.create

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        guard let text = notes.lastPaste else { throw SessionError.nothingPasted }
        let newest = try await notes.store.notes(NoteFilter(order: .newestFirst, limit: Self.mostLookedAt))
        guard let note = newest.first(where: { Self.isPaste($0, of: text) }) else {
            return try await notes.create(NoteDraft(body: text))
        }
        let handle = try await notes.store.handle(of: note)
        return [.remember(.note(note.id)), .say("That is a note already: “\(note.title)” (\(handle)).")]
    }

    /// Whether a note has the lines that were pasted, whatever marks stand before them; the first may have become its title,
    /// or have said that the others are to be kept.
    private static func isPaste(_ note: NoteItem, of text: String) -> Bool {
        let pasted = lines(of: text)
        let kept = lines(of: note.body)
        guard !kept.isEmpty else { return false }
        return kept == pasted || [note.title] + kept == pasted || kept.count > 1 && kept == Array(pasted.dropFirst())
    }

    private static func lines(of text: String) -> [String] {
        BodyLine.rawLines(of: text).map { line in
            (BodyLine(line: line).checkbox?.text ?? NoteTitle.plainText(of: line)).trimmed
        }
        .filter { !$0.isEmpty }
    }
}
