import Assistant
import Notes
import SpokenDates

/// Questions are answered from the notes.
extension Performer {
    /// Answers a question by what notes say, and shows the notes that say it.
    func answer(_ reading: Reading, _ line: Line) throws -> Answer {
        let answer = try shown(reading, line)
        // "remember where I parked?" begins like an order, and asks.
        let asks = line.form.asks && line.core.contains(Words.questionWords)
        let isOrder = reading.act == .lookup && line.form.orders || Ranking.isOrder(line)
        guard isOrder, !asks else { return answer }
        if let problem = dates.problem(in: line.text) { return .nothing("\(problem) Nothing was changed.") }
        if let note = noteToRemove(line) { return which([note], reading, for: .delete) }
        if OwnTask(line) != nil { return offerTask(line) }
        return .nothing(answer.pending == nil ? "\(Reply.notDone) \(answer.text)" : Reply.notDone)
    }

    /// The one note whose whole title is to be removed, where no item of a list was meant: "drop the first night box".
    private func noteToRemove(_ line: Line) -> NoteReport? {
        let removing = understanding.readings(of: line).first { $0.rule == "list.remove.unnamed" && $0.isOrder }
        guard let items = removing?[.items], case let key = NoteName(items).key, !key.isEmpty else { return nil }
        let titled = shelf.notes.filter { $0.titleStems == key }
        return titled.count == 1 ? titled[0] : nil
    }

    /// Says that it cannot do what is for a device, a service or a person; what a person does may be kept.
    func foreign(_ line: Line) -> Answer {
        let isTask = Words.taskVerbs.contains(line.core.key(line.core.start)) && line.core.count > 1
        return isTask ? offerTask(line) : .nothing(Reply.foreign)
    }

    private func offerTask(_ line: Line) -> Answer {
        Answer(Reply.offerTask, pending: Memory.Pending(kind: .keep, line: line.text, act: .remind))
    }

    private func shown(_ reading: Reading, _ line: Line) throws -> Answer {
        if let answer = try told(line) { return answer }
        let question = asked(line)
        return question.isEmpty ? .nothing(Reply.unknown) : try nothingSaid(question, line)
    }

    private func asked(_ line: Line) -> AskedQuestion {
        AskedQuestion((line.form.question ?? line.core).verbatim, now: wording.now, calendar: wording.calendar)
    }

    /// What notes say to a question; `nil` where none says anything.
    func told(_ line: Line) throws -> Answer? {
        let question = asked(line)
        let last = memory.notes.count == 1 ? memory.notes.first : nil
        // The note is shown also where no passage answers: "and which floor?" is often seen at a glance.
        if let last, question.pointsBack, let note = try whole(last.id), question.isEmpty { return try say(note) }
        guard !question.isEmpty else { return nil }
        let days = question.days.first.map { wording.names(of: $0) } ?? ""
        let query = (question.words + [days]).joined(separator: " ").trimmed
        var searches = [ToolRequest.search(query, limit: 12)]
        if let days = question.days.first { searches.append(.search("", due: dueRange(days))) }
        for outcome in try script.call(searches.filter { !script.hasMade($0) }) { shelf.add(outcome.notes) }
        for note in shelf.notes.filter(\.truncated).prefix(2) { _ = try whole(note) }
        let asks = line.form.asks || Ranking.isLookup(line.form.kinds)
        var finder = AnswerFinder(question, in: shelf.notes, last: last?.id, wording)
        if asks, !finder.isSaid() {
            // What was written last may answer in other words.
            shelf.add(try script.call(.search("", limit: Self.mostRecent)).notes)
            finder = AnswerFinder(question, in: shelf.notes, last: last?.id, wording)
        }
        let (all, isSaid) = (finder.passages(), finder.isSaid())
        guard !all.isEmpty, isSaid || asks else { return nil }
        let named = named(in: line)
        // Mrs Patel's allergy is no answer to what Mr Owens may have.
        let passages = all.filter { have(named, [$0]) }
        let isOfNamed = passages.count == all.count || passages.contains(where: \.isSaid)
        let surely = isSaid && isOfNamed && have(names(in: question, line), all) && hasKinds(question, line, all)
        return try said(passages.isEmpty ? all : passages, surely: surely, asks ? question : nil)
    }

    /// How many of the notes that were changed last are looked at for an answer.
    private static let mostRecent = 25

