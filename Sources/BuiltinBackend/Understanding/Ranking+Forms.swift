import Assistant
import Notes
import SpokenDates

/// What the notes say for and against orders that name a form, and those that a command does.
extension Ranking {
    /// The commands that are meant only where a note is called so.
    static let calling = ["command.organize", "command.share", "command.edit.note"]

    /// What speaks for putting a line of some form in a note.
    ///
    /// Where a colon says which words are the note, and that is not there, the answer tells that.
    static func formEvidence(for reading: Reading, _ performer: Performer) -> [(name: String, value: Double)] {
        // "add a line of bunting to …" is about a thing.
        if reading[.text]?.words.first?.key == "of" { return [("a thing", cannotBe)] }
        let shelf = performer.shelf
        guard let note = reading[.note] else {
            // "add a bullet to the boat note": the text is what is missing.
            let isPlace =
                reading[.text].map {
                    ["to", "in", "into", "on", "under"].contains($0.key($0.start)) || NoteName($0).hasNoun
                }
                ?? false
            return isPlace
                ? [("a note is named", cannotBe)]
                : performer.memory.notes.count == 1 ? [("the note is there", isThere)] : []
        }
        // "add a task to call Eve on Monday" names a day.
        if performer.dates.deadline(in: note.text) != nil || !performer.dates.phrases(in: note.text).isEmpty {
            return [("a day, and no note", cannotBe)]
        }
        let found = shelf.notes(for: note, performer.memory).compactMap(shelf.note)
        if reading.rule.hasPrefix("note.append") {
            let name = NoteName(note)
            let isNamed = name.hasNoun || name.isLast || found.contains(where: name.names)
            return [isNamed ? ("a note is named", isSurelyThere) : ("no such note", cannotBe)]
        }
        if !found.isEmpty { return [("the note is there", isThere)] }
        let isTask = Words.taskVerbs.contains(note.key(note.start)) && !NoteName(note).hasNoun
        let isOther = isTask || shelf.folders.named(note.text) != nil || reading.rule != "append.formTo"
        return [("no such note", isOther ? cannotBe : 0)]
    }

    /// What speaks for naming the command that does something with a note.
    static func commandEvidence(for reading: Reading, _ performer: Performer) -> [(name: String, value: Double)] {
        guard let note = reading[.note] else { return [] }
        // "make me a checklist"
        if reading.rule == "command.form" {
            return note.contains(["me", "us"]) ? [("somebody asks for one", cannotBe)] : []
        }
        let isThere = !performer.shelf.notes(for: note, performer.memory).isEmpty
        return isThere ? [("the note is there", Self.isThere)] : []
    }

    /// Whether a line of the note that is named, or of the last one, names what is to be taken off.
    static func isInLine(_ reading: Reading, _ performer: Performer) -> Bool {
        guard let items = reading[.items] else { return false }
        let notes =
            reading[.list].map { performer.shelf.lists(named: ListName($0)) } ?? [performer.lastNote].compactMap(\.self)
        return notes.contains { $0.update(without: items) != nil }
    }

    /// What speaks for putting something on a list that is not named.
    static func addEvidence(for reading: Reading, _ performer: Performer) -> (name: String, value: Double) {
        let memory = performer.memory
        // "put some jazz on" means no list, but the one that is looked at.
        let isLookedAt = memory.list != nil && memory.notes.first?.id == memory.list?.id
        if reading.act == .add, !isLookedAt, reading.clause.key(reading.clause.end - 1) == "on" {
            return ("no list is looked at", cannotBe)
        }
        let isKnown =
            memory.list != nil || reading.act == .more && performer.wroteEnumeration != nil
            || reading.act == .add && performer.shelf.notes.contains(where: Checklist.isList)
        return isKnown
            ? ("there is a list", reading.goesOn && memory.wrote ? isSurelyThere : isPerhapsThere)
            : ("there is no list", reading.act == .add ? isMissing : cannotBe)
    }

    /// Whether words say where they are to go: "rope to the boat note: two metres".
    static func isPlaced(_ items: Clause, _ shelf: Shelf, _ memory: Memory) -> Bool {
        guard let place = items.find(["to|into|onto"]), place.lowerBound > items.start else { return false }
        let words = items.from(place.upperBound)
        guard let end = words.words.firstIndex(where: { $0.mark != nil }) ?? words.words.indices.last else {
            return false
        }
        let name = NoteName(words.upTo(end + 1))
        return words.words.dropLast().contains { $0.mark == ":" }
            || shelf.notes(for: name.words, memory).compactMap(shelf.note).contains(where: name.names)
    }

    /// What speaks against a tag that has a word of the title of its note: "tag boat plan sea" has one of one word.
    static func tagEvidence(for reading: Reading, _ note: NoteReport?) -> [(name: String, value: Double)] {
        guard let tag = reading[.tag], tag.count > 1, let note,
            !note.titleStems.isDisjoint(with: Stems.content(of: tag.words))
        else { return [] }
        return [("a word of the title", isMissing)]
    }

    /// What the notes say of the list that a reading names.
    static func evidence(for reading: Reading, _ list: Clause, on shelf: Shelf) -> [(
        name: String, value: Double
    )] {
        let name = ListName(list)
        var weights: [(name: String, value: Double)] = []
        if reading.act == .makeList {
            guard reading.rule == "list.named" else { return [] }
            let parts = reading[.items].map { Items.split($0).map { Word.words(of: $0).first?.key ?? "" } } ?? []
            let tasks = parts.count(where: Words.taskVerbs.contains)
            let isPlan = parts.count > 2 && (tasks == parts.count || tasks > 2 && tasks + 1 == parts.count)
            // "paint for the door: RAL 7016"
            return !name.hasNoun && !(name.isToBeDone && parts.count > 1) && !isPlan
                ? [("is not called a list", cannotBe)] : [("is called a list", labelled)]
        }
        let isMixed = reading[.items].map { $0.words.contains { Words.listNouns.contains($0.key) } } ?? false
        if isMixed, reading.act == .add { return [("the items name a list", cannotBe)] }
        let found = shelf.lists(named: name)
        // "add rope to the boat note: two metres"
        if found.isEmpty, list.words.dropLast().contains(where: { $0.mark == ":" }) {
            return [("a colon, and no list", cannotBe)]
        }
        // "reece needs a lift to the match" is about no list, though a note names Reece.
        let isTold = reading.act == .add && reading.fixedWords.contains("needs") && !name.hasNoun
        if !found.isEmpty, !isTold || found.contains(where: { Checklist.isList($0) || Enumeration($0) != nil }) {
            weights.append(("the list is there", isThere))
        } else if !name.hasNoun {
            let isOrder =
                reading.act == .add && list.count <= 3
                && reading.isOrder
            weights.append(("no list of that name", isOrder ? isMissing : cannotBe))
        }
        return weights
    }
}
