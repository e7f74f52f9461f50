import Assistant
import Foundation
import Notes
import SpokenDates

extension Performer {
    /// Writes a note, and says so in a line.
    func capture(_ draft: Draft) throws -> Answer {
        let outcome = try script.call(.create(draft))
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        let title = outcome.notes.first?.title ?? draft.title ?? ""
        if title.isEmpty || title.count > 70 { return Answer("Noted.") }
        return Answer(draft.dueWords.map { "Noted: \(title), \($0)." } ?? Reply.sentence("Noted: \(title)"))
    }

    /// Writes what is told where it belongs, if that is sure; else asks.
    func state(_ reading: Reading, _ line: Line) throws -> Answer {
        let text = reading.clause
        if isBareChange(text) { return .nothing(Reply.nothingToCorrect) }
        if let answer = try itemsOfNewList(line) ?? newRhythm(by: line) { return answer }
        if ShortLines(line.text)?.asks(understanding) ?? false { return try offer(line) }
        if line.form.statement >= Ranking.keepsUnasked, let same = same(as: text) { return try repeated(same) }
        // A text that was pasted, or has a label, stands for itself.
        let isText = line.isLong || line.text.contains(where: \.isNewline) || LineForm.label(of: line.core) != nil
        if isText, line.form.statement >= Ranking.surest {
            return try tell(text, underTitleIn: line) ?? keepNew(text, line, in: nil)
        }
        if renews(line), let change = contradicted(by: line), change.problem == nil { return try apply(change) }
        if Ranking.mayContradict(line.form), let question = try contradiction(in: line) { return question }
        if let note = try chosen.flatMap({ try whole($0.id) }) {
            if let answer = try tell(text, line, of: note) { return answer }
            // A yes to “Shall I add that?” adds it.
            return Checklist(note.body).items.isEmpty ? try append(told: text, line, to: note) : try offer(line)
        }
        // "he wants it by friday" after two notes may be about either.
        if let before = memory.before, memory.wrote, memory.notes.count == 1,
            ["he", "hes", "she", "shes"].contains(text.key(text.start))
        {
            return ask(memory.notes + [before], for: .statement)
        }
        if line.form.mayTell, let answer = try write(text, line) { return answer }
        if isNewsOfNothing(text, line) { return try keep(text, line) }
        // Nothing is looked up for a sigh.
        let isRemark = line.form.kinds.map(Ranking.isRemark) ?? false
        let found = isRemark ? nil : try answer(reading, line)
        return try offer(line, found.flatMap { $0.pending == nil ? $0.text + "\n" : nil } ?? "")
    }

    /// Writes what stands behind the title of a note into that note: "shed code: 2960" beside "Shed code is 2906".
    private func tell(_ text: Clause, underTitleIn line: Line) throws -> Answer? {
        guard let label = LineForm.label(of: text), !line.text.contains(where: \.isNewline),
            case let name = Self.told(label), !name.isEmpty,
            case let titled = shelf.notes.filter({ Self.told(Clause($0.title)) == name })
        else { return nil }
        let value = text.from(label.end)
        if titled.isEmpty, value.count < 5, value.parts.count == 1 {
            let said = Line("\(label.text) is \(value.text)", understanding)
            return rowChange(by: said, in: shelf.notes).flatMap { change in
                Row.label(of: Clause(change.line))?.isSubset(of: label.keys) ?? false ? offer(change, said) : nil
            }
        }
        guard titled.count == 1 else { return nil }
        let note = try whole(titled[0])
        guard Checklist(note.body).items.isEmpty else { return nil }
        // Which of several lines a value is for is not sure.
        guard note.body.filledLines.count == 1 else { return try append(told: text, line, to: note) }
        let said = Line("\(label.text) is \(value.text)", understanding)
        return try correct(note, by: said, asking: chosen == nil) ?? tell(text, line, of: note)
    }

    /// Whether a line only says to what or by how much something is to change, and is no text: "make that 5 sockets, 430", "push it by
    /// some days".
    func isBareChange(_ text: Clause) -> Bool {
        guard let end = text.match(Self.changing), !text.source.contains(where: \.isNewline) else { return false }
        let next = text.key(end)
        let hasNumber = text.from(end).keys.contains { $0.contains(where: \.isNumber) }
        return end == text.end || next == "by" || next.first?.isNumber ?? false || next == "to" && hasNumber
    }

