package import Notes

extension [ConversationEntry] {
    /// The same entries as they are shown again: the citations of each reply checked, as they were at first, and those
    /// that were cut marked; see ``CitationCheck``.
    /// - Parameter store: the notes of the person, who may see all of them.
    package func forReading(in store: any NotesStore) async -> [ConversationEntry] {
        var check = CitationCheck { (try? await store.notes(idPrefix: $0))?.count == 1 }
        var entries = self
        for index in indices {
            switch self[index].message {
            case .user: continue
            case .tool(let results): check.learn(results)
            case .assistant(let reply):
                var text = await check.feed(self[index].text)
                text += await check.end()
                if reply.isInterrupted, !text.isEmpty { text += "\n\n(Interrupted here.)" }
                entries[index].text = text
            }
        }
        return entries
    }
}
