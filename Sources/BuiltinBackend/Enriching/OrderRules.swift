/// Tells a sentence that orders something from one that tells something.
enum OrderRules {
    /// What a sentence says is to be done; `nil` when it orders nothing.
    static func thing(in sentence: Clause) -> String? {
        guard !sentence.isQuestion, sentence.count >= 2 else { return nil }
        if let rest = labelled(sentence) { return capitalized(rest) }
        let clause = skipping(sentence)
        if let rest = needed(clause) ?? ordered(clause) { return capitalized(rest) }
        return isAgreed(clause) ? capitalized(clause) : nil
    }

    /// "TODO: call the plumber".
    private static func labelled(_ clause: Clause) -> Clause? {
        guard let end = clause.match(labels), end < clause.end else { return nil }
        let isMarked = clause.words[end - 1].mark == ":"
        return isMarked || ordered(clause.from(end)) != nil ? clause.from(end) : nil
    }

    /// "I need to renew the passport", "don't forget to call Tom".
    private static func needed(_ clause: Clause) -> Clause? {
        if let rest = clause.after(reminders), let verb = rest.words.first {
            return isStative(verb) ? nil : rest
        }
        if clause.match(forgetting) != nil { return clause }
        guard let rest = clause.after(needs).map(withoutAdverb), rest.count >= 2, let verb = rest.words.first,
            !isStative(verb), !Vocabulary.stopWords.contains(verb.key)
        else { return nil }
        // "We should go more often" is a wish.
        let isWeak = clause.match(advice) != nil
        return isWeak && !isVerb(rest) ? nil : rest
    }

    /// "Call the dentist", "by Friday, send the figures".
    private static func ordered(_ clause: Clause) -> Clause? {
        if isImperative(clause) { return clause }
        guard let end = endOfTime(clause) else { return nil }
        let rest = clause.from(end)
        let isDeadline = clause.key(clause.start) == "by"
        return isImperative(rest) || isDeadline && rest.contains(obligations) ? clause : nil
    }

    private static func isImperative(_ clause: Clause) -> Bool {
        guard clause.count >= 2, isVerb(clause) else { return false }
        let verb = clause.key(clause.start)
        let next = clause.key(clause.start + 1)
        if nounFollowers.contains(next) || compounds[verb]?.contains(next) == true { return false }
        if next == "for" { return verbsWithFor.contains(verb) }
        // "Order 4711 is late" and "call quality was bad" tell something.
        return !clause[clause.start + 1..<clause.start + 3].contains(tellingVerbs)
    }

    /// "Anna to send the slides", "Tom will book the room by Friday".
    private static func isAgreed(_ clause: Clause) -> Bool {
        guard clause.count >= 4, let subject = clause.words.first,
            clause.source[subject.range].first?.isUppercase == true, !someone.contains(subject.key)
        else { return false }
        let rest = clause.from(clause.start + 1)
        if rest.key(rest.start) == "to", isVerb(rest.from(rest.start + 1)) {
            let object = rest.from(rest.start + 2)
            return Vocabulary.determiners.contains(object.key(object.start)) || object.startsWithCapital
                || hasDeadline(clause)
        }
        guard let verb = rest.after(promises) else { return false }
        return isVerb(verb) && hasDeadline(clause)
    }

    private static func hasDeadline(_ clause: Clause) -> Bool {
        clause.words.indices.contains { index in
            let next = clause.key(index + 1)
            return clause.key(index) == "by" && (deadlines.contains(next) || Int(next) != nil)
        }
    }

    /// The index after a time at the beginning, such as "by Friday" or "before the trip,".
    private static func endOfTime(_ clause: Clause) -> Int? {
        let first = clause.key(clause.start)
        let isDay = days.contains(first)
        guard isDay || timePrepositions.contains(first) else { return nil }
        let beginning = clause[clause.start..<clause.start + 5]
        if let comma = beginning.words.firstIndex(where: { $0.mark == "," || $0.mark == ":" }) { return comma + 1 }
        if isDay { return clause.start + 1 }
        return deadlines.contains(clause.key(clause.start + 1)) ? clause.start + 2 : nil
    }

    private static func isVerb(_ clause: Clause) -> Bool {
        verbs.contains(clause.key(clause.start)) || clause.match(phrasalVerbs) != nil
    }

    private static func isStative(_ verb: Word) -> Bool { stativeVerbs.contains(verb.key) }

    private static func skipping(_ clause: Clause) -> Clause {
        guard clause.count > 2, openings.contains(clause.key(clause.start)) else { return clause }
        return skipping(clause.from(clause.start + 1))
    }

    private static func withoutAdverb(_ clause: Clause) -> Clause {
        adverbs.contains(clause.key(clause.start)) ? clause.from(clause.start + 1) : clause
    }

    private static func capitalized(_ clause: Clause) -> String {
        var text = clause.wholeText
        while let mark = text.last, ".!".contains(mark), !text.hasSuffix("..") { text.removeLast() }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension Clause {
    fileprivate var isQuestion: Bool { source.last { !$0.isWhitespace && !"\"”)".contains($0) } == "?" }

    var startsWithCapital: Bool { words.first.map { source[$0.range].first?.isUppercase == true } ?? false }
}
