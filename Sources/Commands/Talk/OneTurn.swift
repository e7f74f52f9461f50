import Assistant
import Foundation
import Notes
import Repl
import TerminalUI

/// Takes one turn and leaves: the answer goes to standard output, cards and remarks to standard error.
struct OneTurn {
    let options: TalkCommand
    let context: CommandContext

    func run(_ text: String) async throws {
        let store = try options.global.openStore(in: context)
        let session = options.session(
            store,
            in: context,
            answers: output(options.global.outputLook(in: context), context.out),
            asides: output(options.global.errorLook(in: context), context.err)
        )
        if let path = options.record { try await session.record(to: path) }
        let task = Task { await session.handle(text) }
        let outcome = await Interrupts.cancelling(task) { await task.value }
        if options.json { try printReport(outcome, text: text) }
        try check(outcome)
    }

    private func output(_ look: Look, _ write: @escaping @Sendable (String) -> Void) -> Output {
        Output(look: { look }, drawsCards: context.isErrorTerminal, write: options.json ? Self.discard : write)
    }

    @Sendable private static func discard(_ text: String) {}

    private func printReport(_ outcome: Session.Outcome, text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let report = TurnReport(outcome, text: text)
        context.out(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
    }

    /// Maps how the turn ended to how the program ends; what there was to say has been said.
    private func check(_ outcome: Session.Outcome) throws {
        if options.json, let error = outcome.error { context.complain(error) }
        if case .failed = outcome.turn?.ending { throw ExitStatus.unavailable.exit }
        if outcome.isInterrupted { throw ExitStatus.interrupted.exit }
        if outcome.error != nil { throw ExitStatus.failure.exit }
    }
}
