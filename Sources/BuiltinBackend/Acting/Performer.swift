import Assistant
import Foundation
import Notes
import SpokenDates

/// Does what a line asks for, and says what came of it.
///
/// First the line is read in every way; then the notes that any likely reading speaks of are looked up; then the best
/// reading is done.
final class Performer {
    /// The most readings that the notes are asked about.
    private static let mostReadings = 14
    /// How far behind the best a reading may be for that.
    private static let reach = 0.55

    let script: TurnScript
    private(set) var memory: Memory
    let understanding: Understanding
    let wording: DateWording
    /// The notes that were looked up.
    var shelf = Shelf()
    /// The searches whose notes are on it.
    private var shelved: [ToolRequest] = []
    /// The line that is being done.
    var line: String = ""
    /// Whether that is German.
    private var isGerman = false
    /// The part of the line that was done before this one.
    private(set) var partBefore: Line?
    /// A note that was chosen when the line fitted several.
    var chosen: Memory.Pointer?

    var dates: DateReader { understanding.reader }
    var corrector: Corrector { Corrector(dates, wording.forLine(isGerman: isGerman), after: memory) }
    var maker: DraftMaker { DraftMaker(dates: dates, wording: wording) }

    init(script: TurnScript, memory: Memory, understanding: Understanding, wording: DateWording) {
        self.script = script
        self.memory = memory
        self.understanding = understanding
        self.wording = wording
    }

    /// Does what a text asks for, all of it.
    func perform(_ text: String) throws -> Answer {
        if let piped = PipedText(text) { return try perform(piped, text) }
        var typed = Line(text, understanding)
        if let right = SlipOfTongue.mended(typed.whole) { typed = Line(right, understanding) }
        if NoteTitle.isLink(typed.whole.wholeText) { return try keep(typed.whole, typed) }
        if typed.whole.isBoxed, !typed.text.contains(where: \.isNewline) { return try remind(typed.whole) }
        guard !typed.whole.isEmpty else { return .nothing(Reply.unknown) }
        let lined = LinedOrder(typed.text, dates)?.orders.map { Line($0, understanding) }
        if lined == nil, let answer = try reminderAbove(typed) ?? keepPasted(text) { return answer }
        let lines = lined ?? Requests(understanding).split(typed)
        guard !lines.isEmpty else { return .nothing(Reply.severalOrders) }
        var counts: [Int] = []
        var answers = try lines.map { line in
            let answer = try lines.count > 1 ? naming(line, in: performRest(line)) : perform(line)
            if lines.count > 1 { speakOfLastWritten() }
            counts.append(script.writes)
            partBefore = line
            let isPart = lines.count > 1 && answer.text.hasPrefix(Reply.notDone)
            return isPart ? .nothing(Reply.notDone(line.text)) : answer
        }
        // An undo takes back what was done last.
        for (index, count) in counts.enumerated() where count < script.writes {
            answers[index].text = Reply.undoneByTurn(answers[index].text)
        }
        return Answer(joining: answers)
    }

    /// Makes the note that this turn wrote last the one that is spoken of: "rename ferry to Boat and tag it sea".
    func speakOfLastWritten() {
        guard let note = script.lastWritten else { return }
        shelf.renew(note)
        (memory.notes, memory.isApart) = ([Memory.Pointer(note)], false)
    }

