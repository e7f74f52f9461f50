/// One step of a request about a list, read from one segment: "cross off bananas", "add soda to it", "i'm out of milk".
struct ListStep: Equatable {
    /// What the step does.
    enum Action: Equatable {
        case add
        case remove
        case tick
        case untick
        case clear
        /// Ticks off all that is on the list.
        case finish
        /// Deletes the list itself: "i don't need my packing list any more".
        case discard
        /// Names an item without saying what to do: "i need eggs".
        case mention
        /// Says that an item is dealt with: "i finished the laundry".
        case settle
        /// Names the list only: "open my grocery list".
        case open
        /// Names what takes the place of what: "swap milk for oat milk".
        case replace(with: Clause)
    }

    var action: Action
    /// The item; `nil` when a pronoun stands for it or it is left out.
    var item: Clause?
    var list: ListName?
    /// Whether a pronoun stands for the item.
    var hasPronoun = false

    /// Whether the step alone is an order.
    var isOrder: Bool {
        switch action {
        case .add, .remove, .tick, .untick, .clear, .finish, .discard, .replace: true
        case .mention, .settle, .open: false
        }
    }

    /// Reads one segment; `nil` when it is nothing about a list.
    ///
    /// - Parameter isPart: whether it is a segment of several, so that another one may name the list.
    static func read(_ segment: Clause, isPart: Bool = false) -> ListStep? {
        let segment = withoutCondition(Courtesy.stripped(segment))
        guard !segment.isEmpty else { return nil }
        let step =
            replacement(segment) ?? clearing(segment) ?? updating(segment) ?? leadingList(segment) ?? order(
                segment,
                isPart: isPart
            ) ?? passive(segment)
            ?? listNeeds(segment) ?? statement(segment) ?? opening(segment) ?? verbless(segment)
        guard let step, step.action == .remove || step.action == .tick, let item = step.item,
            item.match(everything) == item.end
        else { return step }
        return ListStep(action: step.action == .tick ? .finish : .clear, item: nil, list: step.list)
    }

    /// What a segment tells of that only a pronoun of the next one makes a request: "i think i'll bake a cake".
    static func told(_ segment: Clause) -> ListStep? {
        let rest = segment.after(tellings) ?? segment
        let item = Items.trimmed(rest.before(endsOfTelling) ?? rest)
        return item.isEmpty ? nil : ListStep(action: .mention, item: item, list: nil)
    }

    // MARK: - Orders

    private static func order(_ segment: Clause, isPart: Bool) -> ListStep? {
        if segment.match(thrownAway) == segment.end {
            return ListStep(action: .remove, item: nil, list: nil, hasPronoun: true)
        }
        if segment.match(ListVerb.newEntry) != nil,
            let step = listFirst(segment, ListVerb(action: .add, needsList: true)), step.item != nil
        {
            return step
        }
        guard let (read, afterVerb) = ListVerb.read(segment) else { return nil }
        var verb = read
        var object = segment.from(afterVerb)
        if verb.action == .remove, segment.key(segment.start) == "drop",
            splitAtList(object, for: .add).map({ Self.ontoWords.contains(object.key($0.0.end)) }) ?? false
        {
            verb = ListVerb(action: .add, needsList: true)
        }
        if reports.contains(segment.key(segment.start)), object.match(subclauses) != nil { return nil }
        if let particle = object.match(verb.action == .add ? ListVerb.addParticles : ListVerb.removeParticles),
            particle < object.end
        {
            object = object.from(particle)
        }
        if let step = listFirst(object, verb) { return step }
        if let (item, list) = splitAtList(object, for: verb.action) {
            return make(verb, item: item, list: list)
        }
        guard !object.isEmpty, object.match(ListVerb.otherObjects) == nil else { return nil }
        if object.match(pronouns) == object.end {
            return ListStep(action: verb.action, item: nil, list: nil, hasPronoun: true)
        }
        guard
            let item = object.before(ListVerb.bareTails(for: verb.action))
                ?? (isPart ? object.before(ListVerb.danglingTails) : nil)
                    ?? (verb.needsList && !(isPart && verb.standsAlone) ? nil : object),
            !item.isEmpty,
            object.find(targets) == nil
        else { return nil }
        return make(verb, item: item, list: nil)
    }

