import Foundation

/// What a URL must be to name a server.
package enum ServerURL {
    /// Whether a text is a URL of HTTP with a host.
    package static func isHTTP(_ url: String) -> Bool {
        guard let components = URLComponents(string: url), let scheme = components.scheme?.lowercased() else {
            return false
        }
        return ["http", "https"].contains(scheme) && components.host?.isEmpty == false
    }

    /// Whether a URL has neither a name nor a password in it.
    package static func hasNoPassword(_ url: String) -> Bool {
        let components = URLComponents(string: url)
        return components?.user == nil && components?.password == nil
    }

    /// The host of a URL in lower case.
    package static func host(of url: String) -> String? { URLComponents(string: url)?.host?.lowercased() }

    /// The host and the port of a URL.
    static func hostAndPort(of url: String) -> String? {
        let components = URLComponents(string: url)
        let usual = components?.scheme?.lowercased() == "http" ? 80 : 443
        return components?.host.map { "\($0.lowercased()):\(components?.port ?? usual)" }
    }

    /// The host and, where it is given, the port of a URL: for a person to recognise.
    package static func place(of url: String) -> String {
        let components = URLComponents(string: url)
        return [components?.host, components?.port.map { ":\($0)" }].compactMap(\.self).joined()
    }
}
