import Assistant
import Foundations
import Synchronization

/// The way to one server: its address, its protocol, its key, and what was found out about it.
final class ServerConnection: Sendable {
    /// What is read of an error, in bytes.
    private static let longestError = 64 << 10

    /// How the server is reached and asked.
    let settings: RemoteSettings
    /// The world outside.
    let environment: RemoteBackend.Environment
    /// Where the server is.
    let address: ServerAddress
    /// The protocol.
    let format: any WireFormat
    /// The key.
    let key: ServerKey
    /// What was found out about the server in this session.
    let findings = Mutex(ServerFindings())
    private let transport: HTTPTransport

    /// - Throws: ``BackendError`` of the kind `misconfigured` when the settings make no sense.
    init(_ settings: RemoteSettings, _ environment: RemoteBackend.Environment) throws(BackendError) {
        self.settings = settings
        self.environment = environment
        address = try ServerAddress(settings.url)
        key = ServerKey(settings, address)
        format =
            switch settings.wire {
            case .openAI: OpenAIFormat()
            case .anthropic: AnthropicFormat()
            }
        transport = try HTTPTransport(settings, address: address)
    }

    /// The body of the request for a step, with the further parameters of the settings.
    func body(for step: WireStep) -> JSONValue {
        let body = format.body(for: step).members ?? [:]
        return .object((settings.parameters.members ?? [:]).merging(body) { $1 })
    }

    /// Sends a request and waits for the head of the answer, which is not an error.
    /// - Throws: ``ServerFailure``, ``ConnectionFailure``, ``BackendError``, `CancellationError`.
    func send(_ method: HTTPTransport.Method, _ path: String, key: Secret?) async throws -> HTTPAnswer {
        let answer = try await transport.send(method, path, headers: format.headers(key: key))
        guard answer.status == 200 else {
            if answer.status == 401 { self.key.forget() }
            throw ServerFailure(
                status: answer.status,
                body: try await answer.beginning(upTo: Self.longestError),
                retryAfter: answer.retryAfter,
                location: answer.location,
                key: key,
                now: environment.now()
            )
        }
        return answer
    }
}
