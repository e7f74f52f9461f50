import Notes
import TerminalUI

/// `/topic`.
struct TopicCommand: SlashCommand {
    let name = "topic"
    let parameters = "[projects | questions | people | words | pin words | unpin words]"
    let summary = "Show notes by project, open question or person, or all about something; pin keeps such a view"
    let section = HelpSection.understand
    let completion = ArgumentCompletion.topic

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        if arguments.isEmpty {
            let (table, hint) = try await TopicOverview(of: notes.store).shown("/topic")
            return [.draw(table.lines)] + (hint.map { [.say($0)] } ?? [])
        }
        if let pin = ViewPin(arguments) { return [.say(try await pin.set(in: notes.store, "/topic"))] }
        guard let topic = Topic(typed: arguments.withoutQuotes) else { return try await about(arguments, notes) }
        let items = try await notes.store.topic(topic)
        let sources = TopicView.notes(of: items)
        let handles = try await notes.store.handles(of: sources.map(\.id))
        let view = TopicView(topic, items: items, handles: handles, world: notes.world)
        return [.remember(.listing(sources.map(\.id))), .draw(view.lines)]
    }

    /// All about something, and how to keep that as a view.
    private func about(_ words: String, _ notes: NotesContext) async throws -> [Action] {
        let store = notes.store
        let read = try await ListWords(words, folders: store.folders(), tags: store.tags())
        guard let filter = read?.filter, filter.category == nil else {
            return [.run(read == nil ? SearchCommand() : NotesCommand(), words)]
        }
        let found = try await store.notes(about: words)
        let list = try await notes.list(.search(words.withoutQuotes), Array(found.prefix(SlashContext.listingLength)))
        let isPinned = try await store.pinnedViews().contains { $0.tagKey == words.tagKey }
        let rest =
            found.count > SlashContext.listingLength
            ? [
                "These are the first \(SlashContext.listingLength) of \(found.count); /notes all \(words) lists what is filed so."
            ]
            : []
        let pin =
            !isPinned && found.count >= Self.worthPinning ? ["/topic pin \(words) keeps this view in /topic."] : []
        return list + (rest + pin).map { .say($0) }
    }

    /// How many notes a view has that is offered to be pinned (source: NotesMagic).
    private static let worthPinning = 3
}