    /// "add to my list milk and eggs", "put on the list: milk".
    private static func listFirst(_ object: Clause, _ verb: ListVerb) -> ListStep? {
        let start = object.match(newItems) ?? object.start
        if start > object.start, let naming = object.find(namings), naming.upperBound < object.end,
            let preposition = object.match(prepositions(for: verb.action), at: start),
            let list = ListName.parse(object.upTo(naming.lowerBound), at: preposition),
            list.words.upperBound == naming.lowerBound
        {
            return make(verb, item: object.from(naming.upperBound), list: list)
        }
        guard let afterPreposition = object.match(prepositions(for: verb.action), at: start),
            let list = ListName.parse(object, at: afterPreposition),
            start == object.start || list.words.upperBound < object.end
        else { return nil }
        if list.words.upperBound == object.end {
            return ListStep(action: verb.action, item: nil, list: list, hasPronoun: true)
        }
        // "to my list of things to do clean the car" keeps the shortest name that leaves an item.
        return make(verb, item: object.from(list.words.upperBound), list: list)
    }

    /// The item and the list of "milk to my shopping list"; the list must end the clause.
    static func splitAtList(_ object: Clause, for action: Action) -> (Clause, ListName)? {
        for index in object.words.indices.dropFirst() {
            guard let afterPreposition = object.match(prepositions(for: action), at: index),
                let list = ListName.parse(object, at: afterPreposition),
                endsClause(object, after: list, at: index)
            else { continue }
            return (object.upTo(index), list)
        }
        return nil
    }

    private static func endsClause(_ object: Clause, after list: ListName, at preposition: Int) -> Bool {
        let rest = object.from(list.words.upperBound)
        if rest.isEmpty || rest.match(tails) == rest.end { return true }
        return list.hasHead && (isTime(rest) || rest.match(complements) != nil)
    }

    private static func isTime(_ rest: Clause) -> Bool {
        rest.match(timeTails) != nil && rest.count <= 4
    }

    private static func make(_ verb: ListVerb, item: Clause, list: ListName?) -> ListStep? {
        let item = verb.action == .add ? item : item.before(ListVerb.doneTails) ?? item
        let bare = Items.trimmed(item)
        if verb.action != .add, item.match(everything) == item.end || bare.match(everything) == bare.end {
            return ListStep(action: verb.action == .tick ? .finish : .clear, item: nil, list: list)
        }
        if verb.action != .add, list == nil, let whole = ListName.parse(item, at: item.start), whole.hasHead,
            whole.words.upperBound == item.end
        {
            return ListStep(action: verb.action == .remove ? .discard : .open, item: nil, list: whole)
        }
        if item.match(pronouns) == item.end {
            return ListStep(action: verb.action, item: nil, list: list, hasPronoun: true)
        }
        guard !bare.isEmpty else { return nil }
        return ListStep(action: verb.action, item: bare, list: list)
    }

    private static func clearing(_ segment: Clause) -> ListStep? {
        if let rest = segment.after(clearVerbs), let list = ListName.parse(rest, at: rest.start, allowsBareName: true),
            list.words.upperBound == rest.end || rest.from(list.words.upperBound).match(clearTails) == rest.end
        {
            return ListStep(action: .clear, item: nil, list: list)
        }
        if let rest = segment.after(everythingOf), let list = ListName.parse(rest, at: rest.start), !list.isPlural,
            rest.match(contents, at: list.words.upperBound) == rest.end
        {
            return ListStep(action: .clear, item: nil, list: list)
        }
        guard let rest = segment.after(makeVerbs), let list = ListName.parse(rest, at: rest.start),
            rest.match(emptyTails, at: list.words.upperBound) == rest.end
        else { return nil }
        return ListStep(action: .clear, item: nil, list: list)
    }

    /// "to my task list please add paint kitchen", "on my list put milk".
    private static func leadingList(_ segment: Clause) -> ListStep? {
        guard let list = ListName.parse(segment, at: segment.match(leadingPrepositions) ?? segment.start),
            list.words.upperBound < segment.end
        else { return nil }
        let rest = Courtesy.stripped(segment.from(list.words.upperBound))
        guard let (verb, afterVerb) = ListVerb.read(rest) else { return nil }
        let object = rest.from(afterVerb)
        let item = object.match(ListVerb.removeParticles).map(object.from) ?? object
        return item.isEmpty ? nil : make(verb, item: item, list: list)
    }

