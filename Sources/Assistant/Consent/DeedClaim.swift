import Notes

/// Finds out whether a reply says that something was saved, changed or deleted.
enum DeedClaim {
    /// - Parameters:
    ///   - isOrder: whether the person asked for a change; else only what the model says of itself counts, as a note may say
    ///     that something has been moved.
    static func isMade(in reply: String, isOrder: Bool) -> Bool {
        sentences(of: reply).contains { sentence in
            guard DeedWords.elsewhere.isDisjoint(with: sentence) else { return false }
            return isOfItself(sentence) || isOrder && isOfNotes(sentence)
        }
    }

    /// “I saved”, “I have now saved”, “ich habe es gespeichert”.
    private static func isOfItself(_ words: [String]) -> Bool {
        for (index, word) in words.enumerated() where word == "i" || word == "ive" {
            let rest = words[(index + 1)...].drop { DeedWords.between.contains($0) }
            if let first = rest.first, DeedWords.deeds.contains(first) { return true }
        }
        return words.contains("ich") && words.contains("habe") && !DeedWords.deeds.isDisjoint(with: words)
    }

    /// “It has been saved”, “milk is now added”, “Deleted.”, “die Notiz wurde gelöscht”.
    private static func isOfNotes(_ words: [String]) -> Bool {
        guard let first = words.first, first != "you", first != "du" else { return false }
        if DeedWords.finished.contains(first) || words.count <= 3 && DeedWords.finished.contains(words[words.count - 1])
        {
            return true
        }
        for (index, word) in words.enumerated()
        where ["has", "have", "is", "are", "was", "were", "been"].contains(word) {
            let rest = words[(index + 1)...].drop { DeedWords.between.contains($0) }
            if let deed = rest.first, DeedWords.deeds.contains(deed) { return true }
        }
        let auxiliaries: Set = ["wurde", "wurden", "worden", "ist", "sind", "habe"]
        return !auxiliaries.isDisjoint(with: words) && DeedWords.deeds.contains(words[words.count - 1])
    }

    /// The words of each sentence that is no question, without quotations and code.
    private static func sentences(of reply: String) -> [[String]] {
        var text = reply.replacing(/```[\s\S]*?(```|$)|`[^`\n]*`|“[^”]*”|„[^“]*“|"[^"\n]*"/, with: " … ")
        text = text.split(separator: "\n").filter { !$0.hasPrefix(">") }.joined(separator: "\n")
        var sentences: [[String]] = []
        var sentence = ""
        for character in text + "\n" {
            guard ".!?;\n".contains(character) else {
                sentence.append(character)
                continue
            }
            let words = sentence.foldedForSearch.replacing("’", with: "'")
                .split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { $0.filter { $0 != "'" } }
            if character != "?", !words.isEmpty { sentences.append(words) }
            sentence = ""
        }
        return sentences
    }
}
