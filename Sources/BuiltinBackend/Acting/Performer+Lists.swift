import Assistant
import Foundation
import SpokenDates

extension Performer {
    /// What a list came to that words name.
    enum Target {
        case list(NoteReport)
        case missing
        case answer(Answer)
    }

    /// The list that a reading is about; without a name, the one that was spoken of last.
    func target(_ reading: Reading) throws -> Target {
        if let chosen { return try whole(chosen.id).map(Target.list) ?? .missing }
        // "bought the rest at the mill", where a list is called so.
        let place = reading[.any].flatMap { shelf.lists(named: ListName($0)).count == 1 ? $0 : nil }
        guard let words = reading[.list] ?? place else {
            if let list = memory.list, let note = try whole(list.id) { return .list(note) }
            // "got everything but the eggs": the list with the eggs.
            if reading.act == .tickAll, let kept = reading[.items], case let holding = shelf.holders(of: kept, in: nil),
                holding.count == 1
            {
                return .list(try whole(holding[0]))
            }
            let mayBeMade = reading.act == .add && !(lastNote.map(Checklist.isShort) ?? false)
            let lists = try lists(named: ListName(Clause("list")), mayBeMade: mayBeMade)
            // What is needed again is on one of them, ticked perhaps.
            if reading.act == .add, let item = reading[.items].map({ Items.trimmed($0).text }),
                case let holding = lists.filter({ Checklist($0.body).same(as: item) != nil }), holding.count == 1
            {
                return .list(try whole(holding[0]))
            }
            if lists.count == 1 { return .list(try whole(lists[0])) }
            // One that was just made may have a single item.
            if lists.isEmpty, reading.act == .add, let last = lastNote, Checklist.isShort(last) { return .list(last) }
            return lists.isEmpty ? .missing : .answer(which(lists, reading))
        }
        let lists = try lists(named: ListName(words), mayBeMade: reading.act == .add)
        if lists.count == 1 { return .list(try whole(lists[0])) }
        if let list = memory.list, let note = lists.first(where: { $0.id == list.id }) { return .list(try whole(note)) }
        return lists.isEmpty ? .missing : .answer(which(lists, reading))
    }

    /// The lists of a name; where one would be made, all are looked up first, so that no second one is.
    private func lists(named name: ListName, mayBeMade: Bool) throws -> [NoteReport] {
        let lists = shelf.lists(named: name)
        guard lists.isEmpty, mayBeMade else { return lists }
        try addLists()
        return shelf.lists(named: name)
    }

    /// The list that a reading names, if it is one.
    func list(_ reading: Reading) throws -> NoteReport? {
        if case .list(let note) = try target(reading) { note } else { nil }
    }

    /// A note with its whole body.
    func whole(_ note: NoteReport) throws -> NoteReport { note.truncated ? try whole(note.id) ?? note : note }

    /// The note with a handle, whole.
    func whole(_ id: String) throws -> NoteReport? {
        if let note = shelf.note(id), !note.truncated { return note }
        let found = try script.call(.read(id)).notes
        shelf.add(found)
        return found.first
    }

    // MARK: - Changing

    func change(_ edit: ListEdit, _ note: NoteReport) throws -> Answer {
        var last: NoteReport?
        let answer = try ListEditor(edit, note).apply { request in
            let outcome = try script.call(request)
            last = outcome.notes.first
            return outcome
        }
        return movedOn(note, to: last) ?? answer
    }

    /// Ticks what a line tells to be done; where it names nothing that is open, it may be told of a note: "Gus paid his 40".
    func settleOrTell(_ reading: Reading, _ line: Line) throws -> Answer {
        let writes = script.writes
        let answer = try edit(reading)
        guard answer.cameToNothing, answer.pending == nil, script.writes == writes, line.form.mayTell else {
            return answer
        }
        guard var told = try write(line.core, line) else { return Self.mostlyEnds(line) ? try offer(line) : answer }
        told.isTold = true
        return told
    }

    private static func mostlyEnds(_ line: Line) -> Bool {
        line.form.kinds.map { $0[.off] + $0[.done] > 0.6 && !line.form.orders } ?? false
    }

