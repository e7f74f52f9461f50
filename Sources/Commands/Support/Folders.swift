/// Where magpie keeps things (source: the XDG Base Directory Specification).
package struct Folders: Equatable, Sendable {
    /// Notes.
    package var data: String
    /// The history of the prompt.
    package var state: String

    /// The folders that the environment says, overridden by what the person said on the command line.
    ///
    /// `--data-dir` > `MAGPIE_HOME` (everything in one folder) > `XDG_DATA_HOME` and `XDG_STATE_HOME` > `~/.local`.
    /// Relative values of the XDG variables are ignored, as the specification says.
    package init(environment: [String: String], home: String, dataFolder: String? = nil) {
        func variable(_ name: String, isAbsolute: Bool) -> String? {
            guard let value = environment[name], !value.isEmpty else { return nil }
            return isAbsolute && !value.hasPrefix("/") ? nil : value
        }
        let everything = variable("MAGPIE_HOME", isAbsolute: false)
        let xdgData = variable("XDG_DATA_HOME", isAbsolute: true) ?? home + "/.local/share"
        let xdgState = variable("XDG_STATE_HOME", isAbsolute: true) ?? home + "/.local/state"
        data = dataFolder.flatMap { $0.isEmpty ? nil : $0 } ?? everything ?? xdgData + "/magpie"
        state = everything ?? xdgState + "/magpie"
    }

    /// The database.
    package var database: String { data + "/notes.sqlite" }
    /// The history file of the prompt.
    package var history: String { state + "/history" }
}
