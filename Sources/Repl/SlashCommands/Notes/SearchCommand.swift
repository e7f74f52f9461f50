import Notes
import TerminalUI

/// `/search`.
struct SearchCommand: SlashCommand {
    let name = "search"
    let parameters = "<words>"
    let summary = "Find notes by words, best first"
    let section = HelpSection.understand

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/search <words>") }
        let query = NoteQuery(arguments, limit: SlashContext.listingLength)
        let (notes, corrected) = try await context.notes.store.searchForgiving(query)
        let remark = corrected.map { "No note has “\(arguments)”. These have “\($0)”." }
        return try await context.notes.list(.search(arguments), notes, remark: remark)
    }
}
