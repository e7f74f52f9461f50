/// A name with its value, or with what stands below it, as it is written into `config.yaml`.
struct SettingsEntry: Equatable, Sendable {
    var name: String
    /// The value; `nil` for a mapping.
    var value: String?
    /// What the mapping holds.
    var entries: [SettingsEntry]

    /// A name with a value.
    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
        entries = []
    }

    /// A name with a mapping.
    init(_ name: String, _ entries: [SettingsEntry]) {
        self.name = name
        value = nil
        self.entries = entries
    }

    /// It on lines of its own.
    func lines(indent: String = "") -> [String] {
        let name = SettingsText.quoted(name)
        guard let value else {
            return ["\(indent)\(name):"] + entries.flatMap { $0.lines(indent: indent + "  ") }
        }
        return ["\(indent)\(name): \(SettingsText.quoted(value))"]
    }

    /// It between braces.
    var inline: String { "\(SettingsText.quoted(name)): \(inlineValue)" }

    /// Its value, or its mapping in braces.
    var inlineValue: String {
        value.map(SettingsText.quoted) ?? "{\(entries.map(\.inline).joined(separator: ", "))}"
    }
}
