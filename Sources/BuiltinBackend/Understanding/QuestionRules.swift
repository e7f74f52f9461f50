/// Questions and orders to show something.
struct QuestionRules {
    /// Reads dates that look back.
    let past: DateReader
    /// Reads dates that look ahead.
    let future: DateReader

    /// What a clause asks for; `nil` when it asks for nothing.
    func intent(of clause: Clause) -> Intent? {
        let bare = Courtesy.stripped(clause)
        let asked = Self.unwrapped(bare)
        let isQuestion =
            asked.inner != Self.listLast(asked.inner) || asked.isWrapped || Self.startsQuestion(asked.inner)
            || clause.words.last?.mark == "?"
        let showing = asked.inner.match(Self.showVerbs).map(asked.inner.from)
        guard isQuestion || showing != nil || ["any", "anything"].contains(asked.inner.key(asked.inner.start)) else {
            return nil
        }
        let body = Self.listLast(asked.inner)
        if Self.isIdle(body) || body.match(Self.definitions) != nil { return .unknown }
        return category(body, showing: showing) ?? lists(body, showing: showing) ?? tasks(body) ?? notes(
            body,
            showing: showing
        ) ?? shopping(body)
            ?? (isQuestion ? fact(body) : shown(showing))
    }

    /// Whether "when …" asks for a time: "remind me when my appointment is", not "remind me when i get home".
    static func asksWhen(_ clause: Clause) -> Bool {
        guard clause.key(clause.start) == "when" else { return false }
        if let last = clause.words.last, Vocabulary.copulas.contains(last.key) { return true }
        return Vocabulary.copulas.contains(clause.key(clause.start + 1))
            || ["did", "do"].contains(clause.key(clause.start + 1))
    }

    // MARK: - The frame of a question

    /// The question inside "can you tell me if …".
    private static func unwrapped(_ clause: Clause) -> (inner: Clause, isWrapped: Bool) {
        guard let end = clause.match(wrappers), end < clause.end else { return (clause, false) }
        let inner = clause.from(end)
        let isStrong = clause.match(strongWrappers) != nil
        guard isStrong || startsQuestion(inner) || inner.match(conditions) != nil else { return (clause, false) }
        return (inner.after(conditions) ?? inner, true)
    }

    static func startsQuestion(_ clause: Clause) -> Bool {
        let first = clause.key(clause.start)
        if Vocabulary.questionWords.contains(first) { return true }
        if ["at", "in", "on", "for", "to", "about", "from"].contains(first),
            ["what", "which", "who", "whom"].contains(clause.key(clause.start + 1))
        {
            return true
        }
        return Vocabulary.auxiliaries.contains(first) && clause.match(notQuestions) == nil
    }

    /// The time, the weather and the like: nothing that notes know.
    private static func isIdle(_ clause: Clause) -> Bool {
        clause.match(idleQuestions) == clause.end
            || clause.contains(idleTopics) && !clause.contains(["list", "note", "notes", "lists"])
    }

    // MARK: - Lists

    /// "on my list is there any milk" as "is there any milk on my list".
    private static func listLast(_ body: Clause) -> Clause {
        guard let afterPreposition = body.match(ListStep.leadingPrepositions),
            let list = ListName.parse(body, at: afterPreposition), list.words.upperBound < body.end
        else { return body }
        let question = body.from(list.words.upperBound)
        return startsQuestion(question) ? Clause(question.text + " " + body.upTo(list.words.upperBound).text) : body
    }

    private func lists(_ body: Clause, showing: Clause?) -> Intent? {
        if body.containsPhrase(Self.allLists), showing != nil || Self.startsQuestion(body) { return .listLists }
        guard body.match(Self.generalQuestions) == nil, let list = ListName.first(in: body) else { return nil }
        let isOurs =
            list.isOwned || body.contains(Self.speakers) || body.containsPhrase(Self.namedLists)
            || Self.isEveryday(list)
            || list.hasHead && body.key(list.words.lowerBound) == "the" && (list.name.isEmpty || showing != nil)
        guard isOurs else { return nil }
        if list.isPlural, list.words.count <= 3 || list.name.isEmpty || body.containsPhrase(Self.ownLists) {
            return .listLists
        }
        let reference = NoteReference.list(list.name)
        guard list.hasHead || list.words.count > 1 else { return nil }
        if !list.hasHead, list.name == "reminders" || list.name == "tasks" { return nil }
        if let item = asked(of: list, in: body) {
            return .askItem(item.text, list: reference, isCount: body.key(body.start) == "how")
        }
        return .readList(reference)
    }

