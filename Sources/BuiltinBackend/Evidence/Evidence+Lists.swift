import Assistant
import Notes
import SpokenDates

/// Lists and what stands on them.
extension Evidence {
    /// What the notes say of the list that a reading names.
    func list(_ list: Clause) -> [Weight] {
        let name = ListName(list)
        if reading.act == .makeList { return newList(name) }
        let isMixed = reading[.items].map { $0.words.contains { Words.listNouns.contains($0.key) } } ?? false
        if isMixed, reading.act == .add { return [("the items name a list", Ranking.cannotBe)] }
        let found = shelf.lists(named: name)
        // "add rope to the boat note: two metres"
        if found.isEmpty, list.words.dropLast().contains(where: { $0.mark == ":" }) {
            return [("a colon, and no list", Ranking.cannotBe)]
        }
        // "reece needs a lift to the match" is about no list, though a note names Reece.
        // "how many kids are in year 4" counts nothing in a note that only has that in its title.
        let isTold =
            !name.hasNoun
            && (reading.act == .add && reading.fixedWords.contains("needs") || reading.act == .countItems)
        if !found.isEmpty, !isTold || found.contains(where: { Checklist.isList($0) || Enumeration($0) != nil }) {
            return [("the list is there", Ranking.isThere)]
        }
        guard !name.hasNoun else { return [] }
        let isOrder = reading.act == .add && list.count <= 3 && reading.isOrder
        return [("no list of that name", isOrder ? Ranking.isMissing : Ranking.cannotBe)]
    }

    /// Whether what stands before a colon is the name of a list: "paint for the door: RAL 7016" is none.
    private func newList(_ name: ListName) -> [Weight] {
        guard reading.rule == "list.named" else { return [] }
        let parts = reading[.items].map { Items.split($0).map { Word.words(of: $0).first?.key ?? "" } } ?? []
        let tasks = parts.count(where: Words.taskVerbs.contains)
        let isPlan = parts.count > 2 && (tasks == parts.count || tasks > 2 && tasks + 1 == parts.count)
        return weigh(
            name.hasNoun || name.isToBeDone && parts.count > 1 || isPlan,
            ("is called a list", Ranking.labelled),
            ("is not called a list", Ranking.cannotBe)
        )
    }

    /// Whether the items of a reading stand on a list.
    private var isOnList: Bool {
        !shelf.places(of: reading).isEmpty || performer.isNumbered(reading) || reading.movesAll
            || reading.act == .remove && isInLine
    }

    /// Whether a line of the note that is named, or of the last one, names what is to be taken off.
    private var isInLine: Bool {
        guard let items = reading[.items] else { return false }
        let notes = reading[.list].map { shelf.lists(named: ListName($0)) } ?? [performer.lastNote].compactMap(\.self)
        return notes.contains { $0.update(without: items) != nil || $0.line(with: items) != nil }
            || reading[.list] == nil && items.count < 3 && shelf.notes.count { $0.line(with: items) != nil } == 1
    }

    /// What speaks for a change of items.
    var item: [Weight] {
        if reading.rule == Performer.bareTick {
            let open = performer.lastNote.map { Checklist($0.body).openCount }
            return weigh(open == 1, ("one thing is open", Ranking.isSurelyThere), ("no such thing", Ranking.cannotBe))
        }
        let (isOnList, isSettled) = (isOnList, reading.act == .settle)
        var weights = weigh(
            isOnList,
            ("the item is on a list", isSettled ? Ranking.isSurelyThere : Ranking.isThere),
            ("no list has the item", isSettled ? Ranking.cannotBe : Ranking.isMissing)
        )
        // "dee is injured" of "relay team: bo, cy, dee" may be told as well.
        if isSettled, isOnList, shelf.isOfAny(reading) { weights = [] }
        if reading.act == .replaceItem, !isOnList, reading.isOrder, performer.correction(reading) != nil {
            weights.append(("the last note has it", Ranking.isThere))
        }
        // "i work from home on tuesdays instead of mondays" is about no list.
        if reading.act == .replaceItem, !isOnList, !reading.isOrder {
            weights.append(("it tells something", Ranking.cannotBe))
        }
        if reading.act == .moveItem, !mayMove(isOnList) {
            weights.append(("no such lists", reading[.list] == nil ? Ranking.cannotBe : Ranking.isMissing))
        }
        if reading.act == .remove, reading[.list] == nil, !isOnList {
            weights.append(("nothing to take off", Ranking.isAmiss))
        }
        return weights
    }

