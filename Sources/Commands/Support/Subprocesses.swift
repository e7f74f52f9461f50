import Settings
import Subprocess

/// Runs other programs.
enum Subprocesses {
    /// What comes of a shell command.
    ///
    /// It shares nothing with the prompt: what is typed there is not for it, and what it complains of may hold a key.
    /// - Throws: `CancellationError`.
    static func output(of command: String, within patience: Duration) async throws -> CommandOutput {
        try await withThrowingTaskGroup(of: CommandOutput.self) { group in
            group.addTask { try await output(of: command) }
            group.addTask {
                try await Task.sleep(for: patience)
                return .late
            }
            defer { group.cancelAll() }
            return try await group.next() ?? .late
        }
    }

    private static func output(of command: String) async throws -> CommandOutput {
        // The shell and what it starts end together.
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
        let result = try? await Subprocess.run(
            .name("sh"),
            arguments: ["-c", command],
            platformOptions: options,
            input: .none,
            output: .string(limit: 65_536),
            error: .discarded
        )
        try Task.checkCancellation()
        guard let result else { return .unusable }
        guard result.terminationStatus.isSuccess else { return .failed(result.terminationStatus.shellCode) }
        return .printed(result.standardOutput)
    }

    /// Runs a shell command that has the terminal to itself, with `file` as its `$1`; tells whether it succeeded.
    static func runOnTerminal(_ command: String, file: String) async -> Bool {
        let result = try? await Subprocess.run(
            .name("sh"),
            arguments: ["-c", command, "sh", file],
            input: .currentStandardInput,
            output: .currentStandardOutput,
            error: .currentStandardError
        )
        return result?.terminationStatus.isSuccess == true
    }
}

extension TerminationStatus {
    /// The exit code as a shell tells it: a signal counts from 128.
    fileprivate var shellCode: Int32 {
        switch self {
        case .exited(let code): code
        case .signaled(let signal): 128 + signal
        }
    }
}
