import Subprocess

/// Runs other programs.
enum Subprocesses {
    /// What a shell command prints; `nil` when it fails or takes too long.
    ///
    /// It shares nothing with the prompt: what is typed there is not for it, and what it complains of may hold a key.
    /// - Throws: `CancellationError`.
    static func output(of command: String, within patience: Duration) async throws -> String? {
        try await withThrowingTaskGroup(of: String?.self) { group in
            group.addTask { try await output(of: command) }
            group.addTask {
                try await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    private static func output(of command: String) async throws -> String? {
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
        guard let result, result.terminationStatus.isSuccess else { return nil }
        return result.standardOutput
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
