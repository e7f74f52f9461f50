/// Reads `OLLAMA_HOST` as Ollama does: `host`, `host:port`, `:port` or a URL.
enum OllamaHost {
    /// The URL of its chat completions; the address of every interface becomes that of this machine.
    static func url(_ text: String) -> String {
        let trimmed = text.filter { !$0.isWhitespace }
        let hasScheme = trimmed.contains("://")
        let scheme = hasScheme ? String(trimmed.prefix { $0 != ":" }) : "http"
        var rest = hasScheme ? String(trimmed.drop { $0 != ":" }.dropFirst(3)) : trimmed
        while rest.hasSuffix("/") { rest.removeLast() }
        if rest.hasSuffix("/v1") { rest.removeLast(3) }
        if rest.isEmpty || rest.hasPrefix(":") { rest = "127.0.0.1" + rest }
        if !rest.drop(while: { $0 != "]" }).contains(":"), rest.hasPrefix("[") || !rest.contains(":") {
            rest += hasScheme ? "" : ":11434"
        }
        if rest.hasPrefix("0.0.0.0") { rest = "127.0.0.1" + rest.dropFirst(7) }
        if rest.hasPrefix("[::]") { rest = "[::1]" + rest.dropFirst(4) }
        return "\(scheme)://\(rest)/v1"
    }
}
