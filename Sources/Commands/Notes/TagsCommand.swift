import ArgumentParser
import Notes
import Repl
import TerminalUI

/// `magpie tags`.
struct TagsCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "List tags and how often each is used, the most used first.",
        discussion: """
              $ magpie tags
              $ magpie tags --json | jq -r '.[].tag'
            """
    )

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of tags with their counts.")
    var json = false

    func run(in context: CommandContext) async throws {
        let tags = try await global.openStore(in: context).tags()
        try await context.answer(OutputFormat(isJSON: json), json: tags) {
            guard !tags.isEmpty else {
                return context.say("No note has a tag. `magpie add --tag home TEXT` stores one that has.")
            }
            let look = global.outputLook(in: context)
            context.out(LineEncoder(look).text(TextTable(tags: tags).lines(look)))
        }
    }
}
