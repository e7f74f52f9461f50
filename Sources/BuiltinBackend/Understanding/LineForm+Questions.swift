import Foundations
import SpokenDates

/// Whether a line asks something.
extension LineForm {
    static func asks(_ line: Line) -> Bool {
        let core = line.core
        // "sunflowers (in june???)" wonders, and asks nothing.
        if line.whole.words.last?.mark == "?", !line.text.hasSuffix(")") { return true }
        if [line.whole, core].contains(where: { opensQuestion($0, line) }) { return true }
        // "and the chapter is due when"
        if core.count > 2, Words.questionWords.contains(core.key(core.end - 1)), hasVerb(core) { return true }
        // "take the rope off, who needs it": what follows an order is no question of its own.
        if Words.orderVerbs.contains(core.key(core.start)) { return false }
        // "on monday what is …", "if i go there, do i need …"
        return core.words.indices.dropFirst().contains { index in
            let isPart =
                core.words[index - 1].mark != nil || ["so", "and", "but"].contains(core.key(index - 1))
                || line.dates.places.contains { $0.words.upperBound == index }
            let (key, next) = (core.key(index), core.key(index + 1))
            // "the alarm code is 4471, which is on the door"
            let isAsked =
                Words.questionWords.contains(key) && key != "which" && Words.auxiliaries.contains(next)
                && !core.from(index).isWondering || fused.contains(key)
            // "told the mayor, did it online"
            let isDone = key == "did" && next == "it"
            return isPart && (isAsked || Words.auxiliaries.contains(key) && inverted.contains(next) && !isDone)
                || ["are", "is"].contains(key) && (next == "there" && index + 2 < core.end || next == "which")
        }
    }

    /// The question at the end of a line that tells something first, or before what tells why it is asked.
    static func question(of line: Line) -> Clause? {
        let core = line.core
        if let comma = core.words.indices.first(where: { core.words[$0].mark != nil }), comma + 1 < core.end,
            comma - core.start >= 2, opensQuestion(core, line), hasVerb(core.from(comma + 1)),
            !core.from(comma + 1).contains(Words.questionWords),
            !Stems.contentWords(of: core.upTo(comma + 1).words).isEmpty
        {
            return core.upTo(comma + 1)
        }
        let start = core.words.indices.dropFirst().last { index in
            let begins = core.words[index - 1].mark != nil || core.key(index - 1) == "so" && index - 1 > core.start
            return begins && opensQuestion(core.from(index), line)
        }
        guard let start, core.end - start > 2, tells(core.upTo(start)) else { return nil }
        return core.from(start)
    }

    /// Question words with their verb.
    private static let fused: Set<String> = ["whats", "wheres", "whens", "hows"]
    private static let inverted: Set<String> = ["i", "we", "it", "there", "he", "she", "they"]

    /// Whether words begin as a question does.
    static func opensQuestion(_ clause: Clause, _ line: Line) -> Bool {
        let (first, second) = (clause.key(clause.start), clause.key(clause.start + 1))
        if Words.questionWords.contains(first) || anyWords.contains(first) { return true }
        // "from whom …", "bei wem …", "an welchen Tagen …"
        let isAsked = Words.questionWords.contains(second) || second.hasPrefix("welche")
        if Vocabulary.prepositions.contains(first) || germanPrepositions.contains(first), isAsked { return true }
        if clause.containsPhrase(amounts) || clause.containsPhrase(requests) { return true }
        let isDate = line.dates.places.contains { $0.words.contains(clause.start) }
        // "we're out of tape", written with or without its apostrophe.
        let isWeAre =
            first == "were"
            && (["out", "low", "running", "going", "all", "not"].contains(second)
                || clause.words.first.map { $0.text(in: clause.source).contains(where: \.isApostrophe) } ?? false)
        if ["do", "does"].contains(first), second == "not" { return false }
        if first == "have", second == "to" { return false }
        // "did the roses" has no verb to ask with.
        if first == "did", clause.count == 3, ["the", "my", "our"].contains(second) { return false }
        if Words.auxiliaries.contains(first), !isDate, !isWeAre, !Words.auxiliaries.contains(second) { return true }
        if first == "you", ["ever", "know", "remember", "got"].contains(second) { return true }
        // "kann man", "liebst du": the verb before its subject.
        let isVerb = Words.statementVerbs.contains(first) || Words.auxiliaries.contains(first)
        return !isDate && !joints.contains(first)
            && (subjects.contains(second) || isVerb && ["man", "ihr"].contains(second))
    }

    private static let germanPrepositions: Set<String> = [
        "bei", "mit", "von", "für", "seit", "bis", "zu", "nach", "aus", "an", "auf", "um", "ab", "in",
    ]
    private static let requests: [Phrase] = ["can|could|may i|we have|get|see"]
    /// What asks wherever it stands.
    private static let amounts: [Phrase] = ["how many|much|long|old|far|often", "wie viel|viele|lange|oft|alt"]
    private static let anyWords: Set<String> = ["any", "anything", "anyone", "anybody", "irgendwas"]
    private static let subjects: Set<String> = ["ich", "du", "wir"]
}

extension Clause {
    /// Whether it only wonders at itself: "what was i thinking".
    fileprivate var isWondering: Bool { match(Self.wonder) == end }
    private static let wonder: [Phrase] = [
        "what was i thinking", "what am i like", "who knew", "how did i miss that", "what is wrong with me",
    ]
}