    /// Whether items can go to the list that is named; what is on no list yet may be put on another "instead".
    private func mayMove(_ isOnList: Bool) -> Bool {
        if reading[.title].map({ !shelf.lists(named: ListName($0)).isEmpty }) ?? false {
            return isOnList || reading.clause.contains(["instead"])
        }
        let isNew = reading.rule == "list.moveToNew" || reading[.title].map { ListName($0).hasNoun } ?? false
        return isNew && isOnList
    }

    /// What speaks for ticking all items but some.
    var all: [Weight] {
        let isUnknown =
            reading[.list] == nil && memory.list == nil
            && reading[.items].map { shelf.holders(of: $0, in: nil).count != 1 } ?? false
        return isUnknown ? [("no list was spoken of", Ranking.cannotBe)] : []
    }

    /// What speaks for taking back what was just put on a list, or ticked off.
    var retraction: [Weight] {
        weigh(
            performer.retracted(reading) != nil,
            ("it was just written", Ranking.isSurelyThere),
            ("it was not just written", Ranking.cannotBe)
        )
    }

    /// What speaks for a question about an item.
    var askedItem: [Weight] {
        let isOnList = reading[.item].map { !shelf.holders(of: $0, in: reading[.list]).isEmpty } ?? false
        let isNamed = reading[.list].map { ListName($0).hasNoun } ?? true
        return isOnList || isNamed ? [] : [("no list has the item", Ranking.cannotBe)]
    }

    /// What speaks for putting something on a list that is not named.
    var addition: [Weight] {
        guard reading[.list] == nil || reading.act == .more else { return [] }
        // "rope to the boat note: two metres" names a place, and is no item.
        if reading.act == .add, reading[.items].map(isPlaced) ?? false {
            return [("a note is named", Ranking.cannotBe)]
        }
        // "put some jazz on" means no list, but the one that is looked at.
        if reading.act == .add, !memory.looksAtList, reading.clause.key(reading.clause.end - 1) == "on" {
            return [("no list is looked at", Ranking.cannotBe)]
        }
        if performer.anotherTask(reading) != nil { return [("a reminder was made", Ranking.isSurelyThere)] }
        // "and call mum", "and mow the lawn tomorrow" after an item are no items; "plus mop heads" is one.
        if reading.act == .more, reading[.list] == nil, let items = reading[.items],
            Words.chores.union(["call", "ring"]).contains(items.key(items.start)) && items.count > 1,
            !(reading.clause.key(reading.clause.start) == "plus" && items.count == 2 && items.text.hasSuffix("s"))
        {
            return [("it is to be done", Ranking.cannotBe)]
        }
        if areNeeded { return [("several things are needed", Ranking.isSurelyThere)] }
        let isKnown =
            memory.list != nil || reading.act == .more && performer.wroteEnumeration != nil
            || reading.act == .add && shelf.notes.contains(where: Checklist.isList)
        return weigh(
            isKnown,
            ("there is a list", goesOnWithList ? Ranking.isSurelyThere : Ranking.isPerhapsThere),
            ("there is no list", reading.act == .add ? Ranking.isMissing : Ranking.cannotBe)
        )
    }

    /// Whether it says that it goes on, right after something was written or asked: "also cat food".
    private var goesOnWithList: Bool { reading.goesOn && (memory.wrote || memory.pending?.isYesOrNo ?? false) }

    /// Whether several things are needed, each in a few words, and nothing else is said: they go on the list for shopping, which
    /// may have to be made.
    private var areNeeded: Bool {
        guard reading.needsThings, let words = reading[.items], case let items = Items.split(words),
            items.count > 1 || reading.clause.key(reading.clause.start) == "buy" && hasShoppingList,
            let last = words.words.last, !words.source[last.range.upperBound...].contains(where: \.isLetter)
        else { return false }
        guard !words.words.dropLast().contains(where: { $0.mark.map { ".;!".contains($0) } ?? false }) else {
            return false
        }
        return items.map(Clause.init).allSatisfy { item in
            item.count <= 5 && !LineForm.tells(item) && !Vocabulary.prepositions.contains(item.key(item.start))
                && !item.words.contains { $0.mark == ":" }
        }
    }

    private var hasShoppingList: Bool { !shelf.lists(named: ListName(Clause("shopping list"))).isEmpty }

    /// Whether words say where they are to go: "rope to the boat note: two metres".
    private func isPlaced(_ items: Clause) -> Bool {
        guard let place = items.find(["to|into|onto"]), place.lowerBound > items.start else { return false }
        let words = items.from(place.upperBound)
        guard let end = words.words.firstIndex(where: { $0.mark != nil }) ?? words.words.indices.last else {
            return false
        }
        let name = NoteName(words.upTo(end + 1))
        return words.words.dropLast().contains { $0.mark == ":" }
            || shelf.notes(for: name.words, memory).compactMap(shelf.note).contains(where: name.names)
    }
}
