import Assistant
import Notes
import SpokenDates

/// What a line tells besides the things that it ticked off.
extension Performer {
    /// An answer that things were ticked off, with what the list does not have of those that are told to be done, and with a question
    /// about those that are named by a part of their words: "ptfe tape" by "got the elbows and the ptfe".
    func namingOthers(_ answer: Answer, _ words: Clause, than ticked: [String], on list: NoteReport) -> Answer {
        guard !answer.cameToNothing, let told = Deed.told(words), case let deed = Deed(told), deed.things.count > 1
        else { return answer }
        let items = Checklist(list.body).items
        let others = deed.things.filter { thing in !ticked.contains { count(of: thing, in: $0) > 0 } }
        let numbers = Settling.numbers(in: told)
        let likely = others.filter { !deed.undoes($0) && !deed.callsOff($0) }.flatMap { thing -> [String] in
            let said = (deed.leads[thing] ?? thing).filter { !($0.first?.isNumber ?? true) }
            let hits = items.filter {
                !$0.isDone && count(of: said, in: $0.text) == said.count && !Settling.hasOther($0.text, than: numbers)
            }
            return !said.isEmpty && hits.count == 1 ? hits.map(\.text) : []
        }
        var named = answer
        if deed.verbs.count == 1, let left = unlisted(others, told, in: list) {
            named.text += " Not on \(list.title): \(left)."
        }
        guard !likely.isEmpty else { return named }
        named.text += " " + Reply.areDoneToo(likely)
        named.pending = Memory.Pending(
            kind: .which,
            choices: [Memory.Pointer(list)],
            line: line,
            act: .tick,
            items: likely
        )
        return named
    }

    /// Which things a list does not have: the yeast of "got citra and the yeast".
    private func unlisted(_ things: [Set<String>], _ told: Clause, in list: NoteReport) -> String? {
        let known = list.titleStems.union(
            Checklist(list.body).items.flatMap { Deed.stems(Word.words(of: $0.text)[...]) }
        )
        let left = things.filter { thing in !thing.contains { word in known.contains { Deed.areAlike(word, $0) } } }
        // "stuck them in the shed" names no thing.
        let parts = told.parts.filter { part in
            !part.words.indices.contains { index in
                Self.ofThem.contains(part.key(index)) && !Vocabulary.prepositions.contains(part.key(index - 1))
            }
        }
        let words = parts.flatMap { part in
            part.words.filter { word in
                !word.key.contains(where: \.isNumber) && left.contains { !$0.isDisjoint(with: Deed.stems([word])) }
            }
        }
        return words.isEmpty ? nil : Reply.joined(words.map { $0.text(in: told.source) })
    }

    /// How many words of a thing an item has.
    private func count(of thing: Set<String>, in item: String) -> Int {
        let stems = Deed.stems(Word.words(of: item)[...])
        return thing.count { word in stems.contains { Deed.areAlike(word, $0) } }
    }

    /// An answer that something was ticked, and an offer to keep what was told behind it: "called Ben, he starts on monday".
    func offeringRest(_ answer: Answer, of line: Line) throws -> Answer {
        guard !answer.cameToNothing, let note = script.lastWritten else { return answer }
        var answer = answer
        let isAsking = answer.pending != nil
        guard !isAsking || answer.pending?.act == .tick else { return answer }
        let found = parts(of: line).first { tells($0.rest, besides: note) }
        let said = Deed.stems(line.whole.words)
        let told =
            found.flatMap { Deed.isState($0.rest.whole, behind: nil) ? Deed.stems($0.rest.whole.words) : nil } ?? []
        // "bank and post done tailor tomorrow"
        let open = Checklist(note.body).items.filter { item in
            let named = Deed.stems(Word.words(of: item.text)[...])
            return !item.isDone && !named.isEmpty && named.isSubset(of: said) && !named.isSubset(of: told)
        }
        if !isAsking, !open.isEmpty { answer.text += " Still open: \(Reply.joined(open.map(\.text)))." }
        guard let (_, mark, rest) = found else {
            if let unsaid = unsaid(of: line, answer) {
                answer.text += " " + Reply.left(unsaid.text)
                return answer
            }
            let values = valuesTold(in: line.core).filter { !note.body.contains($0) }
            if values.isEmpty { return answer }
            guard isAsking else { return offer(part: line.text, of: line.text, behind: answer) }
            answer.text += " " + Reply.notNoted(Reply.joined(values), isRest: false)
            return answer
        }
        if mark == ",", isOf(note, rest) {
            return Answer(joining: [answer, try append(told: rest.core, rest, to: note)])
        }
        if isAsking {
            answer.text += " " + Reply.left(rest.whole.text)
            return answer
        }
        return offer(
            part: rest.whole.text,
            of: (Self.pointsBack(rest.whole) || rest.whole.count == 1 ? line : rest).text,
            behind: answer
        )
    }

