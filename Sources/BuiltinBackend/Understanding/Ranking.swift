import Assistant
import Notes
import SpokenDates

/// Which reading of a line is meant: every weight there is, in one place.
///
/// A reading is worth what its rule says by itself, and how much of the line its fixed words explain; then the notes are
/// asked whether what it speaks of is there. The best one is done.
enum Ranking {
    /// What a fitting rule is worth by itself.
    static let certain = 0.9
    static let clear = 0.6
    static let loose = 0.35
    /// What it adds when fixed words and dates explain the whole line.
    static let explained = 0.4
    /// What every slip of the hand takes off.
    static let slip = -0.08
    /// A list that is called a list, and a name of many words.
    static let listNoun = 0.12
    static let longName = -0.06
    /// What it is worth that the notes hold what a reading speaks of, and that they do not.
    static let isThere = 0.3
    static let isPerhapsThere = 0.1
    static let labelled = 0.2
    static let isSurelyThere = 0.5
    static let isMissing = -0.3
    static let isElsewhere = -0.6
    static let cannotBe = -2.0
    /// What a change is worth that is made only after a question.
    static let asksFirst = -1.0
    /// What a statement must be worth to be kept without a question.
    static let keepsUnasked = 0.45
    /// What it must be worth to be offered to be kept when the notes do not tell of it.
    static let offers = 0.25

    /// What it is worth that something may be looked for.
    static func lookup(_ kinds: LineKinds) -> Double { 0.2 + 0.5 * kinds[.lookup] }

    /// What a match is worth before the notes are asked.
    static func weights(_ rule: Rule, _ match: TemplateMatch, explained share: Double) -> [(
        name: String, value: Double
    )] {
        let strength =
            switch rule.strength {
            case .certain: certain
            case .clear: clear
            case .loose: loose
            }
        var weights = [("rule", strength), ("explained", explained * share)]
        if match.typos > 0 { weights.append(("slips", slip * Double(match.typos))) }
        return weights
    }

    /// What the name of a list is worth.
    static func weights(ofList list: Clause?) -> [(name: String, value: Double)] {
        guard let list else { return [] }
        var weights = ListName(list).hasNoun ? [("is called a list", listNoun)] : []
        if list.count > 4 { weights.append(("long name", longName * Double(list.count - 4))) }
        return weights
    }

    /// What can be done with any line: keep it, or look it up.
    static func fallbacks(for line: Line, _ form: LineForm) -> [Reading] {
        let kept = [
            Reading(
                rule: "statement",
                act: .statement,
                slots: [:],
                // What was pasted stays as it is, polite words and all.
                clause: line.text.contains(where: \.isNewline) ? line.whole : line.core,
                weights: [("form", form.statement)]
            ),
            Reading(
                rule: "lookup",
                act: .lookup,
                slots: [:],
                clause: form.question ?? line.core,
                weights: [("form", form.lookup)]
            ),
        ]
        // A question or an order tells of nothing that was done.
        guard !form.asks, !line.text.contains(where: \.isNewline), !line.whole.contains(LineForm.doubts) else {
            return kept
        }
        let contrast = [Contrast(line)?.reading].compactMap { $0 }
        guard !form.orders else { return kept + contrast }
        // "the oven is cleaned every friday", "rent is paid on the first": a habit.
        let verb = line.whole.words.firstIndex { ["is", "are"].contains($0.key) } ?? line.whole.end
        let isHabit = line.dates.places.contains {
            $0.phrase.recurs
                || $0.words.lowerBound > verb
                    && ["on", "by", "tomorrow", "next"].contains(line.whole.key($0.words.lowerBound))
        }
        let settled =
            isHabit
            ? nil
            : form.kinds.flatMap { settling($0, line) }.map {
                Reading(
                    rule: $0.rule,
                    act: .settle,
                    slots: [.items: [line.core]],
                    clause: line.core,
                    weights: [("form", loose)],
                    likelihood: $0.likelihood
                )
            }
        let change = form.kinds?[.change] ?? 0
        // What may as well be a fact of its own changes nothing unasked.
        let isChange = change >= 0.4 && change > form.kinds?[.fact] ?? 0
        let isMoved = change > 0.2 && line.core.moveTarget != nil
        let value =
            LineForm.corrects(line)
            ? corrected(line, as: "corrected", worth: loose)
            : contrast.isEmpty
                ? corrected(line, as: LineReading.likelyChange, worth: isChange || isMoved ? loose : asksFirst) : nil
        return kept + contrast + [value, settled].compactMap { $0 }
    }

