/// `/resume`.
struct ResumeCommand: SlashCommand {
    let name = "resume"
    let parameters = "<conversation>"
    let summary = "Go on with a past conversation"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.conversation
    // A transcript begins with nothing said; see ``SessionError/recordedNotResumed``.
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        guard !arguments.isEmpty else {
            throw SessionError.missingArgument(usage: "/resume <number, handle or title>; /sessions lists them")
        }
        try await session.resume(named: arguments)
    }
}
