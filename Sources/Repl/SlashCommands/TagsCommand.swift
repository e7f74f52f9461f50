import Notes
import TerminalUI

/// `/tags`.
struct TagsCommand: SlashCommand {
    let name = "tags"
    let summary = "List tags and how often each is used"
    let section = HelpSection.understand

    func run(_ arguments: String, in session: isolated Session) async throws {
        let tags = try await session.store.tags()
        guard !tags.isEmpty else {
            return session.say("No tags yet. Say something like: tag the spare key note with home")
        }
        let rows = tags.map { TextTable.Row("#" + $0.tag, $0.count == 1 ? "1 note" : "\($0.count) notes") }
        session.draw(TextTable(rows).lines)
    }
}
