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
    /// Whether the server is known to want a key.
    var isNeeded = false
    /// Whether the environment leads to another server than the one that the command's and the stored key are for.
    var isElsewhere = false
    /// How long the command may take.
    var patience = Duration.seconds(20)

    /// Whether no key goes to the server because only the environment leads there.
    var isHeldBack: Bool { isElsewhere && variable?.value?.isEmpty != false }

    /// Gets the key; `nil` when there is none.
    /// - Throws: `BackendError` when there should be one.
    func key() async throws -> Secret? {
        if let variable, let value = variable.value, !value.isEmpty {
            return try secret(value, from: "environment \(variable.name)")
        }
        if let command, !isElsewhere { return try await key(printedBy: command) }
        if !isElsewhere, let stored = try storedKey() { return stored }
        guard !isNeeded else { throw missing }
        return nil
    }

    /// Where the key comes from, in words that hold nothing of it.
    var summary: String {
        if let variable, variable.value?.isEmpty == false { return "set, from environment \(variable.name)" }
        if isHeldBack { return "not sent to a host that only the environment names" }
        if command != nil { return "from apiKeyCommand" }
        let isStored = (try? KeyFile(path: file).keys()[backend]) != nil
        return isStored ? "stored" : "not set"
    }

    /// How another key gets in place of one that is refused.
    var advice: String {
        if let variable, variable.value?.isEmpty == false { return "Set \(variable.name) to another." }
        if command != nil, !isElsewhere { return "See what its apiKeyCommand prints." }
        return "Set it with `magpie keys set \(backend)`."
    }

    private func storedKey() throws(BackendError) -> Secret? {
        let keys: [String: Secret]
        do throws(SettingsError) {
            keys = try KeyFile(path: file).keys()
        } catch {
            throw BackendError(.misconfigured, "\(error)")
        }
        return try keys[backend].map { key throws(BackendError) in try secret(key.value, from: file) }
    }

    private var missing: BackendError {
        let stored = "`magpie keys set \(backend)`"
        let way =
            switch (variable?.name, isElsewhere) {
            case (let name?, false): "Set \(name), or type \(stored)."
            // What is stored is not sent there.
            case (let name?, true): "Set \(name)."
            case (nil, _): "Type \(stored)."
            }
        return BackendError(.unauthorized, "There is no key for “\(backend)”. \(way)")
    }

    /// The key that a text holds; a line break at its end, as files have it, is none of it.
    private func secret(_ text: String, from source: String) throws(BackendError) -> Secret {
        guard let key = Self.secret(text) else {
            let problem = "The key of “\(backend)” (\(source)) is empty, or has a character in it that no key has."
            throw BackendError(.misconfigured, "\(problem) Set it again.")
        }
        return key
    }

    /// The key that a text is, without the space around it; `nil` when it can be none.
    static func secret(_ text: String) -> Secret? {
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Anything else breaks the header of the request, and the complaint about that would repeat it.
        guard !key.isEmpty, key.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else { return nil }
        return Secret(key)
    }

    private func key(printedBy command: String) async throws -> Secret {
        let patience = patience
        let printed = try await withThrowingTaskGroup(of: String?.self) { group in
            group.addTask { try await Self.output(of: command) }
            group.addTask {
                try await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        guard let line = printed?.split(whereSeparator: \.isNewline).first else {
            throw BackendError(
                .unauthorized,
                """
                The apiKeyCommand of “\(backend)” printed no key. Run it by hand to see why; it has \
                \(patience.components.seconds) seconds, and no terminal to ask in.
                """
            )
        }
        return try secret(String(line), from: "apiKeyCommand")
    }

    /// What a command prints; `nil` when it fails.
    ///
    /// It shares nothing with the prompt: what is typed there is not for it, and what it complains of may hold a key.
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
}
