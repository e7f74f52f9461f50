extension NoteItem {
    /// Whether somebody or something has said more about the note than its text: a summary, action items, a category.
    package var isEnriched: Bool { aiSummary != nil || !aiActionItems.isEmpty || aiCategory != nil }

    /// The note with what was found out about it by reading `body`.
    ///
    /// A category that is there stays, as a person may have chosen it.
    /// - Returns: `nil` when that changes nothing, the note has another body by now, it lies in the Trash, or a model has
    ///   described this text before.
    package func enriched(by enrichment: NoteEnrichment, ifBody body: String) -> NoteItem? {
        guard !isTrashed, self.body == body, aiAuthor == nil else { return nil }
        var note = self
        note.aiAuthor = enrichment.author
        note.aiSummary = aiSummary ?? enrichment.summary
        note.aiActionItems = aiActionItems.isEmpty ? enrichment.actionItems : aiActionItems
        note.aiCategory = aiCategory ?? enrichment.category
        return note == self ? nil : note.storable
    }

    /// The note as undo or redo brings it back.
    ///
    /// What is no change of anybody's outlasts the way through the journal: the last reference, and what was found out
    /// about a body that is still the same, unless the change was about just that.
    /// - Parameters:
    ///   - present: the note as it is; `nil` when it is gone.
    ///   - origin: the note as the journal has it on the side of the change that is left.
    package func broughtBack(over present: NoteItem?, from origin: NoteItem?) -> NoteItem {
        guard let present else { return self }
        if let origin, isDescriptionOnly(since: origin) { return present.described(as: self) }
        var note = self
        note.lastReferencedAt = present.lastReferencedAt
        guard let origin, BodyLine.areSameButForTicks(body, present.body) else { return note }
        if aiSummary == origin.aiSummary { note.aiSummary = present.aiSummary }
        if aiActionItems == origin.aiActionItems { note.aiActionItems = present.aiActionItems }
        if aiCategory == origin.aiCategory { note.aiCategory = present.aiCategory }
        if aiAuthor == origin.aiAuthor { note.aiAuthor = present.aiAuthor }
        return note
    }

    /// Whether this is the same note, but for what a model said about its text.
    package func isDescriptionOnly(since old: NoteItem) -> Bool {
        aiAuthor != nil && aiAuthor == old.aiAuthor ?? aiAuthor && described(as: old) == old
    }

    /// The note with what is said about another one; as it is when that is about another text.
    private func described(as other: NoteItem) -> NoteItem {
        guard BodyLine.areSameButForTicks(body, other.body) else { return self }
        var note = self
        note.aiSummary = other.aiSummary
        note.aiActionItems = other.aiActionItems
        note.aiCategory = other.aiCategory
        note.aiAuthor = other.aiAuthor
        return note
    }

    /// The note, which was `old` before an edit, without what was said about a text that it no longer has.
    ///
    /// Rules and models say it anew. What came with an import in words that the text does not have is nobody's to say again,
    /// and stays.
    func withoutStaleEnrichment(since old: NoteItem) -> NoteItem {
        guard !BodyLine.areSameButForTicks(body, old.body) else { return self }
        var note = self
        if aiSummary == old.aiSummary, isSaidAnew([aiSummary].compactMap(\.self), old) { note.aiSummary = nil }
        if aiActionItems == old.aiActionItems, isSaidAnew(aiActionItems, old) { note.aiActionItems = [] }
        if note.aiSummary == nil, note.aiActionItems.isEmpty { note.aiAuthor = nil }
        return note
    }

    /// Whether a model said it, or the rules, which only say what stands in the text, word after word.
    private func isSaidAnew(_ texts: [String], _ old: NoteItem) -> Bool {
        func words(_ text: String) -> String {
            let words = text.foldedForSearch.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            return words.filter { !StopWords.contains($0) }.joined(separator: " ")
        }
        let body = " \(words(old.body)) "
        // What has only words that say nothing stands everywhere.
        return aiAuthor != nil
            || texts.map(words).allSatisfy { $0.isEmpty || body.contains(" \($0) ") }
    }
}
