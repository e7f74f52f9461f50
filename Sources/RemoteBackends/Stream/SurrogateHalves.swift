/// Joins the halves of a character that a server cut between two events: `"\ud83d"` and then `"\ude00"`, which no JSON
/// reader takes.
///
/// A first half at the end of a string waits for the second, and is left out when none comes. Any other half that
/// stands alone becomes U+FFFD.
struct SurrogateHalves: Sendable {
    /// The escape of the first half that an earlier event ended with.
    private var first: Substring?

    /// The same JSON without single halves, so that it can be parsed.
    /// - Parameter isLast: whether no further event follows.
    mutating func joined(_ json: String, isLast: Bool = false) -> String {
        guard json.contains("\\ud") || json.contains("\\uD") else { return json }
        var first = first
        defer { self.first = first }
        let escapes =
            #/\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|(?<first>u[dD][89abAB]..)(?<end>"?)|(?<second>u[dD][c-fC-F]..)|.)/#
        return json.replacing(escapes) { match -> String in
            if match.first != nil {
                guard match.end == "\"", !isLast else { return #"\ufffd"# + (match.end ?? "") }
                first = match.output.0.dropLast()
                return "\""
            }
            guard match.second != nil else { return String(match.output.0) }
            defer { first = nil }
            return first.map { "\($0)\(match.output.0)" } ?? #"\ufffd"#
        }
    }
}
