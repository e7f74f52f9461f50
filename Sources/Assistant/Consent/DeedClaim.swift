import Notes

/// Finds out what a reply says was done to notes: saved, changed, deleted.
enum DeedClaim {
    /// Something that a reply says was done.
    private struct Claim {
        /// What of it would make it true.
        var kinds = Set(Deed.allCases)
        /// Whether it can mean nothing but what was just done, as “I deleted it” and “the note was deleted” do.
        var isSure = true
    }

    /// - Parameters:
    ///   - isOrder: whether the person asked for a change; else only what the model says of itself counts, as a note may say
    ///     that something has been moved.
    static func isMade(in reply: String, isOrder: Bool) -> Bool { !claims(in: reply, isOrder: isOrder).isEmpty }

    /// The first claim that nothing of what was done makes true.
    ///
    /// After a change a reply says more of notes as they are, so only a sure claim counts then.
    /// - Parameter isForTools: whether the person asked for what only a tool does: while nothing was done, any short reply
    ///   is a claim that neither asks nor refuses anything.
    static func falseClaim(
        in reply: String,
        isOrder: Bool,
        isForTools: Bool = false,
        after deeds: Set<Deed>
    ) -> FalseClaim? {
        let claims = claims(in: reply, isOrder: isOrder)
        guard !deeds.isEmpty else {
            return claims.isEmpty && !(isForTools && isConsent(reply)) ? nil : .anything
        }
        let claim = claims.first { $0.isSure && $0.kinds.isDisjoint(with: deeds) }
        return claim.flatMap { claim in
            Deed.allCases.reversed().first(where: claim.kinds.contains).map(FalseClaim.deed)
        }
    }

    /// Whether a reply is short, and agrees: it neither asks something, nor says that or why something was not done, nor
    /// tells what was found.
    private static func isConsent(_ reply: String) -> Bool {
        let words = sentences(of: reply).joined().joined()
        return (1...mostOfConsent).contains(words.count) && DeedWords.reservations.isDisjoint(with: words)
            && !ReplyQuestion.isAsked(in: reply)
    }

    /// The most words with which a model agrees; a longer reply is an answer.
    private static let mostOfConsent = 25

    private static func claims(in reply: String, isOrder: Bool) -> [Claim] {
        sentences(of: reply).flatMap { all -> [Claim] in
            // “No need, I took care of it.”
            let clauses = all.count > 1 && DeedWords.noes.contains(all[0]) ? Array(all.dropFirst()) : all
            let sentence = Array(clauses.joined(separator: [","]))
            if isPromise(sentence) { return [Claim()] }
            // “You wrote that it has been moved.”
            let isTold = sentence.contains("wrote") && !sentence.contains("i")
            guard DeedWords.elsewhere.isDisjoint(with: sentence), !isTold else { return [] }
            let own = ofItself(sentence).map { deed in
                Claim(kinds: DeedWords.kinds(of: deed, in: clauses.first { $0.contains(deed) } ?? sentence))
            }
            guard isOrder else { return own + ofMoment(sentence) }
            return own + ofNotes(sentence) + (clauses.count > 1 ? clauses.flatMap(ofNotes) : [])
                + clauses.compactMap(state)
        }
    }

    /// “I will remember that”, “I won't forget it”, “das merke ich mir”: nothing is remembered but what is noted.
    private static func isPromise(_ words: [String]) -> Bool {
        guard DeedWords.conditions.isDisjoint(with: words) else { return false }
        return words.indices.contains { index in
            DeedWords.promises.contains { words[index...].starts(with: $0) }
        }
    }

    /// “I saved”, “I have now saved”, “I'm adding that and deleting this”, “ich habe es gespeichert”.
    private static func ofItself(_ words: [String]) -> [String] {
        for (index, word) in words.enumerated() where ["i", "ive", "im"].contains(word) {
            let isGoingOn = word == "im" || words[(index + 1)...].first == "am"
            let rest = words[(index + 1)...].drop { DeedWords.between.contains($0) || $0 == "am" }
            guard let first = rest.first else { continue }
            let deeds = isGoingOn ? DeedWords.going : DeedWords.deeds.union(DeedWords.puts)
            guard deeds.contains(first) else { continue }
            // “I noted that the landlord has changed the locks.”
            let told = rest.indices.dropFirst().first { next in
                ["that", "how"].contains(rest[next])
                    && rest[(next + 1)...].first.map(DeedWords.subjectsTold.contains) ?? false
            }
            let further = rest.indices.dropFirst().prefix { $0 < told ?? rest.endIndex }.filter { next in
                deeds.contains(rest[next]) && DeedWords.joints.contains(rest[next - 1])
            }
            return [first] + further.map { rest[$0] }
        }
        let auxiliaries: Set = ["habe", "hab", "habs"]
        guard !auxiliaries.isDisjoint(with: words), words.contains("ich") || auxiliaries.contains(words[0]) else {
            return []
        }
        return words.filter(DeedWords.deeds.contains)
    }

