/// Requests to keep something: facts to remember and tasks to be reminded of.
struct CaptureRules {
    let drafts: DraftMaker

    /// The note that a clause asks for; `nil` when it asks for none.
    func intent(of clause: Clause) -> Intent? {
        let bare = Courtesy.stripped(clause)
        return [bare, clause].lazy.compactMap {
            labelled($0) ?? reminder($0) ?? conditioned($0) ?? memo($0) ?? appendedReminder($0)
        }.first
    }

    /// The task in "i need to buy stamps": weaker than any other reading.
    func need(of clause: Clause) -> Intent? {
        guard let rest = clause.after(Self.needs), rest.count >= 2, !Self.serviceVerbs.contains(rest.key(rest.start)),
            !rest.contains(Self.serviceNouns)
        else { return nil }
        return .capture(drafts.task(rest))
    }

    /// "idea: a clock that runs backwards", "todo: buy stamps".
    private func labelled(_ clause: Clause) -> Intent? {
        guard let colon = clause.words.firstIndex(where: { $0.mark == ":" }), colon < clause.start + 3,
            colon + 1 < clause.end,
            let category = Self.labels[clause.upTo(colon + 1).keys.joined(separator: " ")]
        else { return nil }
        let rest = clause.from(colon + 1)
        return .capture(
            category == "task" ? drafts.task(rest) : drafts.fact(rest, category: category.isEmpty ? nil : category)
        )
    }

    // MARK: - Reminders

    private func reminder(_ clause: Clause) -> Intent? {
        guard let end = clause.match(Self.reminderOpenings) else {
            return clause.match(Self.taskOpenings).flatMap { task(clause.from($0)) }
        }
        let rest = clause.from(end)
        // "daily reminder to take vitamins" repeats daily.
        guard let rhythm = clause.upTo(end).words.first(where: { Self.rhythms.contains($0.key) }), !rest.isEmpty else {
            return task(rest)
        }
        return task(Clause("\(rest.text) \(rhythm.key)"))
    }

    /// "at noon remind me to eat", "when i get home remind me to charge the camera": the time stands first.
    private func conditioned(_ clause: Clause) -> Intent? {
        guard let order = clause.find(Self.remindOrders), order.lowerBound > clause.start,
            order.lowerBound - clause.start <= Self.longestCondition
        else { return nil }
        let condition = clause.upTo(order.lowerBound)
        guard
            condition.match(Self.conditions) != nil
                || drafts.dates.phrase(in: condition, at: condition.start)?.words.upperBound == condition.end
        else { return nil }
        guard !QuestionRules.asksWhen(condition) else { return nil }
        let thing = clause.from(order.upperBound)
        let rest = thing.after(Self.reminderFillers) ?? thing
        guard !rest.isEmpty, !isQuestion(rest) else { return nil }
        return .capture(drafts.task(Clause("\(Courtesy.withoutEnding(rest).text) \(condition.text)")))
    }

    private func task(_ rest: Clause) -> Intent? {
        var rest = rest
        if let opened = rest.after(Self.reminderFillers), !opened.isEmpty { rest = opened }
        guard !rest.isEmpty, !isQuestion(rest), rest.match(Self.emptyReminders) != rest.end else { return nil }
        return .capture(drafts.task(rest))
    }

    /// "i have a meeting with sean at four, can you remind me".
    private func appendedReminder(_ clause: Clause) -> Intent? {
        guard let statement = Courtesy.withoutEnding(clause).before(Self.appendedRequests), statement.count >= 2,
            !Vocabulary.questionWords.contains(statement.key(statement.start))
        else { return nil }
        let thing = statement.before(Self.statementTails) ?? statement
        return .capture(drafts.task(thing.after(Self.statementOpenings) ?? thing))
    }

    /// Whether what follows "remind me" asks for something instead of giving it.
    private func isQuestion(_ rest: Clause) -> Bool {
        let first = rest.key(rest.start)
        if first == "when" || first == "if" { return QuestionRules.asksWhen(rest) }
        if Vocabulary.questionWords.contains(first) || first == "whether" { return true }
        return rest.match(Self.askedThings) != nil
    }

    // MARK: - Memos

    private func memo(_ clause: Clause) -> Intent? {
        if let end = clause.match(Self.titledMemos), let titled = titled(clause.from(end)) { return .capture(titled) }
        if let rest = clause.after(Self.memoOpenings), !rest.isEmpty { return memo(body: rest, of: clause) }
        guard let end = clause.match(Self.wrappedVerbs), let rest = clause.from(end).before(Self.wrappedTails),
            !rest.isEmpty
        else { return nil }
        return .capture(drafts.fact(rest))
    }