    /// Takes items off, ticks or opens them, or puts others in their place: on the list that is named, else on the one
    /// that holds them.
    func edit(_ reading: Reading) throws -> Answer {
        let items = reading[.items] ?? reading[.old] ?? reading[.text]
        var places = shelf.places(of: reading)
        if let chosen { places = places.filter { $0.note.id == chosen.id } }
        // "mum paid it today, tick it off"
        let isLast = reading[.text]?.contains(Words.pronouns) ?? items.map(Self.isPronoun) ?? true
        if places.isEmpty, isLast { return try editLast(reading) }
        if places.isEmpty, let answer = try editNumbered(reading) { return answer }
        if places.isEmpty, reading[.list] != nil || chosen != nil, case .list(let note) = try target(reading), let items
        {
            if reading.act == .remove, let answer = try take(items, offLineOf: note) { return answer }
            if reading.act == .remove, let thing = reading[.text].flatMap(note.thing) {
                return askToTake("“\(thing.text)”", thing.text, off: note)
            }
            if reading.act == .remove, Checklist(note.body).items.isEmpty {
                return .nothing("\(note.title) is no list, so nothing was taken off. /edit changes its text.")
            }
            if let answer = try replaceWords(reading, in: note) { return answer }
            return try change(edit(reading, Items.split(items)), note)
        }
        // Which of two lists it was bought for is not told by what the last line was about.
        if let list = memory.list, places.count > 1, reading.act != .settle || memory.leftAll,
            let place = places.first(where: { $0.note.id == list.id }),
            // "milk" is no "oat milk" where another list has it by itself.
            Self.hasSame(place) || !places.contains(where: Self.hasSame)
        {
            places = [place]
        }
        if places.isEmpty, reading.act == .replaceItem, reading.isOrder, let correction = correction(reading) {
            return try apply(correction)
        }
        if places.isEmpty, reading.act == .remove, let items {
            // "Ruth has moved away, take her off": who is told of stands in one note's line of names.
            let thing = reading[.text].map(Deed.subject) ?? items
            let holders = shelf.notes.filter { $0.update(without: thing) != nil || $0.line(with: thing) != nil }
            let note =
                lastNote.flatMap { last in holders.first { $0.id == last.id } }
                ?? (holders.count == 1 ? holders[0] : nil)
            if let note, reading[.text] != nil || note.id == lastNote?.id || note.line(with: thing) != nil,
                let answer = try take(thing, offLineOf: try whole(note))
            {
                return answer
            }
        }
        if places.isEmpty, reading.act == .tick, chosen == nil, let items, case let name = NoteName(items),
            !name.key.isEmpty
        {
            let titled = shelf.notes.filter { name.key == $0.titleStems && Checklist($0.body).openCount == 1 }
            if titled.count == 1, let note = try whole(titled[0].id) {
                return try change(ListEdit(ticked: Checklist(note.body).items.filter { !$0.isDone }.map(\.text)), note)
            }
        }
        if reading.act == .remove, reading[.list] == nil, chosen == nil {
            // A reminder has one task, which is the note: it is not emptied by a word of it.
            let tasks = places.filter { Checklist.isOneTask($0.note) }
            places.removeAll { place in tasks.contains { $0.note.id == place.note.id } }
            if places.isEmpty, let task = tasks.first {
                // "take out the bins" once more
                let said = Checklist(task.note.body).same(as: Clause(line).text)
                if said != nil { return .nothing("\(task.note.title) is noted already. Nothing was changed.") }
                return which(tasks.map(\.note), reading, for: .delete)
            }
        }
        guard let place = places.first else { return try missing(items ?? reading.clause, reading) }
        if places.count > 1 { return which(places.map(\.note), reading) }
        let note = try whole(place.note)
        if let answer = try settle(place.items, of: note, reading) { return answer }
        // "replace the milk with oat milk" leaves the rest of "buy milk".
        if reading.act == .replaceItem, place.items.allSatisfy({ Checklist(note.body).same(as: $0) == nil }),
            let answer = try replaceWords(reading, in: note)
        {
            return answer
        }
        var answer = try change(edit(reading, place.items), note)
        if reading.act == .settle { answer = namingOthers(answer, reading.clause, than: place.items, on: note) }
        let missing = reading[.items].map(Items.split)?.filter { !place.items.contains($0) } ?? []
        guard !missing.isEmpty, reading.act != .settle else { return answer }
        let names = DraftMaker.capitalized(Reply.joined(missing))
        answer.text += " \(names) \(missing.count == 1 ? "is" : "are") not on \(place.note.title)."
        answer.cameToNothing = true
        return answer
    }

    /// Whether a list has what is named just so: "oat milk" is not "milk".
    private static func hasSame(_ place: (note: NoteReport, items: [String])) -> Bool {
        place.items.allSatisfy { Checklist(place.note.body).same(as: $0) != nil }
    }

