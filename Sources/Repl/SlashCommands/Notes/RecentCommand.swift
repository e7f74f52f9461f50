import Notes
import TerminalUI

/// `/recent`.
struct RecentCommand: SlashCommand {
    let name = "recent"
    let summary = "List notes that came up in the last 7 days"
    let section = HelpSection.understand

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let recent = try await notes.store.recentlyReferenced(notes.world, limit: SlashContext.listingLength)
        return try await notes.list(.recent, recent)
    }
}
