package import Foundation
import LineEditing
package import Notes

/// The world outside, as every command sees it; tests pass another one.
package struct CommandContext: Sendable {
    /// The environment variables.
    package var environment: [String: String]
    /// The clock, ids, time zone and locale.
    package var world: World
    /// Whether standard input is a terminal.
    package var isInputTerminal: Bool
    /// Whether standard output is a terminal.
    package var isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    package var isErrorTerminal: Bool
    /// The width of the terminal in columns, where there is one.
    package var columns: @Sendable () -> Int?
    /// All of the text that was piped in; `nil` when standard input is neither a pipe nor a file.
    package var pipedInput: @Sendable () throws -> Data?
    /// Reads a line that the person types; `nil` when there is none.
    package var readLine: @Sendable () -> String? = { nil }
    /// Reads a line that the person types without its being shown; `nil` when they gave up.
    package var readSecret: @Sendable () -> String? = { nil }
    /// The model servers that may run on this machine.
    var localServers: @Sendable (_ environment: [String: String]) -> [FoundServer] = FoundServer.usual
    /// Writes an answer to standard output.
    package var out: @Sendable (String) -> Void
    /// Writes anything else to standard error.
    package var err: @Sendable (String) -> Void

    /// The text that was piped in; `nil` when there is none.
    /// - Throws: ``CommandError`` when it is too large or not UTF-8.
    func pipedText() throws -> String? {
        guard let data = try pipedInput() else { return nil }
        guard let text = String(validating: data, as: UTF8.self) else { throw CommandError.inputNotText }
        return text
    }

    /// The home folder.
    package var homeFolder: String { environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() }
}

extension CommandContext {
    /// The real world.
    package static func live() -> CommandContext {
        let environment = ProcessInfo.processInfo.environment
        return CommandContext(
            environment: environment,
            world: World(
                now: { Date() },
                makeID: { UUID() },
                timeZone: .current,
                locale: .current
            ),
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            isErrorTerminal: isatty(STDERR_FILENO) == 1,
            columns: { terminalColumns(STDOUT_FILENO) ?? terminalColumns(STDERR_FILENO) },
            pipedInput: { try StandardInput.pipedText() },
            readLine: { Swift.readLine() },
            readSecret: { SecretInput.read() },
            out: { StandardStream.output.write($0) },
            err: { StandardStream.error.write($0) }
        )
    }
}
