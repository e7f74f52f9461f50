import Assistant
import Notes

/// `/resume`.
struct ResumeCommand: SlashCommand {
    let name = "resume"
    let parameters = "<conversation>"
    let summary = "Go on with a past conversation"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.conversation
    // A recording begins with a new conversation; see ``SessionError/recordedNotResumed``.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else {
            throw SessionError.missingArgument(usage: "/resume <number, handle or title>; /sessions lists them")
        }
        let conversations = context.conversations
        guard !conversations.isRecording else { throw SessionError.recordedNotResumed }
        let picker = ConversationPicker(store: try conversations.requireArchive().store)
        let conversation = try await picker.conversation(arguments.withoutQuotes, listing: conversations.listing)
        return try await conversations.resume(conversation.id, recapping: true)
    }
}
