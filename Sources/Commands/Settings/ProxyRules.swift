import Foundation

/// Which proxy a URL is asked through, by `HTTPS_PROXY` and `NO_PROXY`.
struct ProxyRules {
    private let proxy: String?
    private let exceptions: [String]

    init(_ environment: [String: String]) {
        func variable(_ name: String) -> String? {
            [environment[name.lowercased()], environment[name]].compactMap(\.self).first { !$0.isEmpty }
        }
        proxy = variable("HTTPS_PROXY")
        exceptions = (variable("NO_PROXY") ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
    }

    /// The proxy for a URL; never for this machine, nor for plain HTTP.
    func proxy(for url: String) -> String? {
        guard let proxy, let components = URLComponents(string: url), components.scheme?.lowercased() == "https",
            let host = components.host?.lowercased(), host != "localhost", !host.hasPrefix("127."), host != "[::1]"
        else { return nil }
        return exceptions.contains { Self.matches(host, $0) } ? nil : proxy
    }

    /// `*` is every host; `example.org` and `.example.org` are that host and every one below it.
    private static func matches(_ host: String, _ exception: String) -> Bool {
        guard !exception.isEmpty else { return false }
        if exception == "*" { return true }
        let name = exception.drop { $0 == "." }
        return host == name || host.hasSuffix("." + name)
    }
}
