import Foundation
package import LineEditing
package import Notes
package import RemoteBackends
package import Settings

/// The world outside, as every command sees it; tests pass another one.
package struct CommandContext: Sendable {
    /// The environment variables.
    package var environment: [String: String]
    /// The home folder.
    package var homeFolder: String
    /// The clock, ids, time zone and locale.
    package var world: World
    /// Whether standard input is a terminal.
    package var isInputTerminal: Bool
    /// Whether standard output is a terminal.
    package var isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    package var isErrorTerminal: Bool
    /// Whether only the answer is wanted, and what went wrong.
    package var isQuiet = false
    /// The folder of the notes, where the command line has one: the commands that sentences name are to have it as well.
    package var dataFolder: String?
    /// The width of the terminal in columns, where there is one.
    package var columns: @Sendable () -> Int?
    /// Writes an answer to standard output.
    package var out: @Sendable (String) -> Void
    /// Writes anything else to standard error.
    package var err: @Sendable (String) -> Void

    /// What is wanted of standard input; `nil` when that is nothing.
    package var standardInput: @Sendable (InputWish) throws -> InputText?
    /// Reads a line that the person types; `nil` when there is none.
    package var readLine: @Sendable () -> String?
    /// Reads a line that the person types without its being shown; `nil` when they gave up.
    package var readSecret: @Sendable () -> String?
    /// Reads a yes or a no from the terminal; `nil` when the person stopped, or there is no terminal.
    package var confirm: @Sendable () async -> Bool?
    /// Makes the prompt's editor on the terminal.
    package var makeLineEditor: @Sendable (LineEditorConfiguration) throws -> LineEditor
    /// Calls the first function at every Ctrl-C while the second runs.
    package var handleInterrupts: @Sendable (@escaping @Sendable () -> Void, () async -> Void) async -> Void

    /// What comes of a shell command within a time.
    package var outputOfCommand: @Sendable (_ command: String, _ patience: Duration) async throws -> CommandOutput
    /// Runs a shell command on the terminal, with a file as its `$1`; tells whether it succeeded.
    package var runOnTerminal: @Sendable (_ command: String, _ file: String) async -> Bool

    /// Reads `config.yaml`.
    package var readSettings: @Sendable (_ path: String) throws(SettingsError) -> SettingsFile
    /// Makes what asks a server over HTTP.
    package var makeRemote: @Sendable (RemoteSettings, ToolModeMemory) throws -> RemoteBackend
    /// The model servers that may run on this machine.
    var localServers: @Sendable (_ environment: [String: String]) -> [FoundServer]

    /// The text on standard input, as far as it is wanted; `nil` when there is none.
    /// - Throws: ``CommandError`` when it is too large or no text.
    func inputText(_ wish: InputWish) throws -> String? {
        let data: Data
        switch try standardInput(wish) {
        case nil: return nil
        case .untouched:
            complain("What is on standard input was not read. Add - to read it.")
            return nil
        case .whole(let whole): data = whole
        case .cut(let beginning):
            complain("Standard input is still open, and only what had come was read. Add - to wait for its end.")
            data = beginning
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw CommandError.inputNotText }
        // SQLite's functions end a text there.
        guard !data.contains(0) else { throw CommandError.inputHoldsNUL }
        return text
    }
}
