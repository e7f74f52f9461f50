import Assistant
import Notes

/// `/rename`.
struct RenameCommand: SlashCommand {
    let name = "rename"
    let parameters = "<title>"
    let summary = "Give this conversation another title"
    let section = HelpSection.control
    // A replay has no archive.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let archive = try context.conversations.requireArchive()
        guard archive.isKeeping else { throw SessionError.conversationNotKept }
        let usage = "/rename <title>"
        guard let title = KeptConversation.title(try FreeName.read(arguments, usage: usage)) else {
            throw SessionError.missingArgument(usage: usage)
        }
        guard let id = context.conversations.current else { throw SessionError.nothingToRename }
        try await archive.store.rename(id, to: title)
        return [.say("This conversation is called “\(title)” now.")]
    }
}
