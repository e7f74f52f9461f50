import Assistant
import Foundation

/// Where a server is, and whether a key may be sent there.
struct ServerAddress: Equatable, Sendable {
    /// The URL without a slash at its end.
    let url: String
    /// The host, lower case.
    let host: String
    /// The host and, where it is given, the port: for a person to recognise.
    let place: String
    private let isEncrypted: Bool

    /// Reads a URL.
    /// - Throws: ``BackendError`` of the kind `misconfigured` when it is not one of HTTP.
    init(_ text: String) throws(BackendError) {
        guard let components = URLComponents(string: text), let scheme = components.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = components.host, !host.isEmpty
        else {
            throw BackendError(
                .misconfigured,
                "“\(text.prefix(100))” is not a URL of a server. Write it like http://127.0.0.1:8080/v1."
            )
        }
        var url = text[...]
        while url.last == "/" { url.removeLast() }
        self.url = String(url)
        self.host = host.lowercased()
        place = components.port.map { "\(host):\($0)" } ?? host
        isEncrypted = scheme == "https"
    }

    /// Whether the server is on this machine.
    var isLoopback: Bool {
        let name = host.trimmingCharacters(in: ["[", "]"])
        if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether a key is safe from others on the way.
    var isSafeForKeys: Bool { isEncrypted || isLoopback }

    /// The URL of a path.
    func appending(_ path: String) -> String {
        // Both “https://api.anthropic.com” and “https://api.anthropic.com/v1” are meant for “/v1/messages”.
        url.hasSuffix("/v1") && path.hasPrefix("/v1/") ? url + path.dropFirst(3) : url + path
    }
}