    static let changing: [Phrase] = ["make|change|push|move|shift|delay|postpone|snooze it|that|this|them"]

    /// Puts things on the list that was just made: "tent, stove, torch" after "make a list called camping".
    private func itemsOfNewList(_ line: Line) throws -> Answer? {
        let items = Items.split(line.core)
        guard !line.form.asks, !LineForm.tells(line.core), line.dates.places.isEmpty,
            items.allSatisfy({ Clause($0).count < 4 }), let list = try emptyList()
        else { return nil }
        return try change(ListEdit(added: items), list)
    }

    /// Whether a line tells plainly what no note speaks of: "the tent is in the loft" ticks nothing, and is a fact.
    private func isNewsOfNothing(_ text: Clause, _ line: Line) -> Bool {
        guard line.form.mayTell, let kinds = line.form.kinds, kinds[.remark] < 0.25,
            kinds[.lookup] + kinds[.order] < 0.25,
            Told(text, line, dates).standsAlone, !text.opensWithPronoun,
            // "mia has it now"
            !text.contains(["it", "them", "ihn"])
        else { return false }
        let isTold = kinds.news + kinds[.fact] >= 0.7 && LineForm.hasVerb(text) && !line.text.contains("!")
        guard isTold && line.whole.start == text.start || PlainFact(line) != nil else { return false }
        return Relation.all(of: text, in: shelf.notes, dates).allSatisfy { !$0.isAny }
    }

    /// What comes of a line that may be looked up as well as told; `nil` where it tells nothing.
    func news(in line: Line) throws -> Answer? {
        try itemsOfNewList(line) ?? newRhythm(by: line) ?? contradiction(in: line) ?? appointment(line)
    }

    /// Keeps what is on a day where no note speaks of it: "pilates on thursday".
    private func appointment(_ line: Line) throws -> Answer? {
        guard PlainFact(line) == .appointment, line.whole.start == line.core.start,
            Relation.all(of: line.core, in: shelf.notes, dates).allSatisfy({ !$0.isAny })
        else { return nil }
        return try keep(line.core, line)
    }

    /// Where a line belongs that tells something.
    func belonging(of text: Clause, _ line: Line) -> Belonging {
        Belonging(of: text, line, in: shelf.notes, Relation.all(of: text, in: shelf.notes, dates), memory, dates)
    }

    /// Writes what is told where it belongs: in the note that it is about, in one of its own, or below one that has a word of it.
    ///
    /// Asks where that is not sure; `nil` where it cannot be told.
    func write(_ text: Clause, _ line: Line) throws -> Answer? {
        let belonging = belonging(of: text, line)
        guard let (place, likelihood) = belonging.best else { return nil }
        let note = try place.note.map(whole)
        let isLikely = likelihood >= Belonging.surely
        let isList = note.map { !Checklist($0.body).items.isEmpty } ?? false
        if let note, isLikely, !isList, !belonging.isRatherOwn {
            if place.isSafe { return try tell(text, line, of: note) }
            if !place.isOfOther, let answer = try correct(note, by: line) { return answer }
        }
        if belonging.isSurelyOwn { return try keep(text, line) }
        guard let note else { return nil }
        if isList {
            let ends = line.form.kinds.map { $0[.done] + $0[.off] > 0.25 } ?? true
            return isLikely && place.isSafe && ends ? try settle(text, line, in: note) : nil
        }
        let isOfOther = Addressed(text.words).areOthers(than: Addressed(note.title))
        guard place.isSafe || memory.notes.first?.id == note.id && !isOfOther, likelihood >= Belonging.perhaps
        else { return nil }
        if let change = correction(of: note, by: line), change.isSure { return offer(change.correction, line) }
        // What has a word of the note in it is written below it: a question would cost as much as taking it back.
        if place.isSafe { return try tell(text, line, of: note) }
        return ask([Memory.Pointer(note)], for: .statement, Reply.offerAddition(to: note.title))
    }

