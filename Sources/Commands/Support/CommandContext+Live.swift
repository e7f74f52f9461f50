import Foundation
import LineEditing
import Notes
import RemoteBackends
import Settings

extension CommandContext {
    /// The real world.
    package static func live() -> CommandContext {
        let environment = ProcessInfo.processInfo.environment
        return CommandContext(
            environment: environment,
            homeFolder: environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory(),
            world: World(
                now: { Date() },
                makeID: { UUID() },
                timeZone: .current,
                locale: Locale(environment: environment)
            ),
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            isErrorTerminal: isatty(STDERR_FILENO) == 1,
            columns: { terminalColumns(STDOUT_FILENO) ?? terminalColumns(STDERR_FILENO) },
            out: { StandardStream.output.write($0) },
            err: { StandardStream.error.write($0) },
            standardInput: { try StandardInput.read($0) },
            readLine: { Swift.readLine() },
            readSecret: { SecretInput.read() },
            confirm: { await YesOrNo.readOnce { StandardStream.error.write($0 + "\n") } },
            makeLineEditor: { try LineEditor($0) },
            handleInterrupts: { await Interrupts.handle($0, during: $1) },
            outputOfCommand: { try await Subprocesses.output(of: $0, within: $1) },
            runOnTerminal: { await Subprocesses.runOnTerminal($0, file: $1) },
            readSettings: { path throws(SettingsError) in try SettingsFile(path: path) },
            makeRemote: { try RemoteBackend($0, memory: $1) },
            localServers: { FoundServer.usual($0) }
        )
    }
}
