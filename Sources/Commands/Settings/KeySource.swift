import Assistant
import Foundation
import RemoteBackends
import Subprocess

/// Where the key of a backend comes from: a variable, a command, or what was stored; the first that has one.
struct KeySource: Sendable {
    /// The name of the backend.
    var backend: String
    /// The variable that may hold the key, and its value.
    var variable: (name: String, value: String?)?
    /// The command that prints the key.
    var command: String?
    /// The file of stored keys.
    var file: String

    /// How long the command may take.
    private static let timeout = Duration.seconds(20)

    /// Gets the key; `nil` when there is none.
    /// - Throws: `BackendError` when there should be one.
    func key() async throws -> Secret? {
        if let value = variable?.value, !value.isEmpty { return Secret(value) }
        if let command { return try await key(printedBy: command) }
        do throws(SettingsError) {
            return try KeyFile(path: file).keys()[backend]
        } catch {
            throw BackendError(.misconfigured, "\(error)")
        }
    }

    /// Where the key comes from, in words that hold nothing of it.
    var summary: String {
        if let variable, variable.value?.isEmpty == false { return "set, from environment \(variable.name)" }
        if command != nil { return "from apiKeyCommand" }
        let isStored = (try? KeyFile(path: file).keys()[backend]) != nil
        return isStored ? "stored" : "not set"
    }

    private func key(printedBy command: String) async throws -> Secret {
        let failure = BackendError(
            .unauthorized,
            "The apiKeyCommand of “\(backend)” printed no key. Run it by hand to see why; it has 20 seconds."
        )
        let printed = try await withThrowingTaskGroup(of: String?.self) { group in
            group.addTask { try await Self.output(of: command) }
            group.addTask {
                try await Task.sleep(for: Self.timeout)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        let line = printed?.split(whereSeparator: \.isNewline).first?.trimmingCharacters(in: .whitespaces)
        guard let line, !line.isEmpty else { throw failure }
        return Secret(line)
    }

    /// What a command prints; `nil` when it fails.
    private static func output(of command: String) async throws -> String? {
        let result = try? await Subprocess.run(
            .name("sh"),
            arguments: ["-c", command],
            input: .currentStandardInput,
            output: .string(limit: 65_536),
            error: .currentStandardError
        )
        try Task.checkCancellation()
        guard let result, result.terminationStatus.isSuccess else { return nil }
        return result.standardOutput
    }
}
