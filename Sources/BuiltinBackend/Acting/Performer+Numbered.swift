import Assistant

extension Performer {
    /// What "tick the second box", "delete the second one" or "tick a1" comes to; `nil` where words name no place of a list.
    func editNumbered(_ reading: Reading) throws -> Answer? {
        guard chosen == nil, let items = reading[.items], [.tick, .untick, .remove].contains(reading.act) else {
            return nil
        }
        if items.count == 1, items.text.wholeMatch(of: /[aA]\d{1,2}/) != nil {
            let note = lastNote.map(Reply.typed) ?? "NOTE"
            return .nothing("A command does that: /check \(note) \(items.text.lowercased()). Nothing was changed.")
        }
        if items.contains(["action"]), let number = Self.number(in: items) {
            guard case .list(let named) = try target(reading) else { return nil }
            return Self.check(named, number)
        }
        guard let number = Self.number(in: items) else { return nil }
        var note = try memory.notes.count == 1 ? whole(memory.notes[0].id) : nil
        if reading[.list] != nil {
            guard case .list(let named) = try target(reading) else { return nil }
            note = named
        }
        guard let note = try note.map(whole) else { return .nothing(Reply.nothingMeant) }
        // A reminder is not emptied by its place.
        if reading.act == .remove, Checklist.isOneTask(note) { return nil }
        let all = Checklist(note.body).items
        let boxes = all.contains(where: \.hasBox) ? all.filter(\.hasBox) : all
        let place = number == .max ? boxes.count : number
        guard boxes.indices.contains(place - 1) else {
            return .nothing("\(note.title) has \(Reply.count(boxes.count, "item")). Nothing was changed.")
        }
        return try change(edit(reading, [boxes[place - 1].text]), note)
    }

    /// The command that ticks a thing that a note says is to be done, where it has no box; `nil` where the note has no such
    /// thing.
    func actionItem(_ items: Clause, of note: NoteReport, _ reading: Reading) throws -> Answer? {
        let words = Set(Stems.content(of: items.words))
        guard [.tick, .untick].contains(reading.act), !words.isEmpty else { return nil }
        let things = NoteOrders(NoteText(try whole(note).text)).items
        let place = things.firstIndex { words.isSubset(of: Stems.all(in: $0)) }
        return place.map { Self.check(note, $0 + 1) }
    }

    /// The same for the only note that has the words.
    func actionItem(_ items: Clause, _ reading: Reading) throws -> Answer? {
        guard [.tick, .untick].contains(reading.act), chosen == nil else { return nil }
        let words = Set(Stems.content(of: items.words))
        let telling = shelf.notes.filter { words.isSubset(of: Stems.all(in: $0.title + "\n" + $0.body)) }
        return telling.count == 1 ? try actionItem(items, of: telling[0], reading) : nil
    }

    /// Puts other words in the place of those that stand once in a note that is no list; says so where they do not; `nil`
    /// where nothing is to be replaced.
    func replaceWords(_ reading: Reading, in note: NoteReport) throws -> Answer? {
        guard reading.act == .replaceItem, let old = reading[.old]?.text, let new = reading[.new]?.wholeText else {
            return nil
        }
        let note = try whole(note)
        let body = Clause(note.body)
        let keys = Clause(old).keys
        let places = body.places(of: keys)
        guard places.count == 1 else {
            let times = places.isEmpty ? "does not stand" : "stands \(places.count) times"
            return .nothing(
                "“\(old)” \(times) in the text of \(note.title). Nothing was changed. /edit changes its text."
            )
        }
        guard let change = corrector.made(note, body, places[0]..<places[0] + keys.count, new) else { return nil }
        return try apply(change)
    }

    private static func check(_ note: NoteReport, _ number: Int) -> Answer {
        var answer = Answer.nothing("A command does that: /check \(Reply.typed(note)) a\(number). Nothing was changed.")
        answer.named = [Memory.Pointer(note)]
        return answer
    }

    /// Whether a place in the list that is named, or in the last note, is meant.
    func isNumbered(_ reading: Reading) -> Bool {
        let isThere =
            memory.notes.count == 1 || reading[.list].map { !shelf.lists(named: ListName($0)).isEmpty } ?? false
        return isThere && [.tick, .untick].contains(reading.act) && reading[.items].flatMap(Self.number) != nil
    }

    /// The place that words name in a list; the largest number for the last.
    private static func number(in items: Clause) -> Int? {
        let hasNoun = items.contains(places)
        let keys = items.keys.filter { !places.contains($0) && !["the", "das", "den", "die"].contains($0) }
        guard keys.count == 1, let key = keys.first else { return nil }
        let word = Clause(key)
        if let ordinal = NumberWords.ordinal(in: word, at: 0)?.value { return ordinal }
        if hasNoun, ["last", "letzte", "letzten"].contains(key) { return .max }
        // "tick 7" may be an item that is called so.
        return hasNoun ? NumberWords.cardinal(in: word, at: 0)?.value : nil
    }

    private static let places: Set<String> = [
        "box", "checkbox", "item", "action", "number", "no", "entry", "task", "one", "nummer", "nr", "punkt",
        "kästchen",
    ]
}

extension Clause {
    /// Whether it names tags and nothing else: "#work", "#work and #late".
    var isTag: Bool { key(start).hasPrefix("#") && keys.allSatisfy { $0 == "and" || $0.contains(/#.*\p{L}/) } }

    /// Whether it ends in a word that stands for a thing: "the blue ones".
    var endsInOne: Bool { ["one", "ones"].contains(key(end - 1)) }

    /// Whether it only stands for what was not said: "more", "some text", "something".
    var saysNothing: Bool {
        keys.contains { Self.anything.contains($0) } && keys.allSatisfy { Self.anything.contains($0) || $0 == "some" }
    }
    private static let anything: Set<String> = [
        "more", "something", "text", "words", "details", "info", "information", "stuff", "else", "anything",
    ]
}

extension Reading {
    /// The order to put something on a list or to take it off, as one about a tag of a note.
    func ofTag(_ act: Act) -> Reading {
        var slots: [Slot: [Clause]] = [.tag: self.slots[.items] ?? []]
        slots[.note] = self.slots[.list]
        return Reading(rule: "note.tag", act: act, slots: slots, clause: clause, weights: weights)
    }
}
