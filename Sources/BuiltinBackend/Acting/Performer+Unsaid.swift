import Assistant
import Notes
import SpokenDates

/// What a line tells beside its order, and nothing was done with.
extension Performer {
    /// An answer, with an offer to keep a part of the line that is told nowhere: "take ben off, his number is 0171 99", "remove butter, and
    /// by the way the car needs oil".
    func offeringUnsaid(_ answer: Answer, _ reading: Reading, of line: Line) -> Answer {
        // "dj is Kim not Max, tick the chairs"
        let lead = line.core.upTo(reading.clause.start)
        if Self.telling.contains(reading.act), corrects(lead) {
            var told = answer
            told.text = "\(Reply.left(lead.text)) \(answer.text)"
            return told
        }
        // What is told beside something done is seen to by itself.
        if reading.act == .settle, answer.pending == nil, script.hasWritten { return answer }
        // "take the florist off. the van is at 6" asks about the florist alone.
        if answer.pending != nil, !script.hasWritten, Self.telling.contains(reading.act),
            let news = sentences(behind: reading, of: line).first(where: {
                isUnsaid($0, Set(Stems.all(in: answer.text)))
            })
        {
            var asked = answer
            asked.text += " " + Reply.left(news.text)
            return asked
        }
        // An order to delete what has a new value may have changed that.
        let isDone = reading.act != .delete || script.lastWritten == nil
        let isCorrection = Self.correcting.contains(reading.act)
        guard Self.telling.contains(reading.act) || isCorrection, isDone, answer.pending == nil, !answer.cameToNothing,
            script.hasWritten || reading.act == .add, !line.isLong, !line.text.contains(where: \.isNewline)
        else { return answer }
        // "remove milk because Sue gave us some, and add oat milk"
        if lead.count > 1, Words.orderVerbs.contains(lead.key(lead.start)) {
            return .nothing(answer.text + " " + Reply.left(lead.text))
        }
        let told = (script.written.map { "\($0.title) \($0.body)" } + [answer.text]).map { $0.lowercased() }
        let stems = told.reduce(into: Set<String>()) { $0.formUnion(Stems.all(in: $1)) }
        // "never did the bibs. make it tues" moves them to the day behind the mark.
        let tails = tails(of: line).filter { tail in reading[.date].map { tail.start > $0.start } ?? true }
        let part = tails.first { tail in
            if opens(tail) { return false }
            if isCorrection { return isOrder(tail, stems) || isOtherValue(tail, reading, told, stems) }
            let isSentence = tail.words.startIndex > 0 && ".!".contains(line.whole.words[tail.start - 1].mark ?? " ")
            if reading.act == .add, isSentence, isUnsaid(tail, stems), Items.isSentence(tail) { return true }
            return reading.act != .settle
                && Self.values(of: tail).contains { value in !told.contains { $0.contains(value) } }
                || tellsOfOther(tail, than: stems)
        }
        // "take the hat off mine and put in his", "doors at 19:00 not 18:30, delete the dj"
        let done = isCorrection ? Set(Stems.all(in: answer.text)) : stems
        let isWritten = { (tail: Clause) in told.contains { $0.contains(tail.text.lowercased()) } }
        if part == nil,
            let order = tails.first(where: { opens($0, for: reading) && isOrder($0, done) && !isWritten($0) })
        {
            return .nothing(answer.text + " " + Reply.left(order.text))
        }
        guard let part, case let words = part.after(Self.leads) ?? part else {
            let things = tails.flatMap { [$0, $0.parts.first ?? $0] }
            let offered = offeringThings(answer, reading, things.filter { isUnsaid($0, stems) })
            // "add rope to the job list, and one more clip so 3"
            let said = Set(Stems.all(in: answer.text))
            guard reading.act == .add, offered.pending == nil,
                let more = tails.first(where: {
                    Self.beginsWithAmount($0.after(Self.leads) ?? $0) && isUnsaid($0, said)
                })
            else { return offered }
            return .nothing(answer.text + " " + Reply.left(more.text))
        }
        let isBound = Self.pointsBack(words) || Self.relative.contains(words.key(words.start))
        return offer(part: words.text, of: isBound ? line.text : words.text, behind: answer)
    }

    /// The sentences of a line behind its order, each to the end of the line.
    private func sentences(behind reading: Reading, of line: Line) -> [Clause] {
        let whole = line.whole
        return whole.words.indices.dropFirst().filter {
            ".!".contains(whole.words[$0 - 1].mark ?? " ") && $0 >= reading.clause.end
        }.map(whole.from)
    }

    /// Whether words begin with how many there are of something: "one more clip", "3 of the big ones".
    private static func beginsWithAmount(_ words: Clause) -> Bool {
        words.count > 1 && NumberWords.cardinal(in: words, at: words.start) != nil
    }

