import ArgumentParser
import Foundation
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// `magpie log`.
struct LogCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "List every version of a note, the newest first, or bring one back.",
        discussion: """
            A version is what a change left: what it changed, when, by whom, and after which line of yours. --restore makes the \
            note say what it said then, as a further version.

              $ magpie log 7f3a
              $ magpie log "Spare key" --restore 2
              $ magpie log 7f3a --json | jq -r '.[0].note.body'
            """
    ).parsedAlone

    static let changesNotes = true
    var isOrder: Bool { restore != nil }

    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("Bring this version back; `magpie undo` takes that back.", valueName: "n"))
    var restore: Int?

    @Flag(help: "Print JSON: an array of versions, or, with --restore, of the note.")
    var json = false

    @Argument(help: "A handle or a whole title; to look, a part of a title will do.")
    var note: String

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        if let restore { return try await bringBack(restore, in: store, context) }
        let note = try await context.picker(of: store).note(note)
        let versions = NoteVersion.all(in: try await store.history(of: note.id))
        let entries = try await HistoryView.entries(of: versions, in: store.conversations)
        try await context.answer(OutputFormat(isJSON: json), json: entries.map(VersionReport.init)) {
            guard !entries.isEmpty else {
                return context.say("“\(note.title)” was not changed since magpie knows it.")
            }
            let look = global.outputLook(in: context)
            context.out(LineEncoder(look).text(HistoryView(entries, world: context.world).lines(look)))
        }
    }

    private func bringBack(_ number: Int, in store: any NotesStore, _ context: CommandContext) async throws {
        let note = try await context.picker(of: store).noteToChange(note)
        guard !note.isTrashed else { throw CommandError.inTrash(note.title) }
        let versions = NoteVersion.all(in: try await store.history(of: note.id))
        guard let version = versions.first(where: { $0.number == number }) else {
            throw CommandError.noSuchVersion(number, count: versions.count)
        }
        let change = try await store.update(note.id, by: .person, at: context.world.now()) { version.bringBack(&$0) }
        if change == nil { context.complain("“\(note.title)” was like that already.") }
        var output = NoteOutputOptions()
        output.json = json
        try await global.output(output, of: store, in: context).changes(change.map { [$0] } ?? [])
    }
}

/// A version as a program reads it.
private struct VersionReport: Encodable {
    /// The version's number, from 1.
    var version: Int
    /// When it was made.
    var date: String
    /// `created`, `updated`, `deleted` or `restored`; null for what the note was before the first known change.
    var change: String?
    /// `person`, or the backend and its model; null as above.
    var author: String?
    /// Whether the author only proposed it, and the person accepted it.
    var isAccepted: Bool
    /// The title of the conversation in which a model made it; null where there is none.
    var conversation: String?
    /// The person's line after which a model made it; null where there is none.
    var line: String?
    /// The note as it was then.
    var note: NoteItem

    private enum CodingKeys: String, CodingKey {
        case version, date, change, author, isAccepted, conversation, line, note
    }

    init(_ entry: HistoryView.Entry) {
        version = entry.version.number
        let made = entry.version.change
        date = (made?.date ?? entry.version.note.updatedAt).iso8601
        change = made?.kind.rawValue
        author =
            switch made?.author {
            case .person: "person"
            case .model(let name), .accepted(let name): name
            case nil: nil
            }
        isAccepted = if case .accepted = made?.author { true } else { false }
        conversation = entry.conversation
        line = entry.line
        note = entry.version.note
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(date, forKey: .date)
        try container.encode(change, forKey: .change)
        try container.encode(author, forKey: .author)
        try container.encode(isAccepted, forKey: .isAccepted)
        try container.encode(conversation, forKey: .conversation)
        try container.encode(line, forKey: .line)
        try container.encode(note, forKey: .note)
    }
}
