import ArgumentParser
import TerminalUI

/// A command that does all it does through a ``CommandContext``.
protocol ContextCommand: AsyncParsableCommand {
    /// Does what the command line asks for.
    /// - Throws: an `ExitCode` when everything was said, a `ValidationError`, or an error that reads as a sentence.
    func run(in context: CommandContext) async throws
}

extension ContextCommand {
    mutating func run() async throws {
        try await runAndReport(in: .live())
    }

    /// Runs the command, and says on standard error what went wrong.
    /// - Throws: what ArgumentParser makes the exit code of.
    func runAndReport(in context: CommandContext) async throws {
        do {
            try await run(in: context)
        } catch let exit as ExitCode {
            throw exit
        } catch let error as ValidationError {
            throw error
        } catch {
            context.complain(error is CancellationError ? "Interrupted." : "\(error)")
            throw ExitStatus(error).exit
        }
    }
}

extension CommandContext {
    /// Says on standard error what went wrong; whatever stands in the sentence does no harm to the terminal.
    func complain(_ sentence: String) {
        say("magpie: \(sentence)")
    }

    /// Says on standard error what there is to say besides the answer; whatever stands in it does no harm to the terminal.
    func say(_ sentence: String) {
        err(text(sentence, isForTerminal: isErrorTerminal))
    }

    /// A sentence with its line break, in lines of the terminal's width where it is for one.
    func text(_ sentence: String, isForTerminal: Bool) -> String {
        let clean = TextSanitizer.clean(sentence)
        guard isForTerminal, let columns = columns() else { return clean + "\n" }
        return DisplayWidth.wrapped(clean, to: columns).map { $0 + "\n" }.joined()
    }
}

extension String {
    /// The text without anything that does harm to a terminal.
    var harmless: String { TextSanitizer.clean(self) }
}
