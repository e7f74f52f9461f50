package import Assistant
package import Foundation
import Foundations

/// A model behind an HTTP API, local or far away.
package struct RemoteBackend: ModelBackend {
    /// What a backend takes from the world.
    package struct Environment: Sendable {
        /// The clock, for dates in headers.
        package var now: @Sendable () -> Date
        /// A number from 0 to 1.
        package var random: @Sendable () -> Double
        /// Waits, in seconds; throws when it is cancelled.
        package var sleep: @Sendable (_ seconds: Double) async throws -> Void
        /// Whether a host is this machine.
        package var isThisMachine: @Sendable (_ host: String) -> Bool

        package init(
            now: @escaping @Sendable () -> Date = { Date() },
            random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
            sleep: @escaping @Sendable (_ seconds: Double) async throws -> Void = {
                try await Task.sleep(for: .seconds($0))
            },
            isThisMachine: @escaping @Sendable (_ host: String) -> Bool = Loopback.contains
        ) {
            self.now = now
            self.random = random
            self.sleep = sleep
            self.isThisMachine = isThisMachine
        }
    }

    package let name: String
    package let model: String?
    package let contextTokens: Int?
    package let isRemote = true
    package let destination: String?

    private let server: RemoteServer
    /// The name written on provider data, so that it goes back to nobody else.
    private let sender: String

    /// - Parameters:
    ///   - settings: how the server is reached and asked.
    ///   - memory: what was found out about models earlier.
    /// - Throws: ``BackendError`` of the kind `misconfigured` when the settings make no sense. No network is asked.
    package init(
        _ settings: RemoteSettings,
        memory: ToolModeMemory = .none,
        environment: Environment = Environment()
    ) throws(BackendError) {
        name = settings.name
        model = settings.model
        contextTokens = settings.contextTokens
        sender = settings.model.map { "\(settings.name)/\($0)" } ?? settings.name
        server = try RemoteServer(settings, memory: memory, environment: environment)
        destination = server.destination
    }

    package func tokens(of tools: [ToolDefinition]) -> Int { server.tokens(of: tools) }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        let sender = sender
        let request = request.withoutProviderData(notOf: sender)
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await server.answer(request) { continuation.yield($0.signed(by: sender)) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The models that the server has, by name.
    /// - Throws: ``BackendError``.
    package func models() async throws -> [String] {
        try await server.models()
    }
}

extension ModelEvent {
    /// The same event, with the sender's name on provider data.
    fileprivate func signed(by sender: String) -> ModelEvent {
        guard case .provider(var data) = self else { return self }
        data.backend = sender
        return .provider(data)
    }
}

extension ModelRequest {
    /// The same request, without the data that another backend wants back.
    fileprivate func withoutProviderData(notOf sender: String) -> ModelRequest {
        var request = self
        request.messages = messages.map { message in
            guard case .assistant(var reply) = message, let data = reply.provider, data.backend != sender else {
                return message
            }
            reply.provider = nil
            return .assistant(reply)
        }
        return request
    }
}
