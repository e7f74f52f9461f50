import Assistant
import Synchronization

/// The request for one reply, sent again where that may help.
struct StepRequest: Sendable {
    private let connection: ServerConnection
    private let step: WireStep
    private let mode: ToolMode
    /// The tools that may be called in the text of the reply.
    private let tools: [ToolDefinition]
    /// Calls that the model only quotes; they stay text.
    private let quoted: QuotedCalls

    /// A request, with its tools given in a mode.
    init(_ connection: ServerConnection, _ request: ModelRequest, _ model: String, _ mode: ToolMode) {
        self.connection = connection
        self.mode = mode
        step = WireStep(request, model: model, mode: mode, connection.settings)
        tools = request.tools
        quoted = QuotedCalls(in: request)
    }

    /// A step as it is; its text is not searched for calls.
    init(_ connection: ServerConnection, _ step: WireStep) {
        self.connection = connection
        self.step = step
        mode = .auto
        tools = []
        quoted = .none
    }

    /// Sends it until the server replies, or fails in a way that a retry cannot fix.
    /// - Throws: ``ServerFailure``, ``BackendError``, ``CutReply``, `CancellationError`.
    func send(_ yield: @escaping @Sendable (ModelEvent) -> Void) async throws {
        let retries = RetryPolicy(random: connection.environment.random)
        var attempt = 1
        while true {
            let (step, reading) = prepare(yield)
            do {
                defer { if reading.beganThinking { remember { $0.insert(.unmarkedThinking) } } }
                try await read(step, into: reading)
                // Another model or template was loaded.
                if reading.beganAnswering { remember { $0.remove(.unmarkedThinking) } }
                return
            } catch let failure as ServerFailure {
                if connection.findings.withLock({ $0.differences.learn(from: failure, about: step) }) { continue }
                guard failure.canPass, let delay = retries.delay(after: attempt, retryAfter: failure.retryAfter) else {
                    throw failure
                }
                try await wait(delay, because: "\(place) \(failure.occasion)", yield)
            } catch let failure as ConnectionFailure {
                guard failure.canPass, let delay = retries.delay(after: attempt) else {
                    throw failure.error(at: connection.address)
                }
                try await wait(delay, because: "\(place) closed the connection", yield)
            } catch let error as BackendError where !reading.hasBegun && [.brokenOff, .busy].contains(error.kind) {
                guard let delay = retries.delay(after: attempt) else { throw error }
                try await wait(delay, because: "\(place) sent an error, or ended before it said anything", yield)
            } catch var cut as CutReply {
                if cut.limit == .settings { cut.limit = step.limit }
                throw cut
            }
            attempt += 1
        }
    }

    private var place: String { connection.address.place }

    /// Waits before the request is sent again, and says why.
    private func wait(
        _ seconds: Double,
        because occasion: String,
        _ yield: @Sendable (ModelEvent) -> Void
    ) async throws {
        let time = seconds < 1.5 ? "a second" : "\(Int(seconds.rounded())) seconds"
        yield(.retrying("\(occasion). Asking again in \(time)."))
        try await connection.environment.sleep(seconds)
    }

    /// The step as this server takes it, and what reads its reply.
    private func prepare(_ yield: @escaping @Sendable (ModelEvent) -> Void) -> (WireStep, ReplyReading) {
        var step = step
        let number = connection.findings.withLock { findings in
            step.differences = findings.differences
            findings.steps += 1
            return findings.steps
        }
        if step.differences.contains(.unstreamedCalls), !step.request.tools.isEmpty { step.isStreaming = false }
        let pipeline = ReplyPipeline(
            mode,
            tools: tools,
            ids: "s\(number)c",
            quoted: quoted,
            beginsThinking: step.differences.contains(.unmarkedThinking)
        )
        return (step, ReplyReading(connection.format, pipeline, place: place, yield))
    }

    private func remember(_ change: (inout Set<ServerDifference>) -> Void) {
        connection.findings.withLock { change(&$0.differences) }
    }

    /// Sends one request and reads its reply, within the time-outs.
    /// - Throws: ``ServerFailure``, ``ConnectionFailure``, ``BackendError``, ``CutReply``, `CancellationError`.
    private func read(_ step: WireStep, into reading: ReplyReading) async throws {
        let connection = connection
        let key = try await connection.key.find()
        let body = connection.body(for: step).json
        var timeouts = connection.settings.timeouts
        // A reply that is not streamed arrives when its last token is ready.
        if !step.isStreaming { timeouts.firstToken *= 5 }
        let watchdog = Watchdog(timeouts, place: place)
        do {
            try await watchdog.watching {
                connection.settings.willSend(body, connection.address.place)
                let answer = try await connection.send(.post(body), connection.format.path, key: key)
                try await answer.read { bytes in
                    let sign = try reading.take(bytes)
                    watchdog.note(sign, isComplete: reading.isComplete)
                    return true
                }
            }
        } catch {
            // After the last token, the reply is complete whatever goes wrong.
            guard reading.isComplete, !Task.isCancelled, !(error is CancellationError) else {
                reading.breakOff()
                throw error
            }
        }
        try Task.checkCancellation()
        try reading.end()
    }
}
