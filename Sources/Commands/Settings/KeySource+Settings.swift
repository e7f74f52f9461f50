import Foundation

extension KeySource {
    /// Where the key of one backend comes from, and whether it may go to the backend's server.
    ///
    /// - Parameters:
    ///   - backend: the name of the backend.
    ///   - url: where its server is.
    ///   - ownURL: where the file says that it is.
    ///   - reader: what the file says about the backend.
    ///   - environment: the environment variables.
    ///   - file: the file of stored keys.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    init(
        _ backend: String,
        _ kind: BackendKind,
        url: Sourced<String>,
        ownURL: String?,
        _ reader: SettingsReader,
        environment: [String: String],
        file: String
    ) throws(SettingsError) {
        let host = Self.host(of: url.value)
        // A variable that leads elsewhere must not take along a key that is for the service or for the file's url.
        let ownPlace = ownURL.flatMap(Self.place) ?? kind.key.map { "\($0.host):443" }
        let isElsewhere = url.source != .default && ownPlace != nil && ownPlace != Self.place(of: url.value)
        let isService = kind.key.map { $0.host == host } ?? false
        let given = try reader.variable("apiKeyEnv")?.value
        let named = isElsewhere && ownURL != nil ? nil : given
        let usual = isService ? kind.key?.variable : nil
        self.init(
            backend: backend,
            variable: (named ?? usual).map { ($0, environment[$0]) },
            command: reader.text("apiKeyCommand")?.value,
            file: file
        )
        isNeeded = isService || named != nil
        self.isElsewhere = isElsewhere
    }

    /// The host and the port of a URL.
    private static func place(of url: String) -> String? {
        let components = URLComponents(string: url)
        let usual = components?.scheme?.lowercased() == "http" ? 80 : 443
        return components?.host.map { "\($0.lowercased()):\(components?.port ?? usual)" }
    }

    private static func host(of url: String) -> String? { URLComponents(string: url)?.host?.lowercased() }
}
