import Foundations

/// One backend as it is set up, each value with its source.
package struct BackendSettings: Sendable {
    /// Its name.
    package let name: String
    /// Its kind.
    package let kind: BackendKind
    /// Where its key comes from.
    package var key: BackendKey
    /// The proxy for its server.
    package let proxy: Sourced<String>?

    /// Whether the file has a section for it.
    private let isInFile: Bool
    /// Its values by the names of the settings.
    private let values: [String: ResolvedSetting]

    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    init(_ section: SettingsFile.Backend, _ settings: Settings) throws(SettingsError) {
        if let problem = section.problem { throw problem }
        let path = settings.file.path
        let file = SettingLayer.file(path: path, section.values)
        let implied = SettingLayer.value(BackendKind(rawValue: section.name)?.rawValue, of: BackendTable.kind.name)
        guard let kind = try BackendTable.kind.value(from: [file, implied]).value else {
            let kinds = BackendTable.kind.values.joined(separator: ", ")
            throw .malformed(path: path, line: section.line, problem: "`\(section.name)` lacks `kind`, one of \(kinds)")
        }
        if section.name == BackendKind.builtin.rawValue, kind != .builtin {
            let problem = "`builtin` is the assistant that needs no server; give this backend another name"
            throw .malformed(path: path, line: section.line, problem: problem)
        }
        let environment = SettingLayer.value(
            kind.url(in: settings.environment),
            of: BackendTable.url.name,
            .environment(kind.urlVariable ?? "")
        )
        // The variable of the kind is for the backend of the kind's name, and for those that give no url.
        let isNamedAfterKind = section.name == kind.rawValue
        let layers: [SettingLayer] =
            (isNamedAfterKind ? [environment, file] : [file, environment]) + [
                implied, .value(kind.defaultURL, of: BackendTable.url.name),
                .value(kind.defaultContextTokens.map { "\($0)" }, of: BackendTable.contextTokens.name),
            ]
        var values: [String: ResolvedSetting] = [:]
        for setting in BackendTable.all {
            let resolved = setting.resolved(from: layers)
            if let problem = resolved.problem { throw problem }
            values[setting.name] = resolved
        }
        let tools = try BackendTable.tools.value(from: layers)
        if kind == .anthropic, tools.value == .schema, case .file(_, let line) = tools.source {
            let problem =
                "`tools` cannot be schema here, as Anthropic has no replies that are bound to a schema; write auto"
            throw .malformed(path: path, line: line, problem: problem)
        }
        let url = try BackendTable.url.value(from: layers)
        let ownURL = try BackendTable.url.value(from: [file])
        self.values = values
        self.kind = kind
        name = section.name
        isInFile = section.line > 0
        key = BackendKey(
            backend: section.name,
            kind: kind,
            url: url,
            ownURL: ownURL.source == .default ? nil : ownURL.value,
            variable: try BackendTable.apiKeyEnv.value(from: [file]).value,
            command: try BackendTable.apiKeyCommand.value(from: [file]).value,
            environment: settings.environment,
            file: settings.keys
        )
        proxy = ProxyRules(settings.environment).proxy(for: url.value)
    }

    /// The value of a setting.
    package subscript<Value>(setting: Setting<Value>) -> Sourced<Value> {
        values[setting.name]?.value as? Sourced<Value> ?? Sourced(setting.fallback, .default)
    }

    /// Whether anything was said about it.
    var isConfigured: Bool {
        isInFile || self[BackendTable.url].source != .default || self[BackendTable.model].source != .default
            || key.isThere
    }

    /// What it is, in a few words.
    package var summary: String {
        guard kind != .builtin else { return kind.label }
        let url = self[BackendTable.url].value
        let place = ServerURL.place(of: url)
        return "\(kind.label), \(place.isEmpty ? url.withoutSecrets : place)"
    }

    /// One of its settings as it is shown, under its own name.
    func row(of setting: some AnySetting) -> SettingRow? { values[setting.name]?.row }

    /// Its settings as `magpie config` shows them; the built-in assistant has no others than its kind.
    var rows: [SettingRow] {
        let settings = kind == .builtin ? [BackendTable.kind] : BackendTable.all
        let rows = settings.filter(\.isShown).compactMap { setting -> SettingRow? in
            guard setting.isSecret else { return row(of: setting) }
            return SettingRow(name: setting.name, value: key.summary, source: key.origin)
        }
        let proxyRows = proxy.map {
            [SettingRow(name: SettingsTable.proxy.name, value: $0.value.withoutSecrets, source: "\($0.source)")]
        }
        return (rows + (proxyRows ?? [])).map { row in
            SettingRow(name: "backends.\(name).\(row.name)", value: row.value, source: row.source)
        }
    }
}
