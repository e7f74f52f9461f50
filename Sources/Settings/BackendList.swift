/// The backends as they are set up: those of the file, the built-in one, and those that need no file.
package struct BackendList: Sendable {
    /// A backend that cannot be chosen, because a value in its section makes no sense.
    struct Trouble: Sendable {
        let name: String
        let error: SettingsError
    }

    /// The name of the one that answers.
    package let chosen: Sourced<String>
    /// Those that can be chosen, the built-in one first.
    package private(set) var usable: [BackendSettings] = []
    private(set) var troubles: [Trouble] = []
    /// What was not understood in the file and does no harm.
    private let fileWarnings: [String]

    init(_ settings: Settings) {
        let file = settings.file
        chosen = settings.backend
        fileWarnings = file.warnings
        var sections = file.backends
        for kind in BackendKind.allCases where !sections.contains(where: { $0.name == kind.rawValue }) {
            let section = SettingsFile.Backend(name: kind.rawValue, line: 0, values: [:])
            sections.insert(section, at: kind == .builtin ? 0 : sections.endIndex)
        }
        for var section in sections {
            // The model beside `backend` goes with that backend, never with one that was chosen elsewhere.
            if section.name == file.values[SettingsTable.backend.name]?.text,
                let model = file.values[SettingsTable.model.name]
            {
                section.values[BackendTable.model.name] = model
            }
            do throws(SettingsError) {
                usable.append(try BackendSettings(section, settings))
            } catch {
                troubles.append(Trouble(name: section.name, error: error))
            }
        }
    }

    /// The names of all, also of those that cannot be chosen.
    package var names: [String] { usable.map(\.name) + troubles.map(\.name) }

    /// What does no harm, but should be known: names in the file that mean nothing, and backends that cannot be chosen.
    package var warnings: [String] {
        let others = troubles.filter { $0.name != chosen.value }
        return fileWarnings + others.map { "\($0.error) Until that is mended, “\($0.name)” cannot be chosen." }
    }

    /// The backends that something was said about, and the one that answers.
    package var configured: [BackendSettings] { usable.filter { $0.isConfigured || $0.name == chosen.value } }

    /// The backend of a name.
    /// - Throws: ``SettingsError``: what is wrong with its section, or that there is none.
    package func backend(_ name: String) throws(SettingsError) -> BackendSettings {
        if let backend = usable.first(where: { $0.name == name }) { return backend }
        if let trouble = troubles.first(where: { $0.name == name }) { throw trouble.error }
        // Of the name that was chosen somewhere it is said where.
        let isTyped = name != chosen.value || chosen.source == SettingsTable.backend.flag.map(SettingSource.flag)
        throw .noSuchBackend(name, isTyped: isTyped, known: names)
    }

    /// Why the backend that is to answer cannot be chosen; `nil` when it can.
    package var problem: SettingsError? {
        do throws(SettingsError) {
            _ = try backend(chosen.value)
            return nil
        } catch {
            return error
        }
    }
}
