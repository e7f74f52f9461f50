import Assistant
import Notes
import TerminalUI

extension Session {
    /// Says something to the assistant, and shows what it does.
    func takeTurn(_ text: String) async -> [Action] {
        isPretending = false
        clock.stop()
        defer { clock.goOn() }
        setup.privacy.outbox.begin(text)
        screen.wait(for: sitting.backend)
        async let _ = countSeconds()
        await setup.enrichment?.turnBegan()
        var conversation = sitting.handOver()
        var turn = await turnLoop.run(
            text,
            in: &conversation,
            keep: { await keep($0) },
            show: { show($0) }
        )
        turn.backend = sitting.backend.label
        turn.place = setup.archive == nil ? nil : sitting.keeping.line
        await setup.enrichment?.turnEnded()
        screen.end(turn)
        if let host = sitting.backend.destination, let remark = await setup.privacy.takeRemark(for: host) {
            screen.hint(remark)
        }
        outcome.pretended = turn.cards.filter(\.isPretended).map { CardView($0, world: world).sentence }
        if !outcome.pretended.isEmpty { screen.show { [outcome] _ in outcome.pretended.map { Line($0) } } }
        outcome.turn = turn
        outcome.written += turn.cards.filter { $0.preview.state != .searchResult && !$0.isProposed }.map(\.preview.id)
        let created = turn.cards.filter { $0.preview.state == .created && !$0.isReversal && !$0.isPretended }
        outcome.captured += created.map(\.preview.id)
        outcome.error = turn.failure
        outcome.isInterrupted = turn.ending == .interrupted
        let actions = sitting.ended(turn, in: conversation)
        if outcome.written.isEmpty, !turn.calls.contains(where: \.changesFolders), sitting.lastWasOrder {
            try? await store.noteNothingDone()
        }
        return await actions + decide(on: turn.proposals, besides: turn.unaskedDeeds)
    }

    /// Lets the person decide about changes that wait, now or later; where they cannot, says that nothing was done.
    private func decide(on changes: [ProposedChange], besides unasked: Int) async -> [Action] {
        guard !changes.isEmpty || unasked > 0 else { return [] }
        if setup.confirm == nil, !setup.isLasting { return sayNothingWasDone(changes.count + unasked) }
        guard !changes.isEmpty else { return [.hint("Nothing of that was done: your line did not ask for it.")] }
        let offers = sitting.offers.adding(changes)
        sitting.remember(.offers(offers))
        let numbers = offers.numbers(of: changes)
        let named = numbers.count == offers.waiting.count ? "" : numbers.map(String.init).joined(separator: " ")
        let (these, they, them) = changes.count == 1 ? ("This", "waits", "it") : ("These", "wait", "them")
        let command = named.isEmpty ? "/accept" : "/accept \(named)"
        let first = changes.count == 1 ? "" : ", /accept \(numbers[0]) the first"
        let later = "\(command) does \(them)\(first), and /dismiss\(named.isEmpty ? "" : " " + named) drops \(them)."
        guard let confirm = setup.confirm else { return [.hint("\(these) \(they) for your yes: \(later)")] }
        let question = "\(these) \(they) for your yes. Make \(changes.count == 1 ? "this change" : "these changes")?"
        screen.hint(question, .warning)
        let decision =
            if let decide = setup.decide { await decide(question) } else { Decision(await confirm(question)) }
        if case .answered(let answer) = decision { outcome.answers.append(answer) }
        guard setup.isLasting || decision == .answered(true) else { return [.hint("Nothing of that was done.")] }
        return switch decision {
        case .answered(true): [.run(AcceptCommand(), named)]
        case .answered(false): [.run(DismissCommand(), named)]
        case .later: [.hint("Not yet: \(later)")] + (named.isEmpty ? [] : offers.reminder)
        case .command(let line):
            Self.deciding(line, named).map { [.handle($0)] } ?? [.hint("Not yet: \(later)"), .handle(line)]
        }
    }

