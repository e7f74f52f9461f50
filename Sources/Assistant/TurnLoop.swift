import Notes

/// Runs one turn: asks the backend, runs the tool calls it made, shows each card, gives back the results, again until
/// it makes no more calls or a bound is reached.
package struct TurnLoop: Sendable {
    /// The bounds that keep a model from going on for ever.
    package struct Bounds: Sendable {
        /// The largest number of steps in a turn.
        package var steps = 8
        /// The number of identical calls at which a turn is stopped; the last of them is not run.
        package var identicalCalls = 3
        /// The largest number of calls that are run in one step.
        package var callsPerStep = 32
        /// The longest reply, in UTF-8 bytes of text and reasoning.
        package var replyLength = 1_000_000
        /// The longest arguments of the calls of one step together, in UTF-8 bytes.
        package var argumentsLength = 32 << 20

        package init() {}
    }

    private let backend: any ModelBackend
    private let toolbox: Toolbox
    private let system: String
    private let bounds: Bounds

    package init(backend: any ModelBackend, toolbox: Toolbox, system: String, bounds: Bounds = Bounds()) {
        self.backend = backend
        self.toolbox = toolbox
        self.system = system
        self.bounds = bounds
    }

    /// Runs a turn and adds it to `conversation`; it ends early when the task is cancelled.
    ///
    /// It does not throw: how it ended is in ``Turn/ending``, and the conversation can go on in every case.
    /// - Parameter show: is given each event as it happens.
    package func run(
        _ text: String,
        in conversation: inout Conversation,
        show: (TurnEvent) async -> Void
    ) async -> Turn {
        var turn = Turn(text: text)
        var found = FoundCards()
        var calls = CallCounter(limit: bounds.identicalCalls)
        conversation.messages.append(.user(text))

        for step in 1...bounds.steps {
            var reply = Reply(bounds)
            let request = ModelRequest(system: system, messages: conversation.messages, tools: toolbox.definitions)
            turn.ending = await reply.read(from: backend.respond(to: request)) { event in
                if case .text = event { await turn.show(found.take(), show) }
                await show(event)
            }
            turn.add(reply.message.text)
            conversation.messages.append(.assistant(reply.message))
            guard turn.ending == .completed, !reply.message.calls.isEmpty else { break }
            await show(.stepEnded)

            let results = await run(reply.message.calls, in: &turn, &found, &calls, show)
            conversation.messages.append(.tool(results))
            if Task.isCancelled { turn.ending = .interrupted }
            if calls.isExhausted { turn.ending = .stopped(.identicalCalls(bounds.identicalCalls)) }
            guard turn.ending == .completed else { break }
            if step == bounds.steps { turn.ending = .stopped(.steps(step)) }
        }
        await turn.show(found.take(), show)
        return turn
    }

    /// Runs the calls of one step in order; each gets a result, also one that is not run.
    private func run(
        _ wanted: [ToolCall],
        in turn: inout Turn,
        _ found: inout FoundCards,
        _ counter: inout CallCounter,
        _ show: (TurnEvent) async -> Void
    ) async -> [ToolResult] {
        var results: [ToolResult] = []
        for (index, call) in wanted.enumerated() {
            let outcome = await outcome(of: call, index: index, &counter)
            let result = toolbox.result(of: call, outcome)
            results.append(result)
            turn.calls.append(Turn.Call(call: call, result: result))
            await show(.call(Turn.Call(call: call, result: result)))
            guard case .success(let action) = outcome else { continue }
            if action.isFinding {
                found.add(action)
            } else {
                found.noteWasWritten()
                await turn.show(action.cards, show)
            }
        }
        return results
    }

    private func outcome(
        of call: ToolCall,
        index: Int,
        _ counter: inout CallCounter
    ) async -> Result<NoteAction, any Error> {
        guard !Task.isCancelled else { return .failure(ToolError.interrupted) }
        guard index < bounds.callsPerStep else {
            return .failure(ToolError.tooManyCalls(limit: bounds.callsPerStep))
        }
        guard counter.admits(call) else { return .failure(ToolError.repeated) }
        return await toolbox.run(call)
    }
}

/// Counts calls with the same name and arguments.
private struct CallCounter {
    let limit: Int
    private(set) var isExhausted = false
    private var counts: [String: Int] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether the call may be run: it has not been made too often.
    mutating func admits(_ call: ToolCall) -> Bool {
        let arguments = (try? JSONValue(json: call.arguments))?.json ?? call.arguments
        counts[call.name + " " + arguments, default: 0] += 1
        let isAdmitted = counts[call.name + " " + arguments, default: 0] < limit
        isExhausted = isExhausted || !isAdmitted
        return isAdmitted
    }
}

/// One step as it comes in from a backend.
private struct Reply {
    private(set) var message = AssistantMessage()
    private var length = 0
    private var argumentsLength = 0
    private let bounds: TurnLoop.Bounds

    init(_ bounds: TurnLoop.Bounds) {
        self.bounds = bounds
    }

    /// Reads to the end of the step, an error, the bound or cancellation.
    mutating func read(
        from events: AsyncThrowingStream<ModelEvent, any Error>,
        _ show: (TurnEvent) async -> Void
    ) async -> Turn.Ending {
        var ending = Turn.Ending.completed
        do {
            for try await event in events {
                await take(event, show)
                guard length <= bounds.replyLength else {
                    ending = .stopped(.replyLength(bounds.replyLength))
                    break
                }
                guard argumentsLength <= bounds.argumentsLength else {
                    ending = .stopped(.argumentsLength(bounds.argumentsLength))
                    break
                }
            }
            if Task.isCancelled { ending = .interrupted }
        } catch {
            // What a backend throws because it was cancelled may be an error of its own.
            ending = error is CancellationError || Task.isCancelled ? .interrupted : .failed("\(error)")
        }
        if ending != .completed {
            message.isInterrupted = true
            message.calls = []
        }
        return ending
    }

    private mutating func take(_ event: ModelEvent, _ show: (TurnEvent) async -> Void) async {
        switch event {
        case .text(let text):
            length += text.utf8.count
            message.text += text
            await show(.text(text))
        case .thinking(let text):
            length += text.utf8.count
            await show(.thinking(text))
        case .call(let call):
            argumentsLength += call.arguments.utf8.count
            message.calls.append(call)
        case .finished:
            break
        }
    }
}

extension Turn {
    fileprivate mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        reply += reply.isEmpty ? text : "\n" + text
    }

    fileprivate mutating func show(_ cards: [NoteCard], _ show: (TurnEvent) async -> Void) async {
        for card in cards {
            self.cards.append(card)
            await show(.card(card))
        }
    }
}

extension NoteAction {
    /// Whether nothing was changed.
    fileprivate var isFinding: Bool { cards.allSatisfy { $0.preview.state == .searchResult } }
}
