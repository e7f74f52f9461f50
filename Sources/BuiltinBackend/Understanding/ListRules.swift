/// Requests that make, change, clear or delete a list.
enum ListRules {
    /// The intents of a clause about lists; `nil` when it orders nothing about a list.
    static func intents(of clause: Clause) -> [Intent]? {
        let bare = Courtesy.stripped(clause)
        if let intent = creation(bare) ?? creation(clause) ?? deletion(bare) { return [intent] }
        let segments = segments(of: clause)
        let steps = segments.compactMap { step($0, isPart: segments.count > 1) ?? ListStep.told($0) }
        guard steps.contains(where: \.isOrder) else { return nil }
        return combined(steps)
    }

    /// The intents of an order that begins with its verb and names its list: "write eggs on my shopping list".
    static func plainOrder(of clause: Clause) -> [Intent]? {
        let stripped = Courtesy.stripped(clause)
        let bare = stripped.after(reminders) ?? stripped
        guard let (verb, end) = ListVerb.read(bare) else { return nil }
        let object = bare.from(end)
        guard object.match(ListVerb.otherObjects) == nil, ListStep.splitAtList(object, for: verb.action) != nil else {
            return nil
        }
        return intents(of: bare)
    }

    // MARK: - Whole lists

    private static func creation(_ clause: Clause) -> Intent? {
        guard let afterVerb = clause.match(createVerbs) ?? newListWish(clause) else { return nil }
        let object = clause.from(afterVerb)
        if let rest = object.after(bareListStarts), rest.isEmpty { return .createList(name: "", items: []) }
        guard let list = ListName.parse(object, at: object.start, allowsBareName: true), list.hasHead, !list.isPlural,
            object.match(ListStep.emptyTails, at: list.words.upperBound) == nil
        else { return nil }
        let rest = object.from(list.words.upperBound)
        if list.name.isEmpty, let name = rest.after(naming), !name.isEmpty {
            return .createList(name: name.text, items: [])
        }
        let items = rest.after(itemIntroductions) ?? (object.words[list.words.upperBound - 1].mark == ":" ? rest : nil)
        if let items { return .createList(name: list.name, items: Items.split(items)) }
        if let more = rest.after(thenAdd) {
            return .createList(name: list.name, items: Items.split(more.before(onIt) ?? more))
        }
        return .createList(name: list.name, items: [])
    }

    private static func newListWish(_ clause: Clause) -> Int? {
        guard let end = clause.match(newWishes), let list = ListName.parse(clause, at: end),
            list.words.upperBound == clause.end,
            list.isNew || !list.isOwned && ["a", "an", "another"].contains(clause.key(end))
        else { return nil }
        return end
    }

    private static func deletion(_ clause: Clause) -> Intent? {
        guard let afterVerb = clause.match(deleteVerbs) else { return nil }
        let object = clause.from(afterVerb)
        guard let list = ListName.parse(object, at: object.start, allowsBareName: true) else { return nil }
        let rest = object.from(list.words.upperBound)
        guard rest.isEmpty || rest.match(deleteTails) == rest.end || rest.match(butTails) != nil else { return nil }
        guard list.hasHead || list.isOwned || object.key(object.start) == "the" else { return nil }
        return list.isPlural && list.name.isEmpty ? .deleteAllLists : .deleteNote(.list(list.name))
    }

    // MARK: - Steps

    /// The segments of a request such as "cross out bananas on my list and put papayas on it".
    static func segments(of clause: Clause) -> [Clause] {
        var segments: [Clause] = []
        var rest = clause
        while let boundary = firstBoundary(in: rest) {
            segments.append(rest.upTo(boundary.lowerBound))
            rest = rest.from(boundary.upperBound)
        }
        segments.append(rest)
        return segments.filter { !$0.isEmpty }
    }

    /// The connector after which a new step begins, as a possibly empty range.
    private static func firstBoundary(in clause: Clause) -> Range<Int>? {
        for index in clause.words.indices.dropFirst() {
            let afterConnector = clause.match(connectors, at: index)
            let mark = clause.words[index - 1].mark
            guard
                afterConnector != nil || mark != nil && mark != ":" || followsList(clause, index)
                    || clause.match(pronounOrders, at: index) != nil
            else { continue }
            let next = afterConnector ?? index
            guard next < clause.end, clause.match(fillers) != index, startsStep(clause.from(next)) else { continue }
            return index..<next
        }
        return nil
    }

