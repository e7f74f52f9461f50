/// Where magpie keeps things (source: the XDG Base Directory Specification).
package struct Folders: Equatable, Sendable {
    /// Notes.
    package var data: String
    /// The history of the prompt, what widgets show, and what was found out about models.
    package var state: String
    /// The settings and the keys.
    package var config: String

    /// The folders that the environment says, overridden by what the person said on the command line.
    ///
    /// `--data-dir` > `MAGPIE_HOME` (everything in one folder) > `XDG_DATA_HOME`, `XDG_STATE_HOME` and
    /// `XDG_CONFIG_HOME` > `~/.local` and `~/.config`.
    /// Relative values of the XDG variables are ignored, as the specification says.
    package init(environment: [String: String], home: String, dataFolder: String? = nil) {
        func variable(_ name: String, isAbsolute: Bool) -> String? {
            guard let value = environment[name], !value.isEmpty else { return nil }
            return isAbsolute && !value.hasPrefix("/") ? nil : value
        }
        let everything = variable("MAGPIE_HOME", isAbsolute: false)
        let xdgData = variable("XDG_DATA_HOME", isAbsolute: true) ?? home + "/.local/share"
        let xdgConfig = variable("XDG_CONFIG_HOME", isAbsolute: true) ?? home + "/.config"
        let xdgState = variable("XDG_STATE_HOME", isAbsolute: true) ?? home + "/.local/state"
        data = dataFolder ?? everything ?? xdgData + "/magpie"
        state = everything ?? xdgState + "/magpie"
        config = everything ?? xdgConfig + "/magpie"
    }

    /// The database.
    package var database: String { data + "/notes.sqlite" }
    /// The history file of the prompt.
    package var history: String { state + "/history" }
    /// The version that was used last.
    package var seenVersion: String { state + "/version" }
    /// What widgets show.
    package var widget: String { state + "/widget.json" }
    /// What was found out about models.
    package var toolModes: String { state + "/tool-modes.json" }
    /// The settings.
    package var settings: String { config + "/config.yaml" }
    /// The keys.
    package var keys: String { config + "/keys.yaml" }
}
