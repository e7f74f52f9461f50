/// Cuts what is put on a list into its items.
enum Items {
    /// The items that a phrase names, without articles: "milk, some eggs and bread" are three.
    static func split(_ clause: Clause) -> [String] {
        let clause = trimmed(clause)
        guard !clause.isEmpty else { return [] }
        var items: [String] = []
        for part in separated(
            clause,
            isSeparator: { clause, index in clause.words[index].mark.map { ",;\n".contains($0) } ?? false }
        ) {
            items += splitAtAnd(trimmed(part))
        }
        return items.filter { !$0.isEmpty }
    }

    /// One item without articles, introductions and trailing adverbs.
    static func trimmed(_ clause: Clause) -> Clause {
        var clause = Courtesy.withoutEnding(clause)
        while let rest = clause.after(introductions), !rest.isEmpty { clause = rest }
        while let rest = clause.before(afterthoughts), !rest.isEmpty { clause = rest }
        return clause
    }

    private static func splitAtAnd(_ clause: Clause) -> [String] {
        guard clause.contains(["and", "plus"]), !taskVerbs.contains(clause.key(clause.start)) else {
            return [clause.text]
        }
        var parts: [Clause] = []
        var start = clause.start
        for index in clause.words.indices
        where index >= start && (clause.key(index) == "and" || clause.key(index) == "plus") {
            if clause[start..<clause.end].find(pairs)?.contains(index) == true { continue }
            parts.append(clause[start..<index])
            start = index + 1
        }
        parts.append(clause.from(start))
        parts = parts.filter { !$0.isEmpty }.map(trimmed)
        return parts.allSatisfy(isThing) ? parts.map(\.text) : [clause.text]
    }

    /// Whether a part is a thing to get, and no half of a title: "a bottle of oil", not "the Lord of the Rings".
    private static func isThing(_ part: Clause) -> Bool {
        if part.count <= 6, part.containsPhrase(measures) { return true }
        return (part.count <= 3 || part.match(pairs) == part.end) && !part.containsPhrase(titleWords)
    }

    private static func separated(_ clause: Clause, isSeparator: (Clause, Int) -> Bool) -> [Clause] {
        var parts: [Clause] = []
        var start = clause.start
        for index in clause.words.indices where index + 1 < clause.end && isSeparator(clause, index) {
            parts.append(clause[start..<index + 1])
            start = index + 1
        }
        parts.append(clause.from(start))
        return parts.map { $0.after(conjunctions) ?? $0 }.filter { !$0.isEmpty }
    }

    private static let introductions: [Phrase] = [
        "a", "an", "the", "some", "any", "both", "the? task|chore|item|job|entry of|to|called|for", "enough",
        "remember to",
        "a? reminder to|for|about",
        "that i need|have to", "to", "the word", "also", "please", "in", "down", "following items?", "items|item",
    ]
    private static let afterthoughts: [Phrase] = [
        "instead", "too", "as well", "also", "again", "back", "yet", "already", "anymore", "any more", "any longer",
        "to it", "on it", "on there",
        "in there", "there", "off", "now",
    ]
    private static let conjunctions: [Phrase] = ["and|plus"]
    private static let titleWords: [Phrase] = ["by|with|of"]
    private static let measures: [Phrase] = [
        "bag|bags|bar|bars|block|blocks|bottle|bottles|bowl|bowls|box|boxes|bunch|bunches|can|cans|carton|cartons of",
        "case|cases|clove|cloves|couple|crate|crates|cup|cups|dozen|gallon|gallons|glass|glasses|gram|grams|head|heads of",
        "jar|jars|kg|kilo|kilos|lb|lbs|liter|liters|litre|litres|loaf|loaves|ounce|ounces|pack|packs|packet|packets of",
        "pair|pairs|piece|pieces|pint|pints|pound|pounds|punnet|punnets|roll|rolls|sack|sacks|sheet|sheets of",
        "slice|slices|stick|sticks|tin|tins|tub|tubs|tube|tubes of",
    ]
    private static let pairs: [Phrase] = [
        "mac and cheese", "macaroni and cheese", "salt and vinegar", "fish and chips", "half and half",
        "peanut butter and jelly",
        "pb and j", "rice and beans", "arts and crafts", "cookies and cream", "black and white", "rock and roll",
        "gin and tonic",
        "m and ms", "head and shoulders", "bed and breakfast", "pork and beans", "oil and vinegar", "sweet and sour",
        "biscuits and gravy",
        "chips and salsa", "chips and dip", "ham and cheese", "bacon and eggs",
    ]
    /// Verbs with which a task begins: what follows is one item.
    static let taskVerbs: Set<String> = [
        "buy", "call", "wash", "clean", "pick", "take", "get", "go", "pay", "send", "mail", "email", "write", "read",
        "fix", "cook",
        "make", "feed", "walk", "water", "mow", "paint", "drop", "visit", "meet", "book", "order", "return", "renew",
        "check", "do",
        "finish", "start", "schedule", "change", "replace", "clear", "empty", "fold", "vacuum", "sweep", "mop", "dust",
        "rake",
        "shop", "bring", "give", "put", "find", "ask", "tell", "talk", "study", "practice", "run", "exercise", "update",
        "prepare",
        "plan", "organize", "organise", "sort", "file", "sign", "submit", "review", "print", "wrap", "bake", "plant",
        "trim", "cut",
        "cleaning", "washing", "taking", "going", "picking", "paying", "calling", "feeding", "walking", "doing",
        "making", "getting",
    ]
}