    /// The first part of a line that an answer has no word of: "vases 10" of "vases 10, extension cord packed", which ticks the cord alone.
    private func unsaid(of line: Line, _ answer: Answer) -> Clause? {
        let told = Set(Stems.all(in: answer.text))
        return line.whole.parts.first { part in
            isUnsaid(part, told) && !Self.pointsBack(part) && part.match(LineForm.needless) == nil
                && !Requests.reasoning.contains(part.key(part.start))
                && (!Self.values(of: part).isEmpty || LineForm.hasVerb(part))
                && !script.written.contains { $0.body.lowercased().contains(part.text.lowercased()) }
        }
    }

    /// Whether the second part of a line says more than which things of a list are done.
    private func tells(_ rest: Line, besides list: NoteReport) -> Bool {
        let said = Set(Stems.content(of: rest.whole.words))
        // "kita fee paid, sport fee still open"
        let isThing = Checklist(list.body).items.contains { item in
            let stems = Stems.all(in: item.text)
            return item.isDone && rest.whole.contains(Self.ofOpen)
                ? said.isSubset(of: stems) : !said.isDisjoint(with: stems)
        }
        guard rest.whole.match(LineForm.needless) == nil else { return false }
        // "comes wed", "wants an offer", "hinges come friday"
        let undoing = Deed.parting.union(["cancel"])
        let isUndone = rest.whole.keys.contains { Deed.isPast($0) && undoing.contains(Deed.kind($0)) }
        let isToCome = isAhead(rest.dates) && (!isThing || rest.whole.contains(Self.unsubjected))
        if isToCome || isUndone || Self.pointsBack(rest.whole) || Deed.isState(rest.whole, behind: nil) { return true }
        guard !isThing else { return false }
        // "that's done as well", "did that yesterday", "don't need it"
        let days = rest.dates.words
        let saysMore = rest.whole.words.indices.contains { index in
            let key = rest.whole.key(index)
            return !days.contains(index) && !Words.stopWords.contains(key) && !Self.ofDone.contains(key)
        }
        let hasValue = !rest.dates.places.isEmpty || rest.whole.keys.contains { $0.contains(where: \.isNumber) }
        return saysMore && (LineForm.tells(rest.whole) || hasValue || rest.whole.contains(Self.ofOpen))
    }

    /// Whether some day or hour is still to come.
    func isAhead(_ dates: WordDates) -> Bool {
        dates.places.contains { $0.phrase.days.lowerBound > self.dates.now }
    }

    /// What a line says that something cost, and its codes: "paid the gas 84.20", "got the elbows for 23€".
    private func valuesTold(in words: Clause) -> [String] {
        let isPaid = words.contains(Self.paying)
        return words.words.indices.filter { index in
            let value = Value(words, index)
            return LineForm.isValue(words.key(index))
                || value.key.contains(where: \.isNumber) && (isPaid || value.isMoney)
        }.map { words.key($0) }
    }

    /// With these, a number behind what is done says what it cost.
    static let paying: Set<String> = ["paid", "cost", "spent", "bezahlt", "gezahlt", "gekostet"]
    /// Words of what is still to be done.
    private static let ofOpen: Set<String> = ["need", "needs", "still", "open", "missing", "noch", "offen", "fehlt"]
    /// Words that only say that something is done.
    private static let ofDone: Set<String> = ["done", "did", "sorted", "finished", "thats", "erledigt", "fertig"]
    /// Words for things that were named before.
    private static let ofThem: Set<String> = ["it", "them", "em", "him", "her", "ihn", "sie"]

    /// Whether what is told behind a task that was done only says a value of it: "booked the permit, ref TP4471".
    func isOf(_ note: NoteReport, _ rest: Line) -> Bool {
        Checklist.isOneTask(note) && rest.core.keys.contains(where: LineForm.isValue) && rest.dates.places.isEmpty
            && !LineForm.hasVerb(rest.core) && !rest.form.orders && !rest.form.asks
            && LineForm.label(of: rest.core) == nil
    }
}