    /// “That note is now pinned”, “the duplicate has been removed”: what a note cannot have told.
    private static func ofMoment(_ words: [String]) -> [Claim] {
        let subject = words.prefix { !["is", "are", "has", "have", "was", "were"].contains($0) }
        guard let last = subject.last, subject.count <= 4, DeedWords.wholes.contains(last) else { return [] }
        let isOfNow = words.dropFirst(subject.count).prefix(3).contains(where: DeedWords.now.contains)
        return isOfNow || DeedWords.doubles.contains(last) ? ofNotes(words).filter(\.isSure) : []
    }

    /// “It has been saved”, “milk is now added”, “Deleted.”, “moved it to Work”, “die Notiz wurde gelöscht”.
    private static func ofNotes(_ words: [String]) -> [Claim] {
        let words = Array(words.drop(while: DeedWords.openings.contains))
        guard let first = words.first, let last = words.last, first != "you", first != "du" else { return [] }
        func claim(_ deed: String, isSure: Bool) -> [Claim] {
            [Claim(kinds: DeedWords.kinds(of: deed, in: words), isSure: isSure)]
        }
        if DeedWords.finished.contains(first) { return claim(first, isSure: words.count < 3) }
        if words.count <= 3, DeedWords.finished.contains(last) { return claim(last, isSure: words.count < 3) }
        if words.count <= 3, !DeedWords.wholes.isDisjoint(with: words), DeedWords.deeds.contains(last) {
            return claim(last, isSure: true)
        }
        let second = words.count > 1 ? words[1] : nil
        if DeedWords.deeds.contains(first), second.map(DeedWords.afterDeed.contains) ?? true {
            return claim(first, isSure: true)
        }
        if DeedWords.subjects.contains(first), let second, DeedWords.deeds.contains(second) {
            return claim(second, isSure: true)
        }
        let isOfNote = [DeedWords.subjects, DeedWords.places, DeedWords.now].contains { !$0.isDisjoint(with: words) }
        let verbs: Set = ["has", "have", "is", "are", "was", "were", "been"]
        let told = words.indices.filter { verbs.contains(words[$0]) }.compactMap { index in
            words[(index + 1)...].drop { DeedWords.between.contains($0) }.first
        }
        .filter(DeedWords.deeds.contains)
        guard told.isEmpty else { return told.flatMap { claim($0, isSure: isOfNote) } }
        let auxiliaries: Set = ["wurde", "wurden", "worden", "ist", "sind", "habe", "hab", "habs"]
        guard !auxiliaries.isDisjoint(with: words), DeedWords.deeds.contains(last) else { return [] }
        return claim(last, isSure: isOfNote)
    }

    /// “It's on your list now”, “that's in your notes”, “you're all set”, “the list is gone”, “steht jetzt auf deiner Liste”.
    private static func state(_ words: [String]) -> Claim? {
        if DeedWords.settled.contains(where: { words.starts(with: $0) }) { return Claim() }
        if DeedWords.wholly.contains(words) { return Claim() }
        let isOfNote = !DeedWords.places.isDisjoint(with: words)
        guard DeedWords.unchanged.isDisjoint(with: words), isOfNote || !DeedWords.wholes.isDisjoint(with: words) else {
            return nil
        }
        if let last = words.last, DeedWords.gone.contains(last) { return Claim(kinds: [.deleted, .changed]) }
        guard isOfNote else { return nil }
        // “The older ones went into the trash.”
        if words.contains("went"), DeedWords.namesTrash(words) { return Claim(kinds: [.deleted]) }
        let isNow = !DeedWords.now.isDisjoint(with: words)
        let isThere =
            ["its", "thats", "theyre"].contains(words[0]) && words.count > 2 && ["on", "in"].contains(words[1])
        guard isThere || isNow && !DeedWords.states.isDisjoint(with: words) else { return nil }
        return Claim(kinds: DeedWords.namesTrash(words) ? [.deleted] : [.created, .changed])
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
            let folded = DeedWords.joiningWords(sentence.foldedForSearch.replacing("’", with: "'"))
            let clauses = folded.split { ",:–—".contains($0) }.map {
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