    /// Does one request; with `act`, the reading that asks for that.
    func perform(_ line: Line, as act: Act? = nil) throws -> Answer {
        (self.line, isGerman) = (line.text, line.isGerman)
        if act == nil, let search = OperatorSearch(line.text) ?? OperatorSearch(line.core.verbatim) {
            return try find(search)
        }
        guard let best = try weighed(line, as: act).first else { return .nothing(Reply.unknown) }
        if act == nil, let note = titledAlone(line, best) { return try say(whole(note)) }
        if act == nil, let answer = try swapped(line) { return answer }
        if act == nil, let timed = try withHour(line), let change = try weighed(timed).first,
            [.correct, .change, .revise, .reschedule].contains(change.act)
        {
            self.line = timed.text
            return try perform(change, timed)
        }
        // "found a box of nuts, take them off" takes the nuts off.
        let isOfWhole = best.act == .remove && best[.text] != nil
        if act == nil, Self.mayFollow.contains(best.act), !isOfWhole, let (done, mark, rest) = firstDone(line) {
            let answer = try perform(done, line)
            if let note = script.lastWritten {
                shelf.renew(note)
                if mark == ",", isOf(note, rest) {
                    return Answer(joining: [answer, try append(told: rest.core, rest, to: note)])
                }
            }
            return Answer(joining: [answer, try performRest(rest)])
        }
        let done = try perform(best, line)
        if done.isTold { return done }
        let answer = offeringUnsaid(done, best, of: line)
        return best.act == .settle ? try offeringRest(answer, of: line) : answer
    }

    /// What may be told or asked behind something done.
    private static let mayFollow: Set<Act> = [.statement, .lookup, .answer, .settle, .add, .remove]

    /// The rules that hold only where there is a folder of that name.
    private static let ofFolders: Set<String> = [
        "note.file.bare", "note.file.several", "folder.read.bare", "folder.find.bare", "keep.inFolder",
    ]

    /// The likely readings of a line, the best first, weighed against the notes.
    /// - Throws: ``TurnScript/Pending`` while notes have to be looked up first.
    func weighed(_ line: Line, as act: Act? = nil) throws -> [Reading] {
        var readings = understanding.readings(of: line)
        if let act { readings = readings.filter { $0.act == act } }
        guard let ahead = readings.first, !ahead.act.isTalk || ahead.score < Ranking.certain else {
            return Array(readings.prefix(1))
        }
        var near = readings.filter { $0.score > ahead.score - Self.reach }.prefix(Self.mostReadings)
        // Looking up is always left, when the notes speak against all else.
        if !near.contains(where: { $0.act == .lookup }) { near += readings.filter { $0.act == .lookup } }
        let requests = Self.requests(for: near, line, memory)
        // What was looked for by an earlier part of the line is on the shelf.
        let new = requests.filter { $0 != .lists && !(script.hasOnlyEdited && shelved.contains($0)) }
        shelved += new
        let named = Addressed(line.whole.words)
        for outcome in try script.call(new) {
            shelf.add(named.withoutNamesakes(outcome.notes))
            shelf.folders += outcome.folders
        }
        if requests.contains(.lists) { try addLists() }
        // "the shoping list" is found by no word of it.
        if let list = near.first(where: { $0[.list] != nil })?[.list], case let name = ListName(list),
            name.hasNoun, !name.isCommon, shelf.lists(named: name).isEmpty
        {
            try addLists()
        }
        // What is to be changed may stand behind the beginning of a long note.
        if let name = near.first(where: { $0.act == .change && $0[.note] != nil })?[.note],
            case let ids = shelf.notes(for: name, memory), ids.count == 1
        {
            _ = try whole(ids[0])
        }
        return near.map(shelf.withoutReason).map(heldAgainstNotes).sorted { $0.score > $1.score }
    }

    /// Puts all lists on the shelf, once in a turn.
    func addLists() throws {
        if !script.hasMade(.lists) { shelf.add(try script.call(.lists).notes) }
    }

