package import Notes

extension [ConversationEntry] {
    /// The same entries with the citations of each reply checked, as they were when it was shown; see ``CitationCheck``.
    package var citationsChecked: [ConversationEntry] {
        var check = CitationCheck([])
        return map { entry in
            if case .tool(let results) = entry.message { check.learn(results) }
            guard entry.kind == .assistant else { return entry }
            var entry = entry
            entry.text = check.feed(entry.text) + check.end()
            return entry
        }
    }
}
