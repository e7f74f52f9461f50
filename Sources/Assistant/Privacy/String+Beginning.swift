extension String {
    /// The beginning of the text, no more than a number of characters, which ends inside of no secret.
    ///
    /// Half of a secret would look like none to what replaces them.
    func beginning(_ length: Int) -> String {
        guard let end = index(startIndex, offsetBy: length, limitedBy: endIndex), end < endIndex else { return self }
        let cut = utf8.distance(from: startIndex, to: end)
        let hits = SecretFinder(String(prefix(length + Self.longestSecret)), RedactionRules()).hits()
        guard let hit = hits.first(where: { $0.range.lowerBound < cut && cut < $0.range.upperBound }) else {
            return String(self[..<end])
        }
        return String(decoding: utf8.prefix(hit.range.lowerBound), as: UTF8.self)
    }

    /// How far behind the cut a secret may end, in characters: keys in a block of lines are the longest.
    private static let longestSecret = 4_000
}
