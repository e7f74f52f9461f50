import ArgumentParser
import Assistant
import Notes
import Repl

/// Which conversation a turn belongs to, and whether it is kept.
struct ConversationOptions: ParsableArguments {
    @Flag(name: [.customShort("c"), .customLong("continue")], help: "Go on with the last conversation.")
    var continues = false

    @Option(
        help: ArgumentHelp("Go on with this conversation: a number of `magpie sessions`, a handle or a title.")
    )
    var session: String?

    @Flag(help: "Keep nothing of what is said; notes are kept all the same.")
    var noSave = false

    /// What they are where none is given.
    static var defaults: ConversationOptions {
        var options = ConversationOptions()
        options.continues = false
        options.session = nil
        options.noSave = false
        return options
    }

    func validate() throws {
        if continues, session != nil {
            throw ValidationError("--continue and --session name two conversations; leave one of them out.")
        }
    }

    /// Whether an earlier conversation goes on.
    var resumes: Bool { continues || session != nil }

    /// The archive over a store.
    /// - Parameter isDryRun: whether nothing at all is to be written.
    func archive(
        over store: any ConversationsStore,
        isDryRun: Bool,
        in context: CommandContext
    ) -> ConversationArchive {
        ConversationArchive(store: store, world: context.world, isKeeping: !noSave && !isDryRun)
    }

    /// Goes on with the conversation that was asked for, if one was.
    /// - Parameter recapping: whether its last messages are shown.
    /// - Throws: `ConversationPickerError` when it is not exactly one, or what the store throws.
    func open(in session: Session, from archive: ConversationArchive, recapping: Bool) async throws {
        if continues { try await session.resumeLatest(recapping: recapping) }
        guard let name = self.session else { return }
        let conversation = try await ConversationPicker(store: archive.store).numberedOrNamed(name)
        try await session.resume(conversation.id, recapping: recapping)
    }
}

extension ConversationPicker {
    /// The conversation of a number in the list that `magpie sessions` prints, a handle or a title.
    /// - Throws: `ConversationPickerError`, or what the store throws.
    func numberedOrNamed(_ typed: String) async throws -> KeptConversation {
        try await conversation(typed, listing: listing())
    }

    /// The conversation of a number in that list, a handle or a whole title, for whoever changes it.
    /// - Throws: `ConversationPickerError`, or what the store throws.
    func numberedOrNamedToChange(_ typed: String) async throws -> KeptConversation {
        try await conversationToChange(typed, listing: listing())
    }
}