    /// A line that accepts or dismisses what is asked about, also by the beginning of the command's name; `nil` for others.
    /// - Parameter asked: the numbers of what is asked about, which are meant where the line has none.
    private static func deciding(_ line: String, _ asked: String) -> String? {
        guard case .command(let name, let arguments) = InputLine(line), !name.isEmpty else { return nil }
        let fitting = SlashCommands.names.filter { $0.hasPrefix(name) }
        guard fitting.count == 1, ["accept", "dismiss"].contains(fitting[0]) else { return nil }
        return "/\(fitting[0]) \(arguments.isEmpty ? asked : arguments)"
    }

    /// Says that changes were not made, where nobody can be asked.
    private func sayNothingWasDone(_ count: Int) -> [Action] {
        outcome.isWaiting = true
        let reason =
            setup.approval == .all
            ? "`approve: all` lets nothing be written without your yes, and nobody can be asked here."
            : "your line did not ask for \(count == 1 ? "it" : "them"). Say the note and what is to change."
        let sentence = """
            \(count == 1 ? "1 change was" : "\(count) changes were") not made, whatever the model says: \(reason) At the \
            prompt of `magpie` you can say yes.
            """
        if outcome.error == nil { screen.fail(sentence) }
        outcome.error = outcome.error ?? sentence
        return []
    }

    /// Shows each second how long has been waited, until it is cancelled.
    private func countSeconds() async {
        guard sitting.backend.isRemote else { return }
        while (try? await Task.sleep(for: .seconds(1))) != nil { screen.countSeconds() }
    }

    /// In a dry run, what is said after a change claims that it was made; what would be done is said in its place.
    private func show(_ event: TurnEvent) {
        switch event {
        case .card(let card) where card.isPretended:
            isPretending = true
            // Its sentence is what is said.
            if !setup.asides.drawsCards { return }
        case .text where isPretending: return
        default: break
        }
        screen.show(event)
    }

    /// The tools, in the hands of the backend that answers now.
    var toolbox: Toolbox {
        let world = clock.world
        let controller = NoteActionController(
            store: store,
            world: world,
            author: .model(sitting.backend.label),
            isPretending: setup.isDryRun,
            signature: sitting.backend.model == nil ? nil : sitting.backend.label,
            maxNotes: setup.maxNotes,
            privacy: sitting.backend.destination == nil ? nil : setup.privacy
        )
        return Toolbox(controller: controller, world: world)
    }

    private var turnLoop: TurnLoop {
        TurnLoop(
            backend: sitting.backend,
            toolbox: toolbox,
            system: SystemPrompt.text(world: world),
            approval: setup.approval,
            order: setup.order,
            contextTokens: sitting.window,
            confirm: confirm,
            keepDraft: draftKeeper
        )
    }

    /// The built-in assistant says all that it has to say at once.
    private var draftKeeper: TurnLoop.KeepDraft? {
        guard sitting.backend.isRemote else { return nil }
        return { [self] text in await keepDraft(text) }
    }

    private var confirm: TurnLoop.Confirm? {
        // Nothing is deleted in a dry run.
        guard !setup.isDryRun else { return { _ in true } }
        guard let confirm = setup.confirm else { return nil }
        return { [self] question in await ask(question, confirm) }
    }

    /// Asks before a conversation goes to a host that has not seen it.
    /// - Throws: ``SessionError/notShown(host:holds:)`` when the person says no, or nobody can be asked.
    func askToShowConversation() async throws {
        guard let question = sitting.questionBeforeShowing(to: sitting.backend), let host = sitting.backend.destination
        else { return }
        guard let confirm = setup.confirm, await ask(question, confirm) == true else {
            throw SessionError.notShown(host: host, holds: sitting.conversation.holds)
        }
        sitting.remember(.shown(to: host))
    }

    /// Asks a yes or a no; `nil` when the person stopped.
    func ask(_ question: String, _ confirm: TurnLoop.Confirm) async -> Bool? {
        screen.say(question, .warning)
        let answer = await confirm(question)
        if let answer { outcome.answers.append(answer) }
        return answer
    }
}
