/// The words of one language, as rules use them.
struct Lexicon: Sendable {
    /// What `<name>` stands for in templates.
    let expansions: [String: String]
    /// What is said for politeness before an order, and after it.
    let openings: [String]
    /// What comes before an order that would else be a statement: "i want to add …".
    let wishes: [String]
    let endings: [String]
    /// Words that are written in several ways, and what they mean.
    let spelling: [String: String]
    /// Words that are no slips of the hand for words of the templates, though they look like it.
    let realWords: Set<String>
    /// Words that say that a line is a question, at its beginning.
    let questionWords: Set<String>
    let auxiliaries: Set<String>
    /// Verbs that make a statement of the words around them.
    let statementVerbs: Set<String>
    /// Verbs with which a task begins.
    let taskVerbs: Set<String>
    /// Those of what nobody but a person does, so that no telephone and no service is meant: "mow", "repair".
    let chores: Set<String>
    /// Verbs with which orders to keep notes or lists begin.
    let orderVerbs: Set<String>
    /// Past forms that are not made by an ending, and what they are forms of.
    let pastForms: [String: String]
    /// Past forms with which a debt or a loan ends.
    let closing: Set<String>
    /// Other forms of verbs that tell of what is over.
    let pastVerbs: Set<String>
    /// Verbs of which the past says nothing of when: what was arranged, or wanted, is still to come.
    let arranging: Set<String>
    /// Words that say that something is not so.
    let negations: Set<String>
    /// Words that name a list.
    let listNouns: Set<String>
    /// Words that name a note of some kind, and say nothing about which.
    let noteNouns: Set<String>
    /// Words without a topic.
    let stopWords: Set<String>
    /// Words for who or what a line is about when it does not say it.
    let pronouns: Set<String>
    /// Words with which a line turns back to what was said: a refusal, a second thought.
    let turns: Set<String>
    /// Words of feeling.
    let interjections: Set<String>
    /// Words with which begins what is left out of an order or a choice.
    let exceptions: Set<String>
    /// Words with which begins what is to stay as it is: "… and keep the list".
    let staying: Set<String>
    /// Words for the one who is spoken to.
    let addresses: Set<String>

    /// Other words by which the language is told: those of days.
    let days: Set<String>

    /// Whether a word is one by which its language is told.
    func has(_ word: String) -> Bool {
        spelling[word] != nil
            || [
                questionWords, auxiliaries, statementVerbs, taskVerbs, orderVerbs, listNouns, noteNouns, stopWords,
                pronouns, turns, addresses, days,
            ].contains { $0.contains(word) }
    }

    /// All languages, the first one first.
    static let all = [english, german]
}

/// What all languages have together.
enum Words {
    static let questionWords = union(\.questionWords)
    static let auxiliaries = union(\.auxiliaries)
    static let statementVerbs = union(\.statementVerbs)
    static let taskVerbs = union(\.taskVerbs)
    static let chores = union(\.chores)
    static let orderVerbs = union(\.orderVerbs)
    static let closing = union(\.closing)
    static let listNouns = union(\.listNouns)
    static let noteNouns = union(\.noteNouns)
    static let stopWords = union(\.stopWords)
    static let pronouns = union(\.pronouns)
    static let turns = union(\.turns)
    static let interjections = union(\.interjections)
    static let staying = union(\.staying)
    static let exceptions = union(\.exceptions)
    static let negations = union(\.negations)
    static let pastVerbs = union(\.pastVerbs)
    static let arranging = union(\.arranging)
    static let pastForms = Lexicon.all.reduce(into: [String: String]()) { $0.merge($1.pastForms) { first, _ in first } }

    private static func union(_ part: KeyPath<Lexicon, Set<String>>) -> Set<String> {
        Lexicon.all.reduce(into: []) { $0.formUnion($1[keyPath: part]) }
    }
}
