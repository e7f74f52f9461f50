import ArgumentParser
import Foundation
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// `magpie topic`.
struct TopicCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "topic",
        abstract: "Show notes by project, open question or person, or all about something.",
        discussion: """
            A project is a folder, or a tag that three notes have; an open question is a sentence of a note that ends in a \
            question mark; people are named as in “call Tom”, “Dr. Hartmann” or @anna. Without words the views are listed; pin \
            keeps one there, and unpin takes it away.

              $ magpie topic
              $ magpie topic projects
              $ magpie topic questions --json | jq -r '.[].name'
              $ magpie topic radar
              $ magpie topic pin '#events'
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of views, of items with name, count and notes, or of the notes about something.")
    var json = false

    @Argument(
        help:
            "projects, questions or people; else a folder, a category, a tag, or words to look for; pin or unpin before these.",
        completion: .list(Topic.allCases.map(\.rawValue))
    )
    var words: [String] = []

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let text = words.joined(separator: " ")
        if let pin = ViewPin(text) {
            context.say(try await pin.set(in: store, "magpie topic"))
            return json ? try await listViews(of: store, in: context) : ()
        }
        if text.isEmpty { return try await listViews(of: store, in: context) }
        guard let topic = Topic(typed: text) else { return try await list(text, of: store, in: context) }
        let items = try await store.topic(topic)
        let handles = try await store.handles(of: TopicView.notes(of: items).map(\.id))
        try await context.answer(OutputFormat(isJSON: json), json: items.map { TopicReport($0, handles) }) {
            let look = global.outputLook(in: context)
            let view = TopicView(topic, items: items, handles: handles, world: context.world)
            let text = LineEncoder(look).text(view.lines(look))
            items.isEmpty ? context.err(text) : context.out(text)
        }
    }

    /// Lists the pinned views and those that are always there.
    private func listViews(of store: SQLiteNotesStore, in context: CommandContext) async throws {
        let overview = try await TopicOverview(of: store)
        try await context.answer(OutputFormat(isJSON: json), json: overview.views) {
            let look = global.outputLook(in: context)
            let (table, hint) = overview.shown("magpie topic")
            context.out(LineEncoder(look).text(table.lines(look)))
            if let hint { context.say(hint) }
        }
    }

    /// Lists the notes that a folder, a category or a tag has, and those that words find.
    private func list(_ text: String, of store: SQLiteNotesStore, in context: CommandContext) async throws {
        var options = NoteOutputOptions()
        options.json = json
        let output = global.output(options, of: store, in: context)
        if try await ListWords(text, folders: store.folders(), tags: store.tags()) != nil {
            return try await output.list(.search(text), store.notes(about: text))
        }
        let page = PageOptions.defaults
        let found = try await output.page(.found(NoteQuery(text), order: nil), of: store, page, limit: 20)
        try await output.list(.search(text), found)
    }
}

/// An item of a topic as a program reads it.
private struct TopicReport: Encodable {
    /// A note that the item comes from.
    struct Source: Encodable {
        var id: UUID
        var handle: String
        var title: String
        var updatedAt: String
    }

    /// The project, the question, or the person.
    var name: String
    /// How many notes there are.
    var count: Int
    /// The latest of them.
    var notes: [Source]

    init(_ item: Topic.Item, _ handles: [UUID: String]) {
        name = item.name
        count = item.count
        notes = item.notes.map { note in
            Source(
                id: note.id,
                handle: handles[note.id] ?? note.shortHandle,
                title: note.title,
                updatedAt: note.updatedAt.iso8601
            )
        }
    }
}
