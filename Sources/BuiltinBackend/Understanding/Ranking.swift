import SpokenDates

/// Which reading of a line is meant: every weight there is, in one place.
///
/// A reading is worth what its rule says by itself, and how much of the line its fixed words explain; then the notes are
/// asked whether what it speaks of is there. The best one is done.
enum Ranking {
    /// What a fitting rule is worth by itself.
    static let certain = 0.9
    static let clear = 0.6
    static let loose = 0.35
    /// What it adds when fixed words and dates explain the whole line.
    static let explained = 0.4
    /// What every slip of the hand takes off.
    static let slip = -0.08
    /// A list that is called a list, and a name of many words.
    static let listNoun = 0.12
    static let longName = -0.06
    /// What it is worth that the notes hold what a reading speaks of, and that they do not.
    static let isThere = 0.3
    static let isPerhapsThere = 0.1
    static let labelled = 0.2
    static let isSurelyThere = 0.5
    static let isMissing = -0.3
    static let isAmiss = -0.1
    static let isElsewhere = -0.6
    static let cannotBe = -2.0
    /// What a change is worth that is made only after a question.
    static let asksFirst = -1.0
    /// What a statement must be worth to be kept without a question.
    static let keepsUnasked = 0.45
    /// What it is worth that the person is to do something on a day, and without one.
    static let datedTask = 0.85
    static let undatedTask = 0.5
    /// What it must be worth to be offered to be kept when the notes do not tell of it.
    static let offers = 0.25

    /// What it is worth that something may be looked for.
    static func lookup(_ kinds: LineKinds) -> Double { 0.2 + 0.5 * kinds[.lookup] }

    /// What a match is worth before the notes are asked.
    static func weights(_ rule: Rule, _ match: TemplateMatch, explained share: Double) -> [(
        name: String, value: Double
    )] {
        let strength =
            switch rule.strength {
            case .certain: certain
            case .clear: clear
            case .loose: loose
            }
        var weights = [("rule", strength), ("explained", explained * share)]
        if match.typos > 0 { weights.append(("slips", slip * Double(match.typos))) }
        return weights
    }

    /// What the name of a list is worth.
    static func weights(ofList list: Clause?) -> [(name: String, value: Double)] {
        guard let list else { return [] }
        var weights = ListName(list).hasNoun ? [("is called a list", listNoun)] : []
        if list.count > 4, !ListName(list).isToBeDone {
            weights.append(("long name", longName * Double(list.count - 4)))
        }
        return weights
    }

    /// What can be done with any line: keep it, or look it up.
    static func fallbacks(for line: Line, _ form: LineForm) -> [Reading] {
        let told = [
            Reading(
                rule: "statement",
                act: .statement,
                slots: [:],
                // What was pasted stays as it is, polite words and all.
                clause: line.text.contains(where: \.isNewline) ? line.whole : line.core,
                weights: [("form", form.statement)]
            ),
            Reading(
                rule: "lookup",
                act: .lookup,
                slots: [:],
                clause: form.question ?? line.core,
                weights: [("form", form.lookup)]
            ),
        ]
        let kept = told + [ownTask(line, form)].compactMap(\.self)
        // A question or an order tells of nothing that was done.
        guard !form.asks, !line.text.contains(where: \.isNewline), !line.whole.contains(LineForm.doubts) else {
            return kept
        }
        let contrast = [Contrast(line)?.reading].compactMap { $0 }
        guard !form.orders else { return kept + contrast }
        // "the oven is cleaned every friday", "rent is paid on the first": a habit.
        let verb = line.whole.words.firstIndex { ["is", "are"].contains($0.key) } ?? line.whole.end
        let isHabit = line.dates.places.contains {
            $0.phrase.recurs
                || $0.words.lowerBound > verb
                    && ["on", "by", "tomorrow", "next"].contains(line.whole.key($0.words.lowerBound))
        }
        // "got the tape? no" asks oneself.
        // "finish the laundry" is to be done; "cut the hedge" may be done.
        let isTask = (OwnTask(line)?.isSure ?? false) && !either.contains(line.core.key(line.core.start))
        let settled =
            isHabit || isTask || LineForm.takingBack(line) != nil || line.whole.keys.last == "please"
                || Deed.reachesNobody(line.whole) || line.whole.words.contains { $0.mark == "?" }
            ? nil
            : form.kinds.flatMap { settling($0, line) }.map {
                Reading(
                    rule: $0,
                    act: .settle,
                    slots: [.items: [line.core]],
                    clause: line.core,
                    weights: [("form", loose)],
                    kinds: form.kinds
                )
            }
        let change = form.kinds?[.change] ?? 0
        // What may as well be a fact of its own changes nothing unasked.
        let isChange = change >= 0.4 && change > form.kinds?[.fact] ?? 0
        let value =
            LineForm.corrects(line)
            ? corrected(line, as: "corrected", worth: loose)
            : contrast.isEmpty
                ? corrected(line, as: LineReading.likelyChange, worth: isChange ? loose : asksFirst) : nil
        return kept + contrast + [value, settled].compactMap { $0 }
    }