    private static func startsStep(_ rest: Clause) -> Bool {
        let stripped = Courtesy.stripped(rest)
        guard
            ListVerb.read(stripped) != nil || stripped.match(ListStep.swapVerbs) != nil
                || rest.match(ListStep.denials) != nil || isPassive(stripped)
        else { return false }
        return ListStep.read(rest, isPart: true)?.isOrder ?? false
    }

    private static func isPassive(_ rest: Clause) -> Bool {
        guard rest.count <= 8, let verb = rest.find(ListStep.participles), verb.lowerBound > rest.start else {
            return false
        }
        return verb.upperBound == rest.end || rest.match(ListStep.prepositions(for: .add), at: verb.upperBound) != nil
    }

    /// Whether a new step may begin without a connector: "if milk isnt on my list add it".
    private static func followsList(_ clause: Clause, _ index: Int) -> Bool {
        clause.key(clause.start) == "if" && clause.key(index - 1).hasSuffix("list")
    }

    private static func step(_ segment: Clause, isPart: Bool) -> ListStep? {
        if let question = questioned(segment) { return question }
        return ListStep.read(segment, isPart: isPart)
    }

    /// "is bacon on my list" and "if bacon is on my list" name the item and the list for the step that follows.
    private static func questioned(_ segment: Clause) -> ListStep? {
        guard let afterOpening = segment.match(questionOpenings) else { return nil }
        let body = segment.from(afterOpening)
        guard let (item, list) = ListStep.splitAtList(body, for: .add) else { return nil }
        return ListStep(action: .mention, item: Items.trimmed(item.before(negatedCopulas) ?? item), list: list)
    }

    private static func combined(_ steps: [ListStep]) -> [Intent]? {
        var edits: [Intent] = []
        for (index, step) in steps.enumerated() where step.isOrder {
            let list = step.list ?? nearestList(to: index, in: steps)
            let reference = list.map { NoteReference.list($0.name) } ?? (step.hasPronoun ? nil : .anyList)
            let antecedent = steps[..<index].last { $0.item != nil }?.item
            let item = step.item ?? antecedent
            if step.action == .clear {
                edits.append(.clearList(reference ?? .last, onlyDone: false))
                continue
            }
            let meansList =
                item == nil && step.action == .remove && step.list == nil
                && steps[..<index].contains { $0.list != nil }
            if step.action == .finish {
                edits.append(.finishList(reference ?? .last))
                continue
            }
            if step.action == .discard || meansList {
                return [.deleteNote(reference ?? .last)]
            }
            guard let item else { return nil }
            guard let edit = edit(step, item: item, list: reference ?? .anyList) else { return nil }
            if list?.isNew == true, edit.removed.isEmpty, edit.ticked.isEmpty {
                edits.append(.createList(name: list?.name ?? "", items: edit.added))
            } else {
                merge(edit, into: &edits)
            }
        }
        return edits.isEmpty ? nil : edits
    }

    private static func nearestList(to index: Int, in steps: [ListStep]) -> ListName? {
        steps[..<index].last { $0.list != nil }?.list ?? steps[(index + 1)...].first { $0.list != nil }?.list
    }

    private static func edit(_ step: ListStep, item: Clause, list: NoteReference) -> ListEdit? {
        var items = Items.split(item)
        guard !items.isEmpty else { return nil }
        if step.action == .add, let name = step.list?.name, Clause(name).contains(titledThings),
            let article = item.articleBefore
        {
            items[0] = "\(article) \(items[0])"
        }
        switch step.action {
        case .add: return ListEdit(list: list, added: items)
        case .remove: return ListEdit(list: list, removed: items)
        case .tick: return ListEdit(list: list, ticked: items)
        case .untick: return ListEdit(list: list, unticked: items)
        case .replace(let new): return ListEdit(list: list, added: Items.split(new), removed: items)
        case .clear, .finish, .discard, .mention, .settle, .open: return nil
        }
    }

