import Notes

/// Finds out whether a reply says that something was saved, changed or deleted.
enum DeedClaim {
    /// - Parameters:
    ///   - isOrder: whether the person asked for a change; else only what the model says of itself counts, as a note may say
    ///     that something has been moved.
    static func isMade(in reply: String, isOrder: Bool) -> Bool {
        sentences(of: reply).contains { clauses in
            let sentence = clauses.flatMap(\.self)
            if isPromise(sentence) { return true }
            guard DeedWords.elsewhere.isDisjoint(with: sentence) else { return false }
            return isOfItself(sentence)
                || isOrder && (isOfNotes(sentence) || clauses.contains { isOfNotes($0) || isState($0) })
        }
    }

    /// “I will remember that”, “I won't forget it”, “das merke ich mir”: nothing is remembered but what is noted.
    private static func isPromise(_ words: [String]) -> Bool {
        guard DeedWords.conditions.isDisjoint(with: words) else { return false }
        return words.indices.contains { index in
            DeedWords.promises.contains { words[index...].starts(with: $0) }
        }
    }

    /// “I saved”, “I have now saved”, “I'm adding that”, “ich habe es gespeichert”.
    private static func isOfItself(_ words: [String]) -> Bool {
        for (index, word) in words.enumerated() where ["i", "ive", "im"].contains(word) {
            let isGoingOn = word == "im" || words[(index + 1)...].first == "am"
            let rest = words[(index + 1)...].drop { DeedWords.between.contains($0) || $0 == "am" }
            guard let first = rest.first else { continue }
            let deeds = isGoingOn ? DeedWords.going : DeedWords.deeds.union(DeedWords.puts)
            if deeds.contains(first) { return true }
        }
        let auxiliaries: Set = ["habe", "hab", "habs"]
        return words.contains("ich") && !auxiliaries.isDisjoint(with: words) && !DeedWords.deeds.isDisjoint(with: words)
    }

    /// “It has been saved”, “milk is now added”, “Deleted.”, “moved it to Work”, “die Notiz wurde gelöscht”.
    private static func isOfNotes(_ words: [String]) -> Bool {
        guard let first = words.first, let last = words.last, first != "you", first != "du" else { return false }
        if DeedWords.finished.contains(first) || words.count <= 3 && DeedWords.finished.contains(last) { return true }
        let second = words.count > 1 ? words[1] : nil
        if DeedWords.deeds.contains(first), second.map(DeedWords.afterDeed.contains) ?? true { return true }
        if DeedWords.subjects.contains(first), let second, DeedWords.deeds.contains(second) { return true }
        for (index, word) in words.enumerated()
        where ["has", "have", "is", "are", "was", "were", "been"].contains(word) {
            let rest = words[(index + 1)...].drop { DeedWords.between.contains($0) }
            if let deed = rest.first, DeedWords.deeds.contains(deed) { return true }
        }
        let auxiliaries: Set = ["wurde", "wurden", "worden", "ist", "sind", "habe", "hab", "habs"]
        return !auxiliaries.isDisjoint(with: words) && DeedWords.deeds.contains(last)
    }

    /// “It's on your list now”, “that's in your notes”, “you're all set”, “steht jetzt auf deiner Liste”.
    private static func isState(_ words: [String]) -> Bool {
        if DeedWords.settled.contains(where: { words.starts(with: $0) }) { return true }
        guard DeedWords.unchanged.isDisjoint(with: words), !DeedWords.places.isDisjoint(with: words) else {
            return false
        }
        let isNow = words.contains("now") || words.contains("jetzt") || words.contains("nun")
        let isThere =
            ["its", "thats", "theyre"].contains(words[0]) && words.count > 2 && ["on", "in"].contains(words[1])
        return isThere || isNow && !DeedWords.states.isDisjoint(with: words)
    }

    /// The words of each sentence that is no question, clause by clause, without quotations and code.
    private static func sentences(of reply: String) -> [[[String]]] {
        var text = reply.replacing(/```[\s\S]*?(```|$)|`[^`\n]*`|“[^”]*”|„[^“]*“|"[^"\n]*"/, with: " … ")
        text = text.split(separator: "\n").filter { !$0.hasPrefix(">") }.joined(separator: "\n")
        var sentences: [[[String]]] = []
        var sentence = ""
        for character in text + "\n" {
            guard ".!?;\n".contains(character) else {
                sentence.append(character)
                continue
            }
            let clauses = sentence.foldedForSearch.replacing("’", with: "'").split { ",:–—".contains($0) }.map {
                clause in
                clause.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { $0.filter { $0 != "'" } }
            }
            .filter { !$0.isEmpty }
            if character != "?", !clauses.isEmpty { sentences.append(clauses) }
            sentence = ""
        }
        return sentences
    }
}