    /// What has to be looked up before readings can be weighed: at most two searches.
    static func requests(for readings: ArraySlice<Reading>, _ line: Line, _ memory: Memory) -> [ToolRequest] {
        var requests: [ToolRequest] = []
        let best = readings.first?.score ?? 0
        let readings = readings.prefix { $0.score > best - Ranking.isThere }
        if let list = readings.first(where: { $0[.list] != nil && $0.act != .makeList })?[.list] {
            let name = ListName(list)
            let isShopping = ListName.areSame(name.key, ["shop"])
            // What is called “to do” may have the title Todo, in which no word of it stands.
            let more = isShopping ? Self.shoppingWords : name.key.contains("todo") ? "todo list liste" : "list liste"
            // "the list" may be one that no word calls a list.
            requests.append(
                name.key.isEmpty ? .lists : .search(name.title.lowercased() + " " + more)
            )
        } else if readings.contains(where: { $0.act == .makeList }) {
            requests.append(.search(readings.first { $0.act == .makeList }?[.list]?.text ?? "todo list"))
        }
        if let place = readings.first(where: { $0.act == .tickAll })?[.any] {
            requests.append(.search(ListName(place).title.lowercased() + " list liste"))
        }
        if readings.contains(where: { Self.ofFolders.contains($0.rule) }) {
            requests.append(.folders())
        }
        if let target = readings.first(where: { $0.act == .moveItem && $0[.list] != nil })?[.title] {
            requests.append(.search(ListName(target).title.lowercased() + " list liste"))
        }
        let last = memory.list?.title ?? memory.notes.first?.title
        let mayBeAbout = readings.contains { $0.act == .delete || $0.rule.hasPrefix("note.file.") }
        let needsContent = readings.first?.needsContent ?? false || readings.contains { $0.rule == "corrected" }
        if needsContent || mayBeAbout {
            let words = Stems.contentWords(of: line.whole.words).prefix(24)
            let verbs = line.whole.words.prefix(24).compactMap { Words.pastForms[$0.key] }
            let lists = words.contains { $0.hasSuffix("liste") } ? ["liste", "list"] : []
            // "pin Other": a title may have no word that says anything by itself.
            let names = readings.compactMap { $0[.note] }.map(NoteName.init).filter { name in
                !name.isLast && name.key.allSatisfy(StopWords.contains)
            }
            requests += names.prefix(1).map { .search($0.text) }
            let days = line.whole.words.prefix(24).flatMap { DayRow.shortened($0.key) }
            let all = [Array(words), verbs, lists, days].flatMap(\.self)
            if !words.isEmpty { requests.append(.search(all.joined(separator: " "))) }
        }
        if readings.contains(where: \.needsLast), !memory.notes.isEmpty || memory.list != nil {
            requests += memory.notes.prefix(1).map { .search($0.title, limit: 5) }
            if let list = memory.list, list.id != memory.notes.first?.id {
                requests.append(.search(list.title, limit: 5))
            }
        } else if readings.contains(where: { $0.act.isAboutLists && $0[.list] == nil }) {
            requests.append(last.map { .search($0) } ?? .lists)
        }
        return Array(requests.prefix(3))
    }

    /// The last note, where only a pronoun says that it is to be changed, and something else was spoken of since.
    private func doubted(_ reading: Reading) throws -> NoteReport? {
        guard chosen == nil, memory.isApart, memory.notes.count == 1 else { return nil }
        let points: Bool =
            switch reading.act {
            case .delete, .rename, .append, .file: reading[.note].map { NoteName($0).isLast } ?? false
            case .add: reading[.list] == nil && reading.fixedWords.contains("it")
            case .reschedule: reading[.note].map { NoteName($0).isLast } ?? true
            case .correct, .change, .revise:
                subject(of: reading).isEmpty || reading.clause.opensWithPronoun
            default: false
            }
        return points ? try whole(memory.notes[0].id) : nil
    }

    private func perform(_ reading: Reading, _ line: Line) throws -> Answer {
        if let note = try doubted(reading) { return which([note], reading) }
        // "it opens at 9" is not about a note that only stood near.
        if reading.act == .statement, memory.isApart { memory.notes = [] }
        var answer = try offeringLost(try act(on: reading, line), reading, line)
        if reading.act.writes || reading.act == .useCommand, !script.hasWritten {
            answer.named = answer.named ?? named(by: reading, isRefused: answer.cameToNothing)
        }
        return answer
    }

