/// What the form of a line says of it when no rule does.
struct LineForm {
    /// Whether it asks something.
    let asks: Bool
    /// How much it looks like something to be kept, from 0 to 1.
    let statement: Double
    /// How much it looks like something to be looked up, from 0 to 1.
    let lookup: Double

    init(_ line: Line) {
        let core = line.core
        let first = core.key(core.start)
        let isAsked = core.words.last?.mark == "?" || line.whole.words.last?.mark == "?"
        let isLabelled = Self.label(of: core) != nil
        let isMultiline = line.text.contains(where: \.isNewline)
        let opensQuestion =
            Words.questionWords.contains(first) || Words.auxiliaries.contains(first)
            || first == "any"
        asks = opensQuestion || isAsked
        let hasDigits = core.words.contains { $0.key.contains(where: \.isNumber) }
        guard !core.isEmpty, !(opensQuestion || isAsked) || isLabelled || isMultiline else {
            statement = isAsked && core.count > 12 ? 0.2 : 0.05
            lookup = core.isEmpty ? 0 : 0.6
            return
        }
        var statement = core.count > 1 ? 0.1 : 0
        if Self.hasVerb(core) { statement += 0.5 }
        let endsInValue = core.words.last?.key.contains(where: \.isNumber) ?? false
        if hasDigits && core.count > 1 { statement += endsInValue && core.count > 2 ? 0.35 : 0.3 }
        if !line.dates.places.isEmpty && core.count > 2 { statement += 0.2 }
        if core.count >= 5 { statement += 0.25 }
        if isLabelled { statement += 0.5 }
        if core.words.dropLast().contains(where: { $0.mark == "," || $0.mark == "." }) { statement += 0.15 }
        if core.count >= 6 { statement += 0.15 }
        statement = Stems.contentWords(of: core.words).isEmpty ? 0 : min(statement, 0.72)
        if Words.orderVerbs.contains(first), !isLabelled { statement -= 0.4 }
        self.statement = (isMultiline || line.isLong) && statement > 0 ? 0.72 : max(0, statement)
        lookup = first == "any" ? 0.6 : core.count <= 4 && !(hasDigits && core.count > 2) ? 0.45 : 0.2
    }

    /// The words before a colon that labels what follows: "book tip from Tom: …".
    static func label(of clause: Clause) -> Clause? {
        guard let colon = clause.words.prefix(7).firstIndex(where: { $0.mark == ":" }), colon + 1 < clause.end else {
            return nil
        }
        return clause.upTo(colon + 1)
    }

    /// Whether a verb makes a statement of the words before and after it.
    private static func hasVerb(_ clause: Clause) -> Bool {
        for (offset, word) in clause.words.enumerated().prefix(9) {
            if offset > 0, joints.contains(word.key) { return false }
            let isVerb = Words.statementVerbs.contains(word.key)
            if isVerb, offset > 0 || contractions.contains(word.key), clause.count > offset + 1 { return true }
        }
        return false
    }

    private static let joints: Set<String> = ["that", "which", "who", "if", "because", "where"]
    private static let contractions: Set<String> = [
        "im", "ive", "its", "hes", "shes", "theyre", "theres", "thats", "put", "left", "met", "saw", "lost", "found",
        "bought", "paid", "decided", "moved", "booked", "swapped", "got", "went", "took", "lent", "planted", "parked",
    ]
}
