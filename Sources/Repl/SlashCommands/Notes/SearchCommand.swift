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
        let store = context.notes.store
        let (notes, corrected) = try await store.searchForgiving(query)
        let remark = corrected.map { "No note has “\(arguments)”. These have “\($0)”." }
        let list = try await context.notes.list(.search(arguments), notes, remark: remark)
        guard notes.count == query.limit else { return list }
        let total = try await store.count(NoteQuery(corrected ?? arguments))
        return list + [.hint("These are the first \(notes.count) of \(total); more words find fewer.")]
    }
}
