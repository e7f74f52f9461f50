import ArgumentParser
import Notes
import Repl

/// `magpie redo`.
struct RedoCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo",
        abstract: "Do again what was undone last.",
        discussion: """
              $ magpie undo 3
              $ magpie redo
              $ magpie redo 2
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Argument(help: ArgumentHelp("How many changes; 1 when left out.", valueName: "n"))
    var times: Int?

    func validate() throws {
        guard let times, !(1...NoteChange.mostUndone).contains(times) else { return }
        throw ValidationError("redo takes a number from 1 to \(NoteChange.mostUndone).")
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let redone = try await store.redo(times: times ?? 1)
        guard let first = redone.first else { throw CommandError.nothingToRedo }
        var changes = Array(redone.joined())
        if !output.json {
            if let times, times > 1 {
                context.say(redone.redoneSentence(of: times))
                changes = redone.allByNote
            } else if let sentence = first.folderSentence {
                return context.say("Redone. \(sentence)")
            } else {
                context.say(first.redoneSentence)
            }
        }
        guard output.json || changes.count <= NoteChange.mostShown else { return }
        try await global.output(output, of: store, in: context).changes(changes)
    }
}
