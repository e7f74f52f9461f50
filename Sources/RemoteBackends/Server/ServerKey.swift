import Assistant
import Foundations
import Synchronization

/// The key of a server, read when a request needs it, and again after the server refused it.
final class ServerKey: Sendable {
    private struct State {
        /// The key once it was read, which may be that there is none.
        var known: Secret??
        /// The key that was sent last, even if the server refused it.
        var sent: Secret?
    }

    private let settings: RemoteSettings
    private let address: ServerAddress
    private let state = Mutex(State())

    init(_ settings: RemoteSettings, _ address: ServerAddress) {
        self.settings = settings
        self.address = address
    }

    /// The key to send.
    /// - Throws: ``BackendError`` when there should be one, or it may not be sent.
    func find() async throws -> Secret? {
        if let known = state.withLock({ $0.known }) { return known }
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
        state.withLock { $0 = State(known: .some(key), sent: key) }
        return key
    }

    /// Makes the next request read the key again.
    func forget() {
        state.withLock { $0.known = nil }
    }

    /// The same error, without the key if the server repeated it.
    func redacted(_ error: BackendError) -> BackendError {
        guard let key = state.withLock({ $0.sent }) else { return error }
        return BackendError(error.kind, key.redacted(in: error.sentence))
    }
}
