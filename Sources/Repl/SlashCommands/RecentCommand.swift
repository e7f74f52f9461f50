import Notes
import TerminalUI

/// `/recent`.
struct RecentCommand: SlashCommand {
    let name = "recent"
    let summary = "List notes that came up in the last 7 days"
    let section = HelpSection.understand

    func run(_ arguments: String, in session: isolated Session) async throws {
        let notes = try await session.recentlyReferenced(limit: Session.listingLength)
        try await session.list(.recent, notes)
    }
}
