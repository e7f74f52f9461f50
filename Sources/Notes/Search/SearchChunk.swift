/// A stretch of text between white space, taken apart for the search index.
struct SearchChunk {
    /// The longest chunk that is also a term as a whole, in scalars.
    private static let maximumWholeLength = 64

    /// Its words that are worth looking for.
    private(set) var parts: [String] = []
    /// What an apostrophe cut off: the `t` of "don't".
    private(set) var endings: [String] = []
    /// Its stretches in scripts without spaces.
    private(set) var spaceless: [SpacelessRun] = []
    /// Its emoji and the like, by number.
    private(set) var pictographs: [String] = []
    /// The chunk as one term; `nil` when that is a plain word, or nothing.
    private(set) var whole: String?
    /// Other spellings of the whole: with "ue" for "ü", and a number without the marks between its thousands.
    private(set) var spellings: [String] = []
    /// Its words as a tokenizer spells them that takes accents off Latin letters alone, where that is not as ``parts`` has them.
    private(set) var indexed: [String] = []
    /// Whether its words are spelled otherwise than a tokenizer that only takes off accents spells them.
    private(set) var isRespelled = false

    /// Whether the chunk is a stop word, such as `what's` or `don't`.
    var isStopWord: Bool {
        guard !endings.isEmpty, let first = parts.first, parts.count == 1 else { return false }
        return StopWords.contains(first) || whole.map(StopWords.contains) == true
    }

    /// Calls `body` for each chunk of a text that has no ASCII white space.
    static func each(in text: String, _ body: (SearchChunk) -> Void) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            body(SearchChunk(text.lowercased()))
        } else {
            for word in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
                let word = String(word)
                let folded = word.foldedForSearch
                var chunk = SearchChunk(folded)
                let indexed = word.foldedAsIndexed
                chunk.isRespelled = folded != indexed
                if chunk.isRespelled { chunk.indexed = SearchChunk(indexed).parts }
                if let spelled = word.withSpelledUmlauts { chunk.spellings += SearchChunk(spelled).parts }
                body(chunk)
            }
        }
    }

    /// Takes apart a folded text without white space.
    private init(_ folded: String) {
        let scalars = Array(folded.unicodeScalars)
        split(scalars)
        if scalars.count <= Self.maximumWholeLength, spaceless.isEmpty { whole = SymbolNames.word(for: scalars) }
        if let whole, parts == [whole], endings.isEmpty { self.whole = nil }
        if parts.count > 1, let number = Self.wholeNumber(scalars) { spellings = [number] }
    }

    /// The whole part of a number whose thousands are marked, such as `1,299.00`; `nil` for anything else.
    private static func wholeNumber(_ scalars: [Unicode.Scalar]) -> String? {
        // A regular expression is compiled at every use.
        guard scalars.contains(where: { [",", ".", "'", "’"].contains($0) }) else { return nil }
        let number = scalars.text.trimmingPrefix { !$0.isNumber }
        guard !number.isEmpty else { return nil }
        guard let match = number.prefixMatch(of: /([0-9]{1,3}(?:[.,'’][0-9]{3})+)(?![0-9])/) else { return nil }
        return match.1.filter(\.isNumber)
    }

    private mutating func split(_ scalars: [Unicode.Scalar]) {
        var run: [Unicode.Scalar] = []
        var isAfterApostrophe = false
        for scalar in scalars {
            if scalar.isWordScalar {
                if let last = run.last, last.isSpaceless != scalar.isSpaceless {
                    finish(&run, isEnding: isAfterApostrophe)
                    isAfterApostrophe = false
                }
                run.append(scalar)
                continue
            }
            finish(&run, isEnding: isAfterApostrophe)
            isAfterApostrophe = scalar.isApostrophe
            if scalar.isPictograph { pictographs.append(SymbolNames.number(of: [scalar])) }
        }
        finish(&run, isEnding: isAfterApostrophe)
    }

    private mutating func finish(_ run: inout [Unicode.Scalar], isEnding: Bool) {
        guard let first = run.first else { return }
        let word = run.text
        if first.isSpaceless {
            spaceless.append(SpacelessRun(run))
        } else if isEnding, !parts.isEmpty, Self.contractions.contains(word) {
            endings.append(word)
        } else {
            parts.append(word)
        }
        run.removeAll(keepingCapacity: true)
    }

    private static let contractions: Set<String> = ["s", "t", "d", "m", "ll", "re", "ve"]
}

/// A stretch of a script without spaces, as terms.
struct SpacelessRun {
    private let scalars: [Unicode.Scalar]
    /// Every character on its own.
    let characters: [String]
    /// Every two neighbours.
    let pairs: [String]

    fileprivate init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        characters = scalars.map { Self.term([$0]) }
        pairs = zip(scalars, scalars.dropFirst()).map { Self.term([$0, $1]) }
    }

    /// What an index keeps of it: all characters and pairs, of traditional Chinese the simplified ones as well.
    var indexTerms: [String] {
        let own = characters + pairs
        guard let simplified = ChineseForms.simplified(scalars).map(SpacelessRun.init) else { return own }
        let known = Set(own)
        return own + (simplified.characters + simplified.pairs).filter { !known.contains($0) }
    }

    /// What a search asks for: each pair, of Chinese and of Japanese syllables with the same in other characters.
    var queryTerms: [[String]] {
        let others = [ChineseForms.simplified(scalars), ChineseForms.traditional(scalars), otherKana].compactMap { $0 }
            .map { SpacelessRun($0).wanted }
        return wanted.indices.map { index in
            others.reduce(into: [wanted[index]]) { forms, other in
                if !forms.contains(other[index]) { forms.append(other[index]) }
            }
        }
    }

    /// Hiragana in place of katakana and the other way round; `nil` when there is none of both.
    private var otherKana: [Unicode.Scalar]? {
        let distance: UInt32 = 0x60
        let other = scalars.map { scalar in
            switch scalar.value {
            case 0x3041...0x3096: Unicode.Scalar(scalar.value + distance) ?? scalar
            case 0x30A1...0x30F6: Unicode.Scalar(scalar.value - distance) ?? scalar
            default: scalar
            }
        }
        return other == scalars ? nil : other
    }

    /// The pairs; of a single character, the character.
    private var wanted: [String] { pairs.isEmpty ? characters : pairs }

    /// Letters as they are; with a mark among them, which a tokenizer would drop, their numbers.
    private static func term(_ scalars: [Unicode.Scalar]) -> String {
        scalars.allSatisfy(\.properties.isLetterOrNumber) ? scalars.text : SymbolNames.number(of: scalars)
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isLetterOrNumber: Bool {
        switch generalCategory {
        case .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }
}
