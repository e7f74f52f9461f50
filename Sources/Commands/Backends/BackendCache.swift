import RemoteBackends
import Synchronization

/// The remote backends of a session, each made once.
///
/// A backend keeps what it found out: its key, which a command may have printed, and what its server does not take.
final class BackendCache: Sendable {
    /// Makes a backend.
    typealias Maker = @Sendable (RemoteSettings, ToolModeMemory) throws -> RemoteBackend

    private struct Key: Hashable {
        var name: String
        var model: String?
    }

    private let memory: ToolModeMemory
    private let make: Maker
    private let made = Mutex<[Key: RemoteBackend]>([:])

    init(memory: ToolModeMemory, make: @escaping Maker) {
        self.memory = memory
        self.make = make
    }

    /// The backend of this name and this model.
    /// - Throws: `BackendError` when its settings make no sense.
    func backend(_ settings: RemoteSettings) throws -> RemoteBackend {
        let key = Key(name: settings.name, model: settings.model)
        return try made.withLock { made in
            if let known = made[key] { return known }
            let backend = try make(settings, memory)
            made[key] = backend
            return backend
        }
    }
}
