import Notes
import TerminalUI

/// `/topic`.
struct TopicCommand: SlashCommand {
    let name = "topic"
    let parameters = "[projects | questions | people | words]"
    let summary = "Show notes by project, open question or person, or all about something"
    let section = HelpSection.understand
    let completion = ArgumentCompletion.topic

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        if arguments.isEmpty { return try await overview(notes.store) }
        guard let topic = Topic(typed: arguments.withoutQuotes) else {
            let isListed =
                try await ListWords(arguments, folders: notes.store.folders(), tags: notes.store.tags()) != nil
            return [.run(isListed ? NotesCommand() : SearchCommand(), arguments)]
        }
        let items = try await notes.store.topic(topic)
        let sources = TopicView.notes(of: items)
        let handles = try await notes.store.handles(of: sources.map(\.id))
        let view = TopicView(topic, items: items, handles: handles, world: notes.world)
        return [.remember(.listing(sources.map(\.id))), .draw(view.lines)]
    }

    /// The three views, each with what it has.
    private func overview(_ store: any NotesStore) async throws -> [Action] {
        var rows: [TextTable.Row] = []
        for topic in Topic.allCases {
            let names = try await store.topic(topic).map(\.name)
            let shown = names.prefix(topic == .questions ? 1 : 5).joined(separator: ", ")
            let more = names.count > 5 || topic == .questions && names.count > 1 ? " …" : ""
            rows.append(TextTable.Row("/topic \(topic.rawValue)", names.isEmpty ? "nothing yet" : shown + more))
        }
        let table = TextTable(rows)
        return [.draw(table.lines)]
    }
}