    // MARK: - Passive and stated wishes

    /// "i need oranges added to my list", "make sure bread gets put on the list", "eggs should be on my list".
    private static func passive(_ segment: Clause) -> ListStep? {
        let body = segment.after(wishes) ?? segment
        if body.start == segment.start, asking.contains(body.key(body.start)) { return nil }
        if segment.match(QuestionRules.wrappers) != nil, segment.contains(["if", "whether"]) { return nil }
        for index in body.words.indices.dropFirst() {
            guard let end = body.match(participles, at: index), let action = participleAction(body, index..<end) else {
                continue
            }
            var item = body.upTo(index)
            while let rest = item.before(passiveAuxiliaries), !rest.isEmpty { item = rest }
            let rest = body.from(end)
            if rest.isEmpty, let list = ListName.parse(item, at: item.start), list.words.upperBound == item.end {
                return ListStep(
                    action: body.match(clearings, at: index) == nil ? .discard : .clear,
                    item: nil,
                    list: list
                )
            }
            if rest.isEmpty, let (part, list) = splitAtList(item, for: action) {
                return ListStep(action: action, item: Items.trimmed(part), list: list)
            }
            if rest.isEmpty || rest.match(tails) == rest.end {
                return ListStep(action: action, item: Items.trimmed(item), list: nil)
            }
            let isOff = offWords.contains(body.key(end - 1))
            guard let afterPreposition = rest.match(prepositions(for: action)) ?? (isOff ? rest.start : nil),
                let list = ListName.parse(rest, at: afterPreposition), endsClause(rest, after: list, at: rest.start)
            else { continue }
            if item.match(pronouns) == item.end {
                return ListStep(action: action, item: nil, list: list, hasPronoun: true)
            }
            return ListStep(action: action, item: Items.trimmed(item), list: list)
        }
        return stated(segment, body)
    }

    /// "i want milk on my list", "milk has to go on the list".
    private static func stated(_ segment: Clause, _ body: Clause) -> ListStep? {
        if let (item, list) = splitAtList(body, for: .remove), let subject = item.before(notNeeded), !subject.isEmpty {
            return ListStep(action: .remove, item: Items.trimmed(subject), list: list)
        }
        if let (item, list) = splitAtList(body, for: .remove), offWords.contains(body.key(item.end)),
            let subject = item.before(comesOff), !subject.isEmpty
        {
            return ListStep(action: .remove, item: Items.trimmed(subject), list: list)
        }
        if body.start > segment.start, let (item, list) = splitAtList(body, for: .remove),
            offWords.contains(body.key(item.end))
        {
            return ListStep(action: .remove, item: Items.trimmed(item), list: list)
        }
        guard let (item, list) = splitAtList(body, for: .add) else { return nil }
        if body.start > segment.start, segment.match(denials) == nil, !["if", "whether"].contains(body.key(body.start))
        {
            return ListStep(action: .add, item: Items.trimmed(item.before(copulas) ?? item), list: list)
        }
        guard let subject = item.before(goesOn), !subject.isEmpty,
            !Vocabulary.questionWords.contains(subject.key(subject.start)),
            !Vocabulary.auxiliaries.contains(subject.key(subject.start))
        else { return nil }
        return ListStep(action: .add, item: Items.trimmed(subject), list: list)
    }

    private static func participleAction(_ body: Clause, _ range: Range<Int>) -> Action? {
        switch body.key(range.lowerBound) {
        case "added", "put", "placed", "included", "inserted", "written", "listed", "appended", "entered": .add
        case "removed", "deleted", "taken", "erased", "dropped", "scratched", "struck", "gone", "cleared", "emptied",
            "wiped", "trashed", "scrapped", "discarded", "eliminated":
            .remove
        case "crossed", "checked", "ticked", "marked": .tick
        default: nil
        }
    }

