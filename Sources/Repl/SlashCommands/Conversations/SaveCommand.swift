/// `/save`.
struct SaveCommand: SlashCommand {
    let name = "save"
    let parameters = "<file>"
    let summary = "Save the conversation as a transcript that `magpie replay` runs"
    let section = HelpSection.control
    let completion = ArgumentCompletion.file
    // It is about the conversation, not a part of it; a replay would write the file again.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        [.save(to: try FreeName.path(arguments, usage: "/save <file>, such as /save talk.yaml"))]
    }
}
