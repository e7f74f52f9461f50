import Foundations
import SpokenDates

/// What the form of a line says of it when no rule does.
///
/// Only a full statement that stands for itself is kept unasked: no question, no order, nothing that needs the line
/// before it to be understood, no talk.
struct LineForm {
    /// Whether it asks something.
    let asks: Bool
    /// Whether it begins like an order, or goes on to one: "…, delete them".
    let orders: Bool
    /// Whether it is about what was said before: "no, …", "it is …", "gave it back".
    let refers: Bool
    /// How much it looks like something to be kept, from 0 to 1.
    let statement: Double
    /// How much it looks like something to be looked up, from 0 to 1.
    let lookup: Double

    init(_ line: Line) {
        let core = line.core
        let label = Self.label(of: core).map { !$0.contains(Words.turns) } ?? false
        let hasBody = label || line.text.contains(where: \.isNewline)
        let hasDate = !line.dates.places.isEmpty
        asks = !hasBody && Self.asks(line)
        orders = !hasBody && Self.orders(core, line.isGerman ? Lexicon.german.orderVerbs : Words.orderVerbs)
        refers = !hasBody && Self.refers(line)
        guard !core.isEmpty, !asks, !orders else {
            statement = 0
            lookup = core.isEmpty ? 0 : orders ? 0.25 : 0.6
            return
        }
        let digits = core.words.contains { $0.key.contains(where: \.isNumber) }
        let statement = Self.weight(of: core, digits: digits, hasDate: hasDate, hasBody: hasBody)
        let isDoubtful =
            refers
            || !hasBody
                && (Self.isAddressed(line) || !digits && (!hasDate && Self.isTalk(line) || Self.isMood(core)))
        let isEmpty = Stems.contentWords(of: core.words).isEmpty || Self.isOnlyDates(line)
        self.statement =
            isEmpty
            ? 0
            : isDoubtful
                ? min(statement, Ranking.offers)
                : (line.text.contains(where: \.isNewline) || line.isLong) ? 0.72 : min(statement, 0.72)
        lookup = core.count <= 4 && !(digits && core.count > 2) ? 0.45 : 0.2
    }

    /// How much verbs, values and length speak for a statement.
    private static func weight(of core: Clause, digits: Bool, hasDate: Bool, hasBody: Bool) -> Double {
        guard core.count > 1 else { return 0 }
        var weight = 0.1
        let hasVerb = hasVerb(core)
        if hasVerb { weight += 0.5 }
        // "yield of 031" names a thing, and says nothing of it.
        let isNamed = Self.naming.contains(core.key(core.end - 2))
        let ends = core.words.last.map { isValue($0.key) } ?? false
        if ends, !isNamed, core.count < 7 {
            weight += 0.5
        } else if digits {
            weight += core.words.last?.key.contains(where: \.isNumber) == true && core.count > 2 ? 0.35 : 0.3
        }
        if hasDate, core.count > 2 { weight += 0.2 }
        if core.count >= 5 { weight += 0.25 }
        if core.count >= 6 { weight += 0.15 }
        if hasBody { weight += 0.5 }
        if core.words.dropLast().contains(where: { $0.mark == "," || $0.mark == "." }) { weight += 0.15 }
        // Words without a verb that is known, a label, a value or a day may be anything: they are offered.
        let hasValue =
            hasDate
            || core.words.indices.contains { index in
                core.key(index).contains(where: \.isNumber) && !Self.naming.contains(core.key(index - 1))
            }
        let tellsValue = digits && core.words.contains { Deed.isPast($0.key) }
        let saysSomething =
            hasVerb || tellsValue || hasBody || ends && !isNamed || (hasValue || hasName(core)) && core.count >= 5
        return saysSomething ? weight : min(weight, Ranking.offers)
    }

