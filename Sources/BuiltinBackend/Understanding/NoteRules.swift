/// Orders about one note: delete, rename, tag, pin, file, append to, read.
struct NoteRules {
    /// The intent of a clause; `nil` when it orders nothing about a note.
    func intent(of clause: Clause) -> Intent? {
        let bare = Courtesy.stripped(clause)
        return deletion(bare) ?? renaming(bare) ?? tagging(bare) ?? pinning(bare) ?? filing(bare) ?? appending(bare)
            ?? rewording(bare) ?? reading(bare)
    }

    /// "also note there that the garage closes at six": text for the note of the last card, never a note of its own.
    func remarkThere(_ clause: Clause) -> Intent? {
        guard let rest = Courtesy.stripped(clause).after(Self.pointedAdditions), rest.count >= 2 else { return nil }
        return .append(DraftMaker.capitalized(rest.wholeText), .last)
    }

    /// "add to it that the next service is due": text for the note of the last card, never an item of a list.
    func remark(of clause: Clause) -> Intent? {
        let bare = Courtesy.stripped(clause)
        if let rest = bare.after(Self.additions), rest.count >= 2, rest.match(Self.appendTargets) == nil,
            rest.dropsIntoSentence, !namesNoteAtEnd(rest)
        {
            return .append(DraftMaker.capitalized(rest.wholeText), .last)
        }
        if let rest = bare.after(Self.additionsThere), !rest.isEmpty {
            return .append(DraftMaker.capitalized((rest.after(Self.textOpenings) ?? rest).wholeText), .last)
        }
        guard let rest = bare.after(Self.appendVerbs), let target = rest.match(Self.appendTargets),
            case .append(let text, .last)? = appendedAfterName(rest.from(target))
        else { return nil }
        return .append(text, .last)
    }

    /// "… to the Q3 review note": then the sentence is for that note.
    private func namesNoteAtEnd(_ rest: Clause) -> Bool {
        guard let connector = lastConnector(in: rest) else { return false }
        return rest.from(connector.upperBound).containsPhrase(Self.noteNouns)
    }

    /// The note that words point at.
    static func reference(_ clause: Clause) -> NoteReference? {
        var clause = clause
        if clause.match(lastNote) == clause.end { return .last }
        if let rest = clause.after(noteOpenings), !rest.isEmpty { clause = rest }
        if let rest = clause.before(noteEndings), !rest.isEmpty { clause = rest }
        if let rest = clause.after(articles), !rest.isEmpty { clause = rest }
        guard !clause.isEmpty, clause.count <= 10 else { return nil }
        if let number = Self.handle(clause) { return .handle(number) }
        if clause.match(lastNote) == clause.end { return .last }
        return .words(clause.text)
    }

