import Foundation
import SpokenDates

/// What a question asks for: the kind of answer, and the words and days that the answer is about.
struct AskedQuestion: Equatable {
    /// The kind of thing that answers.
    enum Kind: Hashable {
        case time
        case place
        case person
        /// A number, an amount, how often or how long.
        case amount
        /// A telephone number or another number that names something.
        case number
        case code
        case address
    }

    /// The kinds of answer asked for; none of a question such as "what did karl say".
    var kinds: Set<Kind> = []
    /// The words that carry the topic, lower case, in order.
    var words: [String] = []
    /// The days that are asked about.
    var days: [Range<Date>] = []
    /// Whether things are to be counted: "how many …".
    var isCount = false
    /// Whether it asks for what is still to be done or got.
    var asksForOpen = false
    /// Whether it asks if something is so, or is done: "did we get …".
    var asksWhetherDone = false
    /// Whether it asks for those of a list that are done: "who has paid?".
    var asksForDone = false
    /// Whether it may be about what was spoken of last: it points at something, or hardly says what it is about.
    var pointsBack = false

    /// Whether there is anything to look for.
    var isEmpty: Bool { days.isEmpty && words.isEmpty }
}

extension AskedQuestion {
    /// Reads a question, a fragment of one, or any line that is to be looked up.
    ///
    /// - Parameters:
    ///   - text: the line as it was typed.
    ///   - now: the time of the request.
    ///   - calendar: the calendar, with the person's time zone and locale.
    init(_ text: String, now: Date, calendar: Calendar) {
        let reader = DateReader(now: now, calendar: calendar)
        var rest = text
        // A question may be about either friday: the notes know which.
        for direction in [DateDirection.future, .past] {
            for phrase in reader.phrases(in: text, looking: direction) where phrase.namesDay && !phrase.recurs {
                if !days.contains(phrase.days) { days.append(phrase.days) }
                rest = rest.replacingOccurrences(of: text[phrase.range], with: " ")
            }
        }
        let all = AnswerWords.words(of: text)
        isCount = zip(all, all.dropFirst()).contains { AnswerWords.countOpenings.contains("\($0) \($1)") }
        asksForOpen = !AnswerWords.openWords.isDisjoint(with: all)
        asksWhetherDone = all.first.map(AnswerWords.doneOpenings.contains) ?? false
        let asksWho = all.first.map(["who", "wer"].contains) ?? false
        asksForDone = asksWho && !asksForOpen && all.contains { Deed.isPast($0) }
        kinds = Set(all.compactMap { AnswerWords.kinds[$0] })
        if all.count > 1, let last = all.last, AnswerWords.numberEndings.contains(last) { kinds.insert(.number) }
        let opening = all.prefix(4)
        for (first, second) in zip(opening, opening.dropFirst()) {
            if let kind = AnswerWords.openings["\(first) \(second)"] { kinds.insert(kind) }
        }
        if let first = opening.first(where: { AnswerWords.openings[$0] != nil }), let kind = AnswerWords.openings[first]
        {
            kinds.insert(kind)
        }
        var seen: Set<String> = []
        let isGerman = all.contains {
            Stems.isGermanStopWord($0) && !Stems.isEither($0) && !Vocabulary.stopWords.contains($0)
        }
        words = AnswerWords.words(of: rest).filter { word in
            !AnswerWords.isStopWord(word) && !(isGerman && Stems.isGermanStopWord(word)) && seen.insert(word).inserted
        }
        pointsBack =
            words.allSatisfy(AnswerWords.isWeak) || words.count < 2 || !AnswerWords.pointing.isDisjoint(with: all)
    }
}
