import ArgumentParser
import Assistant
import Foundation
import Notes

/// `magpie add`.
struct AddCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Store one note as it is, without any assistant.",
        discussion: """
            The body is what stands on the command line, else what is piped in. Without a title, the body's first \
            line is the title.

              $ magpie add --title "Wifi" --tag home "Written on the back of the router"
              $ magpie add --title "Shopping list" -- "- [ ] milk"
              $ magpie add --due "friday 17:30" "Call Katrin"
              $ git log -1 | magpie add --title "Last commit"
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: "The title.")
    var title: String?

    @Option(help: ArgumentHelp("A tag; may be given several times.", valueName: "tag"))
    var tag: [String] = []

    @Option(help: ArgumentHelp("The folder.", valueName: "folder"))
    var folder: String?

    @Option(help: ArgumentHelp("When the note is due: \(DueDate.forms).", valueName: "day"))
    var due: String?

    @Argument(parsing: .allUnrecognized, help: "The body.")
    var body: [String] = []

    func validate() throws {
        try FreeText.check(body)
    }

    func run(in context: CommandContext) async throws {
        let dueAt = try due.map { try dueDate($0, in: context.world) }
        let piped = try body.isEmpty ? context.pipedText() : nil
        let draft = NoteDraft(
            title: title,
            body: piped ?? body.joined(separator: " "),
            tags: tag,
            folder: folder,
            dueAt: dueAt
        )
        let now = context.world.now()
        guard let note = draft.note(id: context.world.makeID(), at: now, source: .manual) else {
            throw CommandError.emptyNote
        }
        let store = try await global.openStore(in: context)
        let change = try await store.create(note, by: .person, at: now)
        try await global.output(output, of: store, in: context).changes(change.map { [$0] } ?? [])
    }

    private func dueDate(_ typed: String, in world: World) throws -> DueDate {
        guard let date = DueDate(typed: typed, now: world.now(), in: world.calendar) else {
            throw ValidationError("'\(typed)' is no day. --due takes \(DueDate.forms).")
        }
        return date
    }
}
