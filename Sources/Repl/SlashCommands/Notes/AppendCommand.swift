import Notes

/// `/task`, `/bullet` and `/heading`: what a formatting toolbar inserts, as a line at the end of a note.
struct AppendCommand: SlashCommand {
    /// `/task`.
    static let task = AppendCommand(name: "task", mark: "- [ ] ", summary: "Add a checkbox to the last note")
    /// `/bullet`.
    static let bullet = AppendCommand(name: "bullet", mark: "- ", summary: "Add a bullet to the last note")
    /// `/heading`.
    static let heading = AppendCommand(name: "heading", mark: "## ", summary: "Add a heading to the last note")

    let name: String
    let parameters = "<text>"
    let summary: String
    let section = HelpSection.create
    private let mark: String

    private init(name: String, mark: String, summary: String) {
        self.name = name
        self.mark = mark
        self.summary = summary
    }

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else {
            throw SessionError.missingArgument(usage: "/\(name) <text>, after /show <note>")
        }
        guard context.notes.lastNote != nil else { throw SessionError.noLastNote(name) }
        let note = try await context.notes.liveNote("", usage: "/show <note> first, then /\(name) <text>")
        // "/heading ## Costs": the mark may be typed as well.
        let text = arguments.hasPrefix(mark) ? String(arguments.dropFirst(mark.count)) : arguments
        let patch = NotePatch(append: mark + text)
        return try await context.notes.change(note, same: "Nothing was changed.") { try patch.apply(to: &$0) }
    }
}
