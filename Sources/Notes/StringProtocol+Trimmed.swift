extension StringProtocol {
    /// The text without white space and line breaks at its ends.
    ///
    /// Foundation's `trimmingCharacters(in:)` takes as long for one line as a search takes for many notes.
    package var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}