    /// What the person is to do.
    private static func ownTask(_ line: Line, _ form: LineForm) -> Reading? {
        guard !form.asks, !form.isDeed, let task = OwnTask(line), task.isSure else { return nil }
        return Reading(
            rule: LineReading.ownTask,
            act: .remind,
            slots: [.task: [line.core]],
            clause: line.core,
            weights: [("form", task.isDated ? datedTask : undatedTask)]
        )
    }

    /// Verbs whose past is their present.
    private static let either: Set<String> = ["put", "cut", "read", "let", "set"]
    private static let adding: Set<String> = [
        "another", "more", "extra", "plus", "less", "fewer", "weitere", "noch", "weniger", "both", "beide",
    ]
    private static let resumed: [Phrase] = ["again on|at|from", "wieder am|um|ab"]
    private static let doubts: [Phrase] = ["or was|is it"]
    /// Words behind which it is said when something ends.
    private static let lasting: Set<String> = [
        "is", "are", "only", "now", "open", "goes", "lasts", "runs", "ist", "sind", "nur", "jetzt", "geht", "dauert",
        "läuft",
    ]
    private static let putOff: [Phrase] = ["put|pushed|moved off|back", "postponed|delayed|verschoben"]
    private static let until: Set<String> = ["until", "till", "til", "bis"]
    /// What only some of was there: "only 180 bricks came", "9 eggs left".
    private static let some: [Phrase] = ["came|arrived|left|kamen|übrig", "turned|showed up"]
    private static let supposing: [Phrase] = ["thinks|reckons|believes|hopes|guesses", "they think|say|reckon"]
    /// Words that may stand between "no" and what is right.
    private static let leads: Set<String> = ["better", "rather", "the", "end", "is", "it", "its", "lieber", "besser"]

    /// A correction that says no more than the right value: "sorry, it ends 0238", "na that was 87, typing with cold
    /// fingers".
    private static func corrected(_ line: Line, as rule: String, worth: Double) -> Reading? {
        guard mayCorrect(line) else { return nil }
        let dates = line.dates.places.filter { line.core.words.indices.contains($0.words.lowerBound) }
        // "piano is at 5.30 from next week" says since when.
        func isStart(_ place: WordDates.Place) -> Bool {
            place.words.contains {
                $0 > place.words.lowerBound && WordDates.starts.contains(line.core.key($0))
            }
        }
        if dates.contains(where: { $0.phrase.hasTime && isStart($0) }) { return nil }
        let days = dates.filter { $0.phrase.namesDay }
        // "leo is ill this week", "ben is away till thursday" move nothing.
        let isSpan = days.contains { place in
            let start = [place.words.lowerBound - 1, place.words.lowerBound].first { until.contains(line.core.key($0)) }
            // "the camp is only till the 6th" says when it ends.
            let isEnd = start.map { line.core.key($0 - 1) }.map(lasting.contains)
            return !place.phrase.isOneDay || start != nil && isEnd == false
        }
        let isNow = line.whole.contains(Performer.ofNow)
        if isSpan, !isNow, !LineForm.moves(line), !LineForm.corrects(line), !line.core.containsPhrase(putOff) {
            return nil
        }
        // "grandma only at 12 now": a time counts where there is no day.
        let times = days.isEmpty ? dates.filter(\.phrase.hasTime).map(\.words) : []
        // "monday's training is at 18:30 now": which of the two is new is not said.
        if !days.isEmpty, dates.contains(where: { $0.phrase.hasTime && !$0.phrase.namesDay }) { return nil }
        let places = days.map(\.words) + times + values(of: line)
        guard places.count == 1, let place = places.first, let said = claim(of: line, at: place) else { return nil }
        return Reading(
            rule: rule,
            act: .revise,
            slots: [.new: [line.core[place]], .topic: [said]],
            clause: said,
            weights: [("form", worth)]
        )
    }

