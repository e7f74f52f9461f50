/// The text of a new `config.yaml`: what was chosen, and in comments whatever else it may say.
package enum SettingsTemplate {
    /// A file in which the lines stand, those of `backend` and those of `backends`.
    package static func text(backend: [String], backends: [String]) -> String {
        let general = SettingsTable.all.filter { $0.isInFile && $0.name != SettingsTable.backend.name }
        let ofBackend = BackendTable.all.filter { $0.isInFile && $0.name != BackendTable.kind.name }
        let lines =
            [
                "# What magpie reads: https://yaml.org. `magpie config` shows every value and where it comes from.", "",
                "# The backend that answers: builtin, or a name below.",
            ] + backend + [""] + comments(general, indent: " ") + [
                "", "# A backend has a kind (\(BackendTable.kind.help)) and may have:",
            ] + comments(ofBackend, indent: "   ") + (backends.isEmpty ? [] : [""] + backends)
        return lines.map { $0 + "\n" }.joined()
    }

    /// A line for each setting: an example of it, and what it is.
    private static func comments(_ settings: [any AnySetting], indent: String) -> [String] {
        let examples = settings.map { "#\(indent)\($0.name): \($0.example)" }
        let width = examples.map(\.count).max() ?? 0
        return zip(settings, examples).map { setting, example in
            let values = setting.values.isEmpty ? "" : ": \(setting.values.joined(separator: ", "))"
            return example.padding(toLength: width) + "    # \(setting.help)\(values)"
        }
    }
}

extension String {
    fileprivate func padding(toLength length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