    /// Ticks or takes off things that a line of a note names; the line becomes a list when something is ticked.
    private func settle(_ things: [String], of note: NoteReport, _ reading: Reading) throws -> Answer? {
        if reading.act == .settle, reading.rule != LineReading.likelyOff, Checklist(note.body).items.isEmpty,
            note.due != nil, Enumeration(note) == nil
        {
            return Answer(try script.call(.update(note.id, ["done": true])), "Done: \(note.title).")
        }
        guard let line = Enumeration(note), things.allSatisfy(line.parts.contains) else { return nil }
        if edit(reading, things).ticked.isEmpty {
            return try take(Clause(things.joined(separator: " ")), offLineOf: note)
        }
        let list = line.list(ticking: things)
        // "got milk" of what may be a recipe, "ben paid" of what may be a team
        if !line.isToBeDone, things.count == 1 || !line.isBlock, chosen == nil {
            return ask([Memory.Pointer(note)], for: reading.act, Reply.isDone(Self.named(things, of: note)))
        }
        // A note that is no more than the line becomes a list of its name.
        let isAll = !line.isBlock && note.body.trimmingCharacters(in: .whitespacesAndNewlines) == line.line
        let outcome = try script.call(
            isAll
                ? .update(note.id, ["title": .string(line.name), "body": .string(list)])
                : .update(
                    note.id,
                    ["replace": ["find": .string(line.line), "with": .string("\(line.heading)\n\(list)")]]
                )
        )
        return Answer(outcome, "Ticked off: \(Reply.joined(things)) on \(outcome.notes.first?.title ?? note.title).")
    }

    func edit(_ reading: Reading, _ items: [String]) -> ListEdit {
        switch reading.act {
        case .remove: ListEdit(removed: items)
        case .settle where reading.rule == LineReading.likelyOff: ListEdit(removed: items)
        case .untick: ListEdit(unticked: items)
        case .replaceItem: ListEdit(added: reading[.new].map(Items.split) ?? [], removed: items)
        default: ListEdit(ticked: items)
        }
    }

    /// "Take it off", "tick that": the item of the last turn, else the only item of the last note.
    private func editLast(_ reading: Reading) throws -> Answer {
        let last = memory.notes.count == 1 ? try memory.notes.first.flatMap { try whole($0.id) } : nil
        let hasTask = last.map { !Checklist($0.body).items.isEmpty } ?? false
        guard let id = hasTask ? last?.id : memory.list?.id ?? memory.notes.first?.id, let note = try whole(id) else {
            return .nothing(Reply.nothingMeant)
        }
        let list = Checklist(note.body)
        let open = list.items.filter { $0.isDone == (reading.act == .untick) }
        let count = reading.clause.contains(["both"]) ? 2 : 1
        let added = memory.added.filter { list.same(as: $0) != nil }
        let items = added.isEmpty ? (open.count == count ? open.map(\.text) : []) : added
        guard !items.isEmpty else { return .nothing("Which item of \(note.title) do you mean?") }
        // Who says no more may be done with talking as well.
        if reading.rule == Self.bareTick, chosen == nil {
            return ask([Memory.Pointer(note)], for: .tick, Reply.isDone(Self.named(items, of: note)))
        }
        // The only thing that is open may still be another than "him".
        if reading.act == .remove, added.isEmpty, chosen == nil {
            return askToTake("“\(Reply.joined(items))”", Reply.joined(items), off: note)
        }
        return try change(edit(reading, items), note)
    }

    /// The rule for a "done" without a thing.
    static let bareTick = "list.tick.bare"

    /// What a yes ticks off.
    static func named(_ items: [String], of note: NoteReport) -> String {
        Checklist.isOneTask(note) ? note.title : "\(Reply.joined(items)) on \(note.title)"
    }

    /// Takes one thing out of a line that names several; `nil` when the note has no such line.
    private func take(_ items: Clause, offLineOf note: NoteReport) throws -> Answer? {
        if let update = note.update(without: items) {
            let outcome = try script.call(update)
            return Answer(outcome, "Took \(Items.trimmed(items).text) off \(note.title).")
        }
        guard let line = note.line(with: items) else { return nil }
        guard chosen != nil else { return askToTake("“\(line)”", Items.trimmed(items).text, off: note) }
        return Answer(try script.call(note.update(withoutLine: line)), "Took “\(line)” off \(note.title).")
    }

    /// Asks whether something is to go from a note.
    /// - Parameters:
    ///   - shown: what the question shows of it.
    ///   - words: what it is taken off by.
    func askToTake(_ shown: String, _ words: String, off note: NoteReport) -> Answer {
        ask(
            [Memory.Pointer(note)],
            for: .remove,
            "Shall I take \(shown) off \(note.title)?",
            about: "take \(words) off"
        )
    }