    private static func handle(_ clause: Clause) -> String? {
        guard clause.count == 1, let key = clause.words.first?.key else { return nil }
        let digits = key.hasPrefix("#") ? String(key.dropFirst()) : key
        guard (4...32).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit), digits.contains(where: \.isNumber)
        else { return nil }
        return digits
    }

    private func deletion(_ clause: Clause) -> Intent? {
        guard let rest = clause.after(Self.deleteVerbs), !rest.isEmpty else { return nil }
        if rest.match(Self.otherThings) != nil { return nil }
        let namesNote = rest.containsPhrase(Self.noteNouns)
        if rest.match(Self.lastNote) == rest.end { return .deleteNote(.last) }
        guard namesNote || Self.strongDeleteVerbs.contains(clause.key(clause.start)), let note = Self.reference(rest)
        else { return nil }
        if case .handle = note { return .deleteNote(note) }
        return namesNote || rest.count <= 5 ? .deleteNote(note) : nil
    }

    private func renaming(_ clause: Clause) -> Intent? {
        if let rest = clause.after(Self.namings), !rest.isEmpty {
            return .patch(.rename(DraftMaker.capitalized(rest.text)), .last)
        }
        guard let rest = clause.after(Self.renameVerbs), let connector = rest.find(Self.becomings),
            connector.lowerBound > rest.start,
            connector.upperBound < rest.end,
            let note = Self.reference(rest.upTo(connector.lowerBound)) ?? listReference(rest.upTo(connector.lowerBound))
        else { return nil }
        return .patch(.rename(DraftMaker.capitalized(rest.from(connector.upperBound).text)), note)
    }

    private func listReference(_ clause: Clause) -> NoteReference? {
        ListName.parse(clause, at: clause.start).map { .list($0.name) }
    }

    private func tagging(_ clause: Clause) -> Intent? {
        if let rest = clause.after(Self.untagVerbs) {
            guard let connector = rest.find(Self.untagConnectors),
                let note = Self.reference(rest.upTo(connector.lowerBound))
            else { return nil }
            return .patch(.untag(tags(rest.from(connector.upperBound))), note)
        }
        if let rest = clause.after(Self.tagVerbs), let connector = rest.find(Self.tagConnectors),
            connector.lowerBound > rest.start,
            let note = Self.reference(rest.upTo(connector.lowerBound))
        {
            return .patch(.tag(tags(rest.from(connector.upperBound))), note)
        }
        guard let end = clause.match(Self.tagOrders) else { return nil }
        let rest = clause.from(end)
        guard let connector = rest.find(Self.tagTargets), connector.lowerBound > rest.start,
            let note = Self.reference(rest.from(connector.upperBound))
        else { return nil }
        let names = tags(rest.upTo(connector.lowerBound))
        return .patch(["add", "put"].contains(clause.key(clause.start)) ? .tag(names) : .untag(names), note)
    }

    private func tags(_ clause: Clause) -> [String] {
        clause.words.filter { !["and", "the", "tag", "tags", "a"].contains($0.key) }
            .map { $0.key.hasPrefix("#") ? String($0.key.dropFirst()) : $0.key }
    }

    private func pinning(_ clause: Clause) -> Intent? {
        guard ["pin", "unpin"].contains(clause.key(clause.start)) else { return nil }
        var rest = clause.from(clause.start + 1)
        if let shorter = rest.before(Self.pinTails) { rest = shorter }
        if rest.key(rest.start) == "number" || rest.isEmpty { return nil }
        let reference = ListName.parse(rest, at: rest.start).flatMap {
            $0.words.upperBound == rest.end ? NoteReference.list($0.name) : nil
        }
        return (reference ?? Self.reference(rest)).map { .patch(.pin(clause.key(clause.start) == "pin"), $0) }
    }

    private func filing(_ clause: Clause) -> Intent? {
        guard let rest = clause.after(Self.filingVerbs),
            let last = rest.words.last,
            Self.categories.contains(last.key), let connector = rest.find(Self.filingConnectors),
            connector.lowerBound > rest.start,
            rest.end - connector.upperBound <= 2, let note = Self.reference(rest.upTo(connector.lowerBound))
        else { return nil }
        return .patch(.categorise(last.key), note)
    }

    private func appending(_ clause: Clause) -> Intent? {
        guard let rest = clause.after(Self.appendVerbs), !rest.isEmpty else {
            return nil
        }
        if rest.match(Self.foreignTargets) != nil { return nil }
        if let afterTo = rest.match(Self.appendTargets) { return appendedAfterName(rest.from(afterTo)) }
        if ["update", "amend", "extend"].contains(clause.key(clause.start)) { return appendedAfterName(rest) }
        guard let connector = lastConnector(in: rest), connector.lowerBound > rest.start else { return nil }
        let target = rest.from(connector.upperBound)
        guard target.match(Self.foreignTargets) == nil,
            !["your", "his", "her", "their"].contains(target.key(target.start)),
            target.containsPhrase(Self.noteNouns) || target.match(Self.lastNote) == target.end
                || rest.words.contains(where: { _ in target.count <= 4 }),
            let note = Self.reference(target)
        else { return nil }
        let text = rest.upTo(connector.lowerBound)
        return .append(DraftMaker.capitalized((text.after(Self.textOpenings) ?? text).wholeText), note)
    }

    /// "the Q3 review note that travel is cut", "the q3 review: travel is cut".
    private func appendedAfterName(_ rest: Clause) -> Intent? {
        let colon = rest.words.firstIndex { $0.mark == ":" }
        let connector =
            colon.map { $0 + 1..<$0 + 1 } ?? rest.find(Self.textConnectors)
        guard let connector, connector.lowerBound > rest.start, connector.upperBound < rest.end,
            let note = Self.reference(rest.upTo(connector.lowerBound))
        else { return nil }
        return .append(DraftMaker.capitalized(rest.from(connector.upperBound).wholeText), note)
    }

    private func lastConnector(in clause: Clause) -> Range<Int>? {
        clause.words.indices.last { ["to", "in", "into", "on"].contains(clause.key($0)) }.map { $0..<$0 + 1 }
    }

    /// "in the wifi note change router to modem".
    private func rewording(_ clause: Clause) -> Intent? {
        guard let rest = clause.after(Self.wordingOpenings), let verb = rest.find(Self.wordingVerbs),
            verb.lowerBound > rest.start,
            let note = Self.reference(rest.upTo(verb.lowerBound)),
            let connector = rest.from(verb.upperBound).find(Self.wordingConnectors)
        else { return nil }
        let old = rest[verb.upperBound..<connector.lowerBound]
        let new = rest.from(connector.upperBound)
        return old.isEmpty || new.isEmpty ? nil : .patch(.replace(old.text, with: new.text), note)
    }

    private func reading(_ clause: Clause) -> Intent? {
        guard let rest = clause.after(Self.readVerbs), rest.count <= 8, !rest.isEmpty, !rest.contains(["list"]),
            rest.match(Self.lastNote) == rest.end
                || rest.match(Self.pointers) != nil
                    && (rest.words.last?.key == "note" || rest.match(Self.oneNote) != nil),
            let note = Self.reference(rest)
        else { return nil }
        return .read(note)
    }

    // MARK: - Words

    /// A sentence that is added to what was spoken of: "add that the receipt is in the glovebox".
    private static let additions: [Phrase] = ["also? add|append|include|mention also? that"]
    private static let pointedAdditions: [Phrase] = [
        "also note|write|mention|jot|record down? in? there that?",
        "note|write|mention|jot|record down? in? there that",
    ]
    private static let additionsThere: [Phrase] = [
        "also? add|note|write|put|append|include|mention|jot down? in? there also? that?",
        "also? add|note|write|put|append|include|mention|jot to|in|on it|that|this note? that",
    ]
    private static let namings: [Phrase] = ["call|name|title it|that|this note?"]
    private static let becomings: [Phrase] = ["to|as|into"]
    private static let untagVerbs: [Phrase] = ["untag"]
    private static let untagConnectors: [Phrase] = ["as|from|with"]
    private static let tagVerbs: [Phrase] = ["tag|label"]
    private static let tagConnectors: [Phrase] = ["as|with"]
    private static let tagTargets: [Phrase] = ["to|on|from|off|of"]
    private static let pinTails: [Phrase] = ["to the top", "on top", "at the top"]
    private static let appendTargets: [Phrase] = ["to|in|on|into"]
    private static let textOpenings: [Phrase] = ["that", "the following"]
    private static let wordingOpenings: [Phrase] = ["in|on"]
    private static let wordingVerbs: [Phrase] = ["change|replace|swap"]
    private static let wordingConnectors: [Phrase] = ["to|with|by|for"]
    private static let readVerbs: [Phrase] = ["show|open|read|display|view|see me|us? back|out?"]
    private static let pointers: [Phrase] = ["the|my|that|this"]
    private static let tagOrders: [Phrase] = ["add|put|remove|delete|take|drop off|the|a? tag|tags|label"]
    private static let filingVerbs: [Phrase] = ["categorize|categorise|file|classify|mark|make|move|set"]
    private static let filingConnectors: [Phrase] = ["as|under|into|to|a|an"]
    private static let appendVerbs: [Phrase] = ["also? add|append|include|put|write|note|update|amend|extend also?"]
    private static let textConnectors: [Phrase] = ["that", "saying that?", "with", "to say|read|include that?"]
    private static let deleteVerbs: [Phrase] = [
        "delete|remove|erase|trash|discard|bin|destroy|cancel|scrap|eliminate", "get rid of", "throw|toss away|out",
        "find and delete|remove", "delete|remove|erase out?", "forget about?",
    ]
    private static let strongDeleteVerbs: Set<String> = ["delete", "erase", "trash", "remove", "discard"]
    private static let renameVerbs: [Phrase] = [
        "rename|retitle", "change|set|update the? title|name of", "change the? title|name",
    ]
    static let lastNote: [Phrase] = [
        "it|that|this|that|them", "the|that|this|my last|latest|previous|newest|same|first? note|one|list",
        "that|this|the note|one|list|reminder",
    ]
    private static let oneNote: [Phrase] = ["the|my|that note about|on|called|titled|named|for|with|from"]
    private static let noteOpenings: [Phrase] = [
        """
        the|my|that|this|a? note|notes|reminder|memo|task about|on|for|called|titled|named|regarding|to|of|with|\
        that|from says?
        """,
        "the|my note",
    ]
    private static let noteEndings: [Phrase] = ["note|notes|memo|reminder", "note from my? notes?", "from|in my notes"]
    private static let articles: [Phrase] = ["the|my|that|this|a|our"]
    private static let noteNouns: [Phrase] = ["note|notes|memo|reminder|reminders"]
    private static let categories: Set<String> = [
        "idea", "task", "journal", "health", "goal", "memory", "finance", "other",
    ]
    private static let foreignTargets: [Phrase] = [
        """
        my|the|our? calendar|contacts|playlist|cart|basket|account|schedule|phone|agenda|alarm|address|tab|bill|\
        party|event|meeting|soup|favorites|queue|library|chat|group|event|events|new|a|an
        """
    ]
    /// What is deleted elsewhere: alarms, events, mail.
    private static let otherThings: [Phrase] = [
        """
        my|the|all|this|that|an|a|every|next|of|most|recent|last? my|the? last|latest|newest|oldest|first|previous|old|unread|recent|today|todays|tomorrow|tomorrows|next|\
        upcoming|all|morning|wake|recurring|repeating|search|browsing|call|chat? alarm|alarms|timer|timers|event|\
        events|meeting|meetings|appointment|appointments|playlist|playlists|song|songs|music|subscription|order|\
        orders|reservation|account|card|contact|contacts|email|emails|mail|message|messages|text|texts|call|\
        calls|flight|hotel|app|apps|calendar|photo|photos|picture|file|files|history|cookies|everything|all|set
        """
    ]
}
