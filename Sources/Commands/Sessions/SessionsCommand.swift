import ArgumentParser
import Assistant
import Foundation
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// `magpie sessions`.
struct SessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions",
        abstract: "List past conversations, search in them, and manage them.",
        discussion: """
            What is said to magpie is kept in the database of the notes, unless --no-save is given. \
            `magpie --continue` goes on with the last conversation.

              $ magpie sessions
              $ magpie sessions --search "spare key"
              $ magpie sessions show 1
              $ magpie --session 1 "and the bike?"
              $ magpie sessions rm --older 90d
            """,
        subcommands: [
            ListSessionsCommand.self, ShowSessionCommand.self, RenameSessionCommand.self, PinSessionCommand.self,
            UnpinSessionCommand.self, RemoveSessionsCommand.self,
        ],
        defaultSubcommand: ListSessionsCommand.self
    )
}

/// `magpie sessions list`, which needs not be said.
struct ListSessionsCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List conversations, pinned first, then the latest.",
        discussion: """
              $ magpie sessions
              $ magpie sessions -n 5
              $ magpie sessions --search "spare key" --json | jq -r '.[].excerpt'
            """
    )

    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("Only conversations in which this was said.", valueName: "text"))
    var search: String?

    @Option(
        name: [.customShort("n"), .long],
        help: ArgumentHelp("The largest number of conversations; 0 for all.", valueName: "n")
    )
    var limit: Int?

    @OptionGroup var page: PageOptions

    @Flag(help: "Print JSON: an array of conversations.")
    var json = false

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit takes a number from 0.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context).conversations
        // A person gets a screenful, a program everything.
        let limit = limit ?? (json ? 0 : 20)
        if let search {
            return try await find(search, limit: limit, in: store, context)
        }
        if json { return try await printAll(limit: limit, of: store, context) }
        let since = page.since?.date(in: context.world) ?? .distantPast
        let shown = try await page.page(limit: limit) { length in
            guard page.since != nil else { return try await store.conversations(limit: length) }
            return try await store.conversations(limit: nil).filter { $0.updatedAt >= since }
        } count: {
            try await store.conversations(limit: nil).count { $0.updatedAt >= since }
        }
        if shown.items.isEmpty, let remark = shown.remark { return context.say(remark) }
        let handles = try await store.handles(of: shown.items.map(\.id))
        let view = ConversationListView(shown.items, handles: handles, from: page.offset, world: context.world)
        draw(view, isEmpty: shown.items.isEmpty, context)
        if let remark = shown.remark { context.remark(remark) }
    }

    /// What a list for a program came to.
    private struct Printed: Sendable {
        var json: JSONListing
        /// How many were printed.
        var count = 0
        /// How many there were, as far as they were gone through.
        var total = 0
    }

    /// Prints the list for a program, one conversation after the other.
    private func printAll(
        limit: Int,
        of store: SQLiteConversationsStore,
        _ context: CommandContext
    ) async throws {
        let printed = try await store.reduce(
            since: page.since?.date(in: context.world),
            from: page.offset,
            into: Printed(json: JSONListing(to: context.out))
        ) { printed, conversation, handle in
            printed.total += 1
            guard limit == 0 || printed.count < limit else { return }
            printed.json.append(JSONObject(conversation, handle: handle))
            printed.count += 1
        }
        printed.json.finish()
        guard printed.count < printed.total else { return }
        let total = page.offset + printed.total
        if let remark = Page<KeptConversation>.remark(offset: page.offset, count: printed.count, total: total) {
            context.remark(remark)
        }
    }

    private func find(
        _ text: String,
        limit: Int,
        in store: any ConversationsStore,
        _ context: CommandContext
    ) async throws {
        let since = page.since?.date(in: context.world) ?? .distantPast
        let all = { () async throws -> [ConversationMatch] in
            try await store.search(text, limit: .max - 1).filter { $0.conversation.updatedAt >= since }
        }
        let found = try await page.page(limit: limit) { length in
            guard page.since == nil, let length else { return try await all() }
            return try await store.search(text, limit: length)
        } count: {
            try await all().count
        }
        let matches = found.items
        if let remark = found.remark, !json || found.isCut {
            guard !matches.isEmpty else { return context.say(remark) }
            context.remark(remark)
        }
        let handles = try await store.handles(of: matches.map(\.conversation.id))
        let reports = matches.map { FoundConversation(match: $0, handle: handles[$0.conversation.id]) }
        try await context.answer(OutputFormat(isJSON: json), json: reports) {
            let view = ConversationListView(
                matches,
                search: text,
                handles: handles,
                isNumbered: false,
                world: context.world
            )
            draw(view, isEmpty: matches.isEmpty, context)
        }
    }

    private func draw(_ view: ConversationListView, isEmpty: Bool, _ context: CommandContext) {
        let look = global.outputLook(in: context)
        let text = LineEncoder(look).text(view.lines(look))
        isEmpty ? context.err(text) : context.out(text)
    }
}

extension JSONObject {
    /// A conversation as a program reads it: `handle` beside the names of `KeptConversation`.
    fileprivate init(_ conversation: KeptConversation, handle: String?) {
        self.init()
        add("backend", conversation.backend)
        add("createdAt", conversation.createdAt.iso8601)
        add("handle", handle)
        add("id", conversation.id.uuidString)
        add("isPinned", conversation.isPinned)
        add("preview", conversation.preview)
        add("title", conversation.title)
        add("updatedAt", conversation.updatedAt.iso8601)
    }
}

/// A conversation that was found, as a program reads it: `excerpt` and `handle` beside the names of `KeptConversation`.
private struct FoundConversation: Encodable {
    private enum CodingKeys: String, CodingKey { case excerpt, handle }

    let match: ConversationMatch
    let handle: String?

    func encode(to encoder: any Encoder) throws {
        try match.conversation.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(match.excerpt.text, forKey: .excerpt)
        try container.encode(handle, forKey: .handle)
    }
}
