extension StringProtocol {
    /// The text without white space and line breaks at its ends.
    ///
    /// Foundation's `trimmingCharacters(in:)` takes as long for one line as a search takes for many notes.
    package var trimmed: String { trimmed { $0.properties.isWhitespace } }

    /// The text without line breaks at its ends.
    package var withoutOuterNewlines: String { trimmed { Character($0).isNewline } }

    private func trimmed(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !isLeftOut($0) }),
            let last = scalars.lastIndex(where: { !isLeftOut($0) })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}
