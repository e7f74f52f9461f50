/// All rules, compiled: what turns a line into readings.
struct Grammar: Sendable {
    /// A rule and its templates.
    struct Entry: Sendable {
        let rule: Rule
        let templates: [Template]
    }

    /// The rules, in the order of ``Rule/all``.
    let entries: [Entry]
    /// What is said before an order, and after it, for politeness.
    let openings: [Template]
    let wishes: [Template]
    let endings: [Template]
    /// The sets of words that steps mean.
    let sets: [WordSet]
    /// The words of all templates, and their numbers.
    let words: [String: Int]
    private let languages: (english: Language, german: Language)
    private let byFirst: [UInt8: [(word: String, number: Int)]]
    private let spelling: [String: String]
    private let realWords: Set<String>

    /// The grammar of all rules; compiled when the first line is read.
    static let shared = Result { try Grammar(Rule.all, english: .english, german: .german) }

    /// - Throws: ``TemplateError`` when a template is not well formed.
    init(_ rules: [Rule], english: Lexicon, german: Lexicon) throws(TemplateError) {
        var compiler = TemplateCompiler(expansions: english.expansions.merging(german.expansions) { first, _ in first })
        func entries(_ rules: [Rule]) throws(TemplateError) -> [Entry] {
            var entries: [Entry] = []
            for rule in rules { entries.append(Entry(rule: rule, templates: try templates(rule.templates))) }
            return entries
        }
        func templates(_ sources: [String]) throws(TemplateError) -> [Template] {
            var templates: [Template] = []
            for source in sources { templates.append(try compiler.template(source)) }
            return templates
        }
        var all = try entries(rules.filter { !$0.isGerman })
        var openings = try templates(english.openings)
        wishes = try templates(english.wishes + german.wishes)
        endings = try templates(english.endings + german.endings)
        let englishWords = compiler.seen
        compiler.seen = WordSet()
        all += try entries(rules.filter(\.isGerman))
        openings += try templates(german.openings)
        languages = (Language(english, englishWords), Language(german, compiler.seen))
        self.entries = all
        self.openings = openings
        sets = compiler.sets
        words = compiler.numbers
        byFirst = Dictionary(
            grouping: words.lazy.filter { $0.key.utf8.count >= 4 }.map { (word: $0.key, number: $0.value) }
        ) { $0.word.utf8.first ?? 0 }
        spelling = english.spelling.merging(german.spelling) { first, _ in first }
        realWords = english.realWords.union(german.realWords)
    }

    /// The words by which a language is told: those of its templates and those of its lexicon.
    private struct Language {
        let lexicon: Lexicon
        let numbers: WordSet

        init(_ lexicon: Lexicon, _ numbers: WordSet) {
            self.lexicon = lexicon
            self.numbers = numbers
        }

        func has(_ word: String, _ number: Int?) -> Bool {
            number.map(numbers.contains) == true || lexicon.has(word)
        }
    }

    /// Whether a line is German: it has more words that only German has than such that only English has.
    func isGerman(_ clause: Clause) -> Bool {
        let signs = clause.words.map { word in
            let number = words[word.key]
            return (languages.german.has(word.key, number) ? 1 : 0) - (languages.english.has(word.key, number) ? 1 : 0)
        }
        let sum = signs.reduce(0, +)
        return sum > 0 || sum == 0 && signs.contains(1)
    }

    /// A clause with its words numbered; `dates` holds the ranges of words that are dates.
    func numbered(_ clause: Clause, dates: [Range<Int>]) -> NumberedLine {
        var all = WordSet()
        let candidates = clause.words.map { word in
            let candidates = self.candidates(word.key)
            for candidate in candidates { all.insert(candidate.number) }
            return candidates
        }
        return NumberedLine(
            clause: clause,
            candidates: candidates,
            start: clause.start,
            numbers: all,
            dates: Dictionary(grouping: dates, by: \.lowerBound).mapValues { $0.map(\.upperBound) }
        )
    }

    private func candidates(_ key: String) -> NumberedLine.Candidates {
        var candidates: NumberedLine.Candidates = []
        if let number = words[key] { candidates.append((number, 0)) }
        if let meant = spelling[key], let number = words[meant] { candidates.append((number, 0)) }
        // "backkk"
        let plain = key.withoutRuns
        if candidates.isEmpty, plain != key, let number = words[plain] { candidates.append((number, 0)) }
        guard candidates.isEmpty, key.utf8.count >= 4, !realWords.contains(key), let first = key.utf8.first
        else { return candidates }
        for (word, number) in byFirst[first] ?? [] where Slip.isSlip(key, of: word) { candidates.append((number, 1)) }
        return candidates
    }
}

extension String {
    /// The word with every letter once where it stands three times or more in a row.
    fileprivate var withoutRuns: String {
        var letters: [(letter: Character, count: Int)] = []
        for letter in self {
            if let last = letters.last, last.letter == letter {
                letters[letters.count - 1].count += 1
            } else {
                letters.append((letter, 1))
            }
        }
        return String(letters.flatMap { Array(repeating: $0.letter, count: $0.count > 2 ? 1 : $0.count) })
    }
}
