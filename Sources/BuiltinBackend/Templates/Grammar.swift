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
    /// The words that only one of the two languages has.
    private let english: Set<String>
    private let german: Set<String>
    private let byFirst: [Character: [String]]
    private let spelling: [String: String]
    private let realWords: Set<String>

    /// The grammar of all rules; compiled when the first line is read.
    static let shared = Result { try Grammar(Rule.all, Lexicon.all) }

    /// - Throws: ``TemplateError`` when a template is not well formed.
    init(_ rules: [Rule], _ lexicons: [Lexicon]) throws(TemplateError) {
        let expansions = lexicons.reduce(into: [String: String]()) { $0.merge($1.expansions) { first, _ in first } }
        var compiler = TemplateCompiler(expansions: expansions)
        var entries: [Entry] = []
        for rule in rules {
            var templates: [Template] = []
            for source in rule.templates { templates.append(try compiler.template(source)) }
            entries.append(Entry(rule: rule, templates: templates))
        }
        let english = Self.words(of: rules.filter { !$0.isGerman }, lexicons.first)
        let german = Self.words(of: rules.filter(\.isGerman), lexicons.last)
        (self.english, self.german) = (english.subtracting(german), german.subtracting(english))
        func compiled(_ sources: [String]) throws(TemplateError) -> [Template] {
            var templates: [Template] = []
            for source in sources { templates.append(try compiler.template(source)) }
            return templates
        }
        self.entries = entries
        openings = try compiled(lexicons.flatMap(\.openings))
        wishes = try compiled(lexicons.flatMap(\.wishes))
        endings = try compiled(lexicons.flatMap(\.endings))
        sets = compiler.sets
        words = compiler.numbers
        byFirst = Dictionary(grouping: words.keys.filter { $0.count >= 4 }) { $0.first ?? " " }
        spelling = lexicons.reduce(into: [:]) { $0.merge($1.spelling) { first, _ in first } }
        realWords = lexicons.reduce(into: []) { $0.formUnion($1.realWords) }
    }

    /// Whether a line is German: it has more words that only German has than such that only English has.
    func isGerman(_ clause: Clause) -> Bool {
        let count = clause.words.reduce(0) {
            $0 + (german.contains($1.key) ? 1 : 0) - (english.contains($1.key) ? 1 : 0)
        }
        return count > 0 || count == 0 && clause.contains(german)
    }

    private static func words(of rules: [Rule], _ lexicon: Lexicon?) -> Set<String> {
        let sources = rules.flatMap(\.templates) + (lexicon.map { Array($0.expansions.values) + $0.openings } ?? [])
        let fixed = sources.lazy.flatMap { source in
            source.unicodeScalars.split { !($0.isASCIILetter || !$0.isASCII && $0.properties.isAlphabetic) }
        }
        return (lexicon?.words ?? []).union(fixed.map { String($0) })
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
        guard candidates.isEmpty, key.utf8.count >= 4, !realWords.contains(key), let first = key.first else {
            return candidates
        }
        for word in byFirst[first] ?? [] where Slip.isSlip(key, of: word) {
            if let number = words[word] { candidates.append((number, 1)) }
        }
        return candidates
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