    /// Says what answers, or may.
    private func said(_ passages: [Passage], surely: Bool, _ question: AskedQuestion?) throws -> Answer {
        let ids = passages.map(\.note.id).unrepeated
        let asksForOpen = question?.asksForOpen ?? false
        _ = try script.call(
            ids.map { id in
                let ofOpen = passages.filter { $0.note.id == id }.allSatisfy { $0.isWhole || $0.isTicked == false }
                return .read(id, showsOpen: asksForOpen && ofOpen)
            }
        )
        let reply = AnswerFinder.reply(passages, wording, tellsOpen: question?.asksWhetherDone ?? false)
        var answer = Answer(surely ? reply : "No note says just that. Perhaps:\n\(reply)")
        // Al's code does not answer for Bo: what is asked about first has to stand in the note.
        answer.isApart =
            !surely || !have(Array((question?.words ?? []).filter { !AnswerWords.isWeak($0) }.prefix(1)), passages)
        return answer
    }

    /// Whom and what a question names: the Paris of "when is the flight to Paris?", the dad of "when was dad born?".
    private func names(in question: AskedQuestion, _ line: Line) -> [String] {
        let typed = line.core.words.dropFirst().map { $0.text(in: line.core.source) }
        // In German all nouns have a capital, and in a line of capitals all words.
        let isTelling = !line.isGerman && typed.contains { $0.first?.isLowercase ?? false }
        let capitals = isTelling ? typed.filter { $0.first?.isUppercase ?? false } : []
        let names = Set(capitals.flatMap(AnswerWords.words(of:)))
        return question.words.filter {
            (names.contains($0) || AnswerWords.people.contains($0)) && !AnswerWords.isWeak($0)
                && !Self.styles.contains($0)
        }
    }

    /// Who is named by how they are addressed: the Owens of "mr owens".
    private func named(in line: Line) -> [String] {
        zip(line.core.words, line.core.words.dropFirst()).filter { Self.styles.contains($0.0.key) }
            .flatMap { AnswerWords.words(of: $0.1.text(in: line.core.source)) }
    }

    /// "did we miss bin day?" asks about nobody called so.
    private static let styles = Relation.addresses.subtracting(["miss"])

    /// Whether the notes have what says which of its kind is meant: no blue suitcase answers "where is the red suitcase?".
    private func hasKinds(_ question: AskedQuestion, _ line: Line, _ passages: [Passage]) -> Bool {
        let keys = line.core.keys.map { AnswerWords.words(of: $0).first ?? "" }
        let asked = Set(question.words.filter { !AnswerWords.isWeak($0) })
        let pairs = zip(keys, keys.dropFirst()).filter { asked.contains($0) && asked.contains($1) }
        // A note may be long: its words are looked at once.
        let known = pairs.isEmpty ? [] : stems(of: passages)
        return pairs.allSatisfy { kind, thing in
            !Self.areKnown([thing], known) || Self.areKnown([kind], known)
        }
    }

    /// Whether the notes of some passages have all of some words.
    private func have(_ words: [String], _ passages: [Passage]) -> Bool {
        words.isEmpty || Self.areKnown(words, stems(of: passages))
    }

    /// The stems of the notes of some passages.
    private func stems(of passages: [Passage]) -> Set<String> {
        let ids = Set(passages.map(\.note.id))
        return Set(shelf.notes.filter { ids.contains($0.id) }.flatMap(\.stems))
    }

    private static func areKnown(_ words: [String], _ known: Set<String>) -> Bool {
        words.flatMap(Stems.all(in:)).allSatisfy { stem in
            known.contains { AnswerWords.likeness(of: stem, to: $0) > 0 }
        }
    }

    func say(_ note: NoteReport) throws -> Answer {
        _ = try script.call(.read(note.id))
        return Answer(Reply.contents(of: note))
    }

    /// What to say when nothing answers.
    private func nothingSaid(_ question: AskedQuestion, _ line: Line) throws -> Answer {
        guard line.form.statement >= Ranking.offers else {
            let about = question.words.isEmpty ? "that" : question.words.joined(separator: " ")
            var answer = Answer("Your notes don't say anything about \(about).")
            if question.words.count == 1,
                case .notes(_, let remark?) = try script.call(.search(about, limit: 3, isQuiet: false))
            {
                answer.text = remark
            }
            (answer.cameToNothing, answer.isApart) = (!line.form.asks, true)
            return answer
        }
        return Answer(Reply.offerNote, pending: Memory.Pending(kind: .keep, line: line.text))
    }
}
