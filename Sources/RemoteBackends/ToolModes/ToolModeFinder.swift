import Assistant
import Synchronization

/// Finds how a model takes its tools: as the settings say, as was remembered, or by trying.
struct ToolModeFinder: Sendable {
    /// The server.
    let connection: ServerConnection
    /// What was found out in earlier sessions.
    let memory: ToolModeMemory

    /// How the model is given the tools of a request.
    /// - Throws: ``ServerFailure``, ``BackendError``, `CancellationError`.
    func mode(of model: String, for request: ModelRequest) async throws -> ToolMode {
        guard !request.tools.isEmpty else { return .native }
        if let mode = knownMode(of: model) { return mode }
        return try await findMode(of: model, among: [.native, .schema, .text])
    }

    /// The same, as far as it is known without asking the server.
    func knownMode(of model: String) -> ToolMode? {
        let settings = connection.settings
        guard settings.tools == .auto else { return settings.tools }
        if let mode = connection.findings.withLock({ $0.toolMode }) { return mode }
        if connection.takesToolsNatively { return .native }
        guard let mode = memory.recall(memoryKey(model)), mode != .auto else { return nil }
        connection.findings.withLock { $0.toolMode = mode }
        return mode
    }

    /// Tries the modes in turn with tiny requests, and remembers the first that the model can do; the last needs no try.
    ///
    /// What is remembered stays for good, so every better mode must have failed clearly. Where it is not clear why one
    /// failed, what was found counts for the session; where nothing is clear, for this step alone.
    /// - Throws: ``ServerFailure`` and ``BackendError`` when the server cannot be asked at all, `CancellationError`.
    func findMode(of model: String, among modes: [ToolMode]) async throws -> ToolMode {
        var found: ToolMode?
        var misses: [Outcome] = []
        for mode in modes {
            guard let probe = ToolModeProbe(mode) else { break }
            let outcome = try await outcome(of: probe, model: model)
            if outcome == .passed {
                found = mode
                break
            }
            misses.append(outcome)
        }
        let mode = found ?? .text
        let isCertain = !misses.contains(.unclear)
        if isCertain || found != nil || misses.contains(.failed) {
            connection.findings.withLock { $0.toolMode = mode }
        }
        if isCertain { memory.remember(memoryKey(model), mode) }
        return mode
    }

    private enum Outcome {
        case passed
        case failed
        /// The model had not come to its end at the largest number of tokens.
        case cut
        /// The server refused the request, and did not say that it was for the mode, or its reply broke.
        case unclear
    }

    /// A model that thinks is asked again with room for more tokens; if that is not enough, the outcome is unclear.
    private func outcome(of probe: ToolModeProbe, model: String) async throws -> Outcome {
        let first = try await steadyOutcome(of: probe.step(model: model), probe)
        guard first.thinks, first.outcome != .passed else { return first.outcome == .cut ? .failed : first.outcome }
        let second = try await steadyOutcome(of: probe.step(model: model, isPatient: true), probe)
        return second.outcome == .cut ? .unclear : second.outcome
    }

    /// The outcome of a step, which is sent once more if its reply broke.
    private func steadyOutcome(
        of step: WireStep,
        _ probe: ToolModeProbe
    ) async throws -> (outcome: Outcome, thinks: Bool) {
        for _ in 1...2 {
            let collector = EventCollector()
            do {
                let outcome = try await outcome(of: step, probe, collector)
                return (outcome, collector.events.contains { if case .thinking = $0 { true } else { false } })
            } catch let error as BackendError where [.malformed, .brokenOff].contains(error.kind) {
                continue
            }
        }
        return (.unclear, false)
    }

    /// - Throws: ``BackendError`` of the kind `malformed` or `brokenOff` for a reply that broke, ``ServerFailure`` and
    ///   ``BackendError`` when the server cannot be asked at all; `CancellationError`.
    private func outcome(
        of step: WireStep,
        _ probe: ToolModeProbe,
        _ collector: EventCollector
    ) async throws -> Outcome {
        do {
            try await StepRequest(connection, step).send(collector.add)
            return probe.isPassed(by: collector.events) ? .passed : .failed
        } catch let failure as ServerFailure {
            if failure.refuses(.native) || failure.refuses(.schema) { return .failed }
            guard !failure.isAboutTheConnection else { throw failure }
            return .unclear
        } catch is CutReply {
            return .cut
        } catch let error as BackendError {
            switch error.kind {
            case .rejected, .tooLong, .other: return .unclear
            case .malformed, .brokenOff, .unreachable, .timedOut, .unauthorized, .modelNotFound, .busy, .loading,
                .misconfigured:
                throw error
            }
        }
    }

    private func memoryKey(_ model: String) -> String { "\(connection.address.name) \(model)" }
}

extension ServerFailure {
    /// Whether the server says that it cannot do a mode.
    func refuses(_ mode: ToolMode) -> Bool {
        switch mode {
        case .native: shows(.noTools)
        case .schema: shows(.plainSchemas)
        case .text, .auto: false
        }
    }

    /// Whether it says nothing about what the model can do.
    fileprivate var isAboutTheConnection: Bool {
        isAboutModel || [401, 403, 408, 429, 502, 503, 504, 529].contains(status)
    }
}
