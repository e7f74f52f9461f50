/// What a person set, and where: flag > environment > file > default, for each setting by itself.
///
/// Nothing is resolved before it is asked for: whoever needs no colours does not hear of a palette that makes no sense.
package struct Settings: Sendable {
    let file: SettingsFile
    let environment: [String: String]
    /// The file of stored keys.
    let keys: String
    private let layers: [SettingLayer]

    /// - Parameters:
    ///   - file: what the file says.
    ///   - environment: the environment variables.
    ///   - flags: what the command line says, by the names of the settings.
    ///   - keys: the file of stored keys.
    package init(
        _ file: SettingsFile,
        environment: [String: String],
        flags: [String: String] = [:],
        keys: String
    ) {
        self.file = file
        self.environment = environment
        self.keys = keys
        var values = file.values
        // It goes with the backend beside it; see ``backends``.
        values[SettingsTable.model.name] = nil
        layers = [.flags(flags), .environment(environment), .file(path: file.path, values)]
    }

    /// The value of a setting outside `backends`.
    package subscript<Value>(setting: Setting<Value>) -> Sourced<Value> {
        get throws(SettingsError) { try setting.value(from: layers) }
    }

    /// The name of the backend that answers.
    package var backend: Sourced<String> {
        (try? self[SettingsTable.backend]) ?? Sourced(SettingsTable.backend.fallback, .default)
    }

    /// The model that is asked in place of the backend's own, where the command line or the environment names one.
    package var model: String? { (try? self[SettingsTable.model])?.value }

    /// The backends that can be chosen, and those that cannot.
    package var backends: BackendList { BackendList(self) }

    /// The settings outside `backends`, in the order of the table.
    var resolved: [ResolvedSetting] { SettingsTable.all.map { $0.resolved(from: layers) } }
}
