/// `/import`.
struct ImportCommand: SlashCommand {
    let name = "import"
    let parameters = "<path>"
    let summary =
        "Take in notes of Markdown, Obsidian, Evernote, Bear, Apple Notes or JSON; says what would come, and asks"
    let section = HelpSection.create
    let completion = ArgumentCompletion.file
    // The files are not there in a replay, and a transcript must not be able to read any.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        [.importNotes(from: try FreeName.path(arguments, usage: "/import <path>, such as /import ~/vault"))]
    }
}
