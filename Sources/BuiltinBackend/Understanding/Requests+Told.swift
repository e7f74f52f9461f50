import SpokenDates

/// A fact, and an order or a question behind it: both count.
extension Requests {
    /// How sure it must be that a part tells news or a fact.
    private static let surelyTold = 0.6

    /// A fact, and the order or the question behind it: "the scaffolding costs 640, remind me to call the painter on friday".
    func toldBeside(_ clause: Clause, at index: Int) -> (Line, Line)? {
        let isJoint = Self.joints.contains(clause.key(index - 1))
        guard index < clause.end else { return nil }
        let whole = clause.from(index)
        let rest = Self.head(of: whole)
        // "mia paid up. tom?", "broadband is 100 mbit now, still 34 euro?"
        let isShort = rest.count < 5 && rest.words.last?.mark == "?" && !rest.key(index).contains(where: \.isNumber)
        guard isShort || Self.openings.contains(clause.key(index)) else { return nil }
        let told = make(clause.upTo(isJoint ? index - 1 : index))
        guard let act = fact(of: told) else { return nil }
        let isChange = Self.changing.contains(act)
        let line = make(rest)
        let isOrder =
            order(line).map {
                !needs($0, told) && ($0.act != .remind || names($0, line))
                    && standsAlone($0, line, beside: told, isChange)
            } ?? false
        let isSentence = clause.words[index - 1].mark.map { ".;!".contains($0) } ?? false
        let isApart =
            isOrder || asks(line, beside: told, isChange, isSentence: isSentence)
            || isShort && isChange && line.form.asks
        return isApart ? (told, make(whole)) : nil
    }

    /// Whether a part tells how something is from now on, or that it is done.
    func tellsChange(_ line: Line) -> Bool { fact(of: line).map(Self.changing.contains) ?? false }

    /// What a part surely tells that is to be kept; `nil` where it does not.
    func fact(of line: Line) -> Act? {
        guard line.whole.count > 1, !line.form.asks, let kinds = line.form.kinds, !Ranking.isRemark(kinds) else {
            return nil
        }
        // "my partner is elke now, is it still fridays"
        if let news = RowNews(line), news.isNow, !Stems.content(of: news.subject.words).isEmpty { return .revise }
        guard kinds.news + kinds[.fact] >= Self.surelyTold, !line.whole.contains(LineForm.doubts),
            let reading = understanding.readings(of: line).first,
            Self.telling.contains(reading.act) || reading.rule == "lookup"
        else { return nil }
        let isSaid =
            reading.act == .settle || LineForm.hasVerb(line.core) || PlainFact(line) != nil || Self.hasValue(line)
        return isSaid ? reading.act : nil
    }

    /// Whether a part is a question, and does not only go on with the sentence before it: "…, when it rains", "…, should be ready".
    private func asks(_ line: Line, beside told: Line, _ isChange: Bool, isSentence: Bool) -> Bool {
        let core = line.core
        // "i'm at the shop, what do we need"; "her purse has gone, where does she put it"
        guard line.form.asks, Self.hasValue(told) || (isSentence || isChange) && !core.contains(Self.persons),
            !Self.reasoning.contains(line.whole.key(line.whole.start))
        else { return false }
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if Vocabulary.auxiliaries.contains(first), !(first == "was" && line.isGerman) {
            let isInverted =
                Self.subjects.contains(second) || Self.asking.contains(first) && !Words.pronouns.contains(second)
            return core.count > 2 && (line.text.hasSuffix("?") || isInverted)
        }
        guard Words.questionWords.contains(first), line.text.hasSuffix("?") || !goesOn(with: first, told) else {
            return false
        }
        if Self.adverbs.contains(first) {
            return Words.auxiliaries.contains(second) || Words.statementVerbs.contains(second)
        }
        // "what a monster"
        return second != "a" && second != "an"
    }

    /// Whether a sentence may go on with a question word: with "who" only behind a name or a thing.
    private func goesOn(with word: String, _ told: Line) -> Bool {
        guard ["who", "whos"].contains(word) else { return Self.relative.contains(word) }
        let last = told.whole.key(told.whole.end - 1)
        return
            !(last.contains(where: \.isNumber) || Performer.ofNow.contains(last) || Deed.isPast(last)
            || DateNames.mayBeDate(last))
    }

    /// Whether an order says itself what is to be done: "call her" and "add it" speak of what stands before.
    private func standsAlone(_ order: Reading, _ line: Line, beside told: Line, _ isChange: Bool) -> Bool {
        // "the butcher only cuts on tuesdays and i never think of it, so remind me …" says why.
        let isReason = Self.reasoning.contains(line.whole.key(line.whole.start)) && !isChange
        guard order.clause.start <= line.core.start, !isReason else { return false }
        let isReminder = order.act == .remind && line.whole.words.contains { Self.reminding.contains($0.key) }
        // "bought the rice, add lentils" is about the list of the rice.
        let isListed =
            order.act == .add && (order[.list] != nil || isChange)
            && Words.orderVerbs.contains(line.core.key(line.core.start))
        guard let words = isReminder ? order[.task] : isListed ? order[.items] : nil,
            // "remind me on the 27th so i have time"
            !Self.reasoning.contains(words.key(words.start))
        else { return false }
        // Of what has a day, nothing goes into the task; of what only happened, "cousin timo got the job", all does.
        let isApart = isReminder && (!told.dates.places.isEmpty || isChange && Self.hasValue(told))
        guard isApart || !words.contains(Self.pointers) else { return false }
        let days = line.dates.words
        return words.words.indices.contains {
            !days.contains($0) && !Words.stopWords.contains(words.key($0)) && !Self.pointers.contains(words.key($0))
        }
    }

    private static func hasValue(_ line: Line) -> Bool {
        !line.dates.places.isEmpty || line.core.keys.contains { $0.contains(where: \.isNumber) }
    }

    private static let reminding: Set<String> = ["remind", "nudge", "forget", "erinner", "erinnere", "vergiss"]
    private static let changing: Set<Act> = [.revise, .change, .settle]
    private static let telling: Set<Act> = [.statement, .revise, .change, .settle]
    static let reasoning: Set<String> = ["so", "because", "cos", "therefore", "deshalb", "darum", "damit"]
    /// Words with which a part begins that asks or orders.
    static let openings = reminding.union(Words.orderVerbs).union(Words.questionWords).union(Words.auxiliaries)
        .union(["please", "bitte", "also", "then", "so", "dont", "don't", "kannst", "könntest"])
    /// Words that speak of what stands before.
    static let pointers = Words.pronouns.union(["one", "some", "dran", "daran", "davon", "dazu"])
    /// Words with which a sentence goes on as well as a question.
    private static let relative: Set<String> = ["which", "whose", "that", "der", "die", "das"]
    private static let persons: Set<String> = ["he", "she", "it", "they", "him", "her", "them", "sie", "ihn"]
    private static let subjects: Set<String> = [
        "i", "we", "you", "it", "there", "he", "she", "they", "my", "our", "any",
    ]
    /// Verbs that begin a question and no other part of a sentence.
    private static let asking: Set<String> = ["do", "does", "did"]
    /// Question words with which a sentence goes on, where no verb follows them.
    private static let adverbs: Set<String> = ["when", "where", "wann", "wo", "wie"]
}
