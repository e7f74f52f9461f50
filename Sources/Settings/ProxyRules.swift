import Foundation
import Foundations

/// Which proxy a URL is asked through, by `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`.
package struct ProxyRules {
    /// The proxy for each scheme, as it is written.
    private let proxies: [String: Sourced<String>]
    /// The hosts that are asked without it.
    private let exceptions: [String]

    init(_ environment: [String: String]) {
        let layer = SettingLayer.environment(environment)
        proxies = ["https": SettingsTable.proxy, "http": SettingsTable.httpProxy].compactMapValues(layer.given)
        let noProxy = layer.given(SettingsTable.noProxy)?.value ?? ""
        exceptions = noProxy.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    /// The proxy for a URL; never for this machine.
    func proxy(for url: String) -> Sourced<String>? {
        guard let components = URLComponents(string: url), let scheme = components.scheme?.lowercased(),
            let proxy = proxies[scheme], let host = components.host.map(Self.bare), !Loopback.contains(host)
        else { return nil }
        let port = components.port ?? (scheme == "http" ? 80 : 443)
        return exceptions.contains { Self.matches(host, port, $0) } ? nil : proxy
    }

    /// Whether a URL leads to a server on this machine.
    package static func isThisMachine(url: String) -> Bool {
        URLComponents(string: url)?.host.map(Loopback.contains) ?? false
    }

    /// `*` is every host; `example.org`, `.example.org` and `*.example.org` are that host and every one below it.
    ///
    /// With a port it is for that port alone.
    private static func matches(_ host: String, _ port: Int, _ exception: String) -> Bool {
        if exception == "*" { return true }
        let parts = exception.split(separator: ":", omittingEmptySubsequences: false)
        let wanted = parts.count == 2 ? Int(parts[1]) : nil
        if let wanted, wanted != port { return false }
        let name = bare(wanted == nil ? exception : String(parts[0])).drop { $0 == "*" || $0 == "." }
        return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }

    /// A host in lower case, an address of IPv6 without its brackets.
    private static func bare(_ host: String) -> String {
        host.lowercased().trimmingCharacters(in: ["[", "]"])
    }
}