    private func memo(body rest: Clause, of clause: Clause) -> Intent? {
        var rest = rest
        if ["remember", "forget"].contains(clause.key(clause.start)), let first = rest.words.first,
            Self.notRemembered.contains(first.key)
        {
            return nil
        }
        if let shorter = rest.before(Self.wrappedTails), !shorter.isEmpty { rest = shorter }
        if rest.key(rest.start) == "to", rest.count >= 2 { return .capture(drafts.task(rest.from(rest.start + 1))) }
        if let opened = rest.after(Self.memoFillers), !opened.isEmpty { rest = opened }
        return .capture(rest.verbatim.contains(where: \.isNewline) ? drafts.pasted(rest) : drafts.fact(rest))
    }

    /// "a note called ideas saying a clock that runs backwards".
    private func titled(_ rest: Clause) -> Draft? {
        guard !rest.isEmpty else { return nil }
        if let connector = rest.find(Self.bodyConnectors), connector.lowerBound > rest.start {
            return drafts.titled(rest.upTo(connector.lowerBound), body: rest.from(connector.upperBound))
        }
        if let colon = rest.words.firstIndex(where: { $0.mark == ":" }), colon + 1 < rest.end {
            return drafts.titled(rest.upTo(colon + 1), body: rest.from(colon + 1))
        }
        return drafts.titled(rest, body: rest.from(rest.end))
    }

    // MARK: - Words

    private static let labels: [String: String] = [
        "todo": "task", "to do": "task", "task": "task", "reminder": "task", "note": "", "remember": "", "memo": "",
        "note to self": "",
        "idea": "idea", "journal": "journal", "diary": "journal", "goal": "goal", "health": "health",
        "finance": "finance", "memory": "memory",
        "remember this": "", "note this": "", "new note": "", "quick note": "", "note that": "", "write down": "",
        "save this": "", "keep this": "",
    ]

    /// The most words that may stand before "remind me".
    private static let longestCondition = 10
    private static let remindOrders: [Phrase] = [
        "please|can|could|you|will|would? you? please? remind|notify|alert|nudge me|us to|that|about|of?",
        "i|we need|want to be reminded to|that|about|of?", "dont let me forget to?",
    ]
    private static let conditions: [Phrase] = [
        "when|once|after|before|if|whenever|until|while", "as soon as", "next time",
    ]
    private static let rhythms: Set<String> = ["daily", "weekly", "monthly", "yearly"]

