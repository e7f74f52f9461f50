import Foundation

/// Reads `OLLAMA_HOST` as Ollama does: `host`, `host:port`, `:port` or a URL.
enum OllamaHost {
    /// The URL of its chat completions; the address of every interface becomes that of this machine.
    ///
    /// Source: `envconfig.Host` of Ollama.
    static func url(_ text: String) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines.union(["\"", "'"]))
        let afterScheme = text.range(of: "://")
        let scheme = afterScheme.map { text[..<$0.lowerBound].lowercased() } ?? "http"
        let rest = text[(afterScheme?.upperBound ?? text.startIndex)...]
        let place = rest.prefix { $0 != "/" }
        var path = rest.dropFirst(place.count)
        while path.hasSuffix("/") { path.removeLast() }
        if path.hasSuffix("/v1") { path.removeLast(3) }
        let (host, port) = parts(of: place)
        // A URL has the port of its scheme, a bare host that of Ollama.
        let ending = port.map { ":\($0)" } ?? (afterScheme == nil ? ":11434" : "")
        return "\(scheme)://\(reachable(host))\(ending)\(path)/v1"
    }

    private static func parts(of place: Substring) -> (host: Substring, port: Int?) {
        // An address of IPv6 has colons of its own, and a port only after a bracket.
        let isAddress = !place.contains("]") && place.count { $0 == ":" } > 1
        guard !isAddress, let colon = place.lastIndex(of: ":"), !place[colon...].contains("]") else {
            return (place, nil)
        }
        let port = Int(place[place.index(after: colon)...]).flatMap { (0...65_535).contains($0) ? $0 : nil }
        return (place[..<colon], port)
    }

    private static func reachable(_ host: Substring) -> String {
        let bare = host.trimmingCharacters(in: ["[", "]"])
        return switch bare {
        case "", "0.0.0.0": "127.0.0.1"
        case "::": "[::1]"
        default: bare.contains(":") ? "[\(bare)]" : bare
        }
    }
}
