import ArgumentParser

/// Text of a person's own on the command line, which may begin with a dash, as in `- [ ] milk`.
enum FreeText {
    /// Refuses what looks like a mistyped option rather than like text.
    /// - Throws: `ValidationError` that names the option.
    static func check(_ words: [String]) throws {
        guard let option = words.first(where: looksLikeOption) else { return }
        throw ValidationError("Unknown option '\(option)'. If it is text, put it in quotes together with other words.")
    }

    private static func looksLikeOption(_ word: String) -> Bool {
        let name = word.drop { $0 == "-" }
        let dashes = word.count - name.count
        return (1...2).contains(dashes) && name.first?.isLetter == true && !word.contains(where: \.isWhitespace)
    }
}