    private static let reminderOpenings: [Phrase] = [
        "a? new|quick|repeating|recurring|daily|weekly|monthly|yearly reminder|reminders for? me?",
        "remind|reminding me|us", "remind",
        "give|set|send|make me|us a|another? reminder|reminders|notification|alert|nudge set|up?",
        """
        set|make|create|add|put|schedule|place|enter|leave|have|get|setup|give|start|issue|generate up|in|me|us? \
        me? a|an|another|the|some|my? new|quick|repeating|recurring|daily|weekly|monthly|yearly|regular|simple|\
        little? reminder|reminders|remainder for? me? up|set|on?
        """,
        """
        i|we need|want|require|would like? a|an|another|some|my? new|daily|recurring|repeating|weekly? reminder|\
        reminders set|made|created|up? for? me?
        """,
        "id like a|another? new? reminder set?",
        "i|we need|want|have|would like? to be|get reminded|notified|alerted|told",
        "id like to be reminded|notified|alerted", "notify|alert|nudge|ping me|us",
        "new? reminder|reminders", "reminders set", "i|we need|want reminded|reminding|notified",
        "send|give me a|an? notification|alert|reminder",
    ]
    private static let taskOpenings: [Phrase] = [
        "dont|do|never not? let me|us forget", "dont|do not? forget",
        "i must|should|can|cant|cannot|shouldnt|dont|do|mustnt not? want? to? forget", "i dont|do not? want to forget",
        "i need|have|want|must|should|got|would|like to? like? to? remember", "remember|forget not to",
        "ive got to remember", "make sure that? i|we dont|do not? forget", "make sure that? i|we remember|get?",
        "make|be sure to remind me", "help me to? remember", "help me not to? forget", "tell me to", "let me know to",
        "let me know|tell me when its|it|is time to", "let me know|tell me when it is time to",
        "keep reminding me", "see that i",
    ]
    private static let reminderFillers: [Phrase] = [
        "to|about|of|for|that|regarding|concerning", "that i|we need|have|should|must|want|got to?",
        "i|we need|have|should|must to?", "about|for|of the fact that",
    ]
    private static let emptyReminders: [Phrase] = [
        "list|lists|app|called|named", "later|again|please|now|everything|something|it|that|this|thanks|tomorrow",
        "in the future", "of? it|that|this later|tomorrow|again?",
    ]
    /// What somebody asks for who says "remind me of …".
    private static let askedThings: [Phrase] = [
        """
        all|any? of|about? all? the|my|these|those? current|pending|upcoming|existing|other? tasks|task|things|\
        thing|items|stuff|reminders|errands|chores|lists|plans|appointments on|in|from|i|that|we|you|for|left
        """,
        "all|any? of|about? all? the|my? items|tasks|reminders|lists|chores|todos", "everything|anything on|in|i|that",
        "of? the|todays|current|my? date|time|day|weather|score|year|month|name|meaning|difference|definition",
        "of? my|the to? do|todo|shopping|grocery list",
    ]
    private static let appendedRequests: [Phrase] = [
        """
        so|and|please|can|could|would|will|you|just? please|can|could|would|will|you|just? you|please|just? \
        please? remind me about|of|to|for? it|that|this|them|please?
        """,
        "so|and|please|can|could|will? you|please? please? remind me about|of|to|for? it|that|do? this|that|it?",
        "so|and? please? remember|note that|this|it", "so? dont let me forget it|that|about?",
        "and i? want|need a? to? be? reminder|reminded",
    ]
    private static let statementTails: [Phrase] = ["so|and|please|can|could|you"]
    private static let statementOpenings: [Phrase] = [
        "i|we have|got|ve|need to", "i|we have|got|ve a|an|the|another|my?", "ive|weve got a|an|the|to?",
        "there is|are|will be? a|an|the?", "theres a|an|the?",
        "im|i am|will going|supposed|due|have to", "i|we need|want|must|should to?",
    ]
    private static let memoOpenings: [Phrase] = [
        "remember|memorize|memorise that|this|also?", "remember the fact that?",
        "note|jot|write|take|put|scribble|mark down that|this|also?", "note that|this|also?", "note",
        "keep|bear in mind that?",
        """
        take|make|add|write|leave|create|start|save|drop|jot|put|enter|record|open down? me|up? a|an|another|the? \
        new|quick|short|small|little|brief|mental? note|memo|notes saying|down|which|that|about|of|on|regarding|\
        stating|reading|for? says|say|it?
        """,
        "take|make|add|write|leave|create a|an? mental? note|memo to self|myself|me that|about?",
        "note|memo to self|myself that?", "save|store|record|log|keep that|this", "take|make note that|of|down?",
        "write|jot that|this down?",
        "for the record", "for future reference", "fyi", "memo", "log", "new note|memo that|about|saying?",
    ]
    private static let memoFillers: [Phrase] = [
        "that|about|of|down|this|the fact that", "the fact that", "saying|says that?",
    ]
    private static let titledMemos: [Phrase] = [
        """
        take|make|add|write|create|start|save|put|open me? a|an|another? new|quick|short? note|memo called|\
        titled|named|entitled
        """,
        "new note|memo called|titled|named", "create|make|start a? new? note with|by the? title|name of|that?",
    ]
    private static let bodyConnectors: [Phrase] = [
        "that says|reads|say", "saying|stating|reading that?", "with the? text|body|content|contents|words",
        "and write|put|add|say|note in|it|that|down?", "with",
    ]
    private static let wrappedVerbs: [Phrase] = ["write|jot|note|put|take|scribble"]
    private static let wrappedTails: [Phrase] = [
        "down", "down for me", "in|to|into my|a|the? notes|note|notebook|memo", "as a note|memo", "in a new? note",
        "for later|me", "for future reference", "in mind",
    ]
    private static let notRemembered: Set<String> = ["me", "when", "who", "if", "how", "it", "all", "what", "where"]

    private static let needs: [Phrase] = [
        "i|we still|also|really? need|have|ought|got to", "i|we must|gotta|should", "ive|weve got to", "need to",
        "must",
    ]
    /// Verbs of what other services do; a need for one is no task for a note.
    private static let serviceVerbs: Set<String> = [
        "know", "book", "reserve", "schedule", "transfer", "find", "see", "talk", "speak", "report", "activate", "rent",
        "apply", "translate", "convert",
        "hear", "listen", "play", "watch", "ask", "set", "be", "use", "understand", "learn", "figure", "locate",
        "cancel", "track", "turn", "open", "freeze", "block", "redeem", "navigate", "spell", "calculate", "sleep",
        "have", "stop", "say", "look", "tell", "hold", "dispute", "i",
    ]
    private static let serviceNouns: Set<String> = [
        "uber", "lyft", "taxi", "cab", "alarm", "timer", "playlist", "directions", "flight", "reservation", "pin",
        "routing", "interpreter", "ride", "music",
        "volume", "lights", "thermostat", "radio", "podcast", "translation",
    ]
}
