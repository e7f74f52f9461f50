import Assistant
import Foundation
import Synchronization

/// The server of a backend: asks it for replies, in the form that it takes, and again where that may help.
final class RemoteServer: Sendable {
    /// What was found out about the server in this session.
    private struct Findings {
        var habits = ServerHabits()
        var models: [String]?
        var toolMode: ToolMode?
        var key: Secret??
        var steps = 0
    }

    private let settings: RemoteSettings
    private let memory: ToolModeMemory
    private let environment: RemoteBackend.Environment
    private let address: ServerAddress
    private let format: any WireFormat
    private let transport: HTTPTransport
    private let findings = Mutex(Findings())

    init(
        _ settings: RemoteSettings,
        memory: ToolModeMemory,
        environment: RemoteBackend.Environment
    ) throws(BackendError) {
        self.settings = settings
        self.memory = memory
        self.environment = environment
        address = try ServerAddress(settings.url)
        format =
            switch settings.wire {
            case .openAI: OpenAIFormat()
            case .anthropic: AnthropicFormat()
            }
        transport = HTTPTransport(settings, address: address)
    }

    /// Asks for one reply, and passes its events on.
    /// - Throws: ``BackendError``, `CancellationError`.
    func answer(_ request: ModelRequest, _ show: @escaping @Sendable (ModelEvent) -> Void) async throws {
        let model = try await modelName()
        var mode = try await toolMode(of: model)
        while true {
            do {
                return try await ask(step(request, model, mode), in: mode, tools: request.tools, show)
            } catch let failure as ServerFailure
                where mode == .native && settings.tools == .auto && failure.refusesTools
            {
                mode = try await findToolMode(of: model, among: [.schema, .text])
            } catch let failure as ServerFailure {
                throw await error(for: failure, model: model)
            }
        }
    }

    /// The models that the server has, by name.
    /// - Throws: ``BackendError``, `CancellationError`.
    func models() async throws -> [String] {
        do {
            let key = try await key()
            let answer = try await transport.send(.get, format.modelsPath, headers: format.headers(key: key))
            let text = try await answer.text(upTo: Self.longestWhole)
            guard answer.status == 200 else { throw failure(answer, text, key) }
            guard let list = (try? JSONValue(json: text))?["data"]?.elements else { throw OpenAIError.malformed }
            return list.compactMap { $0["id"]?.text }
        } catch let failure as ServerFailure {
            throw failure.error(of: settings.name, at: address, model: settings.model ?? "", models: [])
        }
    }
}

// MARK: One reply

extension RemoteServer {
    private func step(_ request: ModelRequest, _ model: String, _ mode: ToolMode) -> WireStep {
        var request = request
        var schema: JSONValue?
        switch mode {
        case .native, .auto:
            break
        case .schema:
            let calls = SchemaCalls(tools: request.tools)
            request.system += "\n\n" + calls.instructions
            request.messages = History.plain(request.messages, as: .schema)
            request.tools = []
            schema = calls.schema
        case .text:
            request.system += "\n\n" + TextCalls(tools: request.tools).instructions
            request.messages = History.plain(request.messages, as: .text)
            request.tools = []
        }
        return WireStep(
            request: request,
            model: model,
            temperature: settings.temperature,
            maxTokens: settings.maxTokens ?? schema.map { _ in Self.mostTokensOfObject },
            replySchema: schema
        )
    }

    /// Asks until there is a reply, or an error that asking again does not mend.
    /// - Throws: ``ServerFailure``, ``BackendError``, `CancellationError`.
    private func ask(
        _ step: WireStep,
        in mode: ToolMode,
        tools: [ToolDefinition],
        _ show: @escaping @Sendable (ModelEvent) -> Void
    ) async throws {
        let retries = RetryPolicy(random: environment.random)
        var attempt = 1
        while true {
            var step = step
            step.habits = findings.withLock { $0.habits }
            if step.habits.refusesStreamedTools, !step.request.tools.isEmpty { step.isStreaming = false }
            let reading = ReplyReading(ReplyPipeline(mode, tools: tools, ids: nextIDs()), show)
            do {
                return try await read(step, into: reading)
            } catch let failure as ServerFailure {
                if findings.withLock({ $0.habits.learn(from: failure.message, about: step) }) { continue }
                guard failure.canPass, let delay = retries.delay(after: attempt, retryAfter: failure.retryAfter) else {
                    throw failure
                }
                try await environment.sleep(delay)
            } catch let error as BackendError where error.kind == .brokenOff && !reading.hasBegun {
                guard let delay = retries.delay(after: attempt, retryAfter: nil) else { throw error }
                try await environment.sleep(delay)
            }
            attempt += 1
        }
    }