    /// Whether a name or a number in words stands among words in lower case: "Mr Sykes charges forty pounds".
    private static func hasName(_ core: Clause) -> Bool {
        let texts = core.words.map { $0.text(in: core.source) }
        let isInside = zip(core.words, texts.dropFirst()).contains { before, text in
            // "SO" is said loudly, and no name.
            text.first?.isUppercase ?? false && text.dropFirst().contains(where: \.isLowercase)
                && !".!?\n".contains(before.mark ?? " ")
        }
        let hasNumber = core.count >= 6 && core.words.contains { (NumberWords.cardinal($0.key) ?? 0) > 1 }
        return isInside && texts.contains { $0.first?.isLowercase ?? false } || hasNumber
    }

    private static let naming: Set<String> = ["of", "for", "about", "von", "für", "no", "nr"]

    /// The words before a colon that labels what follows: "book tip from Tom: …".
    static func label(of clause: Clause) -> Clause? {
        guard let colon = clause.words.prefix(7).firstIndex(where: { $0.mark == ":" }), colon + 1 < clause.end else {
            return nil
        }
        // "add salt - the coarse one": an order, and no label.
        if clause.source[clause.words[colon].range.upperBound...].first != ":", actingVerbs.contains(clause.key(clause.start)) {
            return nil
        }
        return clause.upTo(colon + 1)
    }

    /// Whether a word is a value that somebody would note: a code, an amount, a long number.
    private static func isValue(_ key: String) -> Bool {
        let digits = key.filter(\.isNumber).count
        return digits > 2 || digits > 0 && digits < key.count && key.count > 3
    }

    // MARK: - What may be written

