import Foundations
import SpokenDates

/// What a reading of a line may write.
extension LineForm {
    /// Whether a reading that writes may come from a line of this form: none does from a question that is not an order
    /// put politely, none that a negation turns round, and none whose items are no things.
    func allows(_ reading: Reading, _ line: Line) -> Bool {
        let clause = reading.clause
        let lead = line.core.upTo(max(line.core.start, clause.start))
        if lead.words.contains(where: { $0.mark != nil }) || lead.key(lead.end - 1) == "so",
            !isSafe(reading, after: lead)
        {
            return false
        }
        // Only after a break do they call off what was said before them.
        if reading.rule == "talk.dismissal.late" {
            return reading[.text].map { text in
                text.words.last?.mark != nil || text.key(text.end - 1) == "so"
                    || text.source[text.words[text.end - 1].range.upperBound...].hasPrefix("…")
            } ?? false
        }
        // "remember that i owe Tom 20": what follows is no reason.
        if reading.act == .keepLast, clause.end < line.core.end { return false }
        // "oh, it's KR-88231" says more than that.
        if reading.act == .remark, reading[.any]?.words.contains(where: { Self.isValue($0.key) }) ?? false {
            return false
        }
        // "oh and lunch meat" is no "launch".
        if reading.act == .foreign, reading.weights.contains(where: { $0.name == "slips" }) { return false }
        // "make me a list of who is coming: …"
        if reading.act == .foreign, reading[.text]?.contains(Words.listNouns) ?? false { return false }
        // "rent goes up to 510" is no order to rent.
        if reading.act == .foreign, let kinds, Ranking.tellsNew(kinds) { return false }
        // "Wednesday the 9th, we do the hill" asks for no day.
        if reading.act == .agenda, clause.start == reading[.date]?.start, clause.end < line.core.end { return false }
        guard reading.act.writes else { return true }
        if isDeed, [.keep, .makeList, .remind].contains(reading.act) { return false }
        if writesRemark(reading) { return false }
        // "clear the list but keep milk", "delete the notes except one": what stays is not left to a guess.
        if Self.destroying.contains(reading.act), line.whole.contains(Words.exceptions) || Self.isConditional(line) {
            return false
        }
        // "if the dentist is moved to friday i cant come" moves nothing.
        if Self.changing.contains(reading.act), line.whole.contains(Self.doubts) {
            return false
        }
        // "can i delete the ferry note" asks whether it may be.
        let (first, second) = (line.whole.key(line.whole.start), line.whole.key(line.whole.start + 1))
        if !Self.additive.contains(reading.act), ["can", "could", "may", "might", "shall"].contains(first),
            ["i", "we"].contains(second), line.whole.words.last?.mark == "?" || Self.destroying.contains(reading.act)
        {
            return false
        }
        if !Self.additive.contains(reading.act), Self.isTurnedRound(reading, line) { return false }
        if line.text.contains(where: \.isNewline), !Self.pasted.contains(reading.act) { return false }
        // "whast on the shopping list"
        if reading.rule == "list.add.bare",
            (kinds?[.order] ?? 1) < 0.5 && (reading[.items].map { $0.count > 4 || Self.tells($0) } ?? true)
                || Words.questionWords.contains(where: { $0.sorted() == clause.key(clause.start).sorted() })
        {
            return false
        }
        // "put the kettle on would you" names no list.
        if let list = reading[.list], Words.auxiliaries.contains(list.key(list.start)) { return false }
        // "add tax to the flat to do, band C": what follows a comma is no name.
        if reading.act != .makeList, reading[.list]?.words.dropLast().contains(where: { $0.mark == "," }) ?? false {
            return false
        }
        // "put olives on party, not shopping" names two lists.
        if reading[.list]?.contains(Self.contrasts) ?? false || reading[.title]?.contains(Self.contrasts) ?? false {
            return false
        }
        // "the october list" is called after a day; "put Mum on tuesday lunch" names one.
        if let list = reading[.list], !ListName(list).hasNoun,
            let day = line.dates.places.first(where: { $0.words.contains(list.start) && !$0.phrase.recurs }),
            reading.act != .remove || day.words.upperBound >= list.end
        {
            return false
        }
        if let new = reading[.new],
            new.words.dropLast().contains(where: { $0.mark.map { ",.;!?".contains($0) } ?? false }),
            !line.dates.places.contains(where: { $0.words.lowerBound == new.start })
        {
            return false
        }
        if asks {
            let isPolite = clause.start > line.whole.start && !Self.opensQuestion(clause, line)
            let isAskedFor =
                reading.act == .add && clause.contains(["if"]) || reading.act == .restore
                || reading.act == .makeList && reading[.items] != nil
            guard isPolite || isAskedFor else { return false }
        }
        // Of an order with a reason after it, only the order is done; what is written down is kept whole.
        let rest = line.core.from(clause.end)
        if !rest.isEmpty, Self.kept.contains(reading.act), !reading.goesOn || !Self.isAside(rest) { return false }
        switch reading.act {
        case .keep:
            // "she would like to keep it" orders nothing.
            return reading[.text].map { text in
                !Self.isOther(text, after: clause) && !Self.tails.contains(text.key(text.end - 1))
                    && !text.keys.allSatisfy(Self.pointing.contains)
            } ?? true
        case .remind:
            if clause.start > line.whole.start, Self.negations.contains(line.whole.key(clause.start - 1)) {
                return false
            }
            // "i want to hear …" asks, and reminds of nothing.
            let isWish = reading.rule == "remind.need"
            return reading[.task].map { task in
                let first = task.key(task.start)
                return !Self.negations.contains(first)
                    && !(isWish && (Self.looking.contains(first) || ["be", "have"].contains(first)))
            } ?? true
        // "oh, better keep that until they confirm" keeps nothing new.
        case .keep where reading[.text]?.words.allSatisfy(Self.saysNothing) ?? false: return false
        // "change saturday to sunday" names a day, and no note.
        case .reschedule
        where reading[.note].map { note in
            line.dates.places.contains { $0.words.contains(note.start) && $0.words.contains(note.end - 1) }
        } ?? false: return false
        // "keep only the milk" is about a list.
        case .keep where reading[.text]?.key(reading[.text]?.start ?? 0) == "only": return false
        case .remove where reading[.list] == nil:
            return reading[.items].map { !$0.contains(["note", "notes", "notiz", "notizen"]) } ?? true
        case .rename:
            return reading[.title].map { !$0.words.allSatisfy { Self.links.contains($0.key) } } ?? true
        case .add where reading[.items]?.words.allSatisfy({ Self.pointing.contains($0.key) }) ?? false: return false
        case .add, .more:
            let items = reading[.items]?.keys ?? []
            let isNamed = reading[.list] != nil
            // "the ferry note" is filed, and put on no list.
            let isNote = !Set(items).isDisjoint(with: ["note", "notes", "notiz"])
            if isNote, let list = reading[.list], !ListName(list).hasNoun { return false }
            // "… and put the boiler note in it"
            if !isNamed, items.count > 1, let last = items.last, ["note", "notiz"].contains(last) { return false }
            if reading.act == .more, reading[.items].map(Self.tells) ?? false { return false }
            if reading.goesOn, let words = reading[.items],
                let comma = words.words.dropLast().firstIndex(where: { $0.mark == "," }),
                Self.isAside(words.from(comma + 1))
            {
                return false
            }
            // "ugh i need a break" is a sigh.
            if reading.rule == "list.add.unnamed", line.whole.contains(Words.interjections) { return false }
            // "put the kettle on" is about no list.
            if !isNamed, clause.key(clause.end - 1) == "on",
                ["the", "my", "our"].contains(clause.key(clause.start + 1))
            {
                return false
            }
            // "put rope above tent" says where, and that is not kept.
            if !Self.positions.isDisjoint(with: items) { return false }
            // "ich freu mich auf die Party"
            if let first = items.first, Line.subjects.contains(first), isNamed { return false }
            let isTold =
                !Words.orderVerbs.contains(clause.key(clause.start)) && items.contains { Self.verbs.contains($0) }
            // "put the sign in the window" names a place, and no list.
            let isLabelled = clause.words.contains { $0.mark == ":" }
            if !isNamed, !isLabelled, !Self.places.isDisjoint(with: items) { return false }
            // "fuses 15 a" ends with a unit.
            let isUnit = items.dropLast().last?.contains(where: \.isNumber) ?? false
            if let last = items.last, Self.tails.contains(last), !isUnit { return false }
            return !isTold && Self.strays.isDisjoint(with: items)
                && !items.contains { Words.listNouns.contains($0) || !isNamed && Self.joiners.contains($0) }
        // "the bus goes to Oban" sets no value.
        case .revise where reading.rule == "revise.value":
            return reading[.new].map { $0.count == 1 && $0.words[$0.start].key.contains(where: \.isNumber) } ?? false
        case .revise where Words.orderVerbs.contains(clause.key(clause.start)):
            return reading[.new].map { $0.words.contains { $0.key.contains(where: \.isNumber) } } ?? false
        // "they just rang, its 10.20 now": what was told ends before it.
        case .correct where reading[.text] != nil && reading[.old] == nil:
            return reading[.text].map { $0.words.last?.mark != nil } ?? true
        // "not the bait, the ice house": what follows what is wrong without a break is no part of what is right.
        case .correct where reading[.old].map { $0.end == reading[.new]?.start && $0.words.last?.mark == nil } ?? false:
            return false
        case .correct where reading[.old] == nil && !Self.corrects(reading, line): return false
        case .correct where reading[.old] != nil && reading[.new].map(Self.isRemark) ?? false: return false
        case .correct:
            return reading[.new].map {
                !$0.contains(Self.negations) && !Words.orderVerbs.contains($0.key($0.start))
            } ?? true
        // "make a packing list tomorrow" names nothing to be on it.
        case .makeList where reading.rule == "list.make.run":
            let isAfter = reading[.list].map { Words.listNouns.contains(clause.key($0.start - 1)) } ?? false
            guard !isAfter || reading[.list]?.count == 1 else { return false }
            return reading[.items].map { items in
                items.words.dropLast().contains { $0.mark == "," } || isAfter && Items.split(items).count > 1
            } ?? false
        // "new order: Ann, fri 3 july, 2 tiers": a day is no item.
        case .makeList
        where reading.rule == "list.named"
            && line.dates.places.contains { day in
                let part = line.whole.part(around: day.words.lowerBound...day.words.upperBound - 1)
                return part.start..<part.end == day.words && day.phrase.namesDay
            }:
            return false
        case .makeList:
            guard let list = reading[.list] else { return true }
            // "make a list of these"
            if list.keys.allSatisfy(Self.pointing.contains) { return false }
            // "make me a shopping list: oats" is an order, and no label.
            let isVerb =
                list.contains(Self.making) || list.count == 1 && Words.orderVerbs.contains(list.key(list.start))
            if reading.rule == "list.label", isVerb { return false }
            // Pasted lines below a heading are a text, unless it calls them a list.
            if line.text.contains(where: \.isNewline), !ListName(list).hasNoun { return false }
            return !list.words.indices.contains { index in
                Self.strays.contains(list.key(index))
                    || Self.links.contains(list.key(index))
                        && !(list.key(index) == "to" && Words.taskVerbs.contains(list.key(index + 1)))
            } || ListName(list).isToBeDone
        // "the washing line too, how could I forget it" forgets nothing.
        case .delete where reading.rule == "note.forget.told":
            let before = reading[.text].map { $0.key($0.end - 1) } ?? ""
            let isSaid = Self.beforeSaid.contains(before)
            let isLast = reading[.note].map { NoteName($0).isLast } ?? true
            return !isSaid && (!isLast || reading[.text]?.words.allSatisfy(Self.saysNothing) ?? false)
        // "forget that": never mind.
        case .delete where reading[.note] != nil && ["forget", "vergiss"].contains(clause.key(clause.start)):
            return reading[.note].map { !NoteName($0).isLast } ?? false
        case .delete:
            return reading.rule != "note.remove"
                || reading[.note].map { NoteName($0).hasNoun || $0.contains(["folder"]) } ?? false
        // Whether there is such a folder is asked of the notes.
        case .makeFolder, .file:
            let isNamed = reading[.folder].map { !$0.words.allSatisfy { Self.determiners.contains($0.key) } } ?? false
            return isNamed && (reading.act == .makeFolder || (reading[.note] ?? reading[.items]) != nil)
        // "take off everything that's new" is about some of it.
        case .removeAll where line.core.containsPhrase(Self.relatives) && !line.core.containsPhrase(Self.whole):
            return false
        case .removeAll: return reading[.list].map { !$0.contains(["notes", "reminders", "notizen"]) } ?? true
        default: return true
        }
    }

