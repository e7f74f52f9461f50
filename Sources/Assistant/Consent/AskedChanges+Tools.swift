import Notes

// Whether a line wants to know something, wants something new, or what only a tool does.
extension AskedChanges {
    /// Whether a sentence only wants to know something, or is only polite.
    static func isLooking(_ sentence: String) -> Bool {
        let words = words(of: sentence)
        let first = words.first { !fillers.contains($0) }
        guard let first else { return true }
        // "could you note that …", but "could you show me the note"
        let notes = zip(words, words.dropFirst()).contains { ["you", "please"].contains($0) && $1 == "note" }
        if polite.contains(first), notes || words.contains(where: deedWords.contains) { return false }
        if forTools.contains(first), !sentence.contains("?") { return false }
        if sentence.last(where: { !$0.isWhitespace }) == "?" || questions.contains(first) { return true }
        // "show me the note", "look up the note and tell me", "update me on the note"
        let tellsMe =
            words.contains { ["me", "us", "mir", "uns"].contains($0) } && ["update", "give", "tell"].contains(first)
        // “Check off the eggs”
        if first == "check", words.contains("off") { return false }
        if looks.contains(first) || tellsMe { return words.dropFirst().allSatisfy { !deedWords.contains($0) } }
        // "the boiler note"
        if !noteWords.contains(first), words.count <= 5, !noteWords.isDisjoint(with: words),
            pointers.isDisjoint(with: words), words.allSatisfy({ !deedWords.contains($0) })
        {
            return true
        }
        return words.allSatisfy { courtesies.contains($0) || StopWords.contains($0) && !deedWords.contains($0) }
    }

    /// Whether words forbid something, or ask whether anything can be done, as “can you remember things?” does.
    static func isRefused(_ words: [String]) -> Bool {
        let order = words.drop { fillers.contains($0) || polite.contains($0) || $0 == "you" }
        let isAboutAnything =
            order.count < words.count && order.count < 3 && order.dropFirst().allSatisfy(anything.contains)
        return isAboutAnything || (words.prefix(3) + words.suffix(1)).contains(where: negations.contains)
    }

    /// Whether words ask for what only a tool does.
    static func isForTools(_ words: [String]) -> Bool {
        let words = words.drop { fillers.contains($0) || polite.contains($0) || ["you", "du"].contains($0) }
        guard let first = words.first else { return false }
        // “Remind me what I said.”
        guard questions.isDisjoint(with: words.dropFirst().prefix(2)) else { return false }
        let namesNotes = words.contains { kinds.contains($0) || $0.hasSuffix("liste") || $0.hasPrefix("reminder") }
        // “Move it to Work.”
        if forToolAlone.contains(first), words.count > 2 { return true }
        if forTools.contains(first) { return first != "note" || words.count > 2 || words.last?.isNumber == false }
        let isSeparate = words.prefix(3).contains("auf") || words.last.map(particles.contains) ?? false
        // “Make a note of this”
        if words.count <= 6, words.contains("note"), words.contains("of"), words.last.map(pointers.contains) ?? false {
            return true
        }
        // “Make a list of fruits” is answered with words.
        let wantsWords = zip(words, words.dropFirst()).contains { kinds.contains($0) && ["of", "von"].contains($1) }
        if wantsWords { return false }
        // “Write a poem about my list.”
        if makings.contains(first), !makesNew(words), !words.prefix(3).contains(where: ["down", "auf"].contains) {
            return words.last.map(particles.contains) ?? false
        }
        if orders.contains(first) || doings.contains(first), namesNotes || isSeparate { return true }
        // “Please keep this”, “this goes to my notes”
        return !pointers.isDisjoint(with: words) && !rewritings.contains(first)
            && (!keeping.isDisjoint(with: words) || !severalNotes.isDisjoint(with: words))
    }

    /// Whether words begin an order for a new note: “write a note about”, “leg eine neue Liste an”.
    static func makesNew(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first, makings.contains(first),
            let article = words.prefix(4).lastIndex(where: articles.contains)
        else { return false }
        return words[article...].dropFirst().prefix(2).contains { kinds.contains($0) || $0.hasSuffix("liste") }
    }
}
