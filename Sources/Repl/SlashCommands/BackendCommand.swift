/// `/backend`.
struct BackendCommand: SlashCommand {
    let name = "backend"
    let parameters = "[name]"
    let summary = "List backends, or let another one answer"
    let section = HelpSection.control
    let completion = ArgumentCompletion.backend
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        guard !arguments.isEmpty else { return try session.listBackends() }
        let words = arguments.words
        try await session.choose(backend: words[0], model: words.count > 1 ? words[1] : nil)
        session.takesLineAgain = session.untakenLine != nil
    }
}