    /// Whether what would be written is surely a remark: "I should sleep more", "never mind, keep it".
    private func writesRemark(_ reading: Reading) -> Bool {
        guard let kinds, !reading.isOrder else { return false }
        // "first tooth today, write that down"
        if let text = reading[.text], reading.clause.from(text.end).contains(["write", "note", "remember", "jot"]) {
            return false
        }
        return Ranking.remarkLimit(for: reading).map { kinds[.remark] >= $0 } ?? false
    }

    /// Whether what comes after "no" or "actually" takes the place of something, and tells nothing of its own: "no, oat
    /// milk", "no friday", but not "no school on friday", "actually bread is expensive".
    private static func corrects(_ reading: Reading, _ line: Line) -> Bool {
        guard let new = reading[.new], new.start > line.whole.start else { return true }
        let hasNumber = new.words.contains { $0.key.contains(where: \.isNumber) }
        if hasVerb(new) && !hasNumber || new.words.contains(where: { Deed.isPast($0.key) }) { return false }
        let before = line.whole.words[new.start - 1]
        guard before.isBareNo else { return true }
        let isDay = line.dates.places.contains { $0.words.contains(new.start) && $0.words.upperBound == new.end }
        return isDay || new.key(new.start).contains(where: \.isNumber)
    }

    /// Whether a negation stands in what a reading leaves open, or beside what it was read from: "lösche die Notiz nicht".
    private static func isTurnedRound(_ reading: Reading, _ line: Line) -> Bool {
        let open = reading.slots.contains { slot, clauses in
            clauses.contains { clause in
                // "we do not need the rope, take it off": what is told before an order may deny something.
                let isTold = slot == .text && clause.words.last?.mark != nil
                return !isTold && clause.contains(Self.negations)
            }
        }
        let after = line.whole.from(reading.clause.end)
        // "take ceilings off we cant play it"
        let isReason =
            reading.clause.words.last?.mark != nil
            || !Self.destroying.contains(reading.act) && Line.subjects.contains(after.key(after.start))
            || after.match(Self.needless) != nil
        // "dont need em, take noodles off": what stands before a mark denies something else.
        let lead = line.whole.upTo(reading.clause.start)
        let near = lead.from(lead.words.lastIndex { $0.mark != nil }.map { $0 + 1 } ?? lead.start)
        return open || near.contains(["dont", "never", "not"])
            || !isReason && after.upTo(min(after.start + 3, after.end)).contains(Self.negations)
    }

