import Notes
import SpokenDates

/// Two requests that are each clear by themselves: "add cheese. remove bread", "delete the wifi note, what's on the list".
extension Requests {
    /// What a part of a line is by itself.
    private enum Part {
        case order(Reading)
        case question
        /// A fact, or news of something.
        case told(Act)
        /// An order that something is not to be done, or small talk.
        case talk
    }

    /// A line cut in two before a word, where both parts stand by themselves; `nil` where one goes on with the other.
    ///
    /// - Parameters:
    ///   - end: where the first part ends.
    ///   - start: where the second begins.
    ///   - mark: the mark that ends the first, if any.
    func apart(_ clause: Clause, _ end: Int, _ start: Int, _ mark: Character?) -> (Line, Line)? {
        // "guess what? …" asks nothing.
        let isSentence = mark.map { ".;!".contains($0) || $0 == "?" && end > clause.start + 2 } ?? false
        // "add rope, but remove tent"
        let start = ["but", "aber"].contains(clause.key(start)) ? start + 1 : start
        if let parts = toldBehindTalk(clause, end, start, isMarked: mark != nil || start > end) { return parts }
        guard start < clause.end, end > clause.start + 1, case let rest = clause.from(start),
            isSentence || Self.openings.contains(rest.key(start)) || mark == "," && LineForm.hasVerb(rest)
                || Self.isEnded(rest) || start > end && isNews(rest, behind: clause),
            !goesOn(rest) || Self.renaming.contains(clause.key(clause.start)),
            !Self.reasoning.contains(rest.key(start)),
            !Words.staying.contains(rest.key(start)), mark != "?" || !Self.goingOnAsking.contains(rest.key(start)),
            isSentence || !UnmarkedReason.mayBeNoun(rest)
        else { return nil }
        // "the trip to St. Ives"
        if mark == ".", Abbreviations.end(clause.source[..<clause.words[end - 1].range.upperBound]) { return nil }
        let (first, second) = (make(clause.upTo(end)), make(isSentence ? Self.head(of: rest) : rest))
        guard !first.text.contains(":"), let next = part(second), let before = part(first),
            isSentence || !isOneChange(clause, before),
            isApart(before, first, next, second, isSentence: isSentence, isMarked: mark != nil)
        else { return nil }
        return (first, make(rest))
    }

    /// Whether words behind an order tell what is so now: "the vet is now at 5" of "tick off eggs and the vet is now at 5".
    private func isNews(_ rest: Clause, behind whole: Clause) -> Bool {
        Words.orderVerbs.contains(whole.key(whole.start)) && RowNews(make(rest))?.isNow ?? false
    }

    /// Whether words say that things are done: "milk is done", "eggs done".
    private static func isEnded(_ words: Clause) -> Bool {
        words.before(ended).map { !$0.isEmpty } ?? false
    }
    private static let ended: [Phrase] = ["is|are done|finished|sorted", "done", "ist|sind fertig|erledigt"]

    /// Small talk, and what is told behind it: "thanks, also anna can't come on friday".
    private func toldBehindTalk(_ clause: Clause, _ end: Int, _ start: Int, isMarked: Bool) -> (Line, Line)? {
        // "ok thanks, also …"
        let start = ["also", "and", "but", "oh"].contains(clause.key(start)) ? start + 1 : start
        guard isMarked, end <= clause.start + 4, start + 1 < clause.end else { return nil }
        // The "ok" of "ok, the code is 4411" is no talk of its own.
        guard make(clause).core.keys.first == clause.keys.first else { return nil }
        let (first, second) = (make(clause.upTo(end)), make(clause.from(start)))
        guard let talk = understanding.readings(of: first).first, [.thanks, .praise, .greeting].contains(talk.act),
            talk.score >= Ranking.clear, let next = understanding.readings(of: second).first,
            next.act.isTalk && next.score >= Ranking.clear || !(second.form.kinds.map(Ranking.isRemark) ?? true)
        else { return nil }
        return (first, second)
    }

    /// Whether a part speaks of the one before it, itself or in an order of its own; not only in a reason for it: "take the council
    /// off, my landlord does that".
    private func goesOn(_ rest: Clause) -> Bool {
        rest.parts.contains { part in
            (part.start == rest.start || Self.openings.contains(part.key(part.start))) && part.contains(Self.goingOn)
        }
    }

    /// Whether a line changes one list as a whole: "swap milk for tea", "put find passport, cancel gym on my todo list".
    private func isOneChange(_ clause: Clause, _ before: Part) -> Bool {
        guard let whole = understanding.readings(of: make(clause)).first else { return false }
        if case .order(let first) = before, whole.act == .add, first.act == .add, whole[.list] != nil,
            first[.list] == nil
        {
            return true
        }
        return [.replaceItem, .retract].contains(whole.act)
    }

    private func part(_ line: Line) -> Part? {
        let readings = understanding.readings(of: line)
        if let order = clearOrder(line, readings) { return .order(order) }
        guard let best = readings.first else { return nil }
        let isClear = best.score >= Ranking.clear
        if line.form.asks || !best.act.writes && !best.act.isTalk && isClear { return .question }
        if best.act.isTalk, best.act != .foreign, isClear { return .talk }
        return Self.isEnded(line.core) ? .told(.settle) : fact(of: line).map(Part.told)
    }

