import Settings

/// The `config.yaml` of a person; it may not be there yet.
struct SetupFile {
    /// What it says; `nil` when there is none.
    let settings: SettingsFile?

    /// Reads the file at `path`, before anybody is asked anything.
    /// - Throws: ``SettingsError`` when it is there and cannot be read or understood.
    init(path: String) throws(SettingsError) {
        guard let text = try SettingsFile.text(at: path) else {
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

    /// The backends that it has.
    var backends: [SettingsFile.Backend] { settings?.backends ?? [] }

    /// Who answers, as far as it says so.
    var chosen: String? { settings?.values[SettingsTable.backend.name]?.text }

    /// The backends that it has, as choices besides those that were found.
    func choices(besides found: [SetupChoice]) -> [SetupChoice] {
        backends.compactMap { backend in
            let isFound = found.contains { $0.backend == backend.name }
            guard !isFound, let kind = backend.kind else { return nil }
            return SetupChoice(backend: backend.name, kind: kind, label: "\(backend.name), as config.yaml has it")
        }
    }

    /// Whether it says what a setting is.
    func says(_ setting: some AnySetting) -> Bool { settings?.values[setting.name] != nil }

    /// Where it says that a backend's server is.
    func url(of backend: String) -> String? {
        backends.first { $0.name == backend }?.values[BackendTable.url.name]?.text
    }
}

extension SettingsFile.Backend {
    /// The kind that it says, or that its name says.
    var kind: BackendKind? { BackendKind(rawValue: values[BackendTable.kind.name]?.text ?? name) }
}
