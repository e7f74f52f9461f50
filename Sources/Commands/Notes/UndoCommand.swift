import ArgumentParser
import Notes
import Repl
import TerminalUI

/// `magpie undo`.
struct UndoCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back the last change of any note, also of an earlier day.",
        discussion: """
              $ magpie undo
              $ magpie undo 3
              $ magpie undo --turn
              $ magpie redo

            Where the last thing done cannot be undone, such as a purge, or the last order changed nothing, magpie says \
            so, and asks before it takes back what came before; with --turn also where the last turn changed nothing.
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Flag(help: "Take back everything that the last turn of the assistant changed.")
    var turn = false

    @Argument(help: ArgumentHelp("How many changes; 1 when left out.", valueName: "n"))
    var times: Int?

    @Flag(help: "Do not ask, also where something else is taken back than what was done last.")
    var yes = false

    func validate() throws {
        guard let times else { return }
        if turn { throw ValidationError("Say --turn or a number of changes, not both.") }
        guard (1...NoteChange.mostUndone).contains(times) else {
            throw ValidationError("undo takes a number from 1 to \(NoteChange.mostUndone).")
        }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let next = try await store.nextTurn()
        if !yes { try await askAboutDoubt(store, in: context) }
        if let times, times > 1 { return try await undo(times, store, in: context) }
        // Merging in words takes two steps, and is one thing.
        let isOfTurn = turn || times == nil && next.changes.areMerge
        let changes = isOfTurn ? try await store.undoTurn() : try await store.undo()
        guard !changes.isEmpty else { throw CommandError.nothingToUndo }
        if isOfTurn, !output.json {
            context.say(changes.undoneTurnSentence(at: .shell))
            let merged = changes.mergedByNote
            guard merged.count <= NoteChange.mostShown else { return }
            return try await global.output(output, of: store, in: context).changes(merged, areReversals: true)
        }
        if !output.json, let sentence = changes.folderSentence { return context.say("Undone. \(sentence)") }
        if !output.json { context.say(changes.undoneSentence(at: .shell)) }
        guard output.json || changes.count <= NoteChange.mostShown else { return }
        try await global.output(output, of: store, in: context).changes(changes, areReversals: true)
    }

    private func undo(_ times: Int, _ store: any NotesStore, in context: CommandContext) async throws {
        let undone = try await store.undo(times: times)
        guard !undone.isEmpty else { throw CommandError.nothingToUndo }
        if !output.json { context.say(undone.undoneSentence(of: times, at: .shell)) }
        let merged = output.json ? Array(undone.joined()) : undone.joined().filter { $0.folder == nil }.mergedByNote
        guard output.json || merged.count <= NoteChange.mostShown else { return }
        try await global.output(output, of: store, in: context).changes(merged, areReversals: true)
    }

    /// Asks before something else is taken back than what was done last.
    private func askAboutDoubt(_ store: any NotesStore, in context: CommandContext) async throws {
        guard let doubt = try await UndoDoubt(of: turn ? nil : times ?? 1, in: store, context.world) else { return }
        let question = "\(doubt.reason) Before that came: \(doubt.phrase). \(doubt.effect)Taking that back needs a yes"
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.nobodyToAsk(question) }
        try context.ask(question + ". Go on?")
    }
}
