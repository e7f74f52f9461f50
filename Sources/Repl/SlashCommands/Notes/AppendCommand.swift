import Notes

/// `/task`, `/bullet`, `/heading` and `/divider`: what a formatting toolbar inserts, as a line at the end of a note.
struct AppendCommand: SlashCommand {
    /// `/task`.
    static let task = AppendCommand(name: "task", mark: "- [ ] ", summary: "Add a checkbox to the last note")
    /// `/bullet`.
    static let bullet = AppendCommand(name: "bullet", mark: "- ", summary: "Add a bullet to the last note")
    /// `/heading`.
    static let heading = AppendCommand(name: "heading", mark: "## ", summary: "Add a heading to the last note")

    /// `/divider`, which stands below an empty line: right below a text it would make a heading of that.
    static let divider = AppendCommand(
        name: "divider",
        mark: "\n---",
        summary: "Add a rule across the last note",
        parameters: ""
    )

    let name: String
    let parameters: String
    let summary: String
    let section = HelpSection.create
    private let mark: String

    private init(name: String, mark: String, summary: String, parameters: String = "<text>") {
        self.name = name
        self.parameters = parameters
        self.mark = mark
        self.summary = summary
    }

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let usage = "/\(name) \(parameters)".trimmed
        guard parameters.isEmpty || !arguments.isEmpty else {
            throw SessionError.missingArgument(usage: "\(usage), after /show <note>")
        }
        guard context.notes.lastNote != nil else { throw SessionError.noLastNote(usage) }
        let note = try await context.notes.liveNote("", usage: "/show <note> first, then \(usage)")
        // "/heading ## Costs": the mark may be typed as well.
        let text = arguments.hasPrefix(mark) ? String(arguments.dropFirst(mark.count)) : arguments
        let patch = NotePatch(append: note.body.isEmpty ? (mark + text).trimmed : mark + text)
        return try await context.notes.change(note, same: "Nothing was changed.") { try patch.apply(to: &$0) }
    }
}
