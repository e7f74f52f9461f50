import Notes
import TerminalUI

/// `/recent`.
struct RecentCommand: SlashCommand {
    let name = "recent"
    let parameters = "[all]"
    let summary = "List notes that came up in the last 7 days"
    let section = HelpSection.understand

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard ["", "all"].contains(arguments.lowercased()) else {
            throw SessionError.notOneOf(arguments, "nothing that /recent knows", usage: "/recent or /recent all")
        }
        let notes = context.notes
        let length = arguments.isEmpty ? SlashContext.listingLength : .max - 1
        let recent = try await notes.store.recentlyReferenced(notes.world, limit: length + 1)
        let list = try await notes.list(.recent, Array(recent.prefix(length)))
        return list + (recent.count > length ? [.say("/recent all lists the rest.")] : [])
    }
}
