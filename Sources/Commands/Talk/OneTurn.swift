import Assistant
import BuiltinBackend
import Notes
import Repl
import Settings
import TerminalUI

/// Takes one turn and leaves: the answer goes to standard output, cards and remarks to standard error.
struct OneTurn {
    let options: TalkCommand
    let context: CommandContext

    /// - Parameters:
    ///   - isPiped: whether the text, or a part of it, was piped in.
    ///   - order: the words of the command line, where something was piped in beside them.
    func run(_ text: String, isPiped: Bool, order: String?) async throws {
        let start = try await reporting(text) { try await options.start(in: context) }
        // A program that is to end does not wait for a model.
        let enrichment =
            start.enrichment == .off
            ? nil : NoteEnrichmentService(RuleEnricher(), store: start.store)
        let session = Session(
            Session.Setup(
                store: start.store,
                backend: start.backend,
                world: context.world,
                answers: output(options.global.outputLook(in: context, palette: start.palette), context.out),
                asides: output(
                    options.global.errorLook(in: context, palette: start.palette),
                    asides,
                    isTerminal: canErase
                ),
                isDryRun: options.dryRun,
                isRecordable: options.record != nil,
                keepsScreen: options.record != nil || options.json,
                isLasting: false,
                enrichment: enrichment,
                suggesting: Suggesting(
                    RuleSuggester(store: start.store, calendar: context.world.calendar),
                    // Nobody could take one; a program may want to know of them.
                    isOffering: options.json && start.suggestions != .raw,
                    appliesLikely: start.suggestions == .auto
                ),
                maxNotes: start.maxNotes,
                approval: start.approval,
                order: order,
                confirm: confirm,
                archive: start.archive,
                privacy: start.privacy
            )
        )
        try await reporting(text) {
            if let path = options.record { try await session.record(to: path) }
            try await options.conversation.open(in: session, from: start.archive, recapping: false)
        }
        let task = Task { await session.handle(text) }
        await context.handleInterrupts({ task.cancel() }, { _ = await task.value })
        let outcome = await task.value
        await enrichment?.finish()
        await session.enrich()
        // The answer is there, and nobody waits for it.
        if !options.dryRun, options.record == nil { try? await start.store.purgeTrash(in: context.world) }
        // A model may have been asked about what was piped in; the built-in assistant can only keep it.
        let isToKeep = !start.backend.isRemote || outcome.turn?.isLeftOpen == true
        let isLost = isPiped && isToKeep && outcome.turn != nil && outcome.written.isEmpty
        if options.json { context.out(try PrettyJSON.text(TurnReport(outcome, text: text, isInputLost: isLost))) }
        if isLost, outcome.error == nil || outcome.turn?.falseClaim != nil { throw CommandError.inputNotKept }
        try check(outcome)
        if outcome.turn?.isLeftOpen == true { throw ExitStatus.leftOpen.exit }
    }

    /// Tells as JSON too, where that is wanted, what goes wrong before the turn.
    private func reporting<Value>(_ text: String, _ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch {
            if options.json { context.out(try PrettyJSON.text(TurnReport(failed: text, error: "\(error)"))) }
            throw error
        }
    }

    /// Cards and remarks, where somebody wants them.
    private var asides: @Sendable (String) -> Void {
        guard context.isQuiet else { return context.err }
        return { _ in }
    }

    /// Asks where there is somebody to ask.
    private var confirm: TurnLoop.Confirm? {
        guard context.isInputTerminal, context.isErrorTerminal else { return nil }
        return { [confirm = context.confirm] _ in await confirm() }
    }

    /// Somewhere to draw the turn on; with JSON, the report says it all.
    private func output(
        _ look: Look,
        _ write: @escaping @Sendable (String) -> Void,
        isTerminal: Bool = false
    ) -> Output {
        let nowhere: @Sendable (String) -> Void = { _ in }
        var output = Output(
            look: { look },
            drawsCards: context.isErrorTerminal,
            isTerminal: isTerminal,
            setsOff: context.isOutputTerminal,
            write: options.json ? nowhere : write
        )
        output.place = .shell
        return output
    }

    /// Whether who is waited for can be shown, and taken back.
    private var canErase: Bool {
        context.isErrorTerminal && !context.isQuiet && !options.json && context.environment["TERM"] ?? "dumb" != "dumb"
    }

    /// Maps how the turn ended to how the program ends; what there was to say has been said.
    private func check(_ outcome: Session.Outcome) throws {
        if options.json || context.isQuiet {
            if let error = outcome.error { context.complain(error) }
            if let remark = outcome.remark { context.complain(remark) }
        }
        if case .failed(let error) = outcome.turn?.ending {
            if outcome.turn?.reply.isEmpty == true, options.choice.backend != "builtin" {
                context.complain("With --backend builtin the built-in assistant answers, offline.")
            }
            throw ExitStatus(error).exit
        }
        if outcome.isInterrupted { throw ExitStatus.interrupted.exit }
        if let failure = outcome.turn?.storageFailure { throw ExitStatus(failure).exit }
        if outcome.isWaiting, outcome.turn?.failure == nil { throw ExitStatus.leftOpen.exit }
        if outcome.error != nil { throw (outcome.isMisuse ? ExitStatus.usage : .failure).exit }
    }
}
