import Assistant
import Foundation
import Notes
import SpokenDates

/// So many of something: "three nights", "9 singles", "cones 20".
struct Quantity {
    /// The words of the number, and of the number with what it counts.
    let number: Range<Int>
    let words: Range<Int>
    let amount: Double
    /// The stem of what it counts.
    let noun: String

    /// The quantities of a text, in order; those of days and hours are none.
    /// - Parameters:
    ///   - dates: the words of the text that are a day or a time.
    ///   - isList: whether what is counted may stand before its number, as in a note.
    static func all(in text: Clause, except dates: Set<Int>, isList: Bool = true) -> [Quantity] {
        var next = text.start
        return text.words.indices.compactMap { index in
            guard index >= next, !dates.contains(index), let (amount, end) = number(in: text, at: index) else {
                return nil
            }
            next = end
            let isBefore = isNoun(end, text, dates) && text.words[end - 1].mark == nil
            // "cones 20" counts cones, and "Table 6: the Smiths" no tables.
            let isListed =
                isList && text.key(index).allSatisfy(\.isNumber) && isNoun(index - 1, text, dates)
                && text.words[index - 1].mark == nil && text.key(index - 1).hasSuffix("s")
                && text.words[index].mark != ":"
            guard isBefore || isListed else { return nil }
            return Quantity(
                number: index..<end,
                words: isBefore ? index..<end + 1 : index..<end,
                amount: amount,
                noun: PorterStemmer.stem(text.key(isBefore ? end : index - 1))
            )
        }
    }

    private static func number(in text: Clause, at index: Int) -> (Double, Int)? {
        let key = text.key(index)
        if key.contains(where: \.isNumber) {
            return key.count < 6 ? Double(key.replacing(",", with: ".")).map { ($0, index + 1) } : nil
        }
        return NumberWords.cardinal(in: text, at: index).map { (Double($0.value), $0.end) }
    }

    private static func isNoun(_ index: Int, _ text: Clause, _ dates: Set<Int>) -> Bool {
        let key = text.key(index)
        return key.count > 1 && Shape(key) == .word && !dates.contains(index) && !Words.stopWords.contains(key)
            && !Words.statementVerbs.contains(key) && !Vocabulary.prepositions.contains(key)
            && !Value.isCurrency(key) && !Deed.isPast(key) && !Words.turns.contains(key)
            && !["oclock", "uhr", "am", "pm", "now", "jetzt", "nun", "times", "mal"].contains(key)
            && NumberWords.cardinal(key) == nil
    }
}