    /// Changes of one list are one edit; what is ticked off to make room for something else is taken off.
    private static func merge(_ edit: ListEdit, into edits: inout [Intent]) {
        guard case .editList(var former)? = edits.last, former.list == edit.list else {
            edits.append(.editList(edit))
            return
        }
        former.added += edit.added
        former.removed += edit.removed
        former.ticked += edit.ticked
        former.unticked += edit.unticked
        edits[edits.count - 1] = .editList(former)
    }

    // MARK: - Words

    /// Lists of things whose names begin with an article of their own: "the godfather".
    private static let titledThings: Set<String> = [
        "movie", "movies", "film", "films", "book", "books", "read", "reading", "watch", "shows", "series", "songs",
        "albums", "novels", "plays",
    ]
    private static let createVerbs: [Phrase] = [
        """
        create|start|make|begin|build|compile|generate|prepare|form|draft|initiate|construct|setup|creating|\
        making|starting me|us? up?
        """,
        "set|write|put|draw up|together me?", "add|open|give|get me|us? a|another new|blank|empty?", "new",
        "begin|start making|creating|building",
        "name a? new?", "setting up",
    ]
    private static let newWishes: [Phrase] = ["i|we need|want|require to? have?", "i|we would like", "id|wed like"]
    private static let bareListStarts: [Phrase] = ["a|another|the|my? new|blank|empty|fresh? list|checklist"]
    private static let itemIntroductions: [Phrase] = [
        "with|containing|including|having|saying the? items?", "that has|includes|contains", "consisting of",
    ]
    private static let naming: [Phrase] = ["and? then? call|name|title|label it|that"]
    private static let thenAdd: [Phrase] = ["and? then? add|put|include"]
    private static let onIt: [Phrase] = ["to|on|in it|there|that"]
    private static let reminders: [Phrase] = ["remember to", "dont|never forget to", "do not forget to"]
    private static let deleteVerbs: [Phrase] = [
        """
        remove|delete|erase|eliminate|cancel|trash|discard|destroy|scrap|scratch|drop|ditch|dump|kill|bin|\
        nuke|toss|shred|axe|zap|obliterate|forget|lose|removing|deleting|erasing
        """,
        "get|getting rid of", "throw|toss|chuck away|out?", "do away with", "take out|off|away|down",
        "please? delete|remove out?",
        "find|open|go to and? delete|remove|erase",
    ]
    private static let deleteTails: [Phrase] = [
        """
        from|off|in|out of? my|the|all|our? set|collection? of? my? saved|existing? lists|notes|note|app|phone|\
        device|computer|system|files|memory|database
        """,
        "completely|entirely|altogether|forever|permanently", "for good", "from here|existence", "away|out|off",
    ]
    private static let butTails: [Phrase] = ["but|because|since|as|so"]
    /// Orders that begin a step without a connector: "we're out of coffee put it on my list".
    private static let pronounOrders: [Phrase] = [
        """
        so|please|can|could? you|please? can|could|should|please? please? add|put|take|cross|check|tick|mark|remove|delete|scratch|include \
        it|them|that|those
        """
    ]
    private static let fillers: [Phrase] = [
        "so|and|then|also? please|just|kindly", "so|and|then|also? can|could|would|will you please?",
        "so|and|then|also",
    ]
    private static let connectors: [Phrase] = [
        "and|then|so|but|or|plus then|also|just|please?", "and then", "and so",
        "and|or|but? if not then|please|just|you|can?",
        """
        and|or|but? if its|it|theyre|they|that|there not|isnt|arent|is|are not? there|on|already|in? it|there|my? \
        list? then|please?
        """,
    ]
    private static let questionOpenings: [Phrase] = [
        "is|are|isnt|arent|was|were", "is|are there any?", "do|did|have|does i|we have|put|add|get|already?",
        "if|whether i|we? have|put|add?", "check|see|verify if|whether|that i|we? have|has|is|are?",
    ]
    private static let negatedCopulas: [Phrase] = [
        "is|are|isnt|arent|not|already", "is|are not|already",
    ]
}