    /// Whether a reading that writes may come from a line of this form: none does from a question that is not an order
    /// put politely, none that a negation turns round, and none whose items are no things.
    func allows(_ reading: Reading, _ line: Line) -> Bool {
        let clause = reading.clause
        let isPart = clause.start > line.core.start && line.whole.words[clause.start - 1].mark != nil
        if isPart, !Self.isSafe(reading, after: line.core.upTo(clause.start)) { return false }
        if reading.act == .foreign {
            // "phone number for ruth?" names what is looked for.
            return !Self.hasVerb(clause) && !(line.whole.words.last?.mark == "?" && clause.start == line.whole.start)
        }
        // Only after a break do they call off what was said before them.
        if reading.rule == "talk.dismissal.late" {
            return reading[.text].map { text in text.words.last?.mark != nil || text.source[text.words[text.end - 1].range.upperBound...].hasPrefix("…") } ?? false
        }
        // "remember that i owe Tom 20": what follows is no reason.
        if reading.act == .keepLast, clause.end < line.core.end { return false }
        guard reading.act.writes else { return true }
        if !Self.additive.contains(reading.act), Self.isTurnedRound(reading, line) { return false }
        if line.text.contains(where: \.isNewline), !Self.pasted.contains(reading.act) { return false }
        if let list = reading[.list],
            line.dates.places.contains(where: { $0.words.contains(list.start) && !$0.phrase.recurs })
        {
            return false
        }
        if let new = reading[.new], new.words.dropLast().contains(where: { $0.mark == "," }) { return false }
        if asks {
            let isPolite = clause.start > line.whole.start && !Self.opensQuestion(clause, line)
            guard isPolite || reading.act == .add && clause.contains(["if"]) else { return false }
        }
        // Of an order with a reason after it, only the order is done; what is written down is kept whole.
        if clause.end < line.core.end, Self.kept.contains(reading.act) { return false }
        switch reading.act {
        case .keep:
            // "she would like to keep it" orders nothing.
            return reading[.text].map { !Self.tails.contains($0.key($0.end - 1)) } ?? true
        case .remind:
            // "i want to hear …" asks, and reminds of nothing.
            let isWish = reading.rule == "remind.need"
            return reading[.task].map { task in
                let first = task.key(task.start)
                return !Self.negations.contains(first) && !(isWish && Self.looking.contains(first))
            } ?? true
        case .add, .more:
            let items = reading[.items]?.keys ?? []
            let isNamed = reading[.list] != nil
            // "the ferry note" is filed, and put on no list.
            let isNote = !Set(items).isDisjoint(with: ["note", "notes", "notiz"])
            if isNote, let list = reading[.list], !ListName(list).hasNoun { return false }
            if reading.act == .more, reading[.items].map(Self.tells) ?? false { return false }
            let isTold =
                !Words.orderVerbs.contains(clause.key(clause.start)) && items.contains { Self.verbs.contains($0) }
            // "put the sign in the window" names a place, and no list.
            if !isNamed, !Self.places.isDisjoint(with: items) { return false }
            if let last = items.last, Self.tails.contains(last) { return false }
            return !isTold && Self.strays.isDisjoint(with: items)
                && !items.contains { Words.listNouns.contains($0) || !isNamed && Self.joiners.contains($0) }
        case .revise where Words.orderVerbs.contains(clause.key(clause.start)):
            return reading[.new].map { $0.words.contains { $0.key.contains(where: \.isNumber) } } ?? false
        case .correct where reading[.old] != nil && reading[.new].map(Self.isRemark) ?? false: return false
        case .correct:
            return reading[.new].map {
                !$0.contains(Self.negations) && !Words.orderVerbs.contains($0.key($0.start))
            } ?? true
        case .makeList:
            guard let list = reading[.list] else { return true }
            // Pasted lines below a heading are a text, unless it calls them a list.
            if line.text.contains(where: \.isNewline), !ListName(list).hasNoun { return false }
            return !list.words.indices.contains { index in
                Self.strays.contains(list.key(index))
                    || Self.links.contains(list.key(index))
                        && !(list.key(index) == "to" && Words.taskVerbs.contains(list.key(index + 1)))
            } || ListName(list).isToBeDone
        // "forget that": never mind.
        case .delete where reading[.note] != nil && ["forget", "vergiss"].contains(clause.key(clause.start)):
            return reading[.note].map { !NoteName($0).isLast } ?? false
        case .delete: return reading.rule != "note.remove" || reading[.note].map { NoteName($0).hasNoun } ?? false
        // "put the key in the drawer" tells of no note.
        case .file where reading.rule == "note.file.bare":
            return reading[.note].map { $0.contains(["note", "notes", "notiz"]) } ?? false
        case .removeAll: return reading[.list].map { !$0.contains(["notes", "reminders", "notizen"]) } ?? true
        default: return true
        }
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
        let isReason = reading.clause.words.last?.mark != nil
        return open || line.whole.upTo(reading.clause.start).contains(["dont", "never", "not"])
            || !isReason && after.upTo(min(after.start + 3, after.end)).contains(Self.negations)
    }

    /// Whether an order may be read from the last part of a line, whatever the parts before it say.
    private static func isSafe(_ reading: Reading, after lead: Clause) -> Bool {
        switch reading.act {
        case .undo, .redo, .restore: true
        case .delete: reading[.note].map { NoteName($0).hasNoun && !NoteName($0).isLast } ?? false
        default: lead.count < 4 && Stems.contentWords(of: lead.words).isEmpty
        }
    }

    /// Whether words before "not …" take no place in a note: "oops, not bread", "i hope it's not room 4".
    private static func isRemark(_ clause: Clause) -> Bool {
        tells(clause)
            || clause.words.allSatisfy { word in
                Words.turns.contains(word.key) || Words.interjections.contains(word.key)
                    || Words.stopWords.contains(word.key) || adverbs.contains(word.key)
            }
    }

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
    private static let negations: Set<String> = [
        "not", "no", "dont", "doesnt", "didnt", "never", "nothing", "cant", "wont", "nicht", "kein", "keine",
    ]
    private static let tails: Set<String> = ["my", "the", "our", "to", "on", "a", "and", "or"]
    private static let strays: Set<String> = [
        "so", "if", "unless", "will", "you", "because", "whether", "removed", "added",
    ]
    private static let links: Set<String> = ["to", "on", "from", "in", "into", "my", "onto", "off"]
    private static let places: Set<String> = [
        "in", "on", "into", "under", "at", "behind", "from", "auf", "im", "ins", "unter",
    ]
    private static let verbs: Set<String> = ["is", "are", "was", "has", "ist", "sind", "hat", "muss", "müssen", "must"]
    /// Words that say where something goes: with one of these among them, items are only half understood.
    private static let joiners: Set<String> = ["onto", "there", "it", "them", "back", "drauf", "that"]

