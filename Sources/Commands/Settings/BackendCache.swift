import RemoteBackends
import Synchronization

/// The remote backends of a session, each made once.
///
/// A backend keeps what it found out: its key, which a command may have printed, and what its server does not take.
final class BackendCache: Sendable {
    private struct Key: Hashable {
        var name: String
        var model: String?
    }

    private let memory: ToolModeMemory
    private let made = Mutex<[Key: RemoteBackend]>([:])

    init(memory: ToolModeMemory) {
        self.memory = memory
    }

    /// The backend of this name and this model.
    /// - Throws: `BackendError` when its settings make no sense.
    func backend(_ settings: RemoteSettings) throws -> RemoteBackend {
        let key = Key(name: settings.name, model: settings.model)
        return try made.withLock { made in
            if let known = made[key] { return known }
            let backend = try RemoteBackend(settings, memory: memory)
            made[key] = backend
            return backend
        }
    }
}
