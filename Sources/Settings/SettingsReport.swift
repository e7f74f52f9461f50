/// All there is to say of the settings, for those who look for trouble with them.
package struct SettingsReport {
    /// Every setting with its value; what makes no sense has its default.
    package let rows: [SettingRow]
    /// What does no harm, but should be known.
    package let warnings: [String]
    /// What keeps a turn from being taken.
    package let problem: SettingsError?

    /// What the settings say.
    package init(_ settings: Settings) {
        let resolved = settings.resolved
        let backends = settings.backends
        let general = zip(SettingsTable.all, resolved).compactMap { setting, resolved -> SettingRow? in
            if setting.name == SettingsTable.model.name { return Self.modelInForce(settings, backends) ?? resolved.row }
            // What only the environment can say is worth a row when it does.
            return setting.isInFile || resolved.source != .default ? resolved.row : nil
        }
        rows = general + backends.configured.flatMap(\.rows)
        warnings =
            backends.warnings + Self.warningsOfChoices(settings.environment) + Self.warningsOfVariables(backends)
            + Self.warningsOfModel(settings, backends)
        problem = resolved.lazy.compactMap(\.problem).first ?? backends.problem
    }

    /// The model of the backend that answers, where none was named for once.
    private static func modelInForce(_ settings: Settings, _ backends: BackendList) -> SettingRow? {
        guard settings.model == nil, let chosen = try? backends.backend(backends.chosen.value), chosen.kind != .builtin
        else { return nil }
        return chosen.row(of: BackendTable.model)
    }

    /// A model that is named while the built-in assistant answers, unless the file names it for another backend.
    private static func warningsOfModel(_ settings: Settings, _ backends: BackendList) -> [String] {
        guard (try? backends.backend(backends.chosen.value))?.kind == .builtin else { return [] }
        let values = settings.file.values
        let beside = values[SettingsTable.backend.name]?.text ?? backends.chosen.value
        let inFile = beside == backends.chosen.value ? values[SettingsTable.model.name]?.text : nil
        guard let model = settings.model ?? inFile else { return [] }
        return ["The model “\(model)” counts for nothing: the built-in assistant answers, and it has no models."]
    }

    /// The variables that say none of the values of their setting, and so count for nothing.
    private static func warningsOfChoices(_ environment: [String: String]) -> [String] {
        SettingsTable.all.filter { !$0.values.isEmpty }.flatMap { setting in
            setting.variables.filter { name in
                environment[name].map { !$0.isEmpty && !setting.counts(inVariable: $0) } ?? false
            }
            .map { "\($0) is none of \(setting.values.joined(separator: ", ")), so it counts for nothing." }
        }
    }

    /// The variables that should be the URL of a server and are not; what they say may be a key.
    private static func warningsOfVariables(_ backends: BackendList) -> [String] {
        let odd = backends.usable.compactMap { backend -> String? in
            let url = backend[BackendTable.url]
            guard case .environment(let name) = url.source, !ServerURL.isHTTP(url.value) else { return nil }
            return name
        }
        return Set(odd).sorted().map {
            "\($0) is not the URL of a server. Set it to one such as http://127.0.0.1:8080/v1."
        }
    }
}
