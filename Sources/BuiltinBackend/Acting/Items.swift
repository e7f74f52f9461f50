import Notes

/// Cuts what is put on a list into its items.
enum Items {
    /// The items that a phrase names, without articles: "milk, some eggs and bread" are three.
    static func split(_ clause: Clause) -> [String] {
        let clause = trimmed(clause)
        guard !clause.isEmpty else { return [] }
        if let item = clause.quoted { return [item] }
        var items: [String] = []
        for part in separated(
            clause,
            isSeparator: { clause, index in clause.words[index].mark.map { ",;\n".contains($0) } ?? false }
        ) {
            if part.end < clause.end, part.keys.allSatisfy({ asides.contains($0) || Words.turns.contains($0) }) {
                // "ham, no, salami"
                if part.contains(Words.turns) { _ = items.popLast() }
            } else if items.isEmpty || !describes(part) {
                items += splitAtAnd(trimmed(part))
            } else {
                items[items.count - 1] += ", " + part.text
            }
        }
        return items.filter { !$0.isEmpty }
    }

    /// The words before a sentence of its own: "tape" of "tape! tom fetches the kids".
    static func firstSentence(of clause: Clause) -> Clause {
        let end = clause.words.indices.dropLast().first { index in
            clause.words[index].mark.map { ".!".contains($0) } ?? false && isSentence(clause.from(index + 1))
                && !Abbreviations.end(clause.source[..<clause.words[index].range.upperBound])
        }
        return clause.quoted == nil ? clause.upTo(end.map { $0 + 1 } ?? clause.end) : clause
    }

    /// Whether words say more than what a thing is.
    static func isSentence(_ words: Clause) -> Bool { words.count > 3 || LineForm.tells(words) }

    /// Whether words tell which of the thing before them is meant: "oil, not the cheap one", "6 eggs, free range ones".
    private static func describes(_ part: Clause) -> Bool {
        // "a can of paint (the blue one)" is a thing of its own.
        ["not", "nicht"].contains(part.key(part.start)) || part.endsInOne && !part.wholeText.contains(")")
    }

    /// One item without articles, introductions and trailing adverbs.
    static func trimmed(_ clause: Clause) -> Clause {
        var clause = clause
        // "a, b and c" are three letters.
        while let rest = clause.after(introductions), !rest.isEmpty, clause.words[rest.start - 1].mark == nil,
            !isTitle(clause)
        {
            clause = rest
        }
        // "take the radiator off" is done with its last word.
        let isParted = parting.contains(clause.key(clause.start)) && clause.count > 2
        while let rest = clause.before(afterthoughts), !rest.isEmpty {
            if isParted, particles.contains(clause.key(clause.end - 1)) { break }
            // "hop back" is a thing where nothing is put back.
            if clause.key(clause.end - 1) == "back", !clause.keysBefore.contains(where: parting.contains) { break }
            clause = rest
        }
        return clause
    }

    /// Whether the first two words are written as those of a title: "The Wrong Trousers".
    private static func isTitle(_ clause: Clause) -> Bool {
        clause.count > 1
            && clause.words.prefix(2).allSatisfy { clause.source[$0.range].first?.isUppercase ?? false }
    }

    private static func splitAtAnd(_ clause: Clause) -> [String] {
        guard clause.contains(joints), !Words.taskVerbs.contains(clause.key(clause.start)) else {
            return [clause.signedText]
        }
        var parts: [Clause] = []
        var start = clause.start
        for index in clause.words.indices
        where index >= start && joints.contains(clause.key(index)) {
            if clause[start..<clause.end].find(pairs)?.contains(index) == true { continue }
            parts.append(clause[start..<index])
            start = index + 1
        }
        parts.append(clause.from(start))
        parts = parts.filter { !$0.isEmpty && !$0.keys.allSatisfy(asides.contains) }.map(trimmed)
        // "bread and a birthday card for Ruth" are two: the article begins another.
        let isCounted = parts.dropFirst().allSatisfy { isThing($0) || beginners.contains(clause.key($0.start - 1)) }
        guard let first = parts.first, isCounted, isThing(first) else { return [clause.signedText] }
        return parts.map(\.signedText)
    }

    /// Whether a part is a thing to get, and no half of a title: "a bottle of oil", not "the Lord of the Rings".
    private static func isThing(_ part: Clause) -> Bool {
        if part.count <= 6, part.containsPhrase(measures) { return true }
        return (part.count <= 3 || part.match(pairs) == part.end) && !part.containsPhrase(titleWords)
    }

