import Assistant

extension Performer {
    /// What "tick the second box" or "delete the second one" comes to; `nil` where words name no place of a list.
    func editNumbered(_ reading: Reading) throws -> Answer? {
        guard chosen == nil, let items = reading[.items], [.tick, .untick, .remove].contains(reading.act) else {
            return nil
        }
        let numbers = numbers(in: items)
        guard !numbers.isEmpty else { return nil }
        var note = try memory.notes.count == 1 ? whole(memory.notes[0].id) : nil
        if reading[.list] != nil {
            guard case .list(let named) = try target(reading) else { return nil }
            note = named
        }
        guard let note = try note.map(whole) else { return .nothing(Reply.nothingMeant) }
        // A reminder is not emptied by its place.
        if reading.act == .remove, Checklist.isOneTask(note) { return nil }
        let all = Checklist(note.body).items
        // "item 50" may be what one of them is called.
        if all.contains(where: { Clause($0.text).keys.starts(with: items.keys) }) { return nil }
        let boxes = all.contains(where: \.hasBox) ? all.filter(\.hasBox) : all
        let places = numbers.map { ($0 == .max ? boxes.count : $0) - 1 }
        guard places.allSatisfy(boxes.indices.contains) else {
            return .nothing("\(note.title) has \(Reply.count(boxes.count, "item")). Nothing was changed.")
        }
        return try change(edit(reading, places.map { boxes[$0].text }), note)
    }

    /// Puts other words in the place of those that stand once in a note that is no list; says so where they do not; `nil`
    /// where nothing is to be replaced.
    func replaceWords(_ reading: Reading, in note: NoteReport) throws -> Answer? {
        guard reading.act == .replaceItem, let old = reading[.old].map({ Items.trimmed($0).text }),
            let new = reading[.new]?.namedText
        else {
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

    /// Whether a place in the list that is named, or in the last note, is meant.
    func isNumbered(_ reading: Reading) -> Bool {
        let isThere =
            memory.notes.count == 1 || reading[.list].map { !shelf.lists(named: ListName($0)).isEmpty } ?? false
        let isKnown = [.tick, .untick].contains(reading.act) || reading.act == .remove && memory.looksAtList
        return isThere && isKnown && !(reading[.items].map(numbers) ?? []).isEmpty
    }

    /// The places that words name in a list: "the second one", and of the list that is looked at also "1 and 3".
    private func numbers(in items: Clause) -> [Int] {
        if let number = Self.number(in: items) { return [number] }
        guard memory.looksAtList else { return [] }
        let keys = items.keys.filter { !Settling.joints.contains($0) && !Self.places.contains($0) && $0 != "the" }
        let numbers = keys.compactMap { key in
            NumberWords.ordinal(in: Clause(key), at: 0)?.value ?? NumberWords.cardinal(in: Clause(key), at: 0)?.value
        }
        return numbers.count == keys.count ? numbers : []
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
        "box", "checkbox", "item", "line", "number", "no", "entry", "task", "one", "nummer", "nr", "punkt",
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
