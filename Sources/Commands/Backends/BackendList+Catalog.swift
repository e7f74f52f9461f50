import Assistant
import RemoteBackends
import Settings

extension BackendList {
    /// Makes the built-in assistant.
    typealias BuiltinMaker = @Sendable () -> any ModelBackend

    /// The backends that can be chosen in a conversation; each is made once, and guarded where it is on another machine.
    /// - Parameter privacy: what is kept from other machines, and who is told what is sent.
    func catalog(
        in context: CommandContext,
        _ folders: Folders,
        _ privacy: Privacy = Privacy(),
        builtin: @escaping BuiltinMaker
    ) -> BackendCatalog {
        let remotes = BackendCache(memory: ToolModeFile.memory(at: folders.toolModes), make: context.makeRemote)
        @Sendable func settings(of name: String, model: String?) throws -> RemoteSettings? {
            do {
                var settings = try backend(name).remote(model: model, in: context)
                settings?.willSend = { privacy.outbox.record($0, to: $1) }
                return settings
            } catch {
                guard case .malformed = error else { throw error }
                throw BackendError(.misconfigured, "\(error)")
            }
        }
        return BackendCatalog(
            entries: usable.map {
                .init(name: $0.name, model: $0[BackendTable.model].value, summary: $0.summary)
            },
            make: { name, model in
                guard let remote = try settings(of: name, model: model) else { return builtin() }
                let backend = try remotes.backend(remote)
                return GuardedBackend(backend, privacy) ?? backend
            },
            models: { name in
                guard let remote = try settings(of: name, model: nil) else { return [] }
                return try await remotes.backend(remote).models()
            }
        )
    }

    /// Who answers, in words for the first line of the prompt.
    func summary(of chosen: any ModelBackend) -> String {
        let summary = usable.first { $0.name == chosen.name }?.summary ?? chosen.name
        return [chosen.model, summary].compactMap(\.self).joined(separator: ", ")
    }
}