    private static func separated(_ clause: Clause, isSeparator: (Clause, Int) -> Bool) -> [Clause] {
        var parts: [Clause] = []
        var start = clause.start
        for index in clause.words.indices
        where index + 1 < clause.end && isSeparator(clause, index) && !isInBrackets(clause, index) {
            parts.append(clause[start..<index + 1])
            start = index + 1
        }
        parts.append(clause.from(start))
        return parts.map { $0.after(conjunctions) ?? $0 }.filter { !$0.isEmpty }
    }

    /// Whether a bracket is open after a word: "eggs (10, large)" is one item.
    private static func isInBrackets(_ clause: Clause, _ index: Int) -> Bool {
        guard let first = clause.words.first else { return false }
        let text = clause.source[first.range.lowerBound..<clause.words[index].range.upperBound]
        let rest = clause.source[clause.words[index].range.upperBound...].prefix(2)
        return text.count { $0 == "(" } > text.count { $0 == ")" } && rest.first != ")"
    }

    private static let introductions: [Phrase] = [
        "a", "an", "the", "some", "any", "both", "der|die|das|den|dem", "ein|eine|einen|ne|nen|nem", "noch", "mal",
        "wieder", "bitte", "auch", "the? task|chore|item|job|entry of|to|called|for", "enough", "remember to",
        "dont forget to?", "a? reminder to|for|about", "that i need|have to", "i|we? need|have to get|buy|order|pack",
        "i|we? need|want", "to", "the word", "also", "please", "in", "down", "following items?", "items|item",
    ]
    private static let afterthoughts: [Phrase] = [
        "instead", "too", "as well", "also", "again", "back", "yet", "already", "anymore", "any more", "any longer",
        "please|pls|thanks", "for me", "to it", "on it", "on there",
        "in there", "there", "off", "now", "auch", "noch", "bitte", "wieder", "dazu", "drauf",
    ]
    private static let parting: Set<String> = ["take", "put", "turn", "switch", "pull", "bring", "give", "send", "get"]
    private static let particles: Set<String> = ["off", "back"]
    private static let joints: Set<String> = ["and", "plus", "und", "n", "+"]
    /// Words that are said, and put on no list.
    private static let asides = Words.interjections.union(["oh", "right", "ok", "okay", "well"])
    private static let beginners: Set<String> = ["a", "an", "some", "ein", "eine", "einen"]
    private static let conjunctions: [Phrase] = ["and|plus|und"]
    private static let titleWords: [Phrase] = ["by|with|of"]
    private static let measures: [Phrase] = [
        "bag|bags|bar|bars|block|blocks|bottle|bottles|bowl|bowls|box|boxes|bunch|bunches|can|cans|carton|cartons of",
        "case|cases|clove|cloves|couple|crate|crates|cup|cups|dozen|gallon|gallons|glass|glasses|gram|grams|head|heads of",
        "jar|jars|kg|kilo|kilos|lb|lbs|liter|liters|litre|litres|loaf|loaves|ounce|ounces|pack|packs|packet|packets of",
        "pair|pairs|piece|pieces|pint|pints|pound|pounds|punnet|punnets|roll|rolls|sack|sacks|sheet|sheets of",
        "slice|slices|stick|sticks|tin|tins|tub|tubs|tube|tubes of",
    ]
    static let pairs: [Phrase] = [
        "mac and cheese", "macaroni and cheese", "salt and vinegar", "fish and chips", "half and half",
        "peanut butter and jelly", "pb and j", "rice and beans", "arts and crafts", "cookies and cream",
        "black and white", "rock and roll", "gin and tonic", "m and ms", "head and shoulders", "bed and breakfast",
        "pork and beans", "oil and vinegar", "sweet and sour", "biscuits and gravy", "chips and salsa", "chips and dip",
        "ham and cheese", "bacon and eggs",
    ]
}

extension Clause {
    /// The text with the sign of a number that it begins with: "-5".
    fileprivate var signedText: String {
        guard let start = words.first?.range.lowerBound, source[start].isNumber, start > source.startIndex else {
            return text
        }
        let sign = source.index(before: start)
        let isApart = sign == source.startIndex || source[source.index(before: sign)].isWhitespace
        return "-+−".contains(source[sign]) && isApart ? "\(source[sign])\(text)" : text
    }
}
