import SpokenDates

/// All rules: what turns a line into readings.
struct Grammar: Sendable {
    /// A rule and its templates.
    struct Entry: Sendable {
        let rule: Rule
        let templates: [WrittenTemplate]
    }

    /// The rules, in the order of ``Rule/all``.
    let entries: [Entry]
    /// What is said before an order, and after it, for politeness.
    let openings: [WrittenTemplate]
    let wishes: [WrittenTemplate]
    let endings: [WrittenTemplate]
    /// The words of all templates.
    let words: WordNumbers
    private let languages: (english: Language, german: Language)
    private let spelling: [String: String]
    private let realWords: Set<String>

    /// The grammar of all rules; made when the first line is read.
    static let shared = Grammar(Rule.all, english: .english, german: .german)

    init(_ rules: [Rule], english: Lexicon, german: Lexicon) {
        let expansions = english.expansions.merging(german.expansions) { first, _ in first }
        var outliner = TemplateOutliner(expansions: expansions)
        let sources = (english: rules.filter { !$0.isGerman }, german: rules.filter(\.isGerman))
        func outlines(_ sources: [String]) -> [TemplateOutline] { sources.map { outliner.outline($0) } }
        var rules = sources.english.map { outlines($0.templates) }
        var openings = outlines(english.openings)
        var (wishes, endings) = (outlines(english.wishes), outlines(english.endings))
        let englishWords = outliner.seen
        outliner.seen = WordSet()
        rules += sources.german.map { outlines($0.templates) }
        openings += outlines(german.openings)
        wishes += outlines(german.wishes)
        endings += outlines(german.endings)
        languages = (Language(english, englishWords), Language(german, outliner.seen))
        words = outliner.words

        let book = TemplateBook(TemplateCompiler(words: words, expansions: expansions))
        func templates(_ sources: [String], _ outlines: [TemplateOutline]) -> [WrittenTemplate] {
            zip(sources, outlines).map { WrittenTemplate($0, $1, in: book) }
        }
        entries = zip(sources.english + sources.german, rules).map { rule, outlines in
            Entry(rule: rule, templates: templates(rule.templates, outlines))
        }
        self.openings = templates(english.openings + german.openings, openings)
        self.wishes = templates(english.wishes + german.wishes, wishes)
        self.endings = templates(english.endings + german.endings, endings)
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
            let number = words.number(of: word.key)
            // "the boiler man comes" is no German.
            let isGerman = languages.german.has(word.key, number) && !Stems.isEither(word.key)
            return (isGerman ? 1 : 0) - (languages.english.has(word.key, number) ? 1 : 0)
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
        if let number = words.number(of: key) { candidates.append((number, 0)) }
        if let meant = spelling[key], let number = words.number(of: meant) { candidates.append((number, 0)) }
        // "backkk"
        let plain = key.withoutRuns
        if candidates.isEmpty, plain != key, let number = words.number(of: plain) { candidates.append((number, 0)) }
        guard candidates.isEmpty, key.utf8.count >= 4, !realWords.contains(key), let first = key.utf8.first
        else { return candidates }
        let length = key.utf8.count
        for number in words.numbers(startingWith: first, lengths: max(4, length - 1)...length + 1)
        where Slip.isSlip(key, of: words.word(number)) {
            candidates.append((number, 1))
        }
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