    // MARK: - Questions

    private static func asks(_ line: Line) -> Bool {
        let core = line.core
        if line.whole.words.last?.mark == "?" { return true }
        if [line.whole, core].contains(where: { opensQuestion($0, line) }) { return true }
        // "take the rope off, who needs it": what follows an order is no question of its own.
        if Words.orderVerbs.contains(core.key(core.start)) { return false }
        // "on monday what is …", "if i go there, do i need …"
        return core.words.indices.dropFirst().contains { index in
            let isPart =
                core.words[index - 1].mark != nil || ["so", "and", "but"].contains(core.key(index - 1))
                || line.dates.places.contains { $0.words.upperBound == index }
            let (key, next) = (core.key(index), core.key(index + 1))
            let isAsked = Words.questionWords.contains(key) && Words.auxiliaries.contains(next)
            return isPart && (isAsked || Words.auxiliaries.contains(key) && inverted.contains(next))
                || ["are", "is"].contains(key) && next == "there" && index + 2 < core.end
        }
    }

    private static let inverted: Set<String> = ["i", "we", "it", "there", "he", "she", "they"]

    /// Whether words begin as a question does.
    static func opensQuestion(_ clause: Clause, _ line: Line) -> Bool {
        let (first, second) = (clause.key(clause.start), clause.key(clause.start + 1))
        if Words.questionWords.contains(first) || anyWords.contains(first) { return true }
        // "from whom …", "bei wem …", "an welchen Tagen …"
        let isAsked = Words.questionWords.contains(second) || second.hasPrefix("welche")
        if Vocabulary.prepositions.contains(first) || germanPrepositions.contains(first), isAsked { return true }
        if clause.containsPhrase(amounts) { return true }
        let isDate = line.dates.places.contains { $0.words.contains(clause.start) }
        // "we're out of tape", written with or without its apostrophe.
        let isWeAre =
            first == "were"
            && (["out", "low", "running", "going", "all", "not"].contains(second)
                || clause.words.first.map { $0.text(in: clause.source).contains(where: \.isApostrophe) } ?? false)
        if ["do", "does"].contains(first), second == "not" { return false }
        if Words.auxiliaries.contains(first), !isDate, !isWeAre, !Words.auxiliaries.contains(second) { return true }
        if first == "you", ["ever", "know", "remember", "got"].contains(second) { return true }
        // "kann man", "liebst du": the verb before its subject.
        let isVerb = Words.statementVerbs.contains(first) || Words.auxiliaries.contains(first)
        return !isDate && !joints.contains(first)
            && (subjects.contains(second) || isVerb && ["man", "ihr"].contains(second))
    }

    private static let germanPrepositions: Set<String> = [
        "bei", "mit", "von", "für", "seit", "bis", "zu", "nach", "aus", "an", "auf", "um", "ab", "in",
    ]
    /// What asks wherever it stands.
    private static let amounts: [Phrase] = ["how many|much|long|old|far|often", "wie viel|viele|lange|oft|alt"]
    private static let anyWords: Set<String> = ["any", "anything", "anyone", "anybody", "irgendwas"]
    private static let subjects: Set<String> = ["ich", "du", "wir"]

    // MARK: - Orders

