import ArgumentParser
import Assistant
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// `magpie sessions show`.
struct ShowSessionCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show all that was said in a conversation.",
        discussion: """
              $ magpie sessions show 1
              $ magpie sessions show 7f3a --json | jq '.[].message'
            """
    )

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of messages, with the calls of tools and their results.")
    var json = false

    @Argument(help: "A number of `magpie sessions`, a handle or a title.")
    var conversation: String

    func run(in context: CommandContext) async throws {
        let database = try await global.openDatabase(in: context)
        let store = database.conversations
        let conversation = try await ConversationPicker(store: store).numberedOrNamed(conversation)
        let entries = try await store.entries(of: conversation.id)
        let readable = await entries.forReading(in: database)
        try await context.answer(OutputFormat(isJSON: json), json: entries.map(MessageReport.init)) {
            let look = global.outputLook(in: context)
            let title = Line(TextSanitizer.cleanLine(conversation.title), Style(.accent, isBold: true))
            let date = DatePhrases(context.world).figures(conversation.createdAt)
            let about = Line(TextSanitizer.cleanLine("\(date), answered by \(conversation.backend)"), .muted)
            let lines = [title, about, Line()] + ConversationView(readable).lines(look)
            context.out(LineEncoder(look).text(lines))
        }
    }
}

/// A message as a program reads it.
private struct MessageReport: Encodable {
    var kind: ConversationEntry.Kind
    var date: String
    var backend: String?
    var text: String
    /// Whether it was taken back by `/rewind`.
    var isRewound: Bool
    /// The whole message, as it was kept.
    var message: JSONValue?

    init(_ entry: ConversationEntry) {
        kind = entry.kind
        date = entry.date.iso8601
        backend = entry.backend
        text = entry.text
        isRewound = entry.isRewound
        message = try? JSONValue(json: entry.payload)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(date, forKey: .date)
        try container.encode(backend, forKey: .backend)
        try container.encode(text, forKey: .text)
        try container.encode(isRewound, forKey: .isRewound)
        try container.encode(message, forKey: .message)
    }

    private enum CodingKeys: String, CodingKey { case kind, date, backend, text, isRewound, message }
}
