import Foundation
package import Foundations

/// Where the key of a backend comes from: a variable, a command, or what was stored; the first that has one.
package struct BackendKey: Sendable {
    /// The name of the backend.
    private let backend: String
    /// The variable that may hold the key, and its value.
    private let variable: (name: String, value: String?)?
    /// The command that prints the key.
    private let command: String?
    /// The file of stored keys.
    private let file: String
    /// Whether the server is known to want a key.
    private let isNeeded: Bool
    /// Whether the environment leads to another server than the one that the command's and the stored key are for.
    private let isElsewhere: Bool
    /// How long the command may take.
    package var patience = Duration.seconds(20)

    /// Where the key of one backend comes from, and whether it may go to the backend's server.
    ///
    /// - Parameters:
    ///   - backend: the name of the backend.
    ///   - url: where its server is.
    ///   - ownURL: where the file says that it is.
    ///   - variable: the variable that the file names.
    ///   - command: the command that the file names.
    ///   - environment: the environment variables.
    ///   - file: the file of stored keys.
    init(
        backend: String,
        kind: BackendKind,
        url: Sourced<String>,
        ownURL: String?,
        variable: String?,
        command: String?,
        environment: [String: String],
        file: String
    ) {
        // A variable that leads elsewhere must not take along a key that is for the service or for the file's url.
        let ownPlace = ownURL.flatMap(ServerURL.hostAndPort) ?? kind.key.map { "\($0.host):443" }
        let isElsewhere =
            url.source != .default && ownPlace != nil && ownPlace != ServerURL.hostAndPort(of: url.value)
        let isService = kind.key.map { $0.host == ServerURL.host(of: url.value) } ?? false
        let named = isElsewhere && ownURL != nil ? nil : variable
        let usual = isService ? kind.key?.variable : nil
        self.backend = backend
        self.variable = (named ?? usual).map { ($0, environment[$0]) }
        self.command = command
        self.file = file
        self.isElsewhere = isElsewhere
        isNeeded = isService || named != nil
    }

    /// Gets the key; `nil` when there is none.
    /// - Parameter output: what comes of a command within a time.
    /// - Throws: ``KeyError`` when there should be one, ``SettingsError`` for a file of keys that cannot be used.
    package func secret(
        output: @Sendable (_ command: String, _ patience: Duration) async throws -> CommandOutput
    ) async throws -> Secret? {
        if let variable, let value = variable.value, !value.isEmpty {
            return try secret(value, from: "environment \(variable.name)")
        }
        if let command, !isElsewhere {
            let line = try firstLine(of: try await output(command, patience))
            return try secret(line, from: BackendTable.apiKeyCommand.name)
        }
        if !isElsewhere, let stored = try KeyFile(path: file).keys()[backend] {
            return try secret(stored.value, from: file)
        }
        guard !isNeeded else { throw KeyError.missing(backend: backend, variable: variable?.name, isElsewhere) }
        return nil
    }

    private func firstLine(of output: CommandOutput) throws(KeyError) -> String {
        let reason: String
        switch output {
        case .printed(let text):
            if let line = text.split(whereSeparator: \.isNewline).first { return String(line) }
            reason = "it printed nothing"
        case .failed(let code): reason = "it ended with exit code \(code)"
        case .late: reason = "it took longer than \(patience.components.seconds) seconds"
        case .unusable: reason = "it could not be run, or what it printed is no text"
        }
        throw .notPrinted(backend: backend, reason: reason)
    }

    /// The key that a text holds; a line break at its end, as files have it, is none of it.
    private func secret(_ text: String, from source: String) throws(KeyError) -> Secret {
        guard let key = Self.secret(text) else { throw .unusable(backend: backend, source: source) }
        return key
    }

    /// The key that a text is, without the space around it; `nil` when it can be none.
    package static func secret(_ text: String) -> Secret? {
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Anything else breaks the header of the request, and the complaint about that would repeat it.
        guard !key.isEmpty, key.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else { return nil }
        return Secret(key)
    }
}

// MARK: In words

extension BackendKey {
    /// Whether the variable that may hold the key holds something.
    private var isInVariable: Bool { variable?.value?.isEmpty == false }

    private var isStored: Bool { (try? KeyFile(path: file).keys()[backend]) != nil }

    private var summaryOfStored: String {
        do throws(SettingsError) {
            return try KeyFile(path: file).keys()[backend] == nil ? "not set" : "stored"
        } catch {
            return if case .readableByOthers = error {
                "not used, as others can read the file of keys"
            } else {
                "not used, as the file of keys cannot be read"
            }
        }
    }

    /// Whether no key goes to the server because only the environment leads there.
    package var isHeldBack: Bool { isElsewhere && !isInVariable }

    /// Whether a key was set or stored for the backend.
    var isThere: Bool { isInVariable || command == nil && !isHeldBack && isStored }

    /// What there is, in words that hold nothing of the key.
    package var summary: String {
        if let variable, isInVariable { return "set, from environment \(variable.name)" }
        if isHeldBack { return "not sent to a host that only the environment names" }
        if command != nil { return "from \(BackendTable.apiKeyCommand.name)" }
        return summaryOfStored
    }

    /// Where the key is looked for, in the order in which that happens.
    var origin: String {
        let last = command == nil ? "magpie keys" : BackendTable.apiKeyCommand.name
        let places = [variable.map { "environment \($0.name)" }, isElsewhere ? nil : last].compactMap(\.self)
        return places.isEmpty ? "not looked for" : places.joined(separator: ", then ")
    }

    /// How another key gets in place of one that is refused.
    package var advice: String {
        if let variable, isInVariable { return "Set \(variable.name) to another." }
        if command != nil, !isElsewhere { return "See what its apiKeyCommand prints." }
        return "Set it with `magpie keys set \(backend)`."
    }
}

/// What came of a command that is to print a key.
package enum CommandOutput: Equatable, Sendable {
    /// It succeeded and printed this.
    case printed(String)
    /// It ended with this exit code.
    case failed(Int32)
    /// It took too long.
    case late
    /// It could not be run, or printed what is no text.
    case unusable
}

/// Why a backend has no key that could be sent; no case holds anything of a key.
package enum KeyError: Error, Equatable {
    /// The server wants one, and there is none; what is stored is not sent elsewhere.
    case missing(backend: String, variable: String?, _ isElsewhere: Bool)
    /// The command printed none; why not, in words that nothing it printed is in.
    case notPrinted(backend: String, reason: String)
    /// What the source says cannot be a key.
    case unusable(backend: String, source: String)
}

extension KeyError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let backend, let variable, let isElsewhere):
            let keys = "`magpie keys set \(backend)`"
            let way =
                switch (variable, isElsewhere) {
                case (let name?, false): "Set \(name), or type \(keys)."
                case (let name?, true): "Set \(name)."
                case (nil, _): "Type \(keys)."
                }
            return "There is no key for “\(backend)”. \(way)"
        case .notPrinted(let backend, let reason):
            return """
                The apiKeyCommand of “\(backend)” printed no key: \(reason). Run it by hand to see why; here it has no \
                terminal to ask in.
                """
        case .unusable(let backend, let source):
            return """
                The key of “\(backend)” (\(source)) is empty, or contains a character that keys do not have. Set it again.
                """
        }
    }
}