    private static func orders(_ core: Clause, _ verbs: Set<String>) -> Bool {
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if verbs.contains(first) {
            // "Mark is …", "call with Anna at …", "check 4411 came": a name or a noun.
            let isNoun =
                Words.statementVerbs.contains(second) && !["put", "made"].contains(second)
                || nouns.contains(first)
                    && (["with", "from", "of", "for", "at", "about", "code", "until", "till"].contains(second)
                        || second.first?.isNumber == true)
            if !isNoun { return true }
        }
        // "löschen Sie …"
        if second == "sie", first.hasSuffix("en"), first.count > 3 { return true }
        // "… . get it back": a sentence of its own.
        let sentences = core.words.indices.dropFirst().filter { ".!;".contains(core.words[$0 - 1].mark ?? " ") }
        if sentences.contains(where: { verbs.contains(core.key($0)) && $0 + 1 < core.end }) { return true }
        // "send me …", "let me know …"
        if ["me", "us", "mir"].contains(second), !pronouns.contains(first),
            !Words.stopWords.contains(first) || first == "let"
        {
            return true
        }
        return core.words.indices.dropFirst().contains { index in
            let (key, object) = (core.key(index), core.key(index + 1))
            if actingVerbs.contains(key), objects.contains(object) { return true }
            let begins = core.words[index - 1].mark != nil || partJoints.contains(core.key(index - 1))
            if begins, actingVerbs.contains(key), index + 1 < core.end { return true }
            let next = core.key(index + 2)
            return ["put", "take", "took", "make", "give", "bring"].contains(key) && objects.contains(object)
                && (begins && (next != "to" || object == "me") || object != "me" && ["on", "off", "in", "back"].contains(next))
        }
    }

    private static let partJoints: Set<String> = ["so", "and", "then", "also", "und", "dann", "bitte", "please", "lol"]
    private static let nouns: Set<String> = [
        "call", "list", "note", "record", "check", "set", "change", "text", "start", "store", "drop", "log", "copy",
        "book", "order", "post", "mail", "write", "look", "pin", "tag", "mark", "file", "open", "push", "cancel",
    ]
    /// Verbs that, with “it” or “them” after them, ask for something wherever they stand.
    static let actingVerbs: Set<String> = [
        "delete", "erase", "remove", "add", "set", "update", "tick", "untick", "undo", "restore", "rename", "pin",
        "unpin", "tag",
        "clear", "scratch", "cross", "forget", "redo", "cancel", "bin", "drop", "ditch", "keep", "remind", "scrap",
        "reopen", "setz", "schreib", "trag", "lösch",
        "lösche", "streich", "streiche", "hak", "hake",
    ]
    private static let objects: Set<String> = [
        "me", "also", "it", "them", "that", "those", "these", "this", "das", "es", "sie",
    ]

    // MARK: - References

