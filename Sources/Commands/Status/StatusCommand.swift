import ArgumentParser
import Notes
import NotesDatabase
import TerminalUI

/// `magpie status`.
struct StatusCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Print one line for a status bar.",
        discussion: """
            The title of the note that was pinned last, or of the newest while no note is pinned, and what is due today \
            and overdue. The same title stands in `pinnedNote` of widget.json in the folder of magpie's state, which is \
            kept up to date, also while no note is pinned; other fields of that file stay as they are.

              $ magpie status
              $ magpie status --json | jq -c '{text: .pinnedNote}'
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: pinnedNote (the newest note while none is pinned), notes, pinned, dueToday and overdue.")
    var json = false

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let counts = try await store.counts()
        let due = try await store.dueCounts(at: DueDate(context.world.now(), in: context.world.calendar))
        let status = Status(
            dueToday: due.today,
            notes: counts.notes,
            overdue: due.overdue,
            pinned: counts.pinned,
            pinnedNote: try await store.titleForWidget()
        )
        try await context.answer(OutputFormat(isJSON: json), json: status) {
            guard let line = status.line else { return context.say("There are no notes yet.") }
            context.out(TextSanitizer.cleanLine(line) + "\n")
        }
    }
}

/// What a status bar shows, as a program reads it.
private struct Status: Encodable {
    private enum CodingKeys: String, CodingKey { case dueToday, notes, overdue, pinned, pinnedNote }

    var dueToday: Int
    var notes: Int
    var overdue: Int
    var pinned: Int
    /// The title of the note that was pinned last, else of the newest; `nil` when there is no note.
    var pinnedNote: String?

    /// The same in one line; `nil` when there is no note.
    var line: String? {
        guard let pinnedNote else { return nil }
        let due = [(dueToday, "due today"), (overdue, "overdue")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return ([pinnedNote] + (due.isEmpty ? [] : [due.joined(separator: ", ")])).joined(separator: " · ")
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(dueToday, forKey: .dueToday)
        try container.encode(notes, forKey: .notes)
        try container.encode(overdue, forKey: .overdue)
        try container.encode(pinned, forKey: .pinned)
        try container.encode(pinnedNote, forKey: .pinnedNote)
    }
}