    /// "my grocery list needs milk", "the shopping list should have eggs on it".
    private static func listNeeds(_ segment: Clause) -> ListStep? {
        guard let list = ListName.parse(segment, at: segment.start),
            let afterVerb = segment.match(listWants, at: list.words.upperBound), afterVerb < segment.end
        else { return nil }
        let isDenied =
            segment.key(list.words.upperBound).hasSuffix("nt")
            || segment.match(listRejects, at: list.words.upperBound) != nil
        var item = segment.from(afterVerb)
        while let rest = item.before(itemTails), !rest.isEmpty { item = rest }
        return ListStep(action: isDenied ? .remove : .add, item: Items.trimmed(item), list: list)
    }

    // MARK: - Statements

    private static func statement(_ segment: Clause) -> ListStep? {
        if let rest = segment.after(denials), !rest.isEmpty {
            if let list = ListName.parse(rest, at: rest.start), list.hasHead,
                list.words.upperBound == rest.end || rest.match(itemTails, at: list.words.upperBound) == rest.end
            {
                return ListStep(action: .discard, item: nil, list: list)
            }
            if let (item, list) = splitAtList(rest, for: .remove) {
                return ListStep(action: .remove, item: Items.trimmed(item), list: list)
            }
            return ListStep(action: .settle, item: settled(rest), list: nil)
        }
        if let rest = segment.after(completions), !rest.isEmpty {
            if let (item, list) = splitAtList(rest, for: .tick) {
                return ListStep(action: .tick, item: Items.trimmed(item), list: list)
            }
            return ListStep(action: .settle, item: settled(rest), list: nil)
        }
        if let rest = segment.after(needs), !rest.isEmpty {
            return ListStep(action: .mention, item: Items.trimmed(rest), list: nil)
        }
        return nil
    }

    /// The items of "i bought the eggs" and "we already picked up milk and bread".
    static func settled(by clause: Clause) -> [String]? {
        guard !clause.source.hasSuffix("?"), let rest = clause.after(completions), (1...8).contains(rest.count) else {
            return nil
        }
        return Items.split(settled(rest))
    }

    private static func settled(_ rest: Clause) -> Clause {
        var item = Items.trimmed(rest)
        while let shorter = item.before(itemTails), !shorter.isEmpty { item = shorter }
        return Items.trimmed(item)
    }

    private static func opening(_ segment: Clause) -> ListStep? {
        guard let rest = segment.after(openVerbs), let list = ListName.parse(rest, at: rest.start),
            list.words.upperBound == rest.end
        else { return nil }
        return ListStep(action: .open, item: nil, list: list)
    }

    /// "update my shopping list with bananas".
    private static func updating(_ segment: Clause) -> ListStep? {
        guard let rest = segment.after(updateVerbs), let list = ListName.parse(rest, at: rest.start),
            let end = rest.match(updateConnectors, at: list.words.upperBound), end < rest.end
        else { return nil }
        return ListStep(action: .add, item: Items.trimmed(rest.from(end)), list: list)
    }

    /// "onions to my shopping list", "shopping list: onions".
    private static func verbless(_ segment: Clause) -> ListStep? {
        if let list = ListName.parse(segment, at: segment.start), list.words.upperBound < segment.end,
            segment.words[list.words.upperBound - 1].mark == ":"
        {
            return ListStep(action: .add, item: Items.trimmed(segment.from(list.words.upperBound)), list: list)
        }
        guard let (item, list) = splitAtList(segment, for: .add), ["to", "on"].contains(segment.key(item.end)),
            item.count <= 4,
            !Courtesy.commandVerbs.contains(item.key(item.start)), !QuestionRules.startsQuestion(item),
            !item.contains(Vocabulary.firstPerson), item.match(everything) == nil, item.match(pronouns) == nil,
            !item.contains(Vocabulary.copulas.union(["that", "verify", "check", "if"])),
            !notItems.contains(item.key(item.start))
        else { return nil }
        return ListStep(action: .add, item: Items.trimmed(item), list: list)
    }

    // MARK: - Replacing

    private static func withoutCondition(_ segment: Clause) -> Clause {
        guard let condition = segment.find(conditions), condition.lowerBound > segment.start else { return segment }
        return Courtesy.stripped(segment.upTo(condition.lowerBound))
    }
}
