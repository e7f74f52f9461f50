import Foundations
import SpokenDates

/// What the kind of a line is judged by: its words, their ends, pairs of words (also with one between), where they stand, its length and its shape.
///
/// The table of weights is made from the same features; whoever changes them makes it anew: see <doc:LineKinds>.
struct LineFeatures {
    /// The features, each once.
    let names: Set<String>

    init(_ line: Line) {
        let words = line.whole.words
        let tokens = words.map { Self.token($0.key) }
        var names = Set(tokens)
        for (index, word) in zip(tokens.indices, words) {
            if let mark = word.mark { names.insert("mark \(mark)") }
            if index < 3 { names.insert("early \(tokens[index])") }
            if index >= tokens.count - 3 { names.insert("late \(tokens[index])") }
            if tokens[index].count > 4 { names.insert("-\(tokens[index].suffix(3))") }
            if tokens[index].count > 5 { names.insert("\(tokens[index].prefix(4))-") }
            guard index + 1 < tokens.endIndex else { continue }
            let mark = word.mark.map(String.init) ?? ""
            names.insert("\(tokens[index])\(mark) \(tokens[index + 1])")
            if index + 2 < tokens.endIndex { names.insert("\(tokens[index]) _ \(tokens[index + 2])") }
        }
        if let first = tokens.first, let last = tokens.last { names.formUnion(["^ \(first)", "\(last) $"]) }
        names.formUnion(Self.frames(of: line))
        for length in [2, 3, 4, 5, 6, 7, 8, 10, 14] where tokens.count >= length { names.insert("length \(length)") }
        self.names = names.union(Self.shape(of: line))
    }

    /// A word as it is compared: of a number only its length counts.
    private static func token(_ key: String) -> String {
        guard key.contains(where: \.isNumber) else { return key }
        let digits = key.count(where: \.isNumber)
        let sign = key.first { "€$£%#+".contains($0) }.map(String.init) ?? ""
        let letters = key.contains(where: \.isLetter) ? "a" : ""
        return sign + letters + (digits > 2 ? "000" : "0")
    }

    /// Three words in a row, of which those that name something count only by their form: "the … is", "Name …s …".
    private static func frames(of line: Line) -> Set<String> {
        let forms = ["^"] + line.whole.words.map { form(of: $0, in: line.whole.source) } + ["$"]
        return Set(forms.indices.dropLast(2).map { "\(forms[$0])_\(forms[$0 + 1])_\(forms[$0 + 2])" })
    }

    private static func form(of word: Word, in source: String) -> String {
        let isClosed = Words.stopWords.contains(word.key) || Words.pronouns.contains(word.key)
        if isClosed || Words.auxiliaries.contains(word.key) { return word.key }
        if word.key.contains(where: \.isNumber) { return token(word.key) }
        if source[word.range].first?.isUppercase ?? false { return "Name" }
        if Deed.isPast(word.key) { return "done" }
        return endings.first { word.key.hasSuffix($0) }.map { "…" + $0 } ?? "…"
    }
    private static let endings = ["ing", "ly", "s", "en", "er", "t", "e"]

    private static func shape(of line: Line) -> Set<String> {
        let words = line.whole.words
        var names: Set<String> = []
        if !line.dates.places.isEmpty { names.insert("has a day or time") }
        if words.contains(where: { Deed.isPast($0.key) }) { names.insert("has a past form") }
        if words.contains(where: \.isDrawnOut) { names.insert("has a drawn-out word") }
        if words.contains(where: { Words.interjections.contains($0.key) }) { names.insert("has a word of feeling") }
        if words.contains(where: { isLoud(line.whole.source[$0.range]) }) { names.insert("has a loud word") }
        if LineForm.hasName(line.core) { names.insert("has a name") }
        if LineForm.hasVerb(line.core) { names.insert("has a verb") }
        if line.core.words.contains(where: { LineForm.isValue($0.key) }) { names.insert("has a value") }
        if words.contains(where: { isAddress($0.key) }) { names.insert("has an address") }
        if line.text.first?.isUppercase ?? false { names.insert("begins with a capital") }
        if line.text.contains(where: \.isNewline) { names.insert("has several lines") }
        if line.isGerman { names.insert("is German") }
        if LineForm.label(of: line.core) != nil { names.insert("has a label") }
        return names
    }

    private static func isAddress(_ key: String) -> Bool {
        key.contains("@") || key.hasPrefix("www.") || key.contains("//")
    }

    private static func isLoud(_ word: Substring) -> Bool { word.count > 3 && word.allSatisfy(\.isUppercase) }
}
