import Assistant
import RemoteBackends

extension Settings {
    /// Makes the built-in assistant.
    typealias BuiltinMaker = @Sendable () -> any ModelBackend

    /// The backends that can be chosen in a conversation; each is made once.
    func catalog(folders: Folders, builtin: @escaping BuiltinMaker) -> BackendCatalog {
        let remotes = BackendCache(memory: ToolModeFile.memory(at: folders.toolModes))
        let backends = backends
        let troubles = troubles
        let names = names
        @Sendable func settings(of name: String) throws -> BackendSettings {
            if let backend = backends.first(where: { $0.name == name }) { return backend }
            if let trouble = troubles.first(where: { $0.name == name }) {
                throw BackendError(.misconfigured, "\(trouble.error)")
            }
            throw CommandError.noSuchBackend(name, isFlag: true, known: names)
        }
        return BackendCatalog(
            entries: backends.map { .init(name: $0.name, model: $0.model.value, summary: $0.summary) },
            make: { name, model in
                guard let remote = try settings(of: name).remote(model: model) else { return builtin() }
                return try remotes.backend(remote)
            },
            models: { name in
                guard let remote = try settings(of: name).remote(model: nil) else { return [] }
                return try await remotes.backend(remote).models()
            }
        )
    }

    /// The backend that answers at first.
    /// - Throws: `BackendError` when its settings make no sense.
    func chosenBackend(from catalog: BackendCatalog) throws -> any ModelBackend {
        try catalog.make(backend.value, model.value)
    }

    /// Who answers, in words for the first line of the prompt.
    func summary(of chosen: any ModelBackend) -> String {
        let summary = backends.first { $0.name == chosen.name }?.summary ?? chosen.name
        return [chosen.model, summary].compactMap(\.self).joined(separator: ", ")
    }
}
