import SpokenDates

/// Two requests that are each clear by themselves: "add cheese. remove bread", "delete the wifi note, what's on the list".
extension Requests {
    /// What a part of a line is by itself.
    private enum Part {
        case order(Reading)
        case question
        /// A fact, or news of something.
        case told(Act)
    }

    /// A line cut in two before a word, where both parts stand by themselves; `nil` where one goes on with the other.
    ///
    /// - Parameters:
    ///   - end: where the first part ends.
    ///   - start: where the second begins.
    ///   - mark: what stands between them; `nil` for a word such as "and".
    func apart(_ clause: Clause, _ end: Int, _ start: Int, _ mark: Character?) -> (Line, Line)? {
        let isSentence = mark.map { ".;!".contains($0) } ?? false
        guard start < clause.end, end > clause.start + 1, case let rest = clause.from(start),
            isSentence || Self.openings.contains(rest.key(start)) || mark == "," && LineForm.hasVerb(rest),
            !rest.contains(Self.goingOn), !Self.reasoning.contains(rest.key(start)),
            !Words.staying.contains(rest.key(start)), isSentence || !UnmarkedReason.mayBeNoun(rest)
        else { return nil }
        let (first, second) = (make(clause.upTo(end)), make(rest))
        guard !first.text.contains(":"), let next = part(second), let before = part(first),
            isSentence || ![.replaceItem, .retract].contains(understanding.readings(of: make(clause)).first?.act),
            isApart(before, first, next, second, isSentence: isSentence)
        else { return nil }
        return (first, second)
    }

    private func part(_ line: Line) -> Part? {
        if let order = clearOrder(line) { return .order(order) }
        if asks(line) { return .question }
        return fact(of: line).map(Part.told)
    }

    /// The order that a part is, which its first word may say as well as the rest: "remove bread", "change the code to 4411".
    private func clearOrder(_ line: Line) -> Reading? {
        let begins = Words.orderVerbs.contains(line.core.key(line.core.start))
        guard let reading = understanding.readings(of: line).first(where: { $0.act != .foreign || !begins }),
            reading.act.writes, reading.act != .settle, reading.act != .statement
        else { return nil }
        if reading.act == .remind {
            return reading.rule != LineReading.ownTask && names(reading, line) && reading.score >= Ranking.clear
                ? reading : nil
        }
        return (begins || reading.needsThings) && reading.score >= Ranking.loose ? reading : nil
    }

    /// Whether a reminder says what is to be done, and not only when.
    private func names(_ order: Reading, _ line: Line) -> Bool {
        guard let task = order[.task] else { return false }
        let days = line.dates.words
        let words = task.words.indices.filter { !days.contains($0) }.map { task.words[$0] }
        return !Stems.content(of: words[...]).isEmpty
    }

    private func asks(_ line: Line) -> Bool {
        guard let reading = understanding.readings(of: line).first else { return false }
        return line.form.asks || !reading.act.writes && !reading.act.isTalk && reading.score >= Ranking.clear
    }

    private func isApart(_ before: Part, _ first: Line, _ next: Part, _ second: Line, isSentence: Bool) -> Bool {
        switch (before, next) {
        case (.order(let order), .order(let other)):
            // "soak the beans. add salt", "remind me to bake, add cheese"
            let isTask = order.act == .remind && other.act == .add && other[.list] == nil
            return !isTask && !takesAll(order, isSentence)
        case (.order(let order), .question): return !takesAll(order, isSentence)
        case (.question, .order): return true
        case (.order(let order), .told(let act)):
            let isEnd = act == .settle && (isSentence || Self.definite.contains(second.core.key(second.core.start + 1)))
            return !takesAll(order, isSentence) && order.act != .remind && !Self.takingBack.contains(order.act)
                && (isEnd || act != .settle && LineForm.setsValue(second)) && isOther(second, than: first)
        case (.told(let act), .order(let other)):
            let isTask = act != .settle && other.act == .add && other[.list] == nil
            return !isTask && (act == .settle || LineForm.setsValue(first)) && isOther(first, than: second)
        case (.told, _), (.question, _): return false
        }
    }

    /// Whether what follows an order may be more of what it writes down.
    private func takesAll(_ order: Reading, _ isSentence: Bool) -> Bool {
        Self.dictating.contains(order.act) || !isSentence && order.act == .makeList
    }

    /// Whether what is told speaks of something else than what is ordered, and so is no reason for it.
    private func isOther(_ told: Line, than order: Line) -> Bool {
        let stems = Set(Stems.content(of: told.core.words))
        return !Words.pronouns.contains(told.core.key(told.core.start)) && !stems.isEmpty
            && stems.isDisjoint(with: Stems.content(of: order.core.words))
    }

    private static let dictating: Set<Act> = [.keep, .keepTitled, .append]
    /// What a reason often follows.
    private static let takingBack: Set<Act> = [.undo, .redo, .restore, .untick, .correct]
    private static let definite: Set<String> = ["the", "my", "our", "die", "der", "das", "den"]
    /// Words with which a part speaks of the one before it.
    private static let goingOn = pointers.union(["instead", "stattdessen"])
}
