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
        if arguments.isEmpty { return try await overview(notes.store) }
        if let pin = Pin(arguments) { return try await pin.set(in: notes.store) }
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

    /// The pinned views and the three that are always there, each with what it has.
    private func overview(_ store: any NotesStore) async throws -> [Action] {
        var rows: [TextTable.Row] = []
        for view in try await store.pinnedViews() {
            let notes = try await store.notes(about: view)
            let titles = notes.prefix(3).map(\.title).joined(separator: ", ")
            rows.append(TextTable.Row("★ /topic \(view)", "\(notes.count): \(titles)\(notes.count > 3 ? " …" : "")"))
        }
        let hint: [Action] =
            rows.isEmpty ? [.say("No pinned views yet. /topic pin <tag, folder or words> keeps one here.")] : []
        for topic in Topic.allCases {
            let names = try await store.topic(topic).map(\.name)
            let shown = names.prefix(topic == .questions ? 1 : 5).joined(separator: ", ")
            let more = names.count > 5 || topic == .questions && names.count > 1 ? " …" : ""
            rows.append(TextTable.Row("/topic \(topic.rawValue)", names.isEmpty ? "nothing yet" : shown + more))
        }
        let table = TextTable(rows)
        return [.draw(table.lines)] + hint
    }
}

/// A view that is to be pinned, or no longer.
private struct Pin {
    let view: String
    let isPinned: Bool

    /// `nil` for words that are to be looked for.
    init?(_ arguments: String) {
        let words = arguments.words
        guard words.count > 1, ["pin", "unpin"].contains(words[0].lowercased()) else { return nil }
        isPinned = words[0].lowercased() == "pin"
        view = words.dropFirst().joined(separator: " ")
    }

    /// Pins a view of something that there is; one of nothing would stay empty unseen.
    func set(in store: any NotesStore) async throws -> [Action] {
        let count = isPinned ? try await store.notes(about: view).count : 0
        if isPinned, Topic(typed: view) != nil { return [.say("/topic \(view) is always there.")] }
        if isPinned, count == 0 { return [.say("No note is about “\(view)”, so nothing was pinned.")] }
        let isNew = try await store.setView(view, isPinned: isPinned)
        let state = isPinned ? "pinned" : "no longer pinned"
        guard isNew else { return [.say("“\(view)” \(isPinned ? "is pinned already" : "is not pinned").")] }
        return [.say("“\(view)” is \(state). /topic lists the views.")]
    }
}