    /// Writes into a note what is told of it: in the place of a value, or below it, or a tick; `nil` where none of these can be.
    private func tell(_ text: Clause, _ line: Line, of note: NoteReport) throws -> Answer? {
        let isList = !Checklist(note.body).items.isEmpty
        if let answer = try correct(note, by: line, asking: chosen == nil && !isList) { return answer }
        if isList { return try settle(text, line, in: note) }
        // What a recipe takes is not done with; "Mr Pembroke needs a hug" is none of "… needs 3 bags, a ladder".
        let isUsedUp = line.form.kinds.map(Ranking.endsSomething) ?? false
        let isNeeded = text.contains(["need", "needs"]) && line.dates.places.isEmpty
        let things = isUsedUp || isNeeded ? Enumeration(note, isOpen: isNeeded) : nil
        let isOfThings = things.map { !$0.isBlock || $0.isToBeDone } ?? false
        return isOfThings ? nil : try append(told: text, line, to: note)
    }

    /// Puts a value that is told of a note in the place of the one that it has.
    /// - Parameter asking: whether to ask about one that is likely and not sure: old and new do not stand side by side as if both were so.
    private func correct(_ note: NoteReport, by line: Line, asking: Bool = false) throws -> Answer? {
        guard let change = correction(of: note, by: line) else { return nil }
        guard change.isSure else { return asking ? offer(change.correction, line) : nil }
        return try apply(change.correction, and: rest(of: line, beside: change.new, change.correction))
    }

    /// Asks whether things of a list or a reminder are done that most likely are told of; ticks them off where the note was chosen.
    private func settle(_ text: Clause, _ line: Line, in note: NoteReport) throws -> Answer? {
        guard let told = Deed.told(text),
            let items = Settling(told, in: shelf.notes, tellingOf: line.kinds).places(from: Settling.perhaps)
                .first(where: { $0.note.id == note.id })?.items
        else { return nil }
        if chosen == nil, text.contains(Self.cancelled), !Checklist.isOneTask(note) {
            let names = Reply.joined(items)
            return askToTake(names, names, off: note)
        }
        if chosen != nil {
            let answer = try change(ListEdit(ticked: items), note)
            return tellsMore(text, than: items) ? Answer(joining: [answer, try keep(text, line)]) : answer
        }
        return ask([Memory.Pointer(note)], for: .statement, Reply.isDone(Self.named(items, of: note)))
    }

    static let cancelled: Set<String> = ["cancelled", "canceled", "abgesagt", "storniert", "withdrawn"]

    /// Whether what is done has a number or a day ahead that the items do not have: "the haircut is booked, friday 3pm".
    private func tellsMore(_ text: Clause, than items: [String]) -> Bool {
        let known = Set(items.flatMap { Clause($0).keys })
        return isAhead(WordDates(text, dates))
            || text.keys.contains { $0.contains(where: \.isNumber) && !known.contains($0) }
    }

    /// Asks whether a fact takes the place of what the only note about all of it says; where it says what is so now, it does.
    func contradiction(in line: Line) throws -> Answer? {
        if let answer = try severalValues(in: line) { return answer }
        if let change = renewed(by: line) {
            let rest = rest(of: line, beside: change.new, change.correction)
            return try change.isSure ? apply(change.correction, and: rest) : offer(change.correction, line)
        }
        // "next physio tues 17:15" is one more; "the exam is at 12" can only be another time for it.
        guard !line.core.contains(Self.further), let change = contradicted(by: line),
            !Relation.isForOther(line.core, change.note), isAboutFirst(line.core, change.note)
        else { return nil }
        return offer(change, line)
    }

    /// The only row of the notes that a line says otherwise.
    private func renewed(by line: Line) -> ToldChange? {
        guard line.whole.parts.count == 1, RowNews(line)?.isNow ?? true else { return nil }
        let found = shelf.notes.compactMap { row(of: $0, by: line) }
            .filter { !$0.leavesOut(of: line.core) && !leavesOther(line, $0.correction) }
        return found.count == 1 ? found[0] : nil
    }

