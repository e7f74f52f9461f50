import Notes

/// What a typed text asks the index of words for, in the language of FTS5.
enum SearchExpression {
    /// An expression for each word, with its other forms.
    static func words(of text: String) -> [String] {
        SearchTerms.alternatives(of: text).map { forms in
            let quoted = forms.map { "\"\($0)\"" }
            return quoted.count == 1 ? quoted[0] : "(" + quoted.joined(separator: " OR ") + ")"
        }
    }

    /// An expression for each two words that may have been typed apart.
    static func joinedNeighbours(of text: String) -> [String] {
        SearchTerms.joinedNeighbours(in: text).map { "\"\($0)\"" }
    }

    /// An expression for a text as it stands, none of whose characters is an operator.
    ///
    /// A NUL would end the expression.
    static func phrase(_ text: String) -> String {
        "\"\(text.escaping("\"", with: "\"").replacing("\0", with: " "))\""
    }
}
