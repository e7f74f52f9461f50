import ArgumentParser
import Assistant
import Notes

/// `magpie sessions rename`.
struct RenameSessionCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a conversation another title.",
        discussion: """
              $ magpie sessions rename 1 "Keys and bikes"
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: "A number of `magpie sessions`, a handle or a whole title.")
    var conversation: String

    @Argument(help: "The new title.")
    var title: [String]

    func validate() throws {
        _ = try newTitle()
    }

    private func newTitle() throws -> String {
        guard let title = KeptConversation.title(title.joined(separator: " ")) else {
            throw ValidationError("The new title is blank. Try: magpie sessions rename 1 \"Keys and bikes\"")
        }
        return title
    }

    func run(in context: CommandContext) async throws {
        let title = try newTitle()
        let store = try await global.openConversations(in: context)
        let found = try await ConversationPicker(store: store).numberedOrNamedToChange(conversation)
        try await store.rename(found.id, to: title)
        context.say("“\(found.title)” is called “\(title)” now.")
    }
}

/// `magpie sessions pin`.
struct PinSessionCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin",
        abstract: "Keep a conversation on top of the list, and from `rm --older`.",
        discussion: """
              $ magpie sessions pin 7f3a
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: "A number of `magpie sessions`, a handle or a whole title.")
    var conversation: String

    func run(in context: CommandContext) async throws {
        let found = try await global.openConversations(in: context).setPinned(true, conversation)
        context.say("“\(found.title)” is pinned.")
    }
}

/// `magpie sessions unpin`.
struct UnpinSessionCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpin",
        abstract: "Let a pinned conversation go.",
        discussion: """
              $ magpie sessions unpin 7f3a
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: "A number of `magpie sessions`, a handle or a whole title.")
    var conversation: String

    func run(in context: CommandContext) async throws {
        let found = try await global.openConversations(in: context).setPinned(false, conversation)
        context.say("“\(found.title)” is not pinned any more.")
    }
}

extension ConversationsStore {
    /// Pins the conversation that a person names, or lets it go.
    fileprivate func setPinned(_ isPinned: Bool, _ typed: String) async throws -> KeptConversation {
        let found = try await ConversationPicker(store: self).numberedOrNamedToChange(typed)
        try await setPinned(isPinned, found.id)
        return found
    }
}