    /// The item that a question asks a list for.
    private func asked(of list: ListName, in body: Clause) -> Clause? {
        if let afterVerb = body.match(Self.listHas, at: list.words.upperBound), afterVerb < body.end {
            return meaningful(body.from(afterVerb))
        }
        var item = body.upTo(list.words.lowerBound)
        if let shorter = item.before(Self.itemEnds) { item = shorter }
        guard let afterOpening = item.match(Self.itemOpenings) else { return nil }
        return meaningful(item.from(afterOpening))
    }

    private func meaningful(_ item: Clause) -> Clause? {
        var item = Items.trimmed(item)
        while let shorter = item.before(Self.itemEnds), !shorter.isEmpty { item = shorter }
        item = Items.trimmed(item)
        return item.isEmpty || item.match(Self.noItems) == item.end
            || Vocabulary.questionWords.contains(item.key(item.start)) ? nil : item
    }

    private static func isEveryday(_ list: ListName) -> Bool {
        list.name.isEmpty ? false : Clause(list.name).contains(everydayLists) || list.name.lowercased().hasPrefix("to")
    }

    /// "do i have to buy milk", "what do i need to pick up at the store".
    private func shopping(_ body: Clause) -> Intent? {
        if let rest = body.after(Self.buyQuestions) {
            if rest.contains(Self.serviceTopics) || rest.match(Self.deviceThings) != nil { return nil }
            if rest.match(Self.worldNeeds) != nil || rest.containsPhrase(Self.worldPurposes) { return nil }
            guard let item = meaningful(rest), item.count <= 5 else { return .readList(.list("shopping list")) }
            return .askItem(item.text, list: .list(""), isCount: false)
        }
        if body.match(Self.whatToBuy) != nil { return .readList(.list("shopping list")) }
        return nil
    }

    // MARK: - Tasks

    private func tasks(_ body: Clause) -> Intent? {
        if body.match(Self.generalQuestions) != nil { return nil }
        if let reminder = body.find(Self.oneReminder), reminder.upperBound < body.end {
            return .find(
                SearchRequest(
                    words: Stems.contentWords(of: body.from(reminder.upperBound).words).joined(separator: " ")
                )
            )
        }
        let isAboutTasks =
            body.containsPhrase(Self.taskPhrases)
            && body.contains(Vocabulary.firstPerson.union(["what", "whats", "any", "show", "list", "all", "which"]))
        guard isAboutTasks else { return nil }
        return .listTasks(future.firstPhrase(in: body)?.days, onlyNext: body.containsPhrase(Self.nextOne))
    }

    // MARK: - Notes

    private func notes(_ body: Clause, showing: Clause?) -> Intent? {
        if let about = body.find(Self.notesAbout) {
            var rest = body.from(about.upperBound)
            let days = past.firstPhrase(in: rest)
            if let days { rest = Self.without(days, in: rest) }
            if let shorter = rest.before(Self.noteTails) { rest = shorter }
            return .find(SearchRequest(words: rest.text, days: days?.days))
        }
        guard body.containsPhrase(Self.noteWords) || body.containsPhrase(Self.wrote) else { return nil }
        if body.match(Self.howMany) != nil { return nil }
        // "when were post-it notes invented" speaks of notes in general.
        guard showing != nil || body.contains(Vocabulary.firstPerson) || body.match(Self.whichNotes) != nil else {
            return nil
        }
        let days = past.firstPhrase(in: body)
        let rest = days.map { Self.without($0, in: body) } ?? body
        let words = Stems.contentWords(of: rest.words).filter {
            !Vocabulary.weakWords.contains($0) && !Self.showWords.contains($0)
        }
        return .find(SearchRequest(words: words.joined(separator: " "), days: days?.days))
    }

    /// "show my ideas", "what are my goals".
    private func category(_ body: Clause, showing: Clause?) -> Intent? {
        let named = showing ?? body
        guard named.contains(["my", "our"]), !named.contains(["list", "lists"]) else { return nil }
        let words = Stems.contentWords(of: named.words).filter { !Vocabulary.weakWords.contains($0) }
        guard words.count == 1, let word = words.first, let category = Self.categories[word] else { return nil }
        return .find(SearchRequest(words: word, category: category))
    }

