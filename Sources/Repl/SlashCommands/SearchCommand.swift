import Notes
import TerminalUI

/// `/search`.
struct SearchCommand: SlashCommand {
    let name = "search"
    let parameters = "<words>"
    let summary = "Find notes by words, best first"
    let section = HelpSection.understand

    func run(_ arguments: String, in session: isolated Session) async throws {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/search <words>") }
        let notes = try await session.store.search(NoteQuery(arguments, limit: Session.listingLength))
        try await session.list(.search(arguments), notes)
    }
}
