import Assistant
import Synchronization

extension RemoteServer {
    /// How the model is given the tools of a request.
    /// - Throws: ``BackendError``, `CancellationError`.
    func toolMode(of model: String, for request: ModelRequest) async throws -> ToolMode {
        guard !request.tools.isEmpty else { return .native }
        guard settings.tools == .auto else { return settings.tools }
        if let mode = findings.withLock({ $0.toolMode }) { return mode }
        if settings.wire == .anthropic || address.host == "api.openai.com" { return .native }
        if let mode = memory.recall(memoryKey(model)), mode != .auto {
            findings.withLock { $0.toolMode = mode }
            return mode
        }
        return try await findToolMode(of: model, among: [.native, .schema, .text])
    }

    /// Tries the modes in turn with tiny requests, and remembers the first that the model can do; the last needs no try.
    ///
    /// Nothing is remembered when the server refused every try for reasons of its own.
    /// - Throws: ``BackendError`` when the server cannot be asked at all, `CancellationError`.
    func findToolMode(of model: String, among modes: [ToolMode]) async throws -> ToolMode {
        var isConclusive = modes.count == 1
        var found = ToolMode.text
        for mode in modes {
            guard let probe = ToolModeProbe(mode) else { break }
            let outcome = try await outcome(of: probe, model: model)
            isConclusive = isConclusive || outcome != .unclear
            guard outcome == .passed else { continue }
            found = mode
            break
        }
        guard isConclusive else { return found }
        findings.withLock { $0.toolMode = found }
        memory.remember(memoryKey(model), found)
        return found
    }

    private enum Outcome {
        case passed
        case failed
        /// The server refused the request, and did not say that it was for the mode.
        case unclear
    }

    /// A model that thinks gets time to come to the point; one that does not come to it has shown nothing.
    private func outcome(of probe: ToolModeProbe, model: String) async throws -> Outcome {
        let first = try await outcome(of: probe.step(model: model), probe, model: model)
        guard first.thinks, first.outcome != .passed else { return first.outcome }
        let second = try await outcome(of: probe.step(model: model, isPatient: true), probe, model: model)
        return second.outcome == .passed ? .passed : .unclear
    }

    private func outcome(
        of step: WireStep,
        _ probe: ToolModeProbe,
        model: String
    ) async throws -> (outcome: Outcome, thinks: Bool) {
        let collector = EventCollector()
        let outcome = try await outcome(of: step, probe, model: model, collector)
        return (outcome, collector.events.contains { if case .thinking = $0 { true } else { false } })
    }

    private func outcome(
        of step: WireStep,
        _ probe: ToolModeProbe,
        model: String,
        _ collector: EventCollector
    ) async throws -> Outcome {
        do {
            try await ask(step, in: .auto, tools: [], collector.add)
            return probe.isPassed(by: collector.events) ? .passed : .failed
        } catch let failure as ServerFailure {
            if failure.refusesTools || failure.refusesSchemas { return .failed }
            guard !failure.isAboutTheConnection else { throw await error(for: failure, model: model) }
            return .unclear
        } catch let error as BackendError {
            switch error.kind {
            case .rejected, .tooLong, .malformed, .brokenOff, .other: return .failed
            case .unreachable, .timedOut, .unauthorized, .modelNotFound, .busy, .misconfigured: throw error
            }
        }
    }

    func memoryKey(_ model: String) -> String { "\(address.name) \(model)" }
}

extension ServerFailure {
    /// Whether the server says that it cannot do a mode, perhaps any more.
    func refuses(_ mode: ToolMode) -> Bool {
        switch mode {
        case .native: refusesTools
        case .schema: refusesSchemas
        case .text, .auto: false
        }
    }

    /// Whether it says nothing about what the model can do.
    fileprivate var isAboutTheConnection: Bool {
        isAboutModel || [401, 403, 408, 429, 502, 503, 504, 529].contains(status)
    }
}
