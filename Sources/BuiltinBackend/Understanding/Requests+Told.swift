/// A fact, and an order or a question behind it: both count.
extension Requests {
    /// How sure it must be that a part tells news or a fact.
    private static let surelyTold = 0.6

    /// A fact, and the order or the question behind it: "the scaffolding costs 640, remind me to call the painter on friday".
    func toldBeside(_ clause: Clause, at index: Int) -> (Line, Line)? {
        let isJoint = Self.joints.contains(clause.key(index - 1))
        guard index < clause.end, Self.openings.contains(clause.key(index)) else { return nil }
        let told = make(clause.upTo(isJoint ? index - 1 : index))
        guard tellsFact(told) else { return nil }
        let rest = make(clause.from(index))
        let isOrder = order(rest).map { standsAlone($0, rest, beside: told) } ?? false
        return isOrder || asks(rest, beside: told) ? (told, rest) : nil
    }

    /// Whether a part surely tells what is to be kept.
    private func tellsFact(_ line: Line) -> Bool {
        guard line.whole.count > 1, !line.form.asks, let kinds = line.form.kinds, !Ranking.isRemark(kinds),
            !line.whole.contains(LineForm.doubts),
            LineForm.hasVerb(line.core) || PlainFact(line) != nil || Self.hasValue(line),
            understanding.readings(of: line).first.map({ Self.telling.contains($0.act) || $0.rule == "lookup" })
                ?? false
        else { return false }
        return kinds.news + kinds[.fact] >= Self.surelyTold
    }

    /// Whether a part is a question, and does not only go on with the sentence before it: "…, when it rains", "…, should be ready".
    private func asks(_ line: Line, beside told: Line) -> Bool {
        // "i'm at the shop, what do we need"
        let isChange =
            understanding.readings(of: told).first.map { [.revise, .change, .settle].contains($0.act) } ?? false
        guard line.form.asks, Self.hasValue(told) || isChange else { return false }
        let core = line.core
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if Vocabulary.auxiliaries.contains(first), !(first == "was" && line.isGerman) {
            let isInverted =
                Self.subjects.contains(second) || Self.asking.contains(first) && !Words.pronouns.contains(second)
            return core.count > 2 && (line.text.hasSuffix("?") || isInverted)
        }
        guard Words.questionWords.contains(first), line.text.hasSuffix("?") || !Self.relative.contains(first) else {
            return false
        }
        if Self.adverbs.contains(first) {
            return Words.auxiliaries.contains(second) || Words.statementVerbs.contains(second)
        }
        // "what a monster"
        return second != "a" && second != "an"
    }

    /// Whether an order says itself what is to be done: "call her" and "add it" speak of what stands before.
    private func standsAlone(_ order: Reading, _ line: Line, beside told: Line) -> Bool {
        // "the butcher only cuts on tuesdays and i never think of it, so remind me …" says why.
        guard order.clause.start <= line.core.start, !Self.reasoning.contains(line.whole.key(line.whole.start)) else {
            return false
        }
        let isReminder = order.act == .remind && line.whole.words.contains { Self.reminding.contains($0.key) }
        let isListed =
            order.act == .add && order[.list] != nil && Words.orderVerbs.contains(line.core.key(line.core.start))
        guard let words = isReminder ? order[.task] : isListed ? order[.items] : nil,
            // "remind me on the 27th so i have time"
            !Self.reasoning.contains(words.key(words.start))
        else { return false }
        // Of what has a day, nothing goes into the task.
        guard isReminder && !told.dates.places.isEmpty || !words.contains(Self.pointers) else { return false }
        let days = line.dates.words
        return words.words.indices.contains { !days.contains($0) && !Words.stopWords.contains(words.key($0)) }
    }

    private static func hasValue(_ line: Line) -> Bool {
        !line.dates.places.isEmpty || line.core.keys.contains { $0.contains(where: \.isNumber) }
    }

    private static let reminding: Set<String> = ["remind", "nudge", "erinner", "erinnere"]
    private static let telling: Set<Act> = [.statement, .revise, .change, .settle]
    private static let reasoning: Set<String> = ["so", "because", "cos", "therefore", "deshalb", "darum", "damit"]
    /// Words with which a part begins that asks or orders.
    private static let openings = reminding.union(Words.orderVerbs).union(Words.questionWords).union(Words.auxiliaries)
        .union(["please", "bitte", "also", "then", "can", "could", "kannst", "könntest"])
    /// Words that speak of what stands before.
    private static let pointers = Words.pronouns.union([
        "one", "that", "some", "them", "dran", "daran", "davon", "dazu",
    ])
    /// Words with which a sentence goes on as well as a question.
    private static let relative: Set<String> = ["which", "who", "whose", "that", "der", "die", "das"]
    private static let subjects: Set<String> = [
        "i", "we", "you", "it", "there", "he", "she", "they", "my", "our", "any",
    ]
    /// Verbs that begin a question and no other part of a sentence.
    private static let asking: Set<String> = ["do", "does", "did"]
    /// Question words with which a sentence goes on, where no verb follows them.
    private static let adverbs: Set<String> = ["when", "where", "wann", "wo", "wie"]
}