    private static func refers(_ line: Line) -> Bool {
        let (whole, core) = (line.whole, line.core)
        // "…, not five"
        // "done, took an hour", "I have it already": something that was to be done.
        if ["done", "erledigt", "fertig", "gekauft"].contains(core.key(core.start))
            || core.contains(["already", "schon", "bereits"])
        {
            return true
        }
        let isWhole = core.count > 7 && !line.dates.places.isEmpty
        if pronouns.contains(core.key(core.start)), Words.statementVerbs.contains(core.key(core.start + 1)), !isWhole {
            return true
        }
        if core.key(core.start).count <= 3, pronouns.contains(core.key(core.start + 1)),
            Words.statementVerbs.contains(core.key(core.start + 2))
        {
            return true
        }
        let ending = whole.words.suffix(4)
        let hasContrast = zip(ending, ending.dropFirst()).contains { before, word in
            ["not", "nicht"].contains(word.key) && (before.mark != nil || before.key.contains(where: \.isNumber))
                || ["not", "nicht"].contains(before.key) && NumberWords.cardinal(word.key) != nil
        }
        if hasContrast, core.count > 3 { return true }
        if core.words.first.map({ "+-".contains($0.key.first ?? " ") }) ?? false { return true }
        // "and bulbs 6.20" goes on with what was written last.
        if core.count < 6, whole.upTo(core.start).contains(["and", "plus", "n", "und"]) { return true }
        let opening = whole.upTo(core.start + 1)
        if opening.contains(Words.turns) || corrects(line) { return true }
        // "the permit one's answered": one of several things that were to be done.
        if core.count < 9, core.contains(["ones"]) || core.containsPhrase([settled]) { return true }
        if ["instead", "anyway", "actually", "stattdessen"].contains(whole.key(whole.end - 1)) { return true }
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if contractions.contains(first) { return true }
        if core.count < 7, ["it", "them"].contains(core.key(core.end - 1)) { return true }
        if pronouns.contains(second), Vocabulary.prepositions.contains(core.key(core.start + 2)) { return true }
        // What goes on for long says itself what it is about.
        guard core.count < 7 else { return core.words.last.map { Words.changes.contains($0.key) } ?? false }
        if core.words.last.map({ Words.changes.contains($0.key) }) ?? false { return true }
        if pronouns.contains(first), second.isEmpty || Words.statementVerbs.contains(second) || first == "both" {
            return true
        }
        // "gave it back", "she moved it to friday": it was named before.
        return core.words.indices.dropFirst().prefix(3).contains { ["it", "them"].contains(core.key($0)) }
    }

    /// Whether a line takes back something that was said: "no, …", "i misread", "*15 peaks".
    static func corrects(_ line: Line) -> Bool {
        let opening = line.whole.upTo(min(line.core.start + 1, line.whole.end))
        let isMarked = line.text.first == "*" && line.text.dropFirst().first?.isWhitespace == false
        return isMarked || opening.contains(Words.turns) || line.whole.containsPhrase(corrections)
            || line.core.count < 6 && line.whole.containsPhrase(endings)
    }

    private static let settled: Phrase = "taken care of"
    private static let contractions: Set<String> = ["its", "thats", "theyre", "thatll", "itll"]
    private static let pronouns: Set<String> = [
        "it", "that", "this", "they", "them", "those", "these", "both", "es", "das",
    ]
    private static let corrections: [Phrase] = [
        "i meant|mean", "i am|was afraid|wrong|mistaken", "my mistake|bad", "i beg your pardon", "beg pardon",
        "on reflection", "on second thought|thoughts", "after all",
        "i take that|it back", "i made a mistake",
        "i misread|misheard|mistyped|miscounted|misspoke", "same time|day|place|hour", "gleiche zeit|uhrzeit",
        "or was it",
        "scratch that", "forget it|that|about", "ich meinte|meine", "doch nicht",
    ]

    /// What says that something came to its end.
    private static let endings: [Phrase] = ["no|any more|longer", "nicht mehr"]

    // MARK: - Talk

    /// Whether a line speaks to the assistant: a greeting, a word about notes and lists, "you".
    private static func isAddressed(_ line: Line) -> Bool {
        line.whole.contains(Words.addresses) || line.whole.contains(["lets"]) || line.whole.match(greetings) != nil
            || line.core.words.contains {
                Words.noteNouns.contains($0.key) && !["one", "thing", "task"].contains($0.key)
            }
            || line.core.contains(Words.listNouns) || line.core.contains(handled)
            || line.core.match(wishes) != nil
            || Words.taskVerbs.contains(line.core.key(line.core.start)) && line.dates.places.isEmpty
                && !(hasVerb(line.core) && hasName(line.core))
    }

    /// What is done to notes.
    private static let handled: Set<String> = [
        "deleted", "removed", "erased", "updated", "added", "cleared", "renamed", "undone", "restored", "reminded",
        "calendar", "gelöscht", "gestrichen",
    ]
    private static let wishes: [Phrase] = [
        "i|we would|should like|love", "id|wed like|love", "i|we want|wish|need", "let me|us",
    ]

