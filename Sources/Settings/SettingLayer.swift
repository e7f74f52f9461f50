/// One place where settings are given: the flags, the environment, a part of the file, or what a kind brings along.
package struct SettingLayer: Sendable {
    /// What it says of a setting, as it is written; `nil` when it says nothing.
    let given: @Sendable (any AnySetting) -> Sourced<String>?

    /// What the command line says, by the names of the settings.
    static func flags(_ flags: [String: String]) -> SettingLayer {
        SettingLayer { setting in
            setting.flag.flatMap { flag in flags[setting.name].map { Sourced($0, .flag(flag)) } }
        }
    }

    /// The environment variables; an empty one says nothing.
    static func environment(_ environment: [String: String]) -> SettingLayer {
        SettingLayer { setting in
            setting.variables.lazy.compactMap { name in
                environment[name].flatMap { $0.isEmpty ? nil : Sourced($0, .environment(name)) }
            }.first
        }
    }

    /// A mapping of the file.
    static func file(path: String, _ values: [String: SettingsFile.Value]) -> SettingLayer {
        SettingLayer { setting in
            values[setting.name].map { Sourced($0.text, .file(path: path, line: $0.line)) }
        }
    }

    /// What one setting is when nobody says otherwise.
    static func value(_ value: String?, of name: String, _ source: SettingSource = .default) -> SettingLayer {
        SettingLayer { setting in setting.name == name ? value.map { Sourced($0, source) } : nil }
    }
}
