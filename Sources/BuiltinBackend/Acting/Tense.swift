import Assistant
import Foundations
import SpokenDates

/// Whether a text tells of its weekdays as over or as still to come.
///
/// What is still to come is the rule: that it is over has to be told by a verb of the same part of a sentence. A wrong day
/// ahead is seen when it comes; a wrong day back never is.
struct Tense {
    private let text: String
    private let words: Clause

    init(_ text: String) {
        self.text = text
        words = Clause(text)
    }

    /// Whether what happens on a day is over.
    func isOver(_ day: DatePhrase) -> Bool {
        guard day.bound == .on else { return day.bound == .since }
        let inside = words.words.indices.filter { words.words[$0].range.overlaps(day.range) }
        guard let first = inside.first, let last = inside.last else { return false }
        // "for friday", "to friday": the day that was arranged.
        guard !Self.aims.contains(words.key(first)), !Self.aims.contains(words.key(first - 1)) else { return false }
        let part = words.part(around: first...last)
        // "we're having a party" is still to come.
        func isContracted(_ index: Int) -> Bool {
            ["were", "id", "wed"].contains(part.key(index))
                && part.words[index].text(in: part.source).contains(where: \.isApostrophe)
        }
        let verbs = part.words.indices.filter { !(first...last).contains($0) && !isContracted($0) }
        return verbs.contains { Self.isPast(part.key($0)) }
            && !verbs.contains { Words.arranging.contains(part.key($0)) || Self.isPresent($0, of: part) }
    }

    /// Whether a note tells how something was, "had 12 members in 2024", and words how it is: "have 15 members".
    static func isOver(_ place: Correction, beside said: Clause) -> Bool {
        let body = Clause(place.note.body)
        let index = place.firstWord(in: body) ?? body.start
        let verbs = Words.statementVerbs.union(Words.pastVerbs).union(either)
        // The "sat" of "sat 9-13" is a day.
        let before = body.part(around: index...index).upTo(index).keys
        let verb = before.last { verbs.contains($0) && DayRow.weekday($0) == nil } ?? ""
        return !said.contains(Words.pastVerbs) && (Words.pastVerbs.contains(verb) || said.contains([verb + "s"]))
    }

    /// Whether words tell what was so, and not that it was changed: "the dose was raised to 850".
    static func isFormer(_ said: Clause) -> Bool {
        // "we're down to 6"
        let verb = said.words.firstIndex { word in
            former.contains(word.key) && !word.text(in: said.source).contains(where: \.isApostrophe)
        }
        guard let index = verb else { return false }
        return !(raised.contains(said.key(index + 1)) && said.from(index + 2).contains(["to", "auf"]))
    }

    private static let raised: Set<String> = [
        "raised", "increased", "lowered", "reduced", "cut", "upped", "doubled", "halved", "put", "extended",
        "moved", "changed", "set", "shifted",
    ]

    /// Words of what was so, and is not any more.
    private static let former: Set<String> = ["was", "were", "once", "missed", "war", "waren"]

    private static func isPast(_ key: String) -> Bool {
        Words.pastVerbs.contains(key) || Deed.isPast(key) && !key.hasSuffix("eed") && !either.contains(key)
    }

    /// Whether a word says what is, what will be, or what is to be done: "she brings it", "to bring the forms".
    private static func isPresent(_ index: Int, of part: Clause) -> Bool {
        let (key, before) = (part.key(index), part.key(index - 1))
        if before == "to" { return Words.taskVerbs.contains(key) || Words.statementVerbs.contains(key + "s") }
        // "ich habe … angerufen" is over.
        if perfect.contains(key) { return !part.words.contains { isPast($0.key) } }
        guard !isPast(key), !either.contains(key) else { return false }
        guard key.hasSuffix("s"), !plain.contains(key) else { return Words.statementVerbs.contains(key) }
        // "sent the books": what follows a past verb or a determiner is no verb.
        let isVerb = Words.statementVerbs.contains(key) || Words.taskVerbs.contains(String(key.dropLast()))
        return isVerb && !isPast(before) && !Vocabulary.determiners.contains(before)
    }

    private static let aims: Set<String> = [
        "for", "to", "until", "till", "til", "by", "für", "auf", "bis", "zum",
    ]
    /// Verbs whose past may be their present, and "got", which has one.
    private static let either: Set<String> = ["put", "cut", "read", "got"]
    /// Verbs that make a past with another.
    private static let perfect: Set<String> = ["have", "has", "habe", "hab", "hat", "haben", "ist", "sind", "bin"]
    /// Verbs that end in -s whatever stands before them.
    private static let plain: Set<String> = ["is", "isnt", "its", "theres", "thats", "shes", "hes", "muss", "whos"]
}
