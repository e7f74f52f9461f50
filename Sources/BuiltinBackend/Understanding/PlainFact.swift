import SpokenDates

/// What a short line states plainly, whoever says it: "my dentist is Dr Meier", "the cat is called Miso", "bin day is tuesday",
/// "seat 14C", "i lent Tom my drill".
///
/// The kinds of lines are learnt from whole sentences, and take many a short one for a remark.
enum PlainFact: CaseIterable {
    /// What something is called.
    case name
    /// Who or what something is, by a name.
    case identity
    /// On which day it is.
    case day
    /// What is on a day: "haircut tomorrow at 10".
    case appointment
    /// Where something is.
    case place
    /// What something measures or costs.
    case value
    /// A thing and its number.
    case number
    /// An address, a code or the like that something is.
    case code
    /// Who has something of somebody.
    case loan
    /// What somebody likes, wears, does.
    case habit

    /// What a line states; `nil` where it states nothing, or says how somebody feels.
    init?(_ line: Line) {
        let core = line.core
        let texts = core.words.map { $0.text(in: core.source) }
        guard (2...8).contains(core.count), core.words.dropLast().allSatisfy({ $0.mark == nil }),
            !line.text.contains("!"), !core.contains(Self.moods), !core.contains(LineForm.negations),
            !core.opensWithPronoun, !Self.vague.contains(core.key(core.start)),
            !core.words.dropFirst().contains(where: { Words.orderVerbs.contains($0.key) }), !core.contains(Words.turns)
        else { return nil }
        let fact = Self.allCases.first { $0.isSaid(by: core, texts, line) }
        guard let fact else { return nil }
        self = fact
    }

    private func isSaid(by core: Clause, _ texts: [String], _ line: Line) -> Bool {
        let verb = core.words.dropLast().firstIndex { Self.being.contains($0.key) } ?? core.end
        let isSubject = verb > core.start && verb < core.end && verb - core.start <= 4
        let rest = Array(texts.dropFirst(verb - core.start + 1))
        let subject = core.upTo(verb)
        let isThing = isSubject && !Stems.content(of: subject.words).isEmpty
        switch self {
        case .name:
            let called = core.words.dropLast().dropFirst(2).firstIndex { Self.calling.contains($0.key) }
            return called.map { Self.being.contains(core.key($0 - 1)) } ?? false
                || core.words.dropLast().dropFirst().contains { ["heißt", "heisst"].contains($0.key) }
        case .identity:
            // "Today Was Great" has capitals everywhere.
            let isPlain =
                subject.words.count < 2 || texts[1..<max(1, subject.count)].contains { $0.first?.isLowercase ?? false }
            let names = rest.filter { !Self.small.contains($0.lowercased()) }
            return isThing && isPlain && !names.isEmpty && rest != Array(texts.prefix(subject.count))
                && names.allSatisfy { $0.first?.isUppercase ?? false && $0.dropFirst().contains(where: \.isLowercase) }
        case .day:
            let dates = line.dates.words
            return isThing && core.words.indices.contains { $0 > verb && dates.contains($0) }
                && core.words.indices.allSatisfy {
                    $0 <= verb
                        ? !dates.contains($0) || core.key($0) == "day"
                        : dates.contains($0) || Self.small.contains(core.key($0))
                }
        case .appointment:
            let dates = line.dates.words
            let said = core.words.indices.filter { !dates.contains($0) }
            let days = line.dates.places.filter { $0.phrase.namesDay || $0.phrase.recurs }
            // "long day tomorrow" is none.
            return (1...4).contains(said.count) && said.first == core.start && dates.contains(core.end - 1)
                && days.count == 1 && !LineForm.hasVerb(core) && !Words.orderVerbs.contains(core.key(core.start))
                && !core.contains(Self.notAhead)
                && (!days[0].phrase.recurs || core.contains(["every", "each", "jeden", "jede"]))
                && !Stems.contentWords(of: said.map { core.words[$0] }[...]).isEmpty
                && said.allSatisfy { index in
                    let key = core.key(index)
                    // "whit am a working friday" is no name of something.
                    if Self.beforeDays.contains(key) { return dates.contains(index + 1) }
                    return Self.small.contains(key) || ["to", "for", "my", "our", "zum", "zur"].contains(key)
                        || Shape(key) == .word && !Words.stopWords.contains(key) && !Deed.isPast(key)
                            && !Words.turns.contains(key) && !Words.interjections.contains(key)
                            && !Vocabulary.weakWords.contains(key) && !Words.statementVerbs.contains(key)
                }
        case .place:
            return isThing && core.count > verb - core.start + 2 && Self.places.contains(core.key(verb + 1))
                && line.dates.places.isEmpty && Self.isOfThing(subject)
        case .value:
            return isThing && rest.count <= 3 && line.dates.places.isEmpty
                && core.key(verb + 1).first.map { $0.isNumber || "€£$".contains($0) } ?? false
        case .number:
            let last = core.key(core.end - 1)
            let before = core.upTo(core.end - 1)
            let sign = core.source[..<(core.words.last?.range.lowerBound ?? core.source.startIndex)].last ?? " "
            return last.first?.isNumber ?? false && sign.isWhitespace && core.count <= 4 && line.dates.places.isEmpty
                && before.words.allSatisfy {
                    !Words.stopWords.contains($0.key) && !Deed.isPast($0.key) && !Words.statementVerbs.contains($0.key)
                        && !$0.key.contains(where: \.isNumber) && !Words.taskVerbs.contains($0.key)
                }
        case .code:
            let value = core.key(core.end - 1)
            let isCode = value.contains("@") || LineForm.isValue(value) && value.contains(where: \.isLetter)
            return isThing && verb + 2 >= core.end - 1 && isCode
        case .loan:
            return core.count > 3 && core.match(Self.lending) != nil
        case .habit:
            let object = core.key(core.start + 2)
            let isHeld =
                ["has", "hat"].contains(core.key(core.start + 1))
                && ["my", "our", "mein", "meinen", "meine"].contains(object)
            return core.count > 2 && core.count < 7 && (isHeld || Self.habits.contains(core.key(core.start + 1)))
                && !Words.stopWords.contains(core.key(core.start)) && !Self.persons.contains(object)
                && line.dates.places.isEmpty
        }
    }