    private static let adding: Set<String> = ["another", "more", "extra", "plus", "weitere", "noch"]
    private static let doubts: [Phrase] = ["or was|is it"]
    /// Words that may stand between "no" and what is right.
    private static let leads: Set<String> = ["better", "rather", "the", "end", "is", "it", "its", "lieber", "besser"]

    /// A correction that says no more than the right value: "sorry, it ends 0238", "na that was 87, typing with cold
    /// fingers".
    private static func corrected(_ line: Line, as rule: String, worth: Double) -> Reading? {
        // "another 50" is added, and takes no place; "or was it 1144" is a doubt.
        if line.core.contains(adding) || line.whole.containsPhrase(doubts) { return nil }
        // What takes two sentences to say changes more than one value.
        guard line.core.words.dropLast().count(where: { $0.mark == "." || $0.mark == "!" }) < 2 else { return nil }
        let dates = line.dates.places.filter { line.core.words.indices.contains($0.words.lowerBound) }
        let days = dates.filter { $0.phrase.namesDay }
        let isInDate = line.dates.words
        let values = line.core.words.indices.filter {
            !isInDate.contains($0) && line.core.key($0).contains(where: \.isNumber)
        }
        // "grandma only at 12 now": a time counts where there is no day.
        let times = days.isEmpty ? dates.filter(\.phrase.hasTime).map(\.words) : []
        let places = days.map(\.words) + times + values.map { $0..<$0 + 1 }
        guard places.count == 1, let place = places.first else { return nil }
        // "no time on friday" tells of no other day.
        if line.whole.words.first?.isBareNo ?? false,
            line.whole[line.whole.start + 1..<max(line.whole.start + 1, place.lowerBound)].keys
                .contains(where: { !Words.turns.contains($0) && !leads.contains($0) }),
            !Words.statementVerbs.contains(line.whole.key(place.lowerBound - 1))
        {
            return nil
        }
        // "the nursery changed the code, its 8120 now" says in another part what has changed.
        let part = line.core.part(around: place.lowerBound...place.upperBound - 1)
        let isBare = Stems.contentWords(of: part.upTo(place.lowerBound).words).isEmpty && place.upperBound == part.end
        let before = line.core.upTo(part.start)
        let others = before.words.filter { !Words.turns.contains($0.key) && !Words.interjections.contains($0.key) }
        let names = LineForm.tells(before) || !Stems.contentWords(of: others[...]).isEmpty
        let said = isBare && names ? line.core : part
        return Reading(
            rule: rule,
            act: .revise,
            slots: [.new: [line.core[place]], .topic: [said]],
            clause: said,
            weights: [("form", worth)]
        )
    }