    /// Asks whether a new value is to take the place of the old one.
    func offer(_ change: Correction, _ line: Line) -> Answer {
        if let problem = change.problem { return .nothing(problem) }
        return ask(
            [Memory.Pointer(change.note)],
            for: .revise,
            "\(change.note.title) says “\(change.old)”. Shall I change that to “\(change.new)”? A no keeps both.",
            about: line.text
        )
    }

    /// Whether a note has what is spoken of first: the policy of "house insurance" is not that of the car.
    private func isAboutFirst(_ text: Clause, _ note: NoteReport) -> Bool {
        Stems.content(of: text.words).first.map(note.stems.contains) ?? true
    }

    /// What a fact says otherwise than a note.
    func contradicted(by line: Line) -> Correction? { otherValue(in: line) ?? otherWord(in: line) }

    /// The place of a value that a fact says otherwise: "the exam is at 12".
    private func otherValue(in line: Line) -> Correction? {
        let reading = Ranking.fallbacks(for: line, line.form).first { $0.rule == LineReading.likelyChange }
        guard let reading, let new = reading[.new],
            line.core.from(new.end).keys.allSatisfy(["instead", "stattdessen"].contains),
            line.core.upTo(new.start).words.suffix(4).contains(where: { Words.statementVerbs.contains($0.key) })
        else { return nil }
        return revision(reading)
    }

    /// The only word that a fact says otherwise than a note, where all else is the same: "the keys are in the green box".
    private func otherWord(in line: Line) -> Correction? {
        let said = line.core
        guard said.count >= 5 else { return nil }
        let found = shelf.notes.compactMap { note -> Correction? in
            let body = Clause(note.body)
            guard body.count < 2_000 else { return nil }
            for start in body.words.indices where body.end - start >= said.count {
                let others = said.words.indices.filter { said.key($0) != body.key(start + $0 - said.start) }
                guard others.count == 1, let other = others.first, other > said.start + 1,
                    said.upTo(other).words.contains(where: { Words.statementVerbs.contains($0.key) }),
                    case let place = start + other - said.start,
                    ![said.key(other), body.key(place)].contains(where: Words.stopWords.contains),
                    // "in the attic" puts no attic in the place of half of "the spare room".
                    other + 1 < said.end || place + 1 == body.end || body.words[place].mark != nil
                else { continue }
                return corrector.made(note, body, place..<place + 1, said[other..<other + 1].wholeText)
            }
            return nil
        }
        return found.count == 1 && !ChangeObjection.areTwo(found[0], beside: said) ? found[0] : nil
    }

    /// Whether a line tells what takes the place of something: "Ben has a new number, 07700 900222".
    private func renews(_ line: Line) -> Bool { line.core.containsPhrase(Self.renewed) }

    private static let renewed: [Phrase] = [
        "new number|mobile|phone|address|email|code|password|pin", "neue nummer|adresse|handynummer|pin",
        "neuer code", "neues passwort",
    ]

    /// With these, something is one more of its kind.
    static let further: Set<String> = [
        "next", "new", "another", "other", "second", "nächste", "nächster", "nächstes", "neue", "neuer", "neues",
    ]

    /// Puts what is told below a note, its days with their dates.
    func append(told text: Clause, _ line: Line, to note: NoteReport) throws -> Answer {
        // "the mower is in the van now" below where it was: the "now" says which of the two is so.
        let now = line.whole.words.last.flatMap { last in
            Self.ofNow.contains(last.key) && !text.words.contains(last) ? last.text(in: line.whole.source) : nil
        }
        let body = maker.kept(text, line).body ?? text.wholeText
        return try append(now.map { "\(body) \($0)" } ?? body, to: note)
    }

    /// Keeps a text that no note has yet; asks first where it says something otherwise than a note.
    func keepNew(_ text: Clause, _ line: Line, in folder: Clause?) throws -> Answer {
        if text.match(Self.bareOrders) == text.end { return .nothing(Reply.nothingToKeep) }
        let isLine = folder == nil && !text.source.contains(where: \.isNewline)
        if isLine {
            let kept = Line(text.wholeText, understanding)
            if let answer = try newRhythm(by: kept) ?? contradiction(in: kept) { return answer }
        }
        return try keep(text, line, in: folder)
    }