    /// Whether a line may be no more than a remark: feelings, words to the assistant, something that was done.
    private static func isTalk(_ line: Line) -> Bool {
        let (whole, core) = (line.whole, line.core)
        if whole.contains(Words.interjections) { return true }
        let (first, second) = (core.key(core.start), core.key(core.start + 1))
        if ["im", "i", "ich"].contains(first), feelings.contains(second) || first == "im" && core.count <= 4 {
            return true
        }
        // "packed the torch": what was done, without who did it or anything new.
        return Deed.isPast(first) && !tellings.contains(first) || first == "done"
    }

    /// Whether a line says how the person feels, or that they do not know, whatever day it names.
    private static func isMood(_ core: Clause) -> Bool { core.match(moods) != nil }

    private static let moods: [Phrase] = [
        "im so|too|really|very|just|soo|sooo", "i am|was|feel so|too|really|very|just", "ich bin so|total|echt|zu|voll", "idk|dunno|idc", "i dont know|care",
    ]
    private static let greetings: [Phrase] = [
        "hi|hello|hey|thanks|thank|bye|goodnight|thx|cheers|congrats|moin|hallo|danke|tschüss|tschau|servus",
        "grüß|grüss gott|dich|euch|sie", "auf wiedersehen|wiederschauen|wiederhören", "ich danke", "i thank",
        "good|guten|gute morning|night|evening|day|afternoon|abend|nacht|morgen|tag",
    ]
    private static let feelings: Set<String> = [
        "love", "hate", "wish", "guess", "feel", "hope", "like", "am", "miss", "wonder", "know", "dont", "cant",
        "think",
        "liebe", "hasse", "hoffe", "glaube", "bin",
    ]
    /// Past forms that begin what is worth keeping: where things and people are, what was agreed.
    private static let tellings: Set<String> = [
        "put", "left", "met", "saw", "lost", "found", "decided", "moved", "booked", "swapped", "lent", "planted",
        "parked", "hid", "borrowed", "stored", "agreed", "promised", "talked", "spoke",
    ]

    private static func isOnlyDates(_ line: Line) -> Bool {
        let inDates = Set(line.dates.places.flatMap { Array($0.words) })
        return !line.core.words.indices.contains { index in
            !inDates.contains(index) && !Words.stopWords.contains(line.core.key(index))
        }
    }

    /// Whether a verb makes a statement of the words before and after it.
    static func hasVerb(_ clause: Clause) -> Bool {
        for (offset, word) in clause.words.enumerated().prefix(9) {
            if offset > 0, joints.contains(word.key) { return false }
            let isVerb = Words.statementVerbs.contains(word.key)
            if isVerb, offset > 0 || openers.contains(word.key), clause.count > offset + 1 { return true }
            // "i hid the key in …", "the man repaired it"
            if 1...4 ~= offset, Deed.isPast(word.key), clause.count > offset + 2 { return true }
        }
        return false
    }

    /// Whether words say what somebody does, or how things are: a reason, not a thing.
    static func tells(_ clause: Clause) -> Bool {
        hasVerb(clause) || clause.contains(Words.pronouns) || clause.contains(tellers)
            || clause.words.contains { Deed.isPast($0.key) || Words.auxiliaries.contains($0.key) }
    }

    private static let tellers: Set<String> = ["i", "we", "you", "me", "us", "ich", "wir", "mir", "uns"]
    private static let joints: Set<String> = [
        "that", "which", "who", "if", "because", "where", "dass", "weil", "wenn", "ob", "und", "aber",
    ]
    private static let openers: Set<String> = [
        "im", "ive", "its", "hes", "shes", "theyre", "theres", "thats", "put", "left", "met", "saw", "lost", "found",
        "bought", "paid", "decided", "moved", "booked", "swapped", "got", "went", "took", "lent", "planted", "parked",
    ]
}
