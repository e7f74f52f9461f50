import Assistant
import Foundation
import Foundations
import Synchronization

/// The server of a backend: asks it for replies, in the form that it takes, and again where that may help.
final class RemoteServer: Sendable {
    /// What was found out about the server in this session.
    struct Findings {
        /// What it does not take.
        var habits = ServerHabits()
        /// The model to ask when nobody says which.
        var firstModel: String?
        /// How that model takes its tools.
        var toolMode: ToolMode?
        fileprivate var key: Secret??
        /// The key that was sent last, also when the server did not take it.
        fileprivate var sentKey: Secret?
        fileprivate var steps = 0
    }

    /// The longest answer that is no stream of events, in bytes.
    private static let longestWhole = 8 << 20
    /// What is read of an error, in bytes.
    private static let longestError = 64 << 10

    let settings: RemoteSettings
    let memory: ToolModeMemory
    let address: ServerAddress
    let findings = Mutex(Findings())
    private let environment: RemoteBackend.Environment
    private let format: any WireFormat
    private let transport: HTTPTransport

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
        transport = try HTTPTransport(settings, address: address)
    }

    /// Asks for one reply, and passes its events on.
    /// - Throws: ``BackendError``, `CancellationError`.
    func answer(_ request: ModelRequest, _ show: @escaping @Sendable (ModelEvent) -> Void) async throws {
        do {
            let model = try await modelName()
            do {
                let mode = try await toolMode(of: model, for: request)
                try await answer(request, model, mode, show)
            } catch let failure as ServerFailure {
                throw await error(for: failure, model: model)
            }
        } catch let error as BackendError {
            throw redacted(error)
        }
    }

    /// The models that the server has, by name.
    /// - Throws: ``BackendError``, `CancellationError`.
    func models() async throws -> [String] {
        do {
            return try await findModels()
        } catch let failure as ServerFailure {
            let error = failure.error(of: settings, at: address, model: settings.model ?? "(any)", models: [])
            throw redacted(error)
        } catch let error as BackendError {
            throw redacted(error)
        }
    }

    private func answer(
        _ request: ModelRequest,
        _ model: String,
        _ mode: ToolMode,
        _ show: @escaping @Sendable (ModelEvent) -> Void
    ) async throws {
        guard !request.tools.isEmpty else {
            return try await ask(step(request, model, .native), in: .native, tools: [], show)
        }
        let quoted = QuotedCalls(in: request)
        do {
            try await ask(step(request, model, mode), in: mode, tools: request.tools, quoted: quoted, show)
        } catch let failure as ServerFailure where settings.tools == .auto && failure.refuses(mode) {
            let rest: [ToolMode] = mode == .native ? [.schema, .text] : [.text]
            let mode = try await findToolMode(of: model, among: rest)
            try await ask(step(request, model, mode), in: mode, tools: request.tools, quoted: quoted, show)
        }
    }
}

// MARK: One reply

