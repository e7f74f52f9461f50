/// `/model`.
struct ModelCommand: SlashCommand {
    let name = "model"
    let parameters = "[name]"
    let summary = "List models, or ask another one"
    let section = HelpSection.control
    let completion = ArgumentCompletion.model
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        guard !arguments.isEmpty else { return try await session.listModels() }
        try await session.choose(model: arguments)
    }
}