    /// "show me the wifi password": asked of the notes when it is one's own, or when they mention it.
    private func shown(_ showing: Clause?) -> Intent? {
        guard let showing, !showing.isEmpty else { return nil }
        if showing.match(Self.deviceThings) != nil { return .unknown }
        let topic = Stems.contentWords(of: showing.words)
        guard !topic.isEmpty, topic.count <= 5 else { return nil }
        let isPersonal = Vocabulary.possessives.contains(showing.key(showing.start))
        let scope: Question.Scope =
            !isPersonal ? .world : showing.contains(Self.serviceTopics) ? .service : .own
        return .answer(
            Question(kind: .other, topic: topic, subject: Self.subject(of: showing), days: nil, scope: scope)
        )
    }

    // MARK: - Facts

    private func fact(_ body: Clause) -> Intent {
        let days = past.firstPhrase(in: body)
        let isSearchedByDate =
            days != nil && body.contains(Vocabulary.firstPerson)
            && body.contains(["did", "was", "were", "had", "have"])
        let rest = isSearchedByDate ? days.map { Self.without($0, in: body) } ?? body : body
        let question = Question(
            kind: Self.kind(of: body),
            second: Self.secondKind(of: body),
            topic: Stems.contentWords(of: rest.words),
            subject: Self.subject(of: rest),
            days: isSearchedByDate ? days?.days : nil,
            scope: Self.scope(of: body)
        )
        return .answer(question)
    }

    /// What a question is about, from its first strong word to its last.
    private static func subject(of clause: Clause) -> String {
        let strong = clause.words.indices.filter {
            !Vocabulary.stopWords.contains(clause.key($0)) && !Vocabulary.weakWords.contains(clause.key($0))
        }
        guard let first = strong.first, var last = strong.last else { return "that" }
        // "blood type" keeps its second word, "key hidden" does not.
        while namedKinds.contains(clause.key(last + 1)) { last += 1 }
        return clause[first..<last + 1].text
    }

    /// The kind of "where" in "when and where is …".
    private static func secondKind(of body: Clause) -> Question.Kind? {
        guard let and = body.words.prefix(4).firstIndex(where: { $0.key == "and" }), and > body.start else {
            return nil
        }
        let second = body.from(and + 1)
        guard Vocabulary.questionWords.contains(second.key(second.start)) else { return nil }
        return kind(of: second)
    }

    private static func kind(of body: Clause) -> Question.Kind {
        switch (body.key(body.start), body.key(body.start + 1)) {
        case ("when", _), ("whens", _), ("what", "time"), ("what", "date"), ("what", "day"), ("which", "day"): .time
        case ("where", _), ("wheres", _): .place
        case ("who", _), ("whos", _), ("whose", _), ("whom", _), ("to", "whom"): .person
        case ("how", "much"), ("how", "many"), ("how", "long"), ("how", "far"), ("how", "old"), ("how", "big"): .amount
        case (let first, _) where Vocabulary.auxiliaries.contains(first): .yesOrNo
        default: .other
        }
    }

    private static func scope(of body: Clause) -> Question.Scope {
        guard body.contains(serviceTopics) || body.containsPhrase(serviceThings) else {
            return isPersonal(body) ? .own : .world
        }
        return body.contains(Vocabulary.firstPerson) ? .service : .world
    }

    /// Whether a question is about the person's own life, by its frame and not by its topic.
    private static func isPersonal(_ body: Clause) -> Bool {
        if body.containsPhrase(worldFrames) { return false }
        if body.containsPhrase(ownMemories) { return true }
        if body.match(ownFrames) != nil || body.containsPhrase(ownHeads) { return true }
        if body.match(objectQuestions) != nil, body.containsPhrase(ownActions), !body.containsPhrase(worldPurposes) {
            return true
        }
        if body.contains(["my", "our"]), body.match(otherFrames) == nil { return true }
        guard body.match(eventQuestions) != nil else {
            return false
        }
        return body.contains(ownEvents)
            && (body.words.contains(where: \.isPossessive) || body.match(eventFrames) != nil)
    }

    static func without(_ phrase: DatePhrase, in clause: Clause) -> Clause {
        let before = clause.upTo(phrase.words.lowerBound)
        let after = clause.from(phrase.words.upperBound)
        return after.isEmpty ? before : before.isEmpty ? after : Clause(before.text + " " + after.text)
    }
}
