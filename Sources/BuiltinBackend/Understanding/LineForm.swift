import Foundations
import SpokenDates

/// What the form of a line says of it when no rule does.
///
/// Only a full statement that stands for itself is kept unasked: no question, no order, nothing that needs the line
/// before it to be understood, no talk.
struct LineForm {
    /// Whether it asks something.
    let asks: Bool
    /// Whether it begins like an order, or goes on to one: "…, delete them".
    let orders: Bool
    /// Whether it is about what was said before: "no, …", "it is …", "gave it back".
    let refers: Bool
    /// How much it looks like something to be kept, from 0 to 1.
    let statement: Double
    /// How much it looks like something to be looked up, from 0 to 1.
    let lookup: Double

    init(_ line: Line) {
        let core = line.core
        let label = Self.label(of: core).map { !$0.contains(Words.turns) } ?? false
        let hasBody = label || line.text.contains(where: \.isNewline)
        let hasDate = !line.dates.places.isEmpty
        asks = !hasBody && Self.asks(line)
        orders = !hasBody && Self.orders(core, line.isGerman ? Lexicon.german.orderVerbs : Words.orderVerbs)
        refers = !hasBody && Self.refers(line)
        guard !core.isEmpty, !asks, !orders else {
            statement = 0
            lookup = core.isEmpty ? 0 : orders ? 0.25 : 0.6
            return
        }
        let digits = core.words.contains { $0.key.contains(where: \.isNumber) }
        let statement = Self.weight(of: core, digits: digits, hasDate: hasDate, hasBody: hasBody)
        let isDoubtful =
            refers
            || !hasBody
                && (Self.isAddressed(line) || Self.isLaughedAt(line) || Self.isBareNews(line) || Self.isTask(core)
                    || !digits
                        && ((!hasDate || Self.isOnlyToday(line)) && Self.isTalk(line) || Self.isMood(core)
                            || Self.isWeather(line)))
        let isEmpty = Stems.contentWords(of: core.words).isEmpty || Self.isOnlyDates(line)
        self.statement =
            isEmpty
            ? 0
            : isDoubtful
                ? min(statement, Ranking.offers)
                : (line.text.contains(where: \.isNewline) || line.isLong) ? 0.72 : min(statement, 0.72)
        lookup = core.count <= 4 && !(digits && core.count > 2) ? 0.45 : 0.2
    }

    /// How much verbs, values and length speak for a statement.
    private static func weight(of core: Clause, digits: Bool, hasDate: Bool, hasBody: Bool) -> Double {
        guard core.count > 1 else { return 0 }
        var weight = 0.1
        let hasVerb = hasVerb(core)
        if hasVerb { weight += 0.5 }
        // "yield of 031" names a thing, and says nothing of it.
        let isNamed = Self.naming.contains(core.key(core.end - 2))
        let hasUnit =
            units.contains(core.key(core.end - 1)) && core.count > 2
            && core.key(core.end - 2).contains(where: \.isNumber)
        let ends = hasUnit || core.words.last.map { isValue($0.key) } ?? false
        if ends, !isNamed, core.count < 7 {
            weight += 0.5
        } else if digits {
            weight += core.words.last?.key.contains(where: \.isNumber) == true && core.count > 2 ? 0.35 : 0.3
        }
        if hasDate, core.count > 2 { weight += 0.2 }
        if core.count >= 5 { weight += 0.25 }
        if core.count >= 6 { weight += 0.15 }
        if hasBody { weight += 0.5 }
        if core.words.dropLast().contains(where: { $0.mark == "," || $0.mark == "." }) { weight += 0.15 }
        // Words without a verb that is known, a label, a value or a day may be anything: they are offered.
        let hasValue =
            hasDate
            || core.words.indices.contains { index in
                core.key(index).contains(where: \.isNumber) && !Self.naming.contains(core.key(index - 1))
            }
        // "i owe ruth 12"
        let isOwn = ["i", "we", "ich", "wir"].contains(core.key(core.start)) && core.count > 3
        let tellsValue = digits && (isOwn || core.words.contains { Deed.isPast($0.key) })
        // "papers now behind the visor"
        let isPlaced = core.count >= 5 && core.words.dropFirst().dropLast().contains { whereabouts.contains($0.key) }
        if isPlaced { weight += 0.3 }
        let saysSomething =
            hasVerb || isPlaced || tellsValue || hasBody || ends && !isNamed
            || (hasValue || hasName(core)) && core.count >= 5
        return saysSomething ? weight : min(weight, Ranking.offers)
    }

    /// Whether a name or a number in words stands among words in lower case: "Mr Sykes charges forty pounds".
    static func hasName(_ core: Clause) -> Bool {
        let texts = core.words.map { $0.text(in: core.source) }
        let isInside = zip(core.words, texts.dropFirst()).contains { before, text in
            // "SO" is said loudly, and no name.
            text.first?.isUppercase ?? false && text.dropFirst().contains(where: \.isLowercase)
                && !".!?\n".contains(before.mark ?? " ")
        }
        let hasNumber = core.count >= 6 && core.words.contains { (NumberWords.cardinal($0.key) ?? 0) > 1 }
        return isInside && texts.contains { $0.first?.isLowercase ?? false } || hasNumber
    }

    private static let units: Set<String> = [
        "euro", "euros", "eur", "pound", "pounds", "quid", "bucks", "dollars", "kg", "g", "ml", "l", "km", "min",
        "uhr",
    ]
    private static let naming: Set<String> = ["of", "for", "about", "von", "für", "no", "nr"]

    /// The words before a colon that labels what follows: "book tip from Tom: …".
    static func label(of clause: Clause) -> Clause? {
        guard let colon = clause.words.prefix(7).firstIndex(where: { $0.mark == ":" }), colon + 1 < clause.end else {
            return nil
        }
        // "add salt - the coarse one": an order, and no label.
        if clause.source[clause.words[colon].range.upperBound...].first != ":",
            actingVerbs.contains(clause.key(clause.start))
        {
            return nil
        }
        return clause.upTo(colon + 1)
    }

    /// Whether a word is a value that somebody would note: a code, an amount, a long number.
    static func isValue(_ key: String) -> Bool {
        let digits = key.filter(\.isNumber).count
        return digits > 2 || digits > 0 && digits < key.count && key.count > 3
    }
}