    /// Whether words name a thing or somebody, and not a part or a mood of the one who speaks: "my hands are in the dough".
    private static func isOfThing(_ subject: Clause) -> Bool {
        !["my", "mein", "meine"].contains(subject.key(subject.start)) || subject.key(subject.end - 1).last != "s"
    }

    private static let being: Set<String> = ["is", "are", "was", "were", "ist", "sind", "war", "waren"]
    private static let calling: Set<String> = ["called", "named"]
    private static let places: Set<String> = [
        "in", "under", "behind", "at", "by", "beside", "above", "below", "inside", "near", "with", "unter", "hinter",
        "neben",
        "über", "bei", "im", "beim",
    ]
    private static let small: Set<String> = [
        "a", "an", "the", "on", "in", "at", "from", "of", "and", "every", "each", "by", "am", "im", "die", "der",
        "das",
        "und", "bei", "von", "jeden", "with", "mit", "called",
    ]
    /// Days of which people tell how it is, and not what is to come.
    private static let notAhead: Set<String> = [
        "yesterday", "last", "today", "tonight", "this", "gestern", "letzten", "heute", "heut",
    ]
    private static let beforeDays: Set<String> = ["on", "in", "at", "am", "im", "time", "uhr"]
    private static let lending: [Phrase] = ["i|ive|we lent|owe|borrowed", "ich schulde"]
    private static let habits: Set<String> = [
        "likes", "hates", "loves", "prefers", "wears", "lives", "works", "speaks", "drives", "owes", "weighs", "costs",
        "takes", "eats", "opens", "closes", "starts", "ends", "expires", "renews", "charges", "borrowed", "plays",
        "brings", "teaches",
        "mag", "hasst", "liebt", "trägt", "wohnt", "arbeitet", "spricht", "fährt", "wiegt", "kostet", "isst", "spielt",
        "bringt",
    ]
    private static let persons: Set<String> = [
        "me", "us", "you", "it", "that", "this", "mich", "mir", "uns", "es", "no", "a",
    ]
    /// Words that say how somebody feels about it.
    private static let moods: Set<String> = [
        "so", "too", "such", "again", "really", "just", "finally", "always", "never", "still", "honestly", "typical",
        "ugh", "lol", "being", "god", "sick", "ever", "bloody", "damn", "wieder", "schon", "endlich", "immer", "echt",
        "zu",
    ]
    /// Words that name nothing by themselves.
    private static let vague: Set<String> = [
        "it", "its", "this", "that", "thats", "there", "theres", "everyone", "everybody", "everything", "nobody",
        "nothing",
        "somebody", "someone", "something", "what", "who", "how", "why", "where", "when", "if", "today", "life", "im",
        "people", "alles", "niemand", "jemand", "was", "wer", "wie", "wo", "das", "es", "heute", "not", "no", "another",
        "only", "minus", "day",
    ]
}
