import Notes

/// Runs one turn: asks the backend, runs the tool calls it made, shows each card, gives back the results, again until
/// it makes no more calls or a bound is reached.
package struct TurnLoop: Sendable {
    /// The bounds that keep a model from going on for ever.
    package struct Bounds: Sendable {
        /// The largest number of steps in a turn.
        package var steps = 8
        /// The number of identical calls at which a turn is stopped; the last of them is not run, nor is any after one
        /// that changed something.
        package var identicalCalls = 3
        /// The largest number of calls that are run in one step.
        package var callsPerStep = 32
        /// The longest reply, in UTF-8 bytes of text and reasoning.
        package var replyLength = 1_000_000
        /// The longest arguments of the calls of one step together, in UTF-8 bytes.
        package var argumentsLength = 32 << 20

        package init() {}
    }

    /// Asks the person a question that is answered with yes or no; `nil` when they stop the turn instead.
    package typealias Confirm = @Sendable (_ question: String) async -> Bool?

    /// Keeps the text of a reply as far as it is written.
    package typealias KeepDraft = @Sendable (_ text: String) async -> Void

    private static let silence = BackendError(
        .malformed,
        "The model said nothing. Ask again in other words, or choose another with /model."
    )

    private let backend: any ModelBackend
    private let toolbox: Toolbox
    private let system: String
    private let bounds: Bounds
    private let contextTokens: Int?
    private let approval: Approval
    private let order: String?
    private let confirm: Confirm?
    private let keepDraft: KeepDraft?

    /// - Parameters:
    ///   - approval: which changes of a model wait for the person.
    ///   - order: what of a turn's text the person said, where the rest was piped in.
    ///   - contextTokens: what the model can read and write in one step, where it is known better than by the backend.
    ///   - confirm: asks before a model destroys much; `nil` where nobody can be asked.
    ///   - keepDraft: is given a reply as far as it is written, for the case that the process ends.
    package init(
        backend: any ModelBackend,
        toolbox: Toolbox,
        system: String,
        bounds: Bounds = Bounds(),
        approval: Approval = .changes,
        order: String? = nil,
        contextTokens: Int? = nil,
        confirm: Confirm? = nil,
        keepDraft: KeepDraft? = nil
    ) {
        self.backend = backend
        self.contextTokens = contextTokens ?? backend.contextTokens
        self.toolbox = toolbox
        self.system = system
        self.bounds = bounds
        self.approval = approval
        self.order = order
        self.confirm = confirm
        self.keepDraft = keepDraft
    }

    /// Runs a turn and adds it to `conversation`; it ends early when the task is cancelled.
    ///
    /// It does not throw: how it ended is in ``Turn/ending``, and the conversation can go on in every case. Of a turn in
    /// which the backend failed before it said anything no model is told.
    /// - Parameters:
    ///   - keep: is given each message before anything further happens.
    ///   - show: is given each event as it happens.
    package func run(
        _ text: String,
        in conversation: inout Conversation,
        keep: (Message) async -> Void = { _ in },
        show: (TurnEvent) async -> Void
    ) async -> Turn {
        // Nobody else holds the conversation when the turn is added: else all of it would be copied.
        let turn = await steps(after: conversation, text, keep: keep, show: show)
        conversation.turns.append(turn)
        return turn
    }

    private func steps(
        after conversation: Conversation,
        _ text: String,
        keep: (Message) async -> Void,
        show: (TurnEvent) async -> Void
    ) async -> Turn {
        var turn = Turn(text: text)
        let history = conversation.messages(ofLast: backend.turnsToLookBack)
        let consent = Consent(
            approval,
            order ?? text,
            after: conversation,
            doesOnlyWhatIsAsked: backend.doesOnlyWhatIsAsked,
            days: toolbox.days(in:),
            confirm: confirm
        )
        var state = State(consent, bounds, conversation, lookUp: toolbox.knows)
        await keep(.user(text))

        let most = backend.mostSteps ?? bounds.steps
        for number in 1...most {
            guard let reply = await ask(after: history, in: &turn, &state, show)?.message else { break }
            await keep(.assistant(reply))
            guard turn.ending == .completed, !reply.calls.isEmpty else { break }
            await show(.stepEnded)

            let results = await run(reply.calls, in: &turn, &state, show)
            state.citations.learn(results)
            turn.steps[turn.steps.count - 1].results = results
            await keep(.tool(results))
            if Task.isCancelled || state.consent.isInterrupted { turn.ending = .interrupted }
            if state.counter.isExhausted { turn.ending = .stopped(.identicalCalls(bounds.identicalCalls)) }
            guard turn.ending == .completed else { break }
            if number == most { turn.ending = .stopped(.steps(number)) }
        }
        await turn.show(found: state.found.take(), show)
        turn.losses = state.consent.lost
        if turn.ending == .completed, turn.proposals.isEmpty {
            turn.falseClaim = state.consent.falseClaim(in: turn.reply)
            if state.consent.isLeftOpen(by: turn.reply) { turn.isLeftOpen = true }
        }
        await toolbox.stamp(turn.cards)
        if turn.ending == .completed, turn.reply.isEmpty, turn.calls.isEmpty { turn.ending = .failed(Self.silence) }
        turn.forgetProviderData()
        return turn
    }

    /// Asks the backend for one step, and adds it to the turn, which may end with it; once more with fewer turns when
    /// the server says that the conversation is too long.
    /// - Returns: the step; `nil` when there was no room to ask for one.
    private func ask(
        after history: [Message],
        in turn: inout Turn,
        _ state: inout State,
        _ show: (TurnEvent) async -> Void
    ) async -> Step? {
        let messages = history + turn.messagesSoFar
        let whole = ModelRequest(system: system, messages: messages, tools: toolbox.definitions)
        lazy var tools = backend.tokens(of: toolbox.definitions)
        // Where no bound is known, nothing is counted until a server says that the conversation is too long.
        var budget = (turn.context.window ?? contextTokens).map { ContextBudget(window: $0, tools: tools) }
        var refused: Step?
        while true {
            var fitting = whole
            do {
                if let budget { (fitting, turn.context) = try budget.fit(whole) }
            } catch {
                if refused == nil { turn.ending = .failed(error) }
                return refused
            }
            var reader = StepReader(bounds, state.citations)
            turn.ending = await read(&reader, from: backend.respond(to: fitting)) { event in
                if case .text = event { await turn.show(found: state.found.take(), show) }
                await show(event)
            }
            turn.add(reader)
            guard case .failed(let error) = turn.ending, error.kind == .tooLong, reader.step.text.isEmpty else {
                return reader.step
            }
            refused = reader.step
            budget = ContextBudget(lessThan: budget == nil ? ContextBudget.use(of: whole, tools: tools) : turn.context)
        }
    }

    /// Reads a step; meanwhile, what has come of the reply is kept.
    private func read(
        _ reader: inout StepReader,
        from events: AsyncThrowingStream<ModelEvent, any Error>,
        _ show: (TurnEvent) async -> Void
    ) async -> Turn.Ending {
        guard let keepDraft else { return await reader.read(from: events, show) }
        let draft = ReplyDraft()
        // It is cancelled when the step is read, and waited for.
        async let _: Void = draft.run(keepDraft)
        return await reader.read(from: events) { event in
            draft.take(event)
            await show(event)
        }
    }

    /// Runs the calls of one step in order; each gets a result, also one that is not run.
    private func run(
        _ wanted: [ToolCall],
        in turn: inout Turn,
        _ state: inout State,
        _ show: (TurnEvent) async -> Void
    ) async -> [ToolResult] {
        var results: [ToolResult] = []
        let prepared = wanted.map(toolbox.prepare)
        await state.consent.ask(about: Array(prepared.prefix(bounds.callsPerStep)), in: toolbox)
        for (index, (call, prepared)) in zip(wanted, prepared).enumerated() {
            let outcome =
                state.consent.isInterrupted
                ? .failure(ToolError.interrupted)
                : await outcome(of: prepared, index: index, in: &turn, &state)
            let result = toolbox.result(of: call, outcome)
            results.append(result)
            // Those that one step does not run are told of together, when the turn is over.
            if index < bounds.callsPerStep { await show(.call(Turn.Call(call: call, result: result))) }
            let action: NoteAction
            do {
                action = try outcome.get()
            } catch {
                turn.note(error, of: call)
                state.consent.noteFailure(of: prepared)
                if let card = state.proposed.take() { await turn.show([card], show) }
                continue
            }
            state.consent.note(action)
            if action.kind == .changed {
                turn.leftNames[call.target] = nil
                state.counter.noteChange(by: prepared)
                state.found.noteWasWritten()
                await turn.show(action.cards, show)
            } else {
                state.found.add(action)
            }
        }
        return results
    }

    private func outcome(
        of call: PreparedCall,
        index: Int,
        in turn: inout Turn,
        _ state: inout State
    ) async -> Result<NoteAction, any Error> {
        guard !Task.isCancelled else { return .failure(ToolError.interrupted) }
        guard index < bounds.callsPerStep else {
            turn.skippedCalls += 1
            return .failure(ToolError.tooManyCalls(limit: bounds.callsPerStep))
        }
        do {
            try state.counter.admit(call)
            if let proposal = try await state.consent.proposal(for: call) {
                if turn.add(proposal) { state.proposed = proposal.card }
                throw ToolError.notAskedFor(isShown: true)
            }
        } catch ToolError.notAskedFor(isShown: false) {
            guard await state.consent.isAllowed(call) else {
                if state.consent.isInterrupted { return .failure(ToolError.interrupted) }
                if confirm == nil { turn.unaskedDeeds += 1 }
                return .failure(ToolError.notAskedFor(isShown: false))
            }
        } catch {
            return .failure(error)
        }
        guard await state.consent.allowsLoss(by: call, in: toolbox) else {
            if state.consent.isInterrupted { return .failure(ToolError.interrupted) }
            if confirm == nil { turn.refusedLosses.append(!call.destroys.isEmpty) }
            return .failure(ToolError.notConfirmed(limit: LossGuard.unasked, canAsk: confirm != nil))
        }
        return await call.run()
    }
}

