package import Assistant
package import Foundation

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

        package init(
            now: @escaping @Sendable () -> Date = { Date() },
            random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
            sleep: @escaping @Sendable (_ seconds: Double) async throws -> Void = {
                try await Task.sleep(for: .seconds($0))
            }
        ) {
            self.now = now
            self.random = random
            self.sleep = sleep
        }
    }

    package let name: String
    package let model: String?
    package let contextTokens: Int?
    package let isRemote = true

    private let server: RemoteServer

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
        server = try RemoteServer(settings, memory: memory, environment: environment)
    }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await server.answer(request) { continuation.yield($0) }
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
