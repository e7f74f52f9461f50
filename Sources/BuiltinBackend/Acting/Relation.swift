import Assistant
import Notes
import SpokenDates

/// What a statement has in common with a note.
struct Relation {
    /// The stems of what is said.
    let said: [String]
    private let titled: [String]
    private let title: Set<String>
    /// The stems that are said and that the note has.
    let known: Set<String>
    /// Whether two things that are said stand in one line of the note.
    let isAboutSame: Bool

    /// Whether the note is about the first thing that is spoken of, also behind a verb: "bibs" of "found the bibs".
    ///
    /// "dog" is not what “Dog food” is about, nor "Ben" what “I owe Ben 8” is.
    let isAboutThing: Bool
    /// Whether the note names that thing, and is about another.
    let isBeside: Bool
    /// Whether the note has only one word of what is said, numbers aside, and is about another.
    var isLone: Bool { !isAboutThing && known.count { $0.contains(where: \.isLetter) } == 1 }

    /// - Parameters:
    ///   - words: what is said, in order.
    ///   - others: names that are said, and that the note has of somebody else.
    private init(_ words: [String], _ note: NoteReport, except others: Set<String>) {
        let stems = words.map { PorterStemmer.stem($0) }
        let all = Set(stems).subtracting(others.isEmpty ? [] : others.union(Self.addresses.map(PorterStemmer.stem)))
        let title = Stems.all(in: note.title)
        let lines = note.body.split(separator: "\n").map { Stems.all(in: String($0)) }
        said = stems
        titled = Stems.content(of: Word.words(of: note.title)[...])
        self.title = Set(titled)
        let shared = lines.map(all.intersection)
        known = shared.reduce(all.intersection(title)) { $0.union($1) }
        isAboutSame = shared.contains { $0.count > 1 }
        let thing = zip(words, stems).first { word, _ in
            !Deed.isPast(word) && !Vocabulary.weakWords.contains(word) && !word.contains(where: \.isNumber)
        }?.1
        let isPart =
            titled.count == 2 && title.suffix(2) == titled[...] && titled[0] == thing && !all.contains(titled[1])
        isAboutThing =
            !isPart && thing.map(all.contains) ?? false
            && lines.contains { line in
                line.indices.contains { line[$0] == thing && ($0 == 0 || !Self.leads.contains(line[$0 - 1])) }
            }
        isBeside = !isAboutThing && thing.map(known.contains) ?? false
    }

    /// Whether a fact is about the like of a note, and about another: "code for the back door" of "Code for the front door", "I owe Tom
    /// 12 for the film" of "I owe Tom 50".
    func isOfOther(_ text: Clause, _ note: NoteReport) -> Bool {
        Self.isForOther(text, note) || Self.isSaidOfOther(text, note)
            || !Self.hasNumbers(text, of: note) && !Self.owners(in: text).isSubset(of: known)
    }

    /// Whether a fact is of one of several things by its number or letter, a note is of another, and one more of that: "client A" of
    /// "Client B: …" beside "Client A: …".
    static func isOfOtherLabel(_ text: Clause, _ note: NoteReport, among notes: [NoteReport]) -> Bool {
        let body = Clause(note.body)
        func has(_ label: Label, _ body: Clause) -> Bool {
            Label.places(of: label.noun, in: body).contains { $0.key == label.key }
        }
        return Label.all(in: text, beside: body).contains { label in
            !has(label, body) && notes.contains { $0.id != note.id && has(label, Clause($0.body)) }
        }
    }

    /// Whether a fact tells of something that the note is not about: it has only one word of it in common, or the title has another
    /// number, and most words are new.
    func isStrange(_ text: Clause, _ note: NoteReport) -> Bool {
        let isMostlyNew =
            2 * known.count { $0.contains(where: \.isLetter) } <= said.count { $0.contains(where: \.isLetter) }
        return !isAboutThing && known.count == 1 || isMostlyNew && !Self.hasNumbers(text, of: note)
    }

    /// Whether all numbers of a note's title are said.
    private static func hasNumbers(_ text: Clause, of note: NoteReport) -> Bool {
        Clause(note.title).keys.filter { $0.contains(where: \.isNumber) }.allSatisfy(text.keys.contains)
    }

    /// Whether a text holds for, with or of somebody or something else than a note's title names, or in something else.
    static func isForOther(_ text: Clause, _ note: NoteReport) -> Bool {
        let title = Clause(note.title)
        return [leading, ["in"]].contains { words in
            let (said, titled) = (owners(in: text, after: words), owners(in: title, after: words))
            return !said.isSubset(of: titled) && !titled.isSubset(of: said)
        }
    }