    /// What the notes say for and against a reading.
    static func evidence(for reading: Reading, _ performer: Performer) -> [(name: String, value: Double)] {
        let shelf = performer.shelf
        let memory = performer.memory
        var weights: [(name: String, value: Double)] = []
        if let list = reading[.list] { weights += evidence(for: reading, list, on: shelf) }
        switch reading.act {
        case .remove, .moveItem, .tick, .untick, .settle, .replaceItem:
            let isOnList =
                !shelf.places(of: reading).isEmpty || performer.isNumbered(reading) || reading.movesAll
                || reading.act == .remove && isInLine(reading, performer)
            weights.append(
                isOnList
                    ? ("the item is on a list", reading.act == .settle ? isSurelyThere : isThere)
                    : ("no list has the item", reading.act == .settle ? cannotBe : isMissing)
            )
            if reading.act == .replaceItem, !isOnList, reading.isOrder, performer.correction(reading) != nil {
                weights.append(("the last note has it", isThere))
            }
            if reading.act == .moveItem {
                let isTarget = reading[.title].map { !shelf.lists(named: ListName($0)).isEmpty } ?? false
                let isNew = reading.rule == "list.moveToNew" || reading[.title].map { ListName($0).hasNoun } ?? false
                // What is on no list yet may be put on another "instead".
                let mayMove = isTarget ? isOnList || reading.clause.contains(["instead"]) : isNew && isOnList
                if !mayMove { weights.append(("no such lists", reading[.list] == nil ? cannotBe : isMissing)) }
            }
            if reading.act == .remove, reading[.list] == nil, !isOnList {
                weights.append(("nothing to take off", -0.1))
            }
        case .tickAll where reading[.items] != nil && reading[.list] == nil && memory.list == nil:
            weights.append(("no list was spoken of", cannotBe))
        case .append where reading.rule.hasPrefix("append.form") || reading.rule.hasPrefix("note.append"):
            weights += formEvidence(for: reading, performer)
        // Items go on a list one by one.
        case .append where reading.rule == "append.to" || reading.rule == "append.bare":
            let found = reading[.note].map { shelf.notes(for: $0, memory) } ?? memory.notes.map(\.id)
            let isList = found.contains { shelf.note($0).map(Checklist.isList) ?? false }
            // "add: milk" may be for a list.
            let mayBeItem =
                ["add", "insert"].contains(reading.clause.key(reading.clause.start))
                && shelf.notes.contains(where: Checklist.isList)
            let isOther = reading[.note] != nil ? cannotBe : mayBeItem ? isElsewhere : 0
            weights.append(found.isEmpty || isList ? ("no such note", isOther) : ("the note is there", isThere))
        // Where the note of a heading is not there, that is said.
        case .append where reading.rule != "append.heading":
            let found = reading[.note].map { !shelf.notes(for: $0, memory).isEmpty } ?? (memory.notes.count == 1)
            weights.append(found ? ("the note is there", isThere) : ("no such note", cannotBe))
        case .askItem:
            let isOnList = reading[.item].map { !shelf.holders(of: $0, in: reading[.list]).isEmpty } ?? false
            let isNamed = reading[.list].map { ListName($0).hasNoun } ?? true
            if !isOnList, !isNamed { weights.append(("no list has the item", cannotBe)) }
        // "rope to the boat note: two metres" names a place, and is no item.
        case .add where reading[.list] == nil && (reading[.items].map { isPlaced($0, shelf, memory) } ?? false):
            weights.append(("a note is named", cannotBe))
        case .add where reading[.list] == nil, .more:
            weights.append(addEvidence(for: reading, performer))
        case .correct:
            let fits = performer.correction(reading) != nil
            weights.append(
                fits
                    ? ("the last note has its like", isThere)
                    : ("nothing to correct", reading[.new].map { $0.count > 4 } ?? true ? cannotBe : isMissing)
            )
        case .change, .revise:
            // "4", some time after a note was written, may be a choice.
            let isValue =
                reading.rule != LineReading.likelyChange || reading.clause.count > 1
                || memory.wrote && reading.clause.text.count > 2
            let fits = isValue && performer.revision(reading) != nil
            weights.append(
                fits
                    ? ("a note says otherwise", isThere)
                    : ("no note says otherwise", reading.act == .revise ? cannotBe : isMissing)
            )
        case .rename:
            let found = reading[.note].map { shelf.notes(for: $0, memory) } ?? memory.notes.map(\.id)
            let name = reading[.note].map(NoteName.init)
            let isTitled = found.contains { id in
                name.map { $0.isLast || $0.key.isSubset(of: shelf.note(id)?.titleStems ?? []) } ?? true
            }
            weights.append(isTitled ? ("the note is there", isThere) : ("no note of that title", isMissing))
        case .keep where reading.rule == "keep.inFolder", .readFolder where reading.rule == "folder.read.bare",
            .find where reading.rule == "folder.find.bare":
            let isThere = reading[.folder].map { shelf.folders.named($0.text) != nil } ?? false
            weights.append(isThere ? ("the folder is there", isSurelyThere) : ("no such folder", cannotBe))
        case .file where reading.rule == "note.file.several":
            let isThere = reading[.items].map { shelf.several($0) != nil || shelf.folder(ofAll: $0) != nil } ?? false
            weights.append(isThere ? ("several notes are there", isSurelyThere) : ("no such notes", cannotBe))
        case .file where reading.rule == "note.file.bare":
            let isFolder = reading[.folder].map { shelf.folders.named($0.text) != nil } ?? false
            let isNote = reading[.note].map { $0.contains(["note", "notes", "notiz"]) } ?? false
            let found = reading[.note].map { shelf.notes(for: $0, memory) } ?? []
            // "put it in Private" means a folder, also one that there is not.
            let isLast = reading[.note].map { NoteName($0).isLast } ?? false
            let isThing = found.isEmpty || !isFolder && !isNote && !isLast
            weights.append(
                isThing
                    ? ("no such note or folder", cannotBe)
                    : isFolder ? ("both are there", isThere) : ("no such folder", isMissing)
            )
        case .untag where reading[.note] == nil && reading[.tag] != nil:
            let tag = reading[.tag].map { String($0.text.drop { $0 == "#" }).tagKey }
            let isTag = shelf.notes.contains { $0.tags.contains { $0.tagKey == tag } }
            weights.append(isTag ? ("a note has the tag", isThere) : ("no note has the tag", isMissing))
        // Its text answers, unless the note is called so.
        case .readField,
            .suggestTitle where reading[.note] != nil && reading.clause.key(reading.clause.start) == "give",
            .useCommand where calling.contains(reading.rule) && reading[.note] != nil:
            let name = reading[.note].map(NoteName.init)
            let found = reading[.note].map { shelf.notes(for: $0, memory).compactMap(shelf.note) } ?? []
            let isCalled =
                name.map { name in name.isLast || found.contains(where: name.names) } ?? (memory.notes.count == 1)
            weights.append(isCalled ? ("the note is there", isThere) : ("no note of that title", cannotBe))
        case .useCommand where reading[.note] != nil: weights += commandEvidence(for: reading, performer)
        case .link:
            let found = reading[.note].map { shelf.notes(for: $0, memory) } ?? memory.notes.map(\.id)
            let target = reading[.title].map { shelf.notes(for: $0, memory) } ?? []
            weights.append(found.isEmpty || target.isEmpty ? ("no such notes", isMissing) : ("both are there", isThere))
        case .reschedule, .stopReminding, .pin, .unpin, .tag, .untag, .file:
            let found = reading[.note].map { shelf.notes(for: $0, memory) } ?? memory.notes.map(\.id)
            let isOfAll = reading.act == .untag && reading[.note]?.contains(Performer.every) ?? false
            weights.append(found.isEmpty && !isOfAll ? ("no such note", isMissing) : ("the note is there", isThere))
            weights += tagEvidence(for: reading, found.count == 1 ? shelf.note(found[0]) : nil)
        case .delete where reading[.text] != nil && reading[.note] == nil:
            let said = reading[.text].map { Set(Stems.content(of: $0.words)) } ?? []
            let isTold = shelf.notes.contains { !said.isDisjoint(with: Stems.all(in: $0.title + "\n" + $0.body)) }
            weights.append(isTold ? ("a note tells of it", isThere) : ("no note tells of it", isMissing))
        case .delete where reading[.note]?.contains(["folder", "ordner"]) ?? false:
            weights.append(("a folder is meant", isThere))
        case .delete:
            let found = reading[.note].map { shelf.notes(for: $0, memory) } ?? []
            let isNamed = reading[.note].map { NoteName($0).hasNoun } ?? true
            if reading.rule == "note.forget.told", found.isEmpty { return [("no such note", cannotBe)] }
            guard reading.rule != "note.remove" || isNamed && !found.isEmpty else { return [("an item", cannotBe)] }
            let name = reading[.note].map(NoteName.init)
            let isTitled = found.contains { id in
                name.map { $0.isLast || $0.isList || $0.key.isSubset(of: shelf.note(id)?.titleStems ?? []) } ?? false
            }
            // What is scrapped or forgotten may be an item.
            let isSure =
                isTitled || ["delete", "erase", "lösche", "lösch"].contains(reading.clause.key(reading.clause.start))
            weights.append(
                found.isEmpty
                    ? ("no such note", isMissing)
                    : isSure
                        ? ("the note is there", reading.rule == "note.forget.told" ? isSurelyThere : isThere)
                        : ("a note tells of it", 0)
            )
        case .foreign,
            .recall where reading.rule == "recall.of":
            let question = AskedQuestion(
                reading.clause.verbatim,
                now: performer.wording.now,
                calendar: performer.wording.calendar
            )
            let passages = AnswerFinder.passages(
                for: question,
                in: shelf.notes,
                now: performer.wording.now,
                calendar: performer.wording.calendar
            )
            if reading.act == .foreign {
                if !passages.isEmpty { weights.append(("the notes tell of it", isElsewhere)) }
            } else {
                weights.append(
                    passages.isEmpty ? ("the notes do not tell of it", isMissing) : ("the notes tell of it", isThere)
                )
            }
        default: break
        }
        return weights
    }
}