    /// The notes that a reading names, none where there is no such note; `nil` where it names none.
    private func named(by reading: Reading, isRefused: Bool) -> [Memory.Pointer]? {
        if let note = reading[.note], NoteName(note).isLast, !memory.notes.isEmpty { return memory.notes }
        let isNote = reading[.note].map { !NoteName($0).isLast } ?? false
        let isList = reading[.list].map { !ListName($0).key.isEmpty } ?? false
        guard isNote || isList else { return nil }
        let ids =
            (isNote ? reading[.note].map { shelf.notes(for: $0, memory) } : nil)
            ?? reading[.list].map { shelf.lists(named: ListName($0)).map(\.id) } ?? []
        let notes = ids.prefix(9).compactMap { id in
            shelf.note(id).map(Memory.Pointer.init) ?? memory.notes.first { $0.id == id }
        }
        return notes.isEmpty && !isRefused ? nil : notes
    }

    private func act(on reading: Reading, _ line: Line) throws -> Answer {
        if reading.act.writes, let other = try secondNote(in: reading) {
            return .nothing(Reply.namesTwo(other.title))
        }
        if reading.act == .dismissal, memory.wrote, reading.clause.containsPhrase(Self.takingBack) {
            // "cancel that" after a reminder was moved may be about the reminder.
            if memory.changed, reading.clause.contains(["cancel"]), memory.notes.count == 1,
                let note = try whole(memory.notes[0].id), Checklist.isOneTask(note)
            {
                return which([note], reading, for: .delete)
            }
            return try undo(again: false)
        }
        if [.dismissal, .remark].contains(reading.act), memory.wrote, let gone = memory.deleted {
            return Answer(
                Reply.isGone(gone.title, isOne: memory.changes == 1),
                pending: Memory.Pending(kind: .undo, line: line.text)
            )
        }
        // "no" behind something done may say that it was wrong.
        if reading.act == .dismissal, memory.wrote, reading.clause.keys.allSatisfy(Self.plainNo.contains) {
            return Answer(Reply.offerUndo, pending: Memory.Pending(kind: .undo, line: line.text))
        }
        if let answer = try rhythmOrProblem(reading, line) { return answer }
        if let talk = Answer.talk(reading.act) { return talk }
        return switch reading.act {
        case .keep: try keepNew(text(of: reading) ?? line.core, line, in: reading[.folder])
        case .keepTitled: try keepTitled(reading, line)
        case .keepLast: try keepLast(reading)
        case .remind:
            try taskAgain(task(of: reading, line), reading, line) ?? remind(ofTold: reading, line)
                ?? remind(task(of: reading, line), because: reason(of: reading, line))
        case .statement: try state(reading, line)
        case .makeList: try makeList(reading)
        case .append: try append(reading)
        case .add where reading[.items]?.isTag ?? false: try amend(reading.ofTag(.tag))
        case .add, .more: try add(reading)
        case .remove where reading[.items]?.isTag ?? false: try amend(reading.ofTag(.untag))
        case .remove, .tick, .untick, .replaceItem: try edit(reading)
        case .settle: try settleOrTell(reading, line)
        case .moveItem: try move(reading)
        case .retract: try retract(reading)
        case .removeAll, .removeDone, .tickAll, .untickAll: try editAll(reading)
        case .readList, .readOpen: try readList(reading, line)
        case .askItem, .countItems: try askItem(reading, line)
        case .listLists: try listLists()
        case .delete: try delete(reading)
        case .rename, .pin, .unpin, .tag, .untag, .file: try amend(reading)
        case .correct: try correct(reading)
        case .change, .revise: try revise(reading, line)
        case .reschedule: try reschedule(reading)
        case .stopReminding: try stopReminding(reading)
        case .agenda where try completesReminder(reading, line): try reschedule(reading)
        case .undo: try undo(reading)
        case .redo: try undo(again: true)
        case .restore: try restore(reading)
        case .readBefore: try readBefore(reading, line)
        case .readField: try readField(reading)
        // "the vet is Dr Moss" of three names looks like a question.
        case .lookup where !line.form.asks:
            try news(in: line) ?? offeringTold(answer(reading, line), line)
        case .answer, .recall, .lookup: try answer(reading, line)
        case .find, .findAll: try find(reading, line)
        case .listNotes: try listNotes(reading)
        case .suggestTitle: try suggestTitle(reading)
        case .extractTasks: try extractTasks(reading)
        case .link: try link(reading)
        case .findTag, .findPinned: try findMarked(reading)
        case .count: try count(reading)
        case .agenda, .overdue: try listTasks(reading, line)
        case .listFolders: try listFolders(reading)
        case .readFolder: try readFolder(reading, line)
        case .makeFolder: try makeFolder(reading)
        case .readTrash: try readTrash()
        case .readRecent: try readRecent(reading)
        case .readRelated: try readRelated(reading)
        case .readQuestions: try readTopic(.questions)
        case .readPeople: try readTopic(.people)
        case .readProjects: try readTopic(.projects)
        case .foreign: foreign(line)
        case .useCommand: try useCommand(reading)
        case .clock: Answer("It is \(wording.fullDay(wording.now)), \(wording.time(wording.now)).")
        default: .nothing(Reply.unknown)
        }
    }

