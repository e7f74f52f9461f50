import Notes

/// `/move`.
struct MoveCommand: SlashCommand {
    let name = "move"
    let parameters = "[note] <folder>"
    let summary = "Move a note into a folder"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let words = arguments.words
        guard let last = words.last else { throw SessionError.missingArgument(usage: "/move <note> <folder>") }
        let folders = try await context.notes.store.folders()
        // The name of a folder may have several words: the longest that there is at the end is meant.
        let found = words.indices.lazy.compactMap { start in
            folders.named(words[start...].joined(separator: " ")).map { (folder: $0, start: start) }
        }.first
        guard let found else { throw SessionError.noSuchFolder(last, .notFound(last, among: folders)) }
        var typed = words[..<found.start]
        if typed.count > 1, typed.last?.lowercased() == "to" { typed.removeLast() }
        let note = try await context.notes.liveNote(typed.joined(separator: " "), usage: "/move <note> <folder>")
        return try await context.notes.change(note, same: "“\(note.title)” is in “\(found.folder.name)” already.") {
            $0.folder = found.folder.name
        }
    }
}
