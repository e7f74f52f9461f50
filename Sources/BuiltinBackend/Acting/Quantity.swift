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
            // "cones 20" counts cones.
            guard
                isBefore
                    || isList && text.key(index).allSatisfy(\.isNumber) && isNoun(index - 1, text, dates)
                        && text.words[index - 1].mark == nil
            else { return nil }
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

extension Performer {
    /// The only quantity of a note that a line gives otherwise: "they are only stopping two nights now" of "for three nights".
    ///
    /// What is counted says by itself of what the line is, so that its verb may be any.
    func counted(in note: NoteReport, by line: Line) -> ToldChange? {
        guard let kinds = line.form.kinds, kinds[.done] < Self.mostDone, line.whole.containsPhrase(Self.counting)
        else { return nil }
        let body = Clause(note.body)
        guard body.count < 2_000 else { return nil }
        let noted = Quantity.all(in: body, except: WordDates(body, dates).words)
        let told = Quantity.all(in: line.core, except: line.dates.words, isList: false)
        let pairs = told.compactMap { new -> (old: Quantity, new: Quantity)? in
            let same = noted.filter { $0.noun == new.noun }
            guard same.count == 1, told.count(where: { $0.noun == new.noun }) == 1, isAll(new, of: line.core),
                isAll(same[0], of: body)
            else { return nil }
            return same[0].amount == new.amount ? nil : (same[0], new)
        }
        guard pairs.count == 1, let (old, new) = pairs.first else { return nil }
        // "the one night" becomes "the two nights".
        let isWhole = old.words.count == new.words.count && (old.amount == 1) != (new.amount == 1)
        let written = line.core[isWhole ? new.words : new.number]
        guard let found = corrector.made(note, body, isWhole ? old.words : old.number, written.text),
            !Tense.isOver(found, beside: line.core), !ChangeObjection.areTwo(found, beside: line.core),
            !isOfSomeDay(written, found, line.core), !isOfGoal(found, line.core)
        else { return nil }
        let topic = Set(Stems.content(of: line.core.words)).subtracting(Stems.all(in: written.words))
            .subtracting(Self.reporting)
        let likelihood = NewValue(found, line, kinds, topic).likelihood
        return likelihood < NewValue.perhaps ? nil : ToldChange(found, written, isSure: likelihood >= NewValue.surely)
    }

    /// Whether a quantity is all that there is, and not what came or went: "2 kids now", but not "2 kids cancelled", "lost 2 cones", "2
    /// beds are free".
    private func isAll(_ quantity: Quantity, of text: Clause) -> Bool {
        let (before, end) = (text.key(quantity.words.lowerBound - 1), quantity.words.upperBound)
        if Deed.isPast(before) || Words.pastVerbs.contains(before), !Self.having.contains(before) { return false }
        let next = text.key(end)
        return end >= text.end || text.words[end - 1].mark != nil || Self.ofNow.contains(next)
            || ["instead", "stattdessen"].contains(next)
            || (Words.stopWords.contains(next) || Vocabulary.prepositions.contains(next))
                && !Words.statementVerbs.contains(next) && next != "of"
    }
    private static let having: Set<String> = ["had", "was", "were", "made", "got", "booked", "put", "hatte"]

    /// Words with which a quantity is another than it was.
    private static let counting: [Phrase] = [
        "now|jetzt|nun", "up|down to", "make|makes|made it|that", "after all", "doch nur", "nur noch", "instead",
        "stattdessen",
    ]
}