/// What a turn has to remember from step to step.
private struct State {
    var found = FoundCards()
    var counter: CallCounter
    var consent: Consent
    var citations: CitationCheck
    /// The card of a change that was just proposed.
    var proposed: NoteCard?

    init(
        _ consent: Consent,
        _ bounds: TurnLoop.Bounds,
        _ conversation: Conversation,
        lookUp: @escaping CitationCheck.Lookup
    ) {
        self.consent = consent
        counter = CallCounter(limit: bounds.identicalCalls)
        citations = CitationCheck(conversation, lookUp: lookUp)
    }
}

extension ToolCall {
    /// The tool and the note that it is called for.
    fileprivate var target: String { "\(name) \((try? JSONValue(json: arguments))?["id"]?.text ?? "")" }
}

extension Turn {
    /// Keeps what the person is to be told of a call that was not run, whatever the model says.
    fileprivate mutating func note(_ error: any Error, of call: ToolCall) {
        if case .nameLeft(let names)? = error as? ToolError { leftNames[call.target] = names }
        if let error = error as? NotesError, error.isOfStorage { storageFailure = error }
    }

    /// Adds a change that waits; not twice, and not too many.
    /// - Returns: whether it was added.
    fileprivate mutating func add(_ proposal: ProposedChange) -> Bool {
        guard proposals.count < ProposedChange.most, !proposals.contains(proposal) else { return false }
        proposals.append(proposal)
        return true
    }