    /// What orders to keep something and has nothing to keep: what “keep it” behind it speaks of.
    private static let bareOrders: [Phrase] = ["remember|note|save|keep|store|write|record that|this|it? down?"]

    /// Keeps a text that no note has yet.
    func keep(_ text: Clause, _ line: Line, in folder: Clause? = nil) throws -> Answer {
        if let answer = try noFolder(folder) { return answer }
        if text.isBoxed, folder == nil, !text.source.contains(where: \.isNewline) { return try remind(text) }
        if let same = same(as: text) { return try repeated(same) }
        var draft = maker.kept(text, line)
        draft.folder = folder?.text
        var answer = try capture(draft)
        if draft.due == nil, DraftMaker.reminder(in: text) != nil { answer.text += " \(Reply.noReminder)" }
        return answer
    }

    /// Keeps a note with the title that it is given.
    func keepTitled(_ reading: Reading, _ line: Line) throws -> Answer {
        if let answer = try noFolder(reading[.folder]) { return answer }
        var draft = maker.titled(reading[.title] ?? line.core, body: reading[.text])
        if line.isLong || line.text.contains(where: \.isNewline), let text = reading[.text] {
            draft.body = typed(text, reading) ?? Clause(line.text).from(text.start).verbatim
        }
        draft.folder = reading[.folder]?.text
        return try capture(draft)
    }

    /// The note that has a line of the same words in the same order, articles aside.
    private func same(as text: Clause) -> NoteReport? {
        let said = Self.told(text)
        guard said.count > 1 else { return nil }
        let length = text.verbatim.utf8.count
        return shelf.notes.first { note in
            note.body.split(separator: "\n").contains { line in
                // Lines of the same words have about the same length; only those are cut into words.
                (length / 2...length * 2).contains(line.utf8.count) && Self.told(Clause(String(line))) == said
            }
        }
    }

    /// The words of a line without articles, and without the date in brackets that was written behind a day.
    static func told(_ text: Clause) -> [String] {
        var keys: [String] = []
        var isInBrackets = false
        var position = text.source.startIndex
        for word in text.words {
            for character in text.source[position..<word.range.lowerBound] where "()".contains(character) {
                isInBrackets = character == "("
            }
            position = word.range.lowerBound
            if !isInBrackets, !Vocabulary.determiners.contains(word.key) { keys.append(word.key) }
        }
        return keys
    }

    private func repeated(_ note: NoteReport) throws -> Answer {
        _ = try script.call(.read(note.id))
        return Answer(Reply.sentence("I have that already: \(note.title)"))
    }

    /// Does what the last line of a piped text asks for.
    func perform(_ piped: PipedText, _ text: String) throws -> Answer {
        switch piped.order {
        case .keep(let title, let body):
            let same = try title.map { title in
                try script.call(.search(title)).notes.filter { $0.title.lowercased() == title.lowercased() }
            }
            if let note = same?.first {
                return .nothing(
                    "There is a note called \(note.title) already. Nothing was written. “add this to …” adds to it."
                )
            }
            return try capture(Draft(title: title, body: body, tags: piped.tags))
        case .rewriting: return .nothing(Reply.rewriting)
        case .noteChange: return .nothing("\(Reply.nothingMeant) The text was not stored.")
        case .remind(let day, let body):
            var draft = maker.task(day)
            guard draft.due != nil else { return .nothing("I found no day in “\(day.text)”. Nothing was noted.") }
            (draft.title, draft.body) = (nil, body + (draft.body ?? "").drop { $0 != "\n" })
            return try capture(draft)
        case .append(let name, let body):
            shelf.add(try script.call(.search(NoteName(name).text)).notes)
            let found = shelf.notes(for: name, memory)
            guard found.count == 1, let note = try whole(found[0]) else {
                return .nothing(
                    "\(found.isEmpty ? "No" : "More than one") note is called \(name.text). Nothing was written."
                )
            }
            return try append(body, to: note)
        case .list(let name, let items):
            shelf.add(try script.call(.search(name.title.lowercased())).notes)
            return try add(items, to: name)
        }
    }
}
