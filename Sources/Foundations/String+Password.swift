extension String {
    /// The URL without its user name and password; it need not be a valid one.
    package var withoutPassword: String {
        guard let at = lastIndex(of: "@") else { return self }
        let rest = self[index(after: at)...]
        guard let mark = firstRange(of: "://"), mark.upperBound <= at,
            self[..<mark.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return String(rest) }
        return "\(self[..<mark.upperBound])\(rest)"
    }

    /// The URL without its user name, password and query values; it need not be a valid one.
    package var withoutSecrets: String {
        let parts = split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "?" || $0 == "#" }
        guard parts.count == 2 else { return withoutPassword }
        // An at sign there may end a password that contains a question mark.
        guard !parts[1].contains("@") else { return "…" }
        let values = parts[1].split(separator: "&").map { pair in
            pair.firstIndex(of: "=").map { "\(pair[...$0])…" } ?? "…"
        }
        return "\(String(parts[0]).withoutPassword)?\(values.joined(separator: "&"))"
    }
}
