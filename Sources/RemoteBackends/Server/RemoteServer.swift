import Assistant
import Synchronization

/// The server of a backend, as the backend asks it: a model is chosen, then a tool mode, then the request is sent.
struct RemoteServer: Sendable {
    private let connection: ServerConnection
    private let list: ModelList
    private let modes: ToolModeFinder

    init(
        _ settings: RemoteSettings,
        memory: ToolModeMemory,
        environment: RemoteBackend.Environment
    ) throws(BackendError) {
        connection = try ServerConnection(settings, environment)
        list = ModelList(connection: connection)
        modes = ToolModeFinder(connection: connection, memory: memory)
    }

    /// The host, where it is not this machine.
    var destination: String? {
        let host = connection.address.host
        guard connection.environment.isThisMachine(host) else { return host }
        // What forwards from a port of this machine is another one for each port.
        return connection.settings.isElsewhere ? connection.address.place : nil
    }

    /// Asks for one reply, and passes its events on; waits for a server that is loading its model.
    /// - Throws: ``BackendError``, `CancellationError`.
    func answer(_ request: ModelRequest, _ yield: @escaping @Sendable (ModelEvent) -> Void) async throws {
        let patience = connection.settings.timeouts.firstToken
        var waited = Duration.zero
        while true {
            do {
                return try await answerAtOnce(request, yield)
            } catch let error as BackendError where error.kind == .loading && waited < patience {
                if waited == .zero {
                    yield(.retrying("\(connection.address.place) is loading its model. Waiting for it."))
                }
                try await connection.environment.sleep(1)
                waited += .seconds(1)
            }
        }
    }

    private func answerAtOnce(
        _ request: ModelRequest,
        _ yield: @escaping @Sendable (ModelEvent) -> Void
    ) async throws {
        do {
            let model = try await list.chosenModel()
            do {
                try await answer(request, model, yield)
            } catch let failure as ServerFailure {
                throw await error(for: failure, model).advising(on: request, to: model)
            } catch let cut as CutReply {
                throw cut.backendError
            } catch let error as BackendError {
                throw error.advising(on: request, to: model)
            }
        } catch let error as BackendError {
            throw connection.key.redacted(error)
        }
    }

    /// The models that the server has, by name.
    /// - Throws: ``BackendError``, `CancellationError`.
    func models() async throws -> [String] {
        do {
            return try await list.names()
        } catch let error as BackendError {
            throw connection.key.redacted(error)
        }
    }

    /// What the tools take of the model's window, in tokens, in the form in which the model is given them.
    ///
    /// As long as that form is not known, it is the shortest: the server itself says when a request is too long.
    func tokens(of tools: [ToolDefinition]) -> Int {
        let model = connection.settings.model ?? connection.findings.withLock { $0.firstModel } ?? ""
        return switch modes.knownMode(of: model) ?? .auto {
        case .native: TokenEstimate.of(tools)
        case .schema: TokenEstimate.of(SchemaCalls(tools: tools).instructions)
        case .text, .auto: TokenEstimate.of(TextCalls(tools: tools).instructions)
        }
    }

    private func answer(
        _ request: ModelRequest,
        _ model: String,
        _ yield: @escaping @Sendable (ModelEvent) -> Void
    ) async throws {
        let mode = try await modes.mode(of: model, for: request)
        do {
            try await StepRequest(connection, request, model, mode).send(yield)
        } catch let failure as ServerFailure where connection.settings.tools == .auto && failure.refuses(mode) {
            let mode = try await modes.findMode(of: model, among: mode == .native ? [.schema, .text] : [.text])
            try await StepRequest(connection, request, model, mode).send(yield)
        }
    }

    /// A failure for the person; when the server does not have the model, with those that it has, the nearest first.
    private func error(for failure: ServerFailure, _ model: String) async -> BackendError {
        var others: [String] = []
        if failure.isAboutModel {
            // The model that was chosen may be gone by now.
            connection.findings.withLock { $0.firstModel = nil }
            others = (try? await list.names()) ?? []
        }
        if others.contains(model) { others = [] }
        others.sort { $0.likeness(to: model) > $1.likeness(to: model) }
        return failure.error(of: connection.settings, at: connection.address, model: model, models: others)
    }
}

extension BackendError {
    /// The same error; of a request that is too long it says what can be done about this one.
    fileprivate func advising(on request: ModelRequest, to model: String) -> BackendError {
        guard kind == .tooLong else { return self }
        let lines = request.messages.count { if case .user = $0 { true } else { false } }
        return BackendError(
            .tooLong,
            lines > 1
                ? "The conversation is too long for \(model). Begin a new one with /reset, or without -c."
                : "This is too long for \(model). Say it in fewer words, or choose a model that reads more with --model."
        )
    }
}

extension String {
    /// How similar two names are: how many characters they share at the beginning.
    fileprivate func likeness(to other: String) -> Int {
        zip(lowercased(), other.lowercased()).prefix { $0 == $1 }.count
    }
}
