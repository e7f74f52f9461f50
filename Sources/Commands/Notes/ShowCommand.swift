import ArgumentParser
import Notes
import TerminalUI

/// `magpie show`.
struct ShowCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a whole note.",
        discussion: """
              $ magpie show 7f3a
              $ magpie show "Spare key" --json
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Argument(help: "A handle such as 7f3a, a title, or a part of one that no other note has.")
    var note: String

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let note = try await context.picker(of: store).note(note)
        try await global.output(output, of: store, in: context).show(note)
    }
}
