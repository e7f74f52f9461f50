extension String {
    /// A URL without the name and the password that it may hold, whether it makes sense or not.
    package var withoutPassword: String {
        guard let at = lastIndex(of: "@") else { return self }
        let rest = self[index(after: at)...]
        guard let mark = firstRange(of: "://"), mark.upperBound <= at,
            self[..<mark.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return String(rest) }
        return "\(self[..<mark.upperBound])\(rest)"
    }

    /// A URL without the name, the password and the values of its query, whether it makes sense or not.
    package var withoutSecrets: String {
        let parts = split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "?" || $0 == "#" }
        guard parts.count == 2 else { return withoutPassword }
        // An at sign there ends a password with a question mark in it, or belongs to a value: who knows?
        guard !parts[1].contains("@") else { return "…" }
        let values = parts[1].split(separator: "&").map { pair in
            pair.firstIndex(of: "=").map { "\(pair[...$0])…" } ?? "…"
        }
        return "\(String(parts[0]).withoutPassword)?\(values.joined(separator: "&"))"
    }
}
