/// The `config.yaml` that a choice is written into; it may not be there yet.
struct SetupFile {
    private let path: String
    private let text: String?
    private let settings: SettingsFile?

    /// Reads the file at `path`, before anybody is asked anything.
    /// - Throws: ``SettingsError`` when it is there and cannot be read or understood; nothing is written then.
    init(path: String) throws(SettingsError) {
        self.path = path
        text = try SettingsFile.text(at: path)
        guard let text else {
            settings = nil
            return
        }
        do throws(SettingsError) {
            settings = try SettingsFile(text: text, path: path)
        } catch {
            guard case .malformed(_, let line, let problem) = error else { throw error }
            throw .malformed(path: path, line: line, problem: problem + "; nothing was changed, mend that first")
        }
    }

    /// Whether there is one already.
    var isThere: Bool { text != nil }

    /// The backends that it has.
    var backends: [SettingsFile.Backend] { settings?.backends ?? [] }

    /// Who answers, as far as it says so.
    var chosen: String? { settings?.values["backend"]?.text }

    /// The backends that it has, as choices besides those that were found.
    func choices(besides found: [SetupChoice]) -> [SetupChoice] {
        backends.compactMap { backend in
            let isFound = found.contains { $0.backend == backend.name }
            guard !isFound, let kind = BackendKind(rawValue: backend.values["kind"]?.text ?? backend.name) else {
                return nil
            }
            return SetupChoice(backend: backend.name, kind: kind, label: "\(backend.name), as config.yaml has it")
        }
    }

    /// Where it says that a backend's server is.
    func url(of backend: String) -> String? { backends.first { $0.name == backend }?.values["url"]?.text }

    /// Writes the choice; what else the file says stays, comments included.
    /// - Throws: ``SettingsError/notChanged(path:model:lines:)`` when that is not possible, or
    ///   ``SettingsError/cannotWrite(path:reason:)``; then the file is as it was.
    func write(_ choice: SetupChoice) throws(SettingsError) {
        guard let text else { return try PrivateFile.write(SettingsText.new(choice), to: path) }
        guard let changed = SettingsEdit.text(text, choosing: choice) else {
            let isReplaced = choice.replacesModel(beside: settings?.values["backend"]?.text)
            throw .notChanged(
                path: path,
                model: isReplaced ? settings?.values["model"]?.line : nil,
                lines: choice.entries.flatMap { $0.lines() }
            )
        }
        try PrivateFile.write(changed, to: path)
    }
}