    /// Whether a line may say another value than a note has.
    static func mayCorrect(_ line: Line) -> Bool {
        // "another 50" is added, and takes no place; "or was it 1144" is a doubt.
        if line.core.before(some) != nil { return false }
        let isMore = line.core.contains(adding) && !line.core.containsPhrase(["nur noch"])
        // "mia goes again on wednesday"
        if isMore || line.whole.containsPhrase(doubts + resumed) { return false }
        // "it was 4417 before" is no longer so.
        let isOver = ["before", "then"].contains(line.whole.key(line.whole.end - 1))
        if isOver, line.whole.contains(Words.pastVerbs) { return false }
        // What takes two sentences to say changes more than one value.
        return line.core.words.dropLast().count { $0.mark == "." || $0.mark == "!" } < 2
    }

    /// The numbers and codes of a line that are no days: "07700 900245" is one value, and so are "30 pounds" and "1 to 6".
    static func values(of line: Line) -> [Range<Int>] {
        let isInDate = line.dates.words
        let spans = Set(ValuePlaces.spans(in: line.core).flatMap { Array($0) })
        return line.core.words.indices.filter {
            !isInDate.contains($0)
                && (line.core.key($0).contains(where: \.isNumber) || spans.contains($0)
                    || Value.isCurrency(line.core.key($0)) && line.core.key($0 - 1).last?.isNumber ?? false)
        }.reduce(into: []) { values, index in
            let isNext = values.last?.upperBound == index && line.core.words[index - 1].mark == nil
            values.append((isNext ? values.removeLast().lowerBound : index)..<index + 1)
        }
    }

    /// The part of a line that says a value; `nil` where it denies it or only supposes it.
    static func claim(of line: Line, at place: Range<Int>) -> Clause? {
        // "no time on friday" tells of no other day.
        if line.whole.words.first?.isBareNo ?? false,
            line.whole[line.whole.start + 1..<max(line.whole.start + 1, place.lowerBound)].keys
                .contains(where: { !Words.turns.contains($0) && !leads.contains($0) }),
            !Words.statementVerbs.contains(line.whole.key(place.lowerBound - 1))
        {
            return nil
        }
        // "the nursery changed the code, its 8120 now" says in another part what has changed.
        let part = line.core.part(around: place.lowerBound...place.upperBound - 1)
        // "Joan comes on wednesday too"
        if ["too", "also", "auch"].contains(part.key(part.end - 1)) { return nil }
        // "the rent is not 900", "Leo thinks he is 12" say nothing of what is.
        let claim = part.upTo(place.lowerBound)
        let hasDates = line.dates.places.contains { line.core.words.indices.contains($0.words.lowerBound) }
        let isDenied = claim.from(claim.start + (claim.key(claim.start) == "not" && !hasDates ? 0 : 1)).contains(
            LineForm.negations
        )
        if isDenied || claim.containsPhrase(supposing) { return nil }
        // "sorry 0.24, i read it upside down": what follows a correction says why.
        let isExplained =
            LineForm.corrects(line) && place.lowerBound == line.core.start
            && (Deed.isPast(line.core.key(place.upperBound)) || Deed.tellers.contains(line.core.key(place.upperBound)))
        if isExplained { return line.core[place] }
        let isBare = Stems.contentWords(of: part.upTo(place.lowerBound).words).isEmpty && place.upperBound == part.end
        let before = line.core.upTo(part.start)
        let others = before.words.filter { !Words.turns.contains($0.key) && !Words.interjections.contains($0.key) }
        let names = LineForm.tells(before) || !Stems.contentWords(of: others[...]).isEmpty
        return isBare && names ? line.core : part
    }
}