    /// Adds a step that was read.
    fileprivate mutating func add(_ reader: StepReader) {
        steps.append(reader.step)
        isLeftOpen = reader.isLeftOpen
        if let usage = reader.usage { self.usage.add(usage) }
        guard !reader.shown.isEmpty else { return }
        reply += reply.isEmpty ? reader.shown : "\n" + reader.shown
    }

    /// Forgets what backends wanted back with the calls of their replies: the turn is over.
    fileprivate mutating func forgetProviderData() {
        for index in steps.indices where steps[index].provider?.isKept != true { steps[index].provider = nil }
    }

    /// Shows what was found: of many notes the first as cards, the others a line each.
    fileprivate mutating func show(found cards: [NoteCard], _ show: (TurnEvent) async -> Void) async {
        let count = cards.count > FoundCards.mostCards ? FoundCards.cardsOfMany : cards.count
        await self.show(Array(cards.prefix(count)), show)
        guard count < cards.count else { return }
        let rest = Array(cards.dropFirst(count))
        let number = self.cards.count + 1
        self.cards += rest
        await show(.rows(rest, from: number))
    }

    fileprivate mutating func show(_ cards: [NoteCard], _ show: (TurnEvent) async -> Void) async {
        for card in cards {
            self.cards.append(card)
            await show(.card(card))
        }
    }
}
