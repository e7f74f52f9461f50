import Assistant
import Notes
import TerminalUI

/// `/sessions`.
struct SessionsCommand: SlashCommand {
    let name = "sessions"
    let parameters = "[text]"
    let summary = "List past conversations, or search in them"
    let section = HelpSection.navigate
    // A replay has no archive.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let store = try context.conversations.requireArchive().store
        guard arguments.isEmpty else { return try await search(arguments, in: store, context.conversations) }
        return try await list(store, context.conversations)
    }

    private func list(_ store: any ConversationsStore, _ context: ConversationsContext) async throws -> [Action] {
        let limit = SlashContext.listingLength
        let found = try await store.conversations(limit: limit + 1)
        let shown = Array(found.prefix(limit))
        let handles = try await store.handles(of: shown.map(\.id))
        let view = ConversationListView(shown, handles: handles, current: context.current, world: context.world)
        var actions: [Action] = [.remember(.conversations(shown.map(\.id))), .draw(view.lines)]
        if !shown.isEmpty { actions.append(.say("/resume <number> goes on with one.")) }
        if found.count > limit { actions.append(.say("These are \(limit); /sessions <text> looks through all.")) }
        return actions
    }

    private func search(
        _ text: String,
        in store: any ConversationsStore,
        _ context: ConversationsContext
    ) async throws -> [Action] {
        let matches = try await store.search(text, limit: SlashContext.listingLength)
        let ids = matches.map(\.conversation.id)
        let view = ConversationListView(
            matches,
            search: text,
            handles: try await store.handles(of: ids),
            current: context.current,
            isNumbered: true,
            world: context.world
        )
        return [.remember(.conversations(ids)), .draw(view.lines)]
    }
}
