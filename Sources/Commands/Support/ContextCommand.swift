import ArgumentParser
import Notes

/// A command that does all it does through a ``CommandContext``.
protocol ContextCommand: AsyncParsableCommand {
    /// The options that every command takes.
    var global: GlobalOptions { get }

    /// Whether the command may change notes.
    static var changesNotes: Bool { get }

    /// Whether it was to change notes, with the options it has.
    var isOrder: Bool { get }

    /// Does what the command line asks for.
    /// - Throws: an `ExitCode` when everything was said, a `ValidationError`, or an error that reads as a sentence.
    func run(in context: CommandContext) async throws
}

extension ContextCommand {
    static var changesNotes: Bool { false }

    var isOrder: Bool { Self.changesNotes }

    mutating func run() async throws {
        try await runAndReport(in: .live())
    }

    /// Runs the command, and says on standard error what went wrong.
    /// - Throws: what ArgumentParser makes the exit code of.
    func runAndReport(in context: CommandContext) async throws {
        var context = context
        context.isQuiet = global.quiet
        context.dataFolder = global.dataFolder
        do {
            try await run(in: context)
            await DailyBackup(global: global, context: context).afterCommand()
        } catch let exit as ExitCode {
            throw exit
        } catch {
            if isOrder { await global.noteNothingDone(in: context) }
            if error is ValidationError { throw error }
            let sentence = await global.sentence(of: error, in: context)
            context.complain(error is CancellationError ? "Interrupted." : sentence)
            throw ExitStatus(error).exit
        }
    }
}
