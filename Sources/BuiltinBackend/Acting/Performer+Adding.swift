import Assistant
import Notes

/// Items that go on lists, and lines that go below notes.
extension Performer {
    /// What lists for shopping are called.
    static let shoppingWords = "shopping grocery groceries list einkaufsliste einkaufszettel"

    /// Puts items on the list that is named or was last spoken of; with "it", below the last note.
    func add(_ reading: Reading) throws -> Answer {
        let named = reading[.items] ?? reading[.text].map(Deed.subject) ?? reading.clause
        let items = reading.act == .add ? withAmount(Items.firstSentence(of: named), reading) : named
        if reading[.list] != nil, items.saysNothing { return .nothing(Reply.nothingToAdd) }
        // "no, put it on the packing list" behind a note says of nothing what it is.
        if reading[.items] == nil, Choice.isRefusal(items.text) { return .nothing(Reply.noName(of: "it")) }
        // "stick his on the bench list"
        if items.keys.allSatisfy(Self.belongings.contains) { return .nothing(Reply.noName(of: items.text)) }
        // "add suncream to both lists"
        if let list = reading[.list], list.count == 2, Self.several.contains(list.key(list.start)),
            ["list", "lists", "listen"].contains(list.key(list.end - 1)), shelf.lists(named: ListName(list)).isEmpty
        {
            return .nothing(Reply.forEachList(list.text))
        }
        if let task = anotherTask(reading) { return try remind(task) }
        if let (edit, note) = goesOnEditing(reading) { return try change(edit, note) }
        let pointsAtLast = reading[.list] == nil && reading.fixedWords.contains("it")
        if reading.act == .more || pointsAtLast, let note = pointsAtLast ? lastNote : wroteEnumeration,
            let things = Enumeration(note, isOpen: !pointsAtLast)
        {
            return try add(items, to: things, of: note)
        }
        // "add a little cinnamon to it", after a note on a cake
        if pointsAtLast, let note = lastNote, !Checklist.isList(note), !Checklist.isShort(note) {
            return try append(DraftMaker.capitalized(items.wholeText), to: note)
        }
        if reading[.list] == nil, let list = try emptyList() {
            return try change(ListEdit(added: Items.split(items)), list)
        }
        // "we need milk and bread": on the list for shopping, whatever other list is looked at.
        if reading.needsThings {
            shelf.add(try script.call(.search(Self.shoppingWords)).notes)
            let shopping = shelf.lists(named: ListName(Clause("shopping list")))
            if shopping.count == 1 || shopping.isEmpty && !memory.looksAtList {
                return try add(Items.split(items), to: ListName(Clause("shopping list")))
            }
        }
        // "and tape" right after another note was written may be about that.
        if reading.act == .more, reading[.list] == nil, chosen == nil, memory.wrote, !memory.looksAtList,
            let list = memory.list
        {
            return ask([list], for: .more, "Shall I put \(Items.trimmed(items).text) on \(list.title)?")
        }
        switch try target(reading) {
        case .answer(let answer): return answer
        case .missing:
            let name = reading[.list].map(ListName.init)
            guard name?.key.isEmpty != true else {
                return try create(ListName(Clause("to do list")).title, Items.split(items))
            }
            guard name?.hasNoun ?? true || chosen != nil else {
                let title = name?.title ?? ""
                // "add a task buy nails to the kitchen plan" is about a note.
                let isForm = understanding.readings(of: Line(line, understanding)).contains { $0.rule == "append.form" }
                let make = isForm ? "" : " “make a list called \(title)” makes one."
                return .nothing("There is no \(isForm ? "note" : "list") called \(title). Nothing was changed.\(make)")
            }
            let noun = Self.noun(behind: reading).map { " \($0)" } ?? ""
            return try add(Items.split(items), to: name, name.map { $0.title + noun })
        case .list(let note):
            let isPlain = Checklist(note.body).items.isEmpty && !note.body.isEmpty
            guard isPlain, !Checklist.isList(note) else {
                return try change(ListEdit(added: self.items(items, of: reading)), note)
            }
            if let things = Enumeration(note) { return try add(items, to: things, of: note) }
            if let text = typed(items, reading) { return try append(text, to: note) }
            // "the handle goes on the second door", beside a note on that door, says where, and not on which list.
            let isNamed = reading[.list].map { ListName($0).hasNoun } ?? true
            let said = reading.isOrder || isNamed ? items : reading.clause
            let text = said.after(Self.fillers).flatMap { $0.isEmpty ? nil : $0 } ?? said
            // What follows the order is as much of the text: "put owls in the radar idea. It is urgent".
            let rest = Line(line, understanding).core.from(reading.clause.end)
            let mark = reading.clause.words.last?.mark ?? "."
            return try append(text.wholeText + (rest.isEmpty ? "" : "\(mark) \(rest.wholeText)"), to: note)
        }
    }

