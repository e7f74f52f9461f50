import Foundation

/// Understands what a person typed: from text to intents, without looking at any note.
struct IntentParser {
    /// A longer text is looked at for how it begins only.
    private static let longestLine = 150
    /// The longest text, in UTF-8 bytes, whose words are looked at; a longer one is material to keep.
    private static let longestText = 20_000

    private let captures: CaptureRules
    private let questions: QuestionRules
    private let notes = NoteRules()

    init(now: Date, calendar: Calendar) {
        let future = DateReader(calendar: calendar, now: now, direction: .future)
        let past = DateReader(calendar: calendar, now: now, direction: .past)
        captures = CaptureRules(
            drafts: DraftMaker(dates: future, wording: DateWording(calendar: calendar, now: now))
        )
        questions = QuestionRules(past: past, future: future)
    }

    /// The intents of a text, in order; never empty.
    func intents(of text: String) -> [Intent] {
        if let piped = PipedText(text) { return [piped.intent] }
        guard text.utf8.count <= Self.longestText else { return [intent(ofLong: text)] }
        let clause = Clause(text)
        guard !clause.isEmpty else { return [.unknown] }
        guard clause.count <= Self.longestLine, !clause.verbatim.contains(where: \.isNewline) else {
            return [captures.intent(of: clause) ?? .offerNote]
        }
        return intents(of: clause, depth: 0)
    }

    /// The draft of a text that the person agreed to keep as it is.
    func draft(of text: String) -> Draft {
        let clause = Clause(String(text.prefix(Self.longestText)))
        let isLine = clause.count <= Self.longestLine && !text.contains(where: \.isNewline)
        return isLine ? captures.drafts.fact(clause) : Draft(body: text)
    }

    private func intent(ofLong text: String) -> Intent {
        guard case .capture? = captures.intent(of: Clause(String(text.prefix(200)))) else { return .offerNote }
        return .capture(Draft(body: text))
    }

    private func intents(of clause: Clause, depth: Int) -> [Intent] {
        if let intent = SmallTalkRules.intent(of: clause) ?? SmallTalkRules.intent(of: Courtesy.stripped(clause)) {
            return [intent]
        }
        if depth < 4, let parts = split(clause) {
            return intents(of: parts.0, depth: depth + 1) + intents(of: parts.1, depth: depth + 1)
        }
        return single(clause)
    }

    private func single(_ clause: Clause) -> [Intent] {
        if let meant = clause.after(Self.corrections), !meant.isEmpty, meant.count <= 6 {
            return [.correct(Items.trimmed(meant).text)]
        }
        if let order = ListRules.plainOrder(of: clause) { return order }
        if let remark = notes.remarkThere(clause) { return [remark] }
        if let capture = captures.intent(of: clause) { return [capture] }
        if let remark = notes.remark(of: clause) { return [remark] }
        if let lists = ListRules.intents(of: clause) { return lists }
        if let note = notes.intent(of: clause) { return [note] }
        if let question = questions.intent(of: clause) { return [question] }
        if SmallTalkRules.asksForRewriting(Courtesy.stripped(clause)) { return [.smallTalk(.rewriting)] }
        if let need = captures.need(of: clause) { return [need] }
        if let settled = ListStep.settled(by: clause) { return [.settle(settled)] }
        if let more = clause.after(Self.additions), !more.isEmpty, more.count <= 8 {
            return [.addMore(Items.split(more))]
        }
        return [StatementRules.isStatement(clause) ? .offerNote : .unknown]
    }

    // MARK: - Several clauses

    /// Splits a clause such as "note that X and remind me to Y" where both sides are requests of their own.
    private func split(_ clause: Clause) -> (Clause, Clause)? {
        for index in clause.words.indices.dropFirst(2) {
            let isAfterSentence = clause.words[index - 1].mark.map { ".;!?\n,".contains($0) } ?? false
            let afterConnector = clause.match(Self.connectors, at: index)
            guard isAfterSentence || afterConnector != nil, clause.key(index - 1) != "and" else { continue }
            let right = clause.from(afterConnector ?? index)
            guard startsRequest(right) else { continue }
            let left = clause.upTo(index)
            guard isRequest(left) else { continue }
            return (left, right)
        }
        return nil
    }

    private func startsRequest(_ clause: Clause) -> Bool {
        let bare = Courtesy.stripped(clause)
        if bare.count >= 3, bare.match(Self.strongOpenings) != nil { return captures.intent(of: bare) != nil }
        guard let (verb, end) = ListVerb.read(bare),
            let (_, list) = ListStep.splitAtList(bare.from(end), for: verb.action)
        else {
            return bare.match(Self.questionOpenings) != nil && questions.intent(of: bare) != nil
        }
        return !list.name.isEmpty
    }

    private func isRequest(_ clause: Clause) -> Bool {
        if captures.intent(of: clause) != nil { return true }
        guard let lists = ListRules.intents(of: clause), let first = lists.first else { return false }
        if case .editList(let edit) = first { return edit.list != .anyList }
        return true
    }

    private static let corrections: [Phrase] = [
        "no|nope|oops|ups|wait|sorry|actually|hm? no|sorry|wait|actually? i meant|mean to? say|write|add?",
        "no|oops|wait|sorry|actually? make that|it", "correction",
    ]
    private static let additions: [Phrase] = ["oh? and|plus also|maybe?", "also"]
    private static let connectors: [Phrase] = [
        "and|also|then|plus also|then|please|just|can|could|you|also?", "and then|also please?", "oh and",
    ]
    private static let strongOpenings: [Phrase] = [
        "remind me", "remember to|that", "note that|down", "jot|write down", "make|take a note", "dont let me forget",
        "dont forget to|that|about",
        "set|create|make|add a? reminder", "keep in mind",
    ]
    private static let questionOpenings: [Phrase] = ["whats|what is on my|the", "show|read me? my|the"]
}