    /// An answer, with an offer to put on the list what was named behind a reason: "add bread because we are out, eggs and jam".
    private func offeringThings(_ answer: Answer, _ reading: Reading, _ tails: [Clause]) -> Answer {
        guard reading.act == .add, let list = script.lastWritten, Checklist.isList(list),
            let things = tails.first(where: Requests(understanding).namesMore)
        else { return answer }
        let question = "Shall I put \(Items.trimmed(things.after(Self.leads) ?? things).text) on \(list.title) too?"
        var asked = ask([Memory.Pointer(list)], for: .add, question, about: "add \(things.text)")
        asked.text = answer.text + " " + asked.text
        return asked
    }

    /// Whether words before an order say what is otherwise.
    private func corrects(_ lead: Clause) -> Bool {
        guard lead.count > 2, lead.words.last?.mark != nil else { return false }
        return lead.contains(["not"]) || RowNews(Line(lead.wholeText, understanding))?.isNow ?? false
    }

    /// Whether no word of something stands in what was written or said.
    func isUnsaid(_ words: Clause, _ told: Set<String>) -> Bool {
        let stems = Set(Stems.content(of: words.words))
        return !stems.isEmpty && stems.isDisjoint(with: told)
    }

    /// What stands behind a mark or an "and" that follows a thing.
    private func tails(of line: Line) -> [Clause] {
        let whole = line.whole
        return whole.words.indices.dropFirst().compactMap { index -> Clause? in
            let isJoint = Requests.joints.contains(whole.key(index - 1))
            guard isJoint || whole.words[index - 1].mark != nil,
                !Stems.content(of: whole.upTo(isJoint ? index - 1 : index).words).isEmpty,
                case let tail = whole.from(index), case let words = tail.after(Self.leads) ?? tail, !words.isEmpty
            else { return nil }
            return tail
        }
    }

    /// Whether words begin with the verb of an order; behind what is put on a list, also with that of a task: "add buy stamps, post a
    /// parcel to jan".
    private func opens(_ tail: Clause, for reading: Reading? = nil) -> Bool {
        let words = tail.after(Self.leads) ?? tail
        let verbs = reading?.act == .add ? Words.orderVerbs.union(Words.taskVerbs) : Words.orderVerbs
        return verbs.contains(words.key(words.start))
    }

    /// Whether words order something else than was done.
    private func isOrder(_ tail: Clause, _ told: Set<String>) -> Bool {
        let words = tail.after(Self.leads) ?? tail
        return Words.orderVerbs.union(Words.taskVerbs).contains(words.key(words.start))
            && isUnsaid(words.from(words.start + 1), told)
    }

    /// Whether words say one more value, or another name for what a note has: "ticket 4471 raised", "owner dave" of "owner sue".
    private func isOtherValue(_ tail: Clause, _ reading: Reading, _ told: [String], _ stems: Set<String>) -> Bool {
        let words = tail.after(Self.leads) ?? tail
        let dated = WordDates(words, dates).words
        guard reading.act != .reschedule, !words.contains(LineForm.negations), !Self.pointsBack(words), dated.isEmpty,
            !words.contains(Words.turns), words.start >= reading[.new]?.end ?? 0
        else { return false }
        if words.count == 1, let word = words.words.first, Deed.isPast(word.key) {
            return !stems.contains(PorterStemmer.stem(word.key))
        }
        if Self.values(of: words).contains(where: { value in !told.contains { $0.contains(value) } }) { return true }
        let named = words.words.filter { !Words.statementVerbs.contains($0.key) && !Words.stopWords.contains($0.key) }
        guard named.count == 2, words.count < 5, let label = named.first, let name = named.last else { return false }
        return stems.contains(PorterStemmer.stem(label.key)) && !stems.contains(PorterStemmer.stem(name.key))
    }

    /// Whether words surely tell a fact about something else than was told of.
    private func tellsOfOther(_ tail: Clause, than told: Set<String>) -> Bool {
        let words = tail.after(Self.leads) ?? tail
        let left = Set(Stems.content(of: tail.words)).subtracting(told)
        guard left.count > 1, !Self.pointsBack(words), tail.match(LineForm.needless) == nil,
            !Requests.reasoning.union(Self.relative).contains(words.key(words.start))
        else { return false }
        let line = Line(tail.wholeText, understanding)
        let likelihood = line.form.kinds.map { $0[.fact] + $0.news } ?? 0
        return LineForm.hasVerb(line.core) && likelihood >= Self.surelyFact
    }

    /// Values that words name: a number of two digits, a code.
    static func values(of words: Clause) -> [String] {
        words.keys.filter { LineForm.isValue($0) || $0.count > 1 && $0.allSatisfy(\.isNumber) }
    }

    /// How likely words must be a fact to be offered.
    private static let surelyFact = 0.6
    private static let leads: [Phrase] = [
        "and|also|but|oh|plus|und by the way|btw", "and|also|but|oh|plus|und|btw", "by the way",
    ]
    private static let relative: Set<String> = ["which", "who", "whose", "that"]
    private static let correcting: Set<Act> = [.reschedule, .correct, .change, .revise]
    /// What takes from a line only what it names.
    private static let telling: Set<Act> = [
        .add, .more, .remove, .tick, .untick, .settle, .delete, .undo, .dismissal, .moveItem, .removeAll, .removeDone,
        .tickAll, .pin, .tag, .file,
    ]
}