    /// A single thing with how much of it is told behind the list: "add epoxy to the yard list, two kilos".
    private func withAmount(_ items: Clause, _ reading: Reading) -> Clause {
        let rest = Line(line, understanding).core.from(reading.clause.end)
        let isNumber =
            NumberWords.cardinal(in: rest, at: rest.start) != nil || !Value(rest, rest.start).attached.isEmpty
        guard reading[.list] != nil, isNumber,
            rest.count == 1 || rest.count == 2 && Self.measures.contains(rest.keys[1]),
            Items.split(items).count == 1, WordDates(rest, dates).places.isEmpty
        else { return items }
        return Clause("\(items.text) \(rest.text)")
    }

    private static let measures = Deed.units.union([
        "kilo", "kilos", "gram", "grams", "litre", "litres", "liter", "metre", "metres", "meter", "tin", "tins", "bag",
        "bags", "bottle", "bottles", "box", "boxes", "roll", "rolls", "tube", "tubes", "jar", "jars", "pieces", "dosen",
        "flaschen", "stück", "tüten", "rollen",
    ])

    /// What somebody has, which names nothing by itself.
    private static let belongings: Set<String> = ["his", "hers", "theirs", "mine", "yours", "ours"]
    /// Words before "lists" that mean several of them.
    private static let several: Set<String> = ["both", "all", "each", "every", "beide", "alle"]

    /// The list that the last turn made, if nothing stands on it.
    func emptyList() throws -> NoteReport? {
        guard chosen == nil, memory.made, memory.wrote, memory.notes.count == 1,
            let note = try whole(memory.notes[0].id), note.body.isEmpty
        else { return nil }
        return note
    }

    /// What is ticked too after the last turn ticked something, or goes too: "the milk too", "and the eggs".
    private func goesOnEditing(_ reading: Reading) -> (ListEdit, NoteReport)? {
        guard reading.act == .more, reading[.list] == nil, chosen == nil, !memory.ticked.isEmpty || memory.tookOff,
            memory.added.isEmpty, let note = lastNote, let items = reading[.items].map(Items.split),
            let last = reading.clause.words.last,
            !reading.clause.source[last.range.upperBound...].contains(where: \.isLetter)
        else { return nil }
        let known = items.map { Checklist(note.body).matches($0) }
        guard known.allSatisfy({ $0.count == 1 && !$0[0].isDone }) else { return nil }
        return (memory.ticked.isEmpty ? ListEdit(removed: items) : ListEdit(ticked: items), note)
    }

    /// Items to be put on a list; what the last turn took off is put back as it stood there: "put the milk back" after "2 l
    /// oat milk" went.
    func items(_ words: Clause, of reading: Reading) -> [String] {
        let items = Items.split(words)
        guard reading.clause.contains(["back", "zurück"]) else { return items }
        return items.map { item in
            let wanted = Set(Stems.all(in: item))
            let hits = memory.gone.filter { wanted.isSubset(of: Stems.all(in: $0)) }
            return hits.count == 1 ? hits[0] : item
        }
    }

    /// Puts something at the end of a line that names several things.
    private func add(_ items: Clause, to things: Enumeration, of note: NoteReport) throws -> Answer {
        let line = things.adding(Items.trimmed(items).text)
        let outcome = try script.call(
            .update(note.id, ["replace": ["find": .string(things.line), "with": .string(line)]])
        )
        return Answer(outcome, "Added to \(note.title).")
    }

