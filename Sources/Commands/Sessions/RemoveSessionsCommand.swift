import ArgumentParser
import Assistant
import Notes

/// `magpie sessions rm`.
struct RemoveSessionsCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "rm",
        abstract: "Remove conversations for good; there is no undo.",
        discussion: """
            Nothing of what was said is left in the database and its backups afterwards. Notes that came of it stay, and so do the \
            lines that arrow-up recalls, which are in a file of their own. --older leaves pinned conversations alone.

              $ magpie sessions rm 7f3a "Keys and bikes"
              $ magpie sessions rm --older 30d
              $ magpie sessions rm --all --yes
            """,
        aliases: ["delete"]
    )

    @OptionGroup var global: GlobalOptions

    @Option(
        help: ArgumentHelp("Those in which nothing was said for so long: 12h, 30d, 8w, 6m or 1y.", valueName: "age")
    )
    var older: Age?

    @Flag(help: "All of them, pinned ones too.")
    var all = false

    @Flag(help: "Do not ask before removing all.")
    var yes = false

    @Flag(help: "Print JSON: an array of the conversations that were removed.")
    var json = false

    @Argument(help: "Handles or whole titles; all are found before any is removed.")
    var conversations: [String] = []

    func validate() throws {
        guard [!conversations.isEmpty, older != nil, all].count(where: { $0 }) == 1 else {
            throw ValidationError("Say which: handles or titles, --older with an age such as 30d, or --all.")
        }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openConversations(in: context)
        let chosen = try await choose(in: store, context)
        if all || older?.isNothing == true, !chosen.isEmpty { try confirm(chosen.count, in: context) }
        let handles = try await store.handles(of: chosen.map(\.id))
        let removed = try await store.delete(chosen.map(\.id))
        try await context.answer(OutputFormat(isJSON: json), json: removed) {
            for conversation in removed {
                let handle = handles[conversation.id] ?? conversation.shortHandle
                context.say("Removed for good: \(conversation.title) (\(handle))")
            }
        }
        if removed.isEmpty { context.complain("No conversation was removed, as none fits.") }
        do {
            try await store.erase()
        } catch {
            throw CommandError.notErased(reason: "\(error)")
        }
    }

    private func choose(in store: any ConversationsStore, _ context: CommandContext) async throws -> [KeptConversation]
    {
        let everything = all || older != nil ? try await store.conversations(limit: nil) : []
        if all { return everything }
        if let cutoff = older?.before(context.world.now(), in: context.world.calendar) {
            return everything.filter { !$0.isPinned && $0.updatedAt <= cutoff }
        }
        var chosen: [KeptConversation] = []
        for typed in conversations {
            let found = try await ConversationPicker(store: store).conversationToRemove(typed)
            if !chosen.contains(where: { $0.id == found.id }) { chosen.append(found) }
        }
        return chosen
    }

    private func confirm(_ count: Int, in context: CommandContext) throws {
        guard !yes else { return }
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.notConfirmed }
        let what = count == 1 ? "the one conversation" : "all \(count) conversations"
        guard context.isYes("Remove \(what) for good? [y/N] ") == true else { throw CommandError.nothingRemoved }
    }
}
