extension Conversation {
    /// What a model is told of the conversation: the number of turns, and of the notes that were read in them.
    package var holdings: (turns: Int, notes: Int) {
        let told = present.filter { $0.text != nil && !$0.messages.isEmpty }
        let notes = told.flatMap(\.calls).flatMap { $0.result.output?.notes ?? [] }
        return (told.count, Set(notes.map(\.id)).count)
    }
}