    /// Whether a line of a note says the same of somebody else, who is not told of: "Mr Patel owes me 60" beside "Mrs Hall owes me 75".
    private static func isSaidOfOther(_ text: Clause, _ note: NoteReport) -> Bool {
        func subject(_ line: Clause, _ verb: Int) -> Set<String> {
            Set(Stems.content(of: line.upTo(verb).words.filter { !addresses.contains($0.key) }[...]))
        }
        guard let verb = text.words.indices.dropFirst().first(where: { Words.statementVerbs.contains(text.key($0)) }),
            !general.contains(text.key(verb)), !Deed.isPast(text.key(verb)), case let told = subject(text, verb),
            !told.isEmpty,
            told.isDisjoint(with: Stems.all(in: note.title + "\n" + note.body))
        else { return false }
        return Clause(note.body).parts(endingWith: \.isNewline).contains { line in
            line.words.indices.contains { index in
                let rest = Set(Stems.content(of: text.from(verb + 1).words))
                return line.key(index) == text.key(verb) && !subject(line, index).isEmpty
                    && rest.isDisjoint(with: Stems.content(of: line.from(index + 1).words))
            }
        }
    }

    /// Verbs that say the same of anything.
    private static let general = Words.auxiliaries.union([
        "was", "said", "says", "told", "got", "has", "had", "put", "left",
    ])
    private static let leading: [Phrase] = ["for|of|with|at|to|against|für|von|mit|bei|gegen"]

    /// The stems of those for whom, with whom or of whom something holds.
    private static func owners(in words: Clause, after leading: [Phrase] = Self.leading) -> Set<String> {
        let owners = words.words.filter(\.isPossessive)
        let start = words.find(leading)?.upperBound ?? words.end
        let named = words.from(start).words.prefix(3).prefix {
            !Words.statementVerbs.contains($0.key) && !$0.key.contains(where: \.isNumber)
        }
        return Set(Stems.all(in: (owners + named.filter { !Vocabulary.determiners.contains($0.key) })[...]))
    }

    /// Whether words say whose something is, and a note says only whose else: "Ben's size" beside "Anna's size"; or whether they tell of
    /// somebody, and the note is called by somebody else: "Mrs Ball" beside "Warfarin Mr Bell".
    static func isOfStranger(_ words: Clause, _ note: NoteReport) -> Bool {
        func owners(_ words: Clause) -> [String] {
            words.words.filter(\.isPossessive).map { String($0.key.dropLast()) }.filter {
                !Words.stopWords.contains($0)
            }
        }
        if Addressed(words.words).areOthers(than: Addressed(note.title)) { return true }
        let said = owners(words)
        return said.contains { note.stems.isDisjoint(with: [PorterStemmer.stem($0), PorterStemmer.stem($0 + "s")]) }
            && !owners(Clause(note.title + "\n" + note.body)).isEmpty
    }

    /// Words before somebody who has only to do with what a note is about.
    private static let leads: Set<String> = ["with", "from", "for", "to", "by", "ow", "mit", "von", "für", "bei"]

    /// What a statement has in common with each of some notes.
    static func all(of text: Clause, in notes: [NoteReport], _ dates: DateReader) -> [Relation] {
        // A day that is named is no subject, nor is what many telephone numbers begin with.
        let days = WordDates(text, dates).words
        let said = text.words.indices.filter { index in
            let key = text.key(index)
            return !days.contains(index) && !Words.stopWords.contains(key)
                && !(key.hasPrefix("0") && key.count > 3 && key.allSatisfy(\.isNumber))
        }
        let words = Stems.contentWords(of: said.map { text.words[$0] }[...])
        let named = Addressed(text.words)
        return notes.map { note in
            let others = named.isNobody ? [] : named.strangers(in: Addressed(note.title + "\n" + note.body))
            return Relation(words, note, except: others)
        }
    }

    static let addresses: Set<String> = ["mr", "mrs", "ms", "miss", "herr", "frau"]

    /// Whether there is anything.
    var isAny: Bool { !known.isEmpty }

    /// Whether the note is about what is spoken of first, and has most of its title or of what is said in common with it.
    var isSubject: Bool {
        guard let first = said.first, known.contains(first) else { return false }
        let isMost = isAboutSame && known.count * 2 >= Set(said).count
        return isMost || title.contains(first) && hasTitle
    }

    /// The share of its title that is said.
    var titleShare: Double {
        title.isEmpty ? 0 : Double(known.intersection(title).count) / Double(title.count)
    }

    /// Whether most of its title is said, or half of it with the last word, which says what it is: "trip" of "class trip", but
    /// not "window" of "window cleaner".
    private var hasTitle: Bool {
        let count = known.intersection(title).count * 2
        return count > title.count || count == title.count && titled.last.map(known.contains) ?? false
    }
}