    /// Sends one request and reads its reply, watched by a clock.
    private func read(_ step: WireStep, into reading: ReplyReading) async throws {
        let key = try await key()
        let body = format.body(for: step).json
        let watchdog = Watchdog(settings.timeouts, place: address.place)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.read(body, key: key, into: reading, watchdog) }
            group.addTask { try await watchdog.watch() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func read(_ body: String, key: Secret?, into reading: ReplyReading, _ watchdog: Watchdog) async throws {
        let answer = try await transport.send(.post(body), format.path, headers: format.headers(key: key))
        guard answer.status == 200 else {
            if answer.status == 401 { findings.withLock { $0.key = nil } }
            throw failure(answer, try await answer.text(upTo: Self.longestWhole), key)
        }
        guard answer.isEventStream else {
            let text = try await answer.text(upTo: Self.longestWhole)
            guard let reply = try? JSONValue(json: text), reply.members != nil else {
                throw Self.notAReply(text, address)
            }
            for event in try format.events(inWholeReply: reply) { reading.take(event) }
            return try reading.end()
        }
        var decoder = format.makeDecoder()
        var parser = ServerSentEventParser()
        var size = 0
        try await answer.read { bytes in
            size += bytes.count
            guard size <= Self.longestReply else { throw Self.tooMuch(address) }
            for event in try parser.feed(bytes) {
                if reading.take(try decoder.events(in: event)) { watchdog.noteToken() }
            }
        }
        for event in parser.end() { reading.take(try decoder.events(in: event)) }
        reading.take(try decoder.end())
        try reading.end()
    }

    private func failure(_ answer: HTTPAnswer, _ text: String, _ key: Secret?) -> ServerFailure {
        ServerFailure(
            status: answer.status,
            body: text,
            retryAfter: answer.retryAfter,
            key: key,
            now: environment.now()
        )
    }

    private func nextIDs() -> String {
        findings.withLock { findings in
            findings.steps += 1
            return "s\(findings.steps)c"
        }
    }

    private func error(for failure: ServerFailure, model: String) async -> BackendError {
        let models = failure.status == 404 ? (try? await self.models()) ?? [] : []
        let isThere = models.contains(model)
        return failure.error(of: settings.name, at: address, model: model, models: isThere ? [] : models)
    }
}

// MARK: What is found out

extension RemoteServer {
    /// The key, got once.
    /// - Throws: ``BackendError`` when there should be one, or it may not be sent.
    private func key() async throws -> Secret? {
        if let known = findings.withLock({ $0.key }) { return known }
        let key = try await settings.key()
        if key != nil, !address.isSafeForKeys, !settings.isInsecure {
            throw BackendError(
                .misconfigured,
                """
                The key of “\(settings.name)” is not sent to \(address.place) over plain http, where others can read it. \
                Use https, or write insecure: true into the backend's settings.
                """
            )
        }
        findings.withLock { $0.key = .some(key) }
        return key
    }

    /// The model to ask: the one of the settings, or the first that the server has.
    private func modelName() async throws -> String {
        if let model = settings.model { return model }
        if let first = findings.withLock({ $0.models?.first }) { return first }
        let models = try await models()
        guard let first = models.first else {
            throw BackendError(.modelNotFound, "\(address.place) has no model. Load one there first.")
        }
        findings.withLock { $0.models = models }
        return first
    }

    private func toolMode(of model: String) async throws -> ToolMode {
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
    private func findToolMode(of model: String, among modes: [ToolMode]) async throws -> ToolMode {
        var found = ToolMode.text
        for mode in modes {
            guard let probe = ToolModeProbe(mode) else { break }
            let collector = EventCollector()
            do {
                try await ask(probe.step(model: model), in: .auto, tools: [], collector.add)
            } catch let failure as ServerFailure where failure.isAboutTheConnection {
                throw await error(for: failure, model: model)
            } catch is ServerFailure {
                continue
            } catch let error as BackendError where error.kind == .unreachable || error.kind == .timedOut {
                throw error
            } catch is BackendError {
                continue
            }
            if probe.isPassed(by: collector.events) {
                found = mode
                break
            }
        }
        findings.withLock { $0.toolMode = found }
        memory.remember(memoryKey(model), found)
        return found
    }

    private func memoryKey(_ model: String) -> String { "\(address.url) \(model)" }
}

// MARK: Bounds

extension RemoteServer {
    /// The most tokens of a reply that a schema constrains, when nobody says: a small model that is kept from ending its
    /// sentence goes on for ever.
    private static let mostTokensOfObject = 1_024
    /// The longest reply, in bytes as they come over the wire.
    private static let longestReply = 64 << 20
    /// The longest reply that does not come as a stream of events, in bytes.
    private static let longestWhole = 16 << 20

    private static func tooMuch(_ address: ServerAddress) -> BackendError {
        BackendError(
            .malformed,
            "\(address.place) sent more than \(longestReply >> 20) MB for one reply. Ask again, or check the backend."
        )
    }

    private static func notAReply(_ text: String, _ address: ServerAddress) -> BackendError {
        let isPage = text.drop(while: \.isWhitespace).hasPrefix("<")
        let what = isPage ? "a web page" : text.isEmpty ? "nothing" : "something that is not JSON"
        return BackendError(
            .malformed,
            "\(address.place) answered with \(what) in place of a reply. Check the url of the backend; it often ends in /v1."
        )
    }
}

extension ServerFailure {
    /// Whether it says nothing about what the model can do.
    fileprivate var isAboutTheConnection: Bool { [401, 403, 404, 408, 429, 502, 503, 504, 529].contains(status) }
}
