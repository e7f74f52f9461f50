extension [ConversationEntry] {
    /// The same entries as they are shown again: the citations of each reply checked, as they were at first, and those
    /// that were cut marked; see ``CitationCheck``.
    package var forReading: [ConversationEntry] {
        var check = CitationCheck()
        return map { entry in
            switch entry.message {
            case .user: return entry
            case .tool(let results):
                check.learn(results)
                return entry
            case .assistant(let reply):
                var entry = entry
                entry.text = check.feed(entry.text) + check.end()
                if reply.isInterrupted, !entry.text.isEmpty { entry.text += "\n\n(Interrupted here.)" }
                return entry
            }
        }
    }
}
