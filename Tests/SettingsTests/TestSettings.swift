import Settings

/// What a file, the environment and the command line set.
/// - Throws: what keeps a turn from being taken with them.
func settings(
    _ yaml: String = "",
    _ environment: [String: String] = [:],
    backend: String? = nil,
    model: String? = nil
) throws -> Settings {
    let settings = Settings(
        try SettingsFile(text: yaml, path: "config.yaml"),
        environment: environment,
        flags: ["backend": backend, "model": model].compactMapValues(\.self),
        keys: "/nowhere/keys.yaml"
    )
    if let problem = SettingsReport(settings).problem { throw problem }
    return settings
}
