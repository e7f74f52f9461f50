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
        guard !words.isEmpty else { throw SessionError.missingArgument(usage: "/move <note> <folder>") }
        let folders = try await context.notes.store.folders()
        // The name of a folder may have several words: the longest that there is at the end is meant.
        let found = words.indices.lazy.compactMap { start in
            folders.named(words[start...].joined(separator: " ").withoutQuotes).map { (folder: $0, start: start) }
        }.first
        guard let found else {
            let name = Self.nameAtEnd(of: words)
            throw SessionError.noSuchFolder(name, .notFound(name, among: folders))
        }
        var typed = words[..<found.start]
        if typed.count > 1, typed.last?.lowercased() == "to" { typed.removeLast() }
        let note = try await context.notes.liveNote(typed.joined(separator: " "), usage: "/move <note> <folder>")
        return try await context.notes.change(note, same: "“\(note.title)” is in “\(found.folder.name)” already.") {
            $0.folder = found.folder.name
        }
    }
    /// The last word, or the last words in quotation marks.
    private static func nameAtEnd(of words: [String]) -> String {
        let last = words[words.count - 1]
        let start = words.dropLast(last.hasPrefix("\"") ? 0 : 1).lastIndex { $0.hasPrefix("\"") }
        guard last.hasSuffix("\""), let start else { return last }
        return words[start...].joined(separator: " ").withoutQuotes
    }
}
