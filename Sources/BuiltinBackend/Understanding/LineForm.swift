import Foundations
import SpokenDates

/// What the form of a line says of it when no rule does.
///
/// Only a statement that stands for itself is kept unasked: no question, no order, no remark, no news of what is noted.
struct LineForm {
    /// Whether it asks something.
    let asks: Bool
    /// What it asks, where a reason stands before that: "i write to the mill, what is its street?".
    let question: Clause?
    /// Whether it begins like an order, or goes on to one: "…, delete them".
    let orders: Bool
    /// Whether it orders something of a note or a file that it names.
    let isDeed: Bool
    /// What kind it is by its words; `nil` when it asks or orders.
    let kinds: LineKinds?
    /// Whether it may tell something: also what only goes on like an order, "the boiler locked out, reset it at six", if no rule reads
    /// one.
    let mayTell: Bool
    /// How much it looks like something to be kept, from 0 to 1.
    let statement: Double
    /// How much it looks like something to be looked up, from 0 to 1.
    let lookup: Double

    /// Words with which a question begins, and what somebody tells without saying that it is about them.
    private static let telling: Set<String> = ["did", "do", "had", "have", "was", "were"]

    /// What no label of a text has in it.
    private static let turnsOrPointers = Words.turns.union(["it", "one"])

    init(_ line: Line) {
        let core = line.core
        isDeed = Self.isDeed(core) && !line.text.contains(where: \.isNewline)
        let hasBody =
            !isDeed
            && Self.label(of: core).map {
                !$0.contains(Self.turnsOrPointers) && !Self.isQuestion(core, after: $0, line)
            }
                ?? false
            || line.text.contains(where: \.isNewline)
        lazy var kinds = LineKinds(line)
        // "did the hedge at Mrs Hall's today, 3 hours" begins like a question, and is none.
        asks =
            !hasBody && Self.asks(line)
            && !(Self.telling.contains(core.key(core.start)) && !line.text.contains("?")
                && core.words.dropLast().contains { $0.mark != nil } && Ranking.isSurelyTold(kinds))
        question = asks ? Self.question(of: line) : nil
        // "call sheets printed" begins like an order, and is none.
        orders =
            isDeed
            || !hasBody && Self.orders(core, line.isGerman ? Lexicon.german.orderVerbs : Words.orderVerbs)
                && !(Deed.isPast(core.key(core.end - 1)) && Ranking.isNoOrder(kinds))
        guard !core.isEmpty, !asks, !orders else {
            mayTell = orders && !isDeed && Ranking.isSurelyNoOrder(kinds)
            (self.kinds, statement, lookup) = (nil, mayTell ? 0.3 : 0, core.isEmpty ? 0 : orders ? 0.25 : 0.6)
            return
        }
        mayTell = true
        if kinds[.done] + kinds[.off] < 0.5, kinds[.lookup] + kinds[.order] < 0.5,
            let fact = PlainFact(line), fact != .appointment || kinds[.lookup] < 0.3
        {
            kinds = kinds.ofPlainFact
        }
        self.kinds = kinds
        lookup = Ranking.lookup(kinds)
        // "make it 2 for everyone else" is an order, whatever it is about.
        let isEmpty =
            Stems.contentWords(of: core.words).isEmpty || Self.isOnlyDates(line) || core.match(Self.makeIt) != nil
        // "thanks - off for a run" has no label.
        let isKept = hasBody && !Ranking.isRemark(kinds)
        let worth = isKept || line.isLong ? Ranking.surest : Ranking.statement(kinds)
        statement =
            isEmpty ? 0 : Self.isSigh(line) || !hasBody && Self.corrects(line) ? min(worth, Ranking.offers) : worth
    }

    /// Whether a line begins with a word of feeling, and has no day and no value: "ugh, the bus again".
    private static func isSigh(_ line: Line) -> Bool {
        Words.interjections.contains(line.whole.key(line.whole.start)) && line.dates.places.isEmpty
            && !line.core.words.contains { $0.key.contains(where: \.isNumber) }
    }

    /// Whether a name or a number in words stands among words in lower case: "Mr Sykes charges forty pounds".
    static func hasName(_ core: Clause) -> Bool {
        let texts = core.words.map { $0.text(in: core.source) }
        let isInside = zip(core.words, texts.dropFirst()).contains { before, text in
            // "SO" is said loudly, and no name.
            text.first?.isUppercase ?? false && text.dropFirst().contains(where: \.isLowercase)
                && !".!?\n".contains(before.mark ?? " ")
        }
        let hasNumber = core.count >= 6 && core.words.contains { (NumberWords.cardinal($0.key) ?? 0) > 1 }
        return isInside && texts.contains { $0.first?.isLowercase ?? false } || hasNumber
    }

    /// The words before a colon that labels what follows: "book tip from Tom: …".
    static func label(of clause: Clause) -> Clause? {
        guard let colon = clause.words.prefix(7).firstIndex(where: { $0.mark == ":" }), colon + 1 < clause.end else {
            return nil
        }
        // "remember the recipe: …", "add salt - the coarse one": an order, and no label.
        let isDash = clause.source[clause.words[colon].range.upperBound...].first != ":"
        let first = clause.key(clause.start)
        // "what is 5 - 3"
        let isDifference = isDash && [colon, colon + 1].allSatisfy { Shape(clause.key($0)) == .number }
        if isDifference || isDash && actingVerbs.contains(first) || colon > clause.start && first == "remember" {
            return nil
        }
        return clause.upTo(colon + 1)
    }

    /// Whether a question about the label follows it, "pancakes: how many eggs?", and not one that is to be kept: "question
    /// for the doctor: …", "ask anna: …".
    private static func isQuestion(_ core: Clause, after label: Clause, _ line: Line) -> Bool {
        line.whole.words.last?.mark == "?" && opensQuestion(core.from(label.end), line)
            && !label.contains(asked) && !Words.taskVerbs.contains(label.key(label.start))
            && !label.contains(Words.noteNouns)
    }
    private static let makeIt: [Phrase] = ["make it|that|them"]
    /// Words for a text that may be a question.
    private static let asked: Set<String> = [
        "question", "questions", "idea", "ideas", "thought", "quote", "title", "topic", "riddle", "joke", "frage",
        "fragen", "idee", "gedanke", "zitat", "titel", "thema", "rätsel", "witz",
    ]

    /// Whether a word is a value that somebody would note: a code, an amount, a long number.
    static func isValue(_ key: String) -> Bool {
        let digits = key.filter(\.isNumber).count
        return digits > 2 || digits > 0 && digits < key.count && key.count > 3
    }
}