    /// The order that a part is, which its first word may say as well as the rest: "remove bread", "change the code to 4411".
    private func clearOrder(_ line: Line, _ readings: [Reading]) -> Reading? {
        let begins = Words.orderVerbs.contains(line.core.key(line.core.start))
        guard let reading = readings.first(where: { $0.act != .foreign || !begins }),
            reading.act.writes, reading.act != .settle, reading.act != .statement
        else { return nil }
        if reading.act == .remind {
            return reading.rule != LineReading.ownTask && names(reading, line) && reading.score >= Ranking.clear
                ? reading : nil
        }
        return (begins || reading.needsThings || reading.isShopping) && reading.score >= Ranking.loose ? reading : nil
    }

    /// Whether a reminder says what is to be done, and not only when.
    func names(_ order: Reading, _ line: Line) -> Bool {
        guard let task = order[.task] else { return false }
        let days = line.dates.words
        let words = task.words.indices.filter { !days.contains($0) }.map { task.words[$0] }
        return !Stems.content(of: words[...]).isEmpty
    }

    /// Whether a reminder only counts from the day that is told before it: "passport expires 3 may, remind me a month before".
    func needs(_ order: Reading, _ told: Line) -> Bool {
        let isCounted =
            order.act == .remind && order[.task].flatMap { RelativeDay($0, understanding.reader)?.isAlone } ?? false
        return isCounted && !tellsChange(told)
    }

    private func isApart(
        _ before: Part,
        _ first: Line,
        _ next: Part,
        _ second: Line,
        isSentence: Bool,
        isMarked: Bool
    ) -> Bool {
        if case .order(let order) = before, takesAll(order, isSentence), !(isMarked && isKept(order, next)) {
            return false
        }
        switch (before, next) {
        case (.order(let order), .order(let other)):
            // "remind me to buy milk and remove the label" is one thing, "remind me to call Ann on friday, remove milk" two.
            guard order.act == .remind else { return true }
            // "soak the beans. add salt"
            let isTask = other.act == .add && other[.list] == nil
            return !isTask && other.act != .remind && (isSentence || endsInDate(first))
        case (.order(let order), .question):
            return (isSentence || order.act != .remind)
                && (!first.form.asks || LineForm.opensQuestion(second.core, second))
        case (.question, .order), (.talk, .order): return isMarked
        case (.question, .question): return isSentence && LineForm.opensQuestion(second.core, second)
        case (.question, .told):
            let isFact = LineForm.setsValue(second) || second.form.kinds.map { $0[.fact] + $0.news >= 0.8 } ?? false
            return isSentence && isFact && isOther(second, than: first)
        case (.order(let order), .told(let act)):
            let isEnd =
                act == .settle
                && (isSentence || Self.isEnded(second.core) && (LineForm.hasVerb(second.core) || order.act.isAboutLists)
                    || Self.definite.contains(second.core.key(second.core.start + 1)))
            return order.act != .remind && !Self.takingBack.contains(order.act)
                && (act == .revise && !second.core.opensWithPronoun
                    || (isEnd || act != .settle && LineForm.setsValue(second)) && isOther(second, than: first))
        case (.told(let act), .order(let order)):
            return !needs(order, first)
                && (isSentence || act == .settle || LineForm.setsValue(first))
                && isOther(first, than: second)
        default: return false
        }
    }

    private func endsInDate(_ line: Line) -> Bool {
        line.dates.places.contains { $0.words.upperBound == line.whole.end }
    }

    /// Whether what follows an order may be more of what it writes down.
    private func takesAll(_ order: Reading, _ isSentence: Bool) -> Bool {
        Self.dictating.contains(order.act) || !isSentence && order.act == .makeList
    }

    /// Whether something is kept or has a new name, and an order follows: "remember I parked on level 3, remove milk".
    private func isKept(_ order: Reading, _ next: Part) -> Bool {
        guard case .order(let next) = next else { return false }
        // A new name may hold the verb of an order: "rename chores to wash up, remove rubbish".
        let isPlain = [.add, .tag, .pin, .file].contains(next.act)
        let isNamed = next[.list].map { ListName($0).hasNoun } ?? next.fixedWords.contains("it")
        return order.act == .keep && order.rule != "keep.label" || order.act == .rename && isPlain && isNamed
    }

    /// Whether what is told speaks of something else than what is ordered, and so is no reason for it.
    private func isOther(_ told: Line, than order: Line) -> Bool {
        let stems = Set(Stems.content(of: told.core.words))
        return ![told.core, told.whole].contains(where: \.opensWithPronoun) && !stems.isEmpty
            && stems.isDisjoint(with: Stems.content(of: order.core.words))
    }

    /// Words with which a question goes on: "is the vet tuesday? or wednesday?".
    private static let goingOnAsking: Set<String> = ["or", "for", "maybe", "oder", "vielleicht"]
    private static let dictating: Set<Act> = [.keep, .keepTitled, .append, .rename]
    /// What a reason often follows.
    static let takingBack: Set<Act> = [.undo, .redo, .restore, .untick, .correct]
    private static let definite: Set<String> = ["the", "my", "our", "die", "der", "das", "den"]
    /// Verbs behind whose title an order may say "it".
    private static let renaming: Set<String> = ["rename", "retitle"]
    /// Words with which a part speaks of the one before it.
    private static let goingOn = pointers.union(["instead", "stattdessen", "rest", "others"])
}