extension RemoteServer {
    /// The most tokens of a reply that a schema constrains, when nobody says: a small model that is kept from ending its
    /// sentence goes on for ever.
    private static let mostTokensOfObject = 1_024

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
            // A server refuses a reply that could be longer than its window has room for.
            maxTokens: (settings.maxTokens ?? schema.map { _ in Self.mostTokensOfObject }).map {
                min($0, max(1, request.replyRoom ?? $0))
            },
            replySchema: schema
        )
    }

    /// Asks until there is a reply, or an error that asking again does not mend.
    /// - Parameters:
    ///   - tools: the tools that may be called in the text.
    ///   - quoted: calls that are text all the same.
    /// - Throws: ``ServerFailure``, ``BackendError``, `CancellationError`.
    func ask(
        _ step: WireStep,
        in mode: ToolMode,
        tools: [ToolDefinition],
        quoted: QuotedCalls? = nil,
        _ show: @escaping @Sendable (ModelEvent) -> Void
    ) async throws {
        let retries = RetryPolicy(random: environment.random)
        var attempt = 1
        while true {
            var step = step
            step.habits = findings.withLock { $0.habits }
            if step.habits.refusesStreamedTools, !step.request.tools.isEmpty { step.isStreaming = false }
            let pipeline = ReplyPipeline(
                mode,
                tools: tools,
                ids: nextIDs(),
                quoted: quoted,
                beginsThinking: step.habits.beginsThinking
            )
            let reading = ReplyReading(format, pipeline, place: address.place, show)
            do {
                defer { if reading.beganThinking { findings.withLock { $0.habits.beginsThinking = true } } }
                try await read(step, into: reading)
                // Another model, or another template: what holds no longer is forgotten.
                if reading.beganAnswering { findings.withLock { $0.habits.beginsThinking = false } }
                return
            } catch let failure as ServerFailure {
                if findings.withLock({ $0.habits.learn(from: failure, about: step) }) { continue }
                guard failure.canPass, let delay = retries.delay(after: attempt, retryAfter: failure.retryAfter) else {
                    throw failure
                }
                try await environment.sleep(delay)
            } catch let failure as ConnectionFailure {
                guard failure.canPass, let delay = retries.delay(after: attempt) else {
                    throw failure.error(at: address)
                }
                try await environment.sleep(delay)
            } catch let error as BackendError where !reading.hasBegun && [.brokenOff, .busy].contains(error.kind) {
                guard let delay = retries.delay(after: attempt) else { throw error }
                try await environment.sleep(delay)
            }
            attempt += 1
        }
    }

    /// Sends one request and reads its reply, watched by a clock.
    /// - Throws: ``ServerFailure``, ``ConnectionFailure``, ``BackendError``, `CancellationError`.
    private func read(_ step: WireStep, into reading: ReplyReading) async throws {
        let key = try await key()
        let body = format.body(for: step).json
        var timeouts = settings.timeouts
        // A reply that comes whole has its last token when others have their first.
        if !step.isStreaming { timeouts.firstToken *= 5 }
        let watchdog = Watchdog(timeouts, place: address.place)
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await self.read(body, key: key, into: reading, watchdog) }
                group.addTask { try await watchdog.watch() }
                defer { group.cancelAll() }
                try await group.next()
            }
        } catch {
            // What goes wrong after the last token cannot take anything from the reply.
            guard reading.isComplete, !Task.isCancelled, !(error is CancellationError) else {
                reading.breakOff()
                throw error
            }
        }
        try Task.checkCancellation()
        try reading.end()
    }

    private func read(_ body: String, key: Secret?, into reading: ReplyReading, _ watchdog: Watchdog) async throws {
        let answer = try await transport.send(.post(body), format.path, headers: format.headers(key: key))
        guard answer.status == 200 else {
            if answer.status == 401 { findings.withLock { $0.key = nil } }
            throw failure(answer, try await answer.beginning(upTo: Self.longestError), key)
        }
        try await answer.read { bytes in
            let sign = try reading.take(bytes)
            watchdog.note(sign, isComplete: reading.isComplete)
            return true
        }
    }

    private func failure(_ answer: HTTPAnswer, _ text: String, _ key: Secret?) -> ServerFailure {
        ServerFailure(
            status: answer.status,
            body: text,
            retryAfter: answer.retryAfter,
            location: answer.location,
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

    /// A failure for the person; when the server does not have the model, with those that it has.
    func error(for failure: ServerFailure, model: String) async -> BackendError {
        let models = failure.isAboutModel ? (try? await findModels()) ?? [] : []
        // The model that was the server's first may be gone by now.
        if failure.isAboutModel { findings.withLock { $0.firstModel = nil } }
        let others = models.contains(model) ? [] : models.sorted { $0.likeness(to: model) > $1.likeness(to: model) }
        return failure.error(of: settings, at: address, model: model, models: others)
    }
}

// MARK: The key and the models

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
        findings.withLock { findings in
            findings.key = .some(key)
            findings.sentKey = key
        }
        return key
    }

    /// Takes the key out of what the server said.
    private func redacted(_ error: BackendError) -> BackendError {
        guard let key = findings.withLock({ $0.sentKey }) else { return error }
        return BackendError(error.kind, key.redacted(in: error.sentence))
    }

    /// - Throws: ``ServerFailure``, ``BackendError``, `CancellationError`.
    private func findModels() async throws -> [String] {
        let key = try await key()
        let watchdog = Watchdog(
            settings.timeouts.forLists,
            place: address.place,
            advice: "See whether the server is well, and try again."
        )
        let text = try await withThrowingTaskGroup(of: String.self) { group in
            group.addTask { try await self.modelList(key) }
            group.addTask {
                try await watchdog.watch()
                return ""
            }
            defer { group.cancelAll() }
            return try await group.next() ?? ""
        }
        let data = (try? JSONValue(json: text))?["data"]
        // Servers in Go write an empty list so.
        guard let list = data == .null ? [] : data?.elements else {
            throw BackendError(
                .malformed,
                "\(address.place) answered with something that is no list of models. Check the url of the backend; it "
                    + "often ends in /v1."
            )
        }
        return list.compactMap { $0["id"]?.text }
    }

    private func modelList(_ key: Secret?) async throws -> String {
        do {
            let answer = try await transport.send(.get, format.modelsPath, headers: format.headers(key: key))
            let isList = answer.status == 200
            let text = try await answer.beginning(upTo: isList ? Self.longestWhole : Self.longestError)
            if answer.status == 401 { findings.withLock { $0.key = nil } }
            guard isList else { throw failure(answer, text, key) }
            return text
        } catch let failure as ConnectionFailure {
            throw failure.error(at: address)
        }
    }

    /// The model to ask: the one of the settings, or the first of the server's that talks.
    private func modelName() async throws -> String {
        if let model = settings.model ?? findings.withLock({ $0.firstModel }) { return model }
        guard let first = ModelNames.talkingFirst(try await models()).first else {
            throw BackendError(.modelNotFound, "\(address.place) has no model. Load one there first.")
        }
        findings.withLock { $0.firstModel = first }
        return first
    }
}

extension String {
    /// How much a name is like another: the length of what they begin with.
    fileprivate func likeness(to other: String) -> Int { lowercased().commonPrefix(with: other.lowercased()).count }
}