    /// Whether an order may be read from the last part of a line, whatever the parts before it say.
    private func isSafe(_ reading: Reading, after lead: Clause) -> Bool {
        let saysNothing = lead.count < 4 && Stems.contentWords(of: lead.words).isEmpty
        return switch reading.act {
        case .undo, .redo, .restore: true
        // "they want a name at the gate, who is on the stall?"
        case let act where !act.writes && asks && !act.isTalk:
            saysNothing || reading.clause.start == question?.start
        case .tickAll, .untickAll: lead.count < 4
        // "the veg is all in, delete the veg order"
        case .delete: reading[.note].map { !NoteName($0).isLast && (NoteName($0).hasNoun || Self.tells(lead)) } ?? false
        default:
            saysNothing
                || Self.isAsked(reading) && Self.tells(lead) && !lead.contains(Self.conditions.union(Self.doubts))
                    && (!asks || lead.key(lead.end - 1) == "you")
        }
    }

    /// Whether a reading is what somebody asks for in so many words, and deletes no note: "…, so make me a list".
    private static func isAsked(_ reading: Reading) -> Bool {
        switch reading.act {
        case .remind, .makeList, .keep, .keepTitled, .append, .pin, .moveItem: reading.isOrder
        // "he paid me so cross him off" names nothing.
        case .remove, .tick:
            reading.isOrder && !(reading[.items].map { Stems.contentWords(of: $0.words).isEmpty } ?? true)
        case .add: ["add", "put"].contains(reading.clause.key(reading.clause.start))
        // "the surgery rang, the check is now the 21st"
        case .revise, .change: reading[.topic].map { !Stems.contentWords(of: $0.words).isEmpty } ?? false
        default: false
        }
    }