    /// What is to be kept, with its verb where that is the first word of a statement: "Keep fit class is on tuesdays", "log
    /// in at the desk".
    private func text(of reading: Reading) -> Clause? {
        guard let text = reading[.text], reading.rule == "keep", text.start == reading.clause.start + 1,
            ["keep", "log", "store", "record"].contains(reading.clause.key(reading.clause.start)),
            reading.clause.words[reading.clause.start].mark == nil
        else { return reading[.text] }
        let isPhrasal = ["in", "on", "off", "out", "up"].contains(text.key(text.start))
        let isSubject = !Vocabulary.determiners.contains(text.key(text.start)) && LineForm.hasVerb(text)
        return isPhrasal || isSubject ? reading.clause : text
    }

    /// With these, what was just written is taken back; where nothing was, they mean never mind.
    private static let takingBack: [Phrase] = ["scratch|strike|cancel that|it"]
    private static let plainNo: Set<String> = ["no", "nope", "nah", "nein"]
}

extension Reading {
    /// Whether notes with words of the line have to be looked up.
    fileprivate var needsContent: Bool {
        switch act {
        case .remove, .tick, .untick, .settle, .replaceItem, .askItem, .add, .more: self[.list] == nil
        case .makeList, .removeAll, .removeDone, .tickAll, .untickAll, .retract, .readList, .readOpen, .countItems,
            .listLists:
            false
        case .remind: rule == Self.ownTask
        case .keepTitled, .undo, .redo, .findAll, .listNotes, .findTag, .findPinned, .count, .agenda, .overdue,
            .find:
            false
        case .listFolders, .readFolder, .makeFolder, .readTrash, .readRecent, .readQuestions, .readPeople,
            .readProjects:
            false
        default: true
        }
    }

    /// Whether the note or the list that was spoken of last may be meant.
    fileprivate var needsLast: Bool {
        switch act {
        case .correct, .more, .change, .revise, .append, .retract: true
        // "her number is …"
        case .statement: clause.opensWithPronoun
        case .add, .remove, .tick, .untick, .removeDone, .removeAll, .tickAll, .untickAll, .replaceItem, .readList,
            .readOpen, .askItem:
            self[.list] == nil
        case .readField, .useCommand: self[.note].map { NoteName($0).isLast } ?? false
        case .readRelated, .suggestTitle, .extractTasks, .link, .pin, .unpin, .rename, .tag, .untag, .file, .delete,
            .reschedule, .stopReminding, .restore:
            self[.note].map { NoteName($0).isLast } ?? true
        default: false
        }
    }
}
