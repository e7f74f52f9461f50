extension String {
    /// The text without one pair of quotation marks around it.
    package var withoutQuotes: String {
        let pairs = ["\"": "\"", "'": "'", "“": "”", "„": "“"]
        guard count > 2, let first, let last, pairs[String(first)] == String(last) else { return self }
        return String(dropFirst().dropLast())
    }
}
