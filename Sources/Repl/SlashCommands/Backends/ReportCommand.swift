/// `/report`.
struct ReportCommand: SlashCommand {
    let name = "report"
    let parameters = "[file]"
    let summary = "Write the last turn to a new file, redacted, to attach to a bug report"
    let section = HelpSection.control
    let completion = ArgumentCompletion.file
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        [.report(to: arguments.isEmpty ? nil : try FreeName.path(arguments, usage: "/report [file]"))]
    }
}
