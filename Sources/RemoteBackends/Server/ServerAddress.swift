import Assistant
import Foundation
import Foundations

/// Where a server is, and whether a key may be sent there.
struct ServerAddress: Equatable, Sendable {
    /// The URL without a name and a password, and without what follows its path: it is kept in a file.
    let name: String
    /// The host, lower case.
    let host: String
    /// The host and, where it is given, the port: for a person to recognise.
    let place: String
    private let isEncrypted: Bool
    /// The URL up to its query, without a slash at its end.
    private let base: String
    /// The query, without its question mark.
    private let query: String?

    /// Reads a URL.
    /// - Throws: ``BackendError`` of the kind `misconfigured` when it is not one of HTTP.
    init(_ text: String) throws(BackendError) {
        guard let components = URLComponents(string: text), let scheme = components.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = components.host, !host.isEmpty,
            components.port.map((1...65_535).contains) ?? true
        else {
            throw BackendError(
                .misconfigured,
                "“\(text.withoutSecrets.prefix(100))” is not a URL of a server. Write it like http://127.0.0.1:8080/v1."
            )
        }
        let parts = text.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        base = Self.withoutSlashes(String(parts.first ?? ""))
        query = parts.dropFirst().first.flatMap { $0.isEmpty ? nil : String($0) }
        var bare = components
        bare.user = nil
        bare.password = nil
        bare.query = nil
        bare.fragment = nil
        let isNamed = components.user != nil || components.password != nil
        name = isNamed ? Self.withoutSlashes(bare.string ?? host) : base
        self.host = host.lowercased()
        place = components.port.map { "\(host):\($0)" } ?? host
        isEncrypted = scheme == "https"
    }

    /// Whether a key is safe from others on the way.
    var isSafeForKeys: Bool { isEncrypted || Loopback.contains(host) }

    /// The URL of a path, which may have a query of its own.
    func appending(_ path: String) -> String {
        // Both “https://api.anthropic.com” and “https://api.anthropic.com/v1” are meant for “/v1/messages”.
        let isThere = base.hasSuffix("/v1") && path.hasPrefix("/v1/")
        let url = base + (isThere ? String(path.dropFirst(3)) : path)
        guard let query else { return url }
        return url + (path.contains("?") ? "&" : "?") + query
    }

    private static func withoutSlashes(_ text: String) -> String {
        var text = text
        while text.last == "/" { text.removeLast() }
        return text
    }
}