    func missing(_ items: Clause, _ reading: Reading) throws -> Answer {
        let name = DraftMaker.capitalized(Items.trimmed(items).text)
        if let list = reading[.list] {
            return .nothing("There is no list called \(ListName(list).title). Nothing was changed.")
        }
        // "tante uschi kommt doch nicht" may be told.
        let line = Line(self.line, understanding)
        if reading.act != .settle, Self.mostlyEnds(line) { return try offer(line) }
        return .nothing("\(name) is on none of your lists. Nothing was changed.")
    }

    private static func isPronoun(_ items: Clause) -> Bool {
        items.keys.allSatisfy {
            ["it", "that", "this", "them", "those", "these", "one", "again", "both", "of"].contains($0)
        }
    }

    func editAll(_ reading: Reading) throws -> Answer {
        let note: NoteReport
        switch try target(reading) {
        case .answer(let answer): return answer
        case .missing where reading.act == .removeAll && reading[.list] == nil: return .nothing(Reply.oneByOne)
        case .missing: return .nothing("There is no such list. Nothing was changed.")
        case .list(let found): note = found
        }
        // "delete everything" names no list.
        guard reading.act != .removeAll || reading[.list] != nil || chosen != nil || memory.list != nil else {
            return .nothing(Reply.oneByOne)
        }
        let list = Checklist(note.body)
        switch reading.act {
        case .tickAll:
            var open = list.items.filter { !$0.isDone }.map(\.text)
            if let kept = reading[.items] {
                // "all but the squash, they were out of it"
                let reason = kept.parts.dropFirst().first(where: LineForm.tells)
                let named = Items.split(kept.upTo(reason?.start ?? kept.end)).map { list.matches($0) }
                guard !named.contains(where: \.isEmpty) else { return try missing(kept, reading) }
                open.removeAll { named.joined().map(\.text).contains($0) }
            }
            // "got everything. jam was out", and "got the rest" behind "couldn't get milk"
            let whole = Line(line, understanding).whole
            var others = whole.from(reading.clause.end).keys
            // "forgot the milk, got the rest"
            let lead = whole.upTo(reading.clause.start)
            if lead.contains(LineForm.negations.union(["forgot", "left", "vergessen"])) { others += lead.keys }
            if let said = memory.pending, said.kind == .keep, case let missed = Clause(said.line).keys,
                missed.contains(where: LineForm.negations.contains)
            {
                others += missed
            }
            let left = Stems.all(in: others.joined(separator: " "))
            open.removeAll { !left.isEmpty && Set(Stems.content(of: Clause($0).words)).isSubset(of: left) }
            guard !open.isEmpty else { return Answer("Everything on \(note.title) is done already.") }
            return try change(ListEdit(ticked: open), note)
        case .untickAll:
            let done = list.items.filter { $0.hasBox && $0.isDone }.map(\.text)
            return done.isEmpty
                ? Answer("Nothing on \(note.title) is ticked.") : try change(ListEdit(unticked: done), note)
        case .removeDone:
            let done = list.items.filter(\.isDone)
            return try clear(note, list, done, "Nothing on \(note.title) is ticked.", isNamed: true)
        default:
            let name = reading[.list].map(ListName.init)
            let isNamed = name.map { !$0.key.isEmpty && ListName.areSame($0.key, ListName.key(note.title)) } ?? false
            return try clear(note, list, list.items, "\(note.title) is empty already.", isNamed: isNamed)
        }
    }

    /// Takes items off; a list that was not named is asked about.
    private func clear(
        _ note: NoteReport,
        _ list: Checklist,
        _ items: [Checklist.Item],
        _ nothing: String,
        isNamed: Bool
    ) throws -> Answer {
        guard !list.items.isEmpty || Checklist.isList(note) || note.body.isEmpty else {
            return .nothing("\(note.title) is a note, no list. Nothing was changed. “delete \(note.title)” deletes it.")
        }
        guard !items.isEmpty else { return Answer(nothing) }
        let names = Reply.joined(items.map(\.text))
        let isMeant = isNamed || chosen != nil || items.allSatisfy(\.isDone)
        guard isMeant else {
            return ask([Memory.Pointer(note)], for: .removeAll, "Shall I take \(names) off \(note.title)?")
        }
        let outcome = try script.call(.update(note.id, ["body": .string(list.body(without: items))]))
        let it = items.count == 1 ? "it" : "them"
        return Answer(
            outcome,
            "Took \(names) off \(note.title). /undo brings \(it) back."
        )
    }
}