    /// The note that the last turn wrote, if a line of it names several things.
    var wroteEnumeration: NoteReport? {
        memory.wroteText ? lastNote.flatMap { Enumeration($0, isOpen: true) == nil ? nil : $0 } : nil
    }

    /// The only note of the last card, if the whole of it was looked up.
    var lastNote: NoteReport? {
        guard memory.notes.count == 1, let note = memory.notes.first.flatMap({ shelf.note($0.id) }), !note.truncated
        else { return nil }
        return note
    }

    /// Puts items on a list that may have to be made first, with a title of its own where it is given.
    func add(_ items: [String], to name: ListName?, _ title: String? = nil) throws -> Answer {
        if let name, let list = shelf.lists(named: name).first {
            return try change(ListEdit(added: items), try whole(list))
        }
        let title = title ?? name?.title ?? "Shopping list"
        return try create(title, items, "There was no \(title.lowercased()); I made", isOnlyOne: true)
    }

    private static let fillers: [Phrase] = ["that", "a note that", "the fact that"]

    /// Adds a line to a note: to the one that is named, or to the last one.
    func append(_ reading: Reading) throws -> Answer {
        let (found, answer) = try note(reading, reading[.note])
        guard let note = found else { return answer }
        let text = reading[.text] ?? reading.clause
        let form = reading.rule.hasPrefix("append.form") ? reading.fixedWords : []
        let texts = form.contains { $0.hasSuffix("s") && $0.count > 4 } ? Items.split(text) : [text.wholeText]
        let isItem = !form.isDisjoint(with: ["item", "items"]) && !form.contains("action")
        if isItem || reading.rule == "note.append.more", Checklist.isList(note) {
            return try change(ListEdit(added: isItem ? texts : Items.split(text)), note)
        }
        let open = Items.split(text).filter { Checklist(note.body).same(as: $0)?.isDone == false }
        if form.isEmpty, !open.isEmpty, open.count == Items.split(text).count {
            // "also the swimsuit" after others were ticked
            return try change(memory.ticked.isEmpty ? ListEdit(added: open) : ListEdit(ticked: open), note)
        }
        let hasBoxes = Checklist(note.body).items.contains(where: \.hasBox)
        let lines =
            if !form.isEmpty {
                texts.map { Self.line($0, form, hasBoxes: hasBoxes) }.joined(separator: "\n")
            } else if reading.rule == "append.heading" {
                Self.line(text.text, ["heading"])
            } else if Checklist.isList(note) {
                "- [ ] \(text.wholeText)"
            } else {
                typed(text, reading) ?? DraftMaker.capitalized(text.wholeText)
            }
        return try append(lines, to: note)
    }

    /// What was typed after a colon or the end of its line, whole; `nil` where the text does not begin there.
    func typed(_ text: Clause, _ reading: Reading) -> String? {
        guard reading.clause.upTo(text.start).words.last?.mark.map({ ":\n".contains($0) }) ?? false,
            let end = line.indices.first(where: {
                line[$0].isNewline || line[$0] == ":" && line[$0...].dropFirst().first?.isWhitespace ?? false
            })
        else { return nil }
        return String(line[end...].dropFirst()).trimmed
    }

    /// Puts lines at the end of a note.
    func append(_ lines: String, to note: NoteReport) throws -> Answer {
        Answer(try script.call(.update(note.id, ["append": .string(lines)])), "Added to \(note.title).")
    }

    /// A line of the form that an order names beside its text: "a checkbox buy glue", "a bullet point glue".
    private static func line(_ text: String, _ form: Set<String>, hasBoxes: Bool = false) -> String {
        func names(_ words: Set<String>) -> Bool { !form.isDisjoint(with: words) }
        if names(["divider", "separator", "horizontal", "dividing"]) { return "\n---" }
        if names(["heading", "headline"]) { return "## \(DraftMaker.capitalized(text))" }
        if names(["action", "task", "tasks", "todo", "todos", "do", "dos", "check", "tick"]) { return "- [ ] \(text)" }
        if names(["bullet", "bullets"]) || names(["item", "items"]) && !hasBoxes { return "- \(text)" }
        if names(["line", "lines", "paragraph", "sentence", "note", "remark", "comment"]) {
            return DraftMaker.capitalized(text)
        }
        return "- [ ] \(text)"
    }
}