    /// Whether "keep …" is followed by an order of its own: "keep the boiler note, delete the spare key".
    private static func isOther(_ text: Clause, after clause: Clause) -> Bool {
        Words.staying.contains(clause.key(clause.start))
            && text.words.indices.dropFirst().contains { index in
                text.words[index - 1].mark != nil && Words.orderVerbs.contains(text.key(index))
            }
    }

    private static func saysNothing(_ word: Word) -> Bool {
        Words.turns.contains(word.key) || Words.interjections.contains(word.key) || Words.stopWords.contains(word.key)
            || adverbs.contains(word.key)
    }

    /// Whether words before "not …" take no place in a note: "oops, not bread", "i hope it's not room 4".
    private static func isRemark(_ clause: Clause) -> Bool {
        tells(clause) || clause.words.allSatisfy(saysNothing)
    }

    /// Whether what is to be done depends on something, or some of it is to stay: "delete it if it is empty", "…, not the
    /// ideas", "… and keep the boiler note".
    private static func isConditional(_ line: Line) -> Bool {
        line.whole.contains(conditions)
            || line.whole.words.indices.dropFirst().contains { index in
                line.whole.words[index - 1].mark != nil && ["not", "nicht"].contains(line.whole.key(index))
                    || ["and", "und"].contains(line.whole.key(index - 1))
                        && Words.staying.contains(line.whole.key(index))
            }
    }
    /// Words before "forget" with which somebody tells of forgetting.
    private static let beforeSaid = Words.pronouns.union(Words.auxiliaries).union(Line.subjects)
        .union(["to", "not", "you"])
    /// "… we dont need it now" is why something goes.
    private static let needless: [Phrase] = ["i|we dont|wont|no need|want", "i|we do|will not need|want"]
    private static let conditions: Set<String> = [
        "if", "unless", "when", "whenever", "once", "until", "provided", "falls", "wenn", "sobald", "sofern",
    ]
    /// Words that make of what is told something that may be.
    static let doubts: Set<String> = ["if", "unless", "whether", "falls", "ob"]
    private static let contrasts: Set<String> = ["not", "rather", "instead", "except", "nicht", "statt", "außer"]
    private static let changing: Set<Act> = [
        .correct, .change, .revise, .reschedule, .settle, .tick, .tickAll, .remove, .replaceItem, .moveItem,
    ]
    private static let destroying: Set<Act> = [.delete, .removeAll, .removeDone]
    private static let adverbs: Set<String> = [
        "definitely", "maybe", "better", "rather", "mean", "today", "certainly", "surely", "lieber", "vielleicht",
    ]
    private static let additive: Set<Act> = [
        .keep, .keepTitled, .keepLast, .remind, .statement, .makeList, .append, .add, .more, .correct, .change, .revise,
        .undo, .redo, .restore, .settle,
    ]
    private static let looking: Set<String> = [
        "hear", "see", "know", "listen", "view", "find", "ask", "read", "look", "check", "watch", "talk",
    ]
    private static let kept: Set<Act> = [.keep, .keepTitled, .remind, .append, .makeList, .more, .settle]
    /// What a text of several lines can ask for.
    private static let pasted: Set<Act> = [.keep, .keepTitled, .append, .makeList, .add, .remind]
    static let negations: Set<String> = [
        "not", "no", "dont", "doesnt", "didnt", "never", "nothing", "cant", "wont", "nicht", "kein", "keine", "keinen",
        "nichts", "nie", "niemals",
    ]
    /// Words that name no thing of their own: "all of them", "the new one".
    private static let pointing: Set<String> = [
        "it", "them", "those", "these", "this", "that", "both", "all", "of", "two", "three", "the", "new", "one",
        "ones", "us", "him", "her", "following", "diese", "dies", "alle", "beide",
    ]
    /// Words that name no folder: "put it in another folder".
    private static let determiners: Set<String> = [
        "the", "a", "an", "my", "this", "that", "another", "some", "any", "new", "other", "no", "it", "same", "one",
    ]
    private static let tails: Set<String> = ["my", "the", "our", "to", "on", "a", "and", "or"]
    private static let strays: Set<String> = [
        "so", "if", "unless", "will", "you", "because", "since", "whether", "removed", "added", "both",
    ]
    private static let links: Set<String> = ["to", "on", "from", "in", "into", "my", "onto", "off"]
    private static let places: Set<String> = [
        "in", "on", "into", "under", "at", "behind", "from", "auf", "im", "ins", "unter",
    ]
    private static let relatives: [Phrase] = ["everything|all|what|whatever thats|that|which|ive|i|we|weve|from"]
    private static let whole: [Phrase] = [
        "everything|all|what|whatever that|which is|was? on|off|in", "everything|all from the|my|our",
    ]
    private static let making: Set<String> = ["make", "start", "create", "me", "us"]
    private static let positions: Set<String> = ["above", "below", "beneath", "underneath"]
    private static let verbs: Set<String> = ["is", "are", "was", "has", "ist", "sind", "hat", "muss", "müssen", "must"]
    /// Words that say where something goes: with one of these among them, items are only half understood.
    private static let joiners: Set<String> = ["onto", "there", "it", "them", "back", "drauf", "that"]
}
