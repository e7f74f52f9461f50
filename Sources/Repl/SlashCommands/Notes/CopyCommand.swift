import Notes
import TerminalUI

/// `/copy`.
struct CopyCommand: SlashCommand {
    /// The longest text that is copied, in bytes; terminals leave out longer ones without a word.
    private static let longestText = 70_000

    let name = "copy"
    let parameters = "[note]"
    let summary = "Put a note's text on the clipboard, where the terminal allows it"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let note = try await context.notes.note(arguments, usage: "/copy <note>")
        let text = note.body.isEmpty ? note.title : note.body
        guard text.utf8.count <= Self.longestText else { throw SessionError.tooLongToCopy(title: note.title) }
        return [.remember(.note(note.id)), .copy(text, of: note.title)]
    }
}
