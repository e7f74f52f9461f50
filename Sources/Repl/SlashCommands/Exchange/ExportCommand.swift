/// `/export`.
struct ExportCommand: SlashCommand {
    let name = "export"
    let parameters = "<path>"
    let summary = "Write all notes into a folder of Markdown, or into a new .json file"
    let section = HelpSection.control
    let completion = ArgumentCompletion.file
    // A transcript must not be able to write files.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        [.exportNotes(to: try FreeName.path(arguments, usage: "/export <path>, such as /export ~/notes"))]
    }
}
