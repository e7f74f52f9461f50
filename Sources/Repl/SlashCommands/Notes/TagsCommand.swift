package import Notes
package import TerminalUI

/// `/tags`.
struct TagsCommand: SlashCommand {
    let name = "tags"
    let summary = "List tags and how often each is used"
    let section = HelpSection.understand

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let tags = try await context.notes.store.tags()
        guard !tags.isEmpty else {
            return [.say("No tags yet. Say something like: tag the spare key note with home")]
        }
        return [.draw(TextTable(tags: tags).lines)]
    }
}

extension TextTable {
    /// Tags with the number of notes that bear them.
    package init(tags: [TagCount]) {
        self.init(tags.map { Row("#" + $0.tag, $0.count == 1 ? "1 note" : "\($0.count) notes") })
    }
}
