import ArgumentParser

/// `magpie replay`.
struct ReplayCommand: ContextCommand {
    static let configuration = CommandConfiguration(commandName: "replay", abstract: "Replay transcripts.")
    @Argument var files: [String]
    func run(in context: CommandContext) async throws {}
}
