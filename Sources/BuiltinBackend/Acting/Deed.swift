import Assistant
import Notes

/// What somebody says was done: "greased the hinge and the lock", "the tubes have arrived", "rang the dentist".
struct Deed {
    /// The stems of the verbs, all of one kind by one name: to ring is to call.
    let verbs: Set<String>
    /// The stems of each thing it was done with: "the torch, the map and the tent".
    let things: [Set<String>]
    /// The verbs of the part of the sentence that each stands in, where that has one.
    let partVerbs: [Set<String>: Set<String>]
    /// What each of them begins with, before where or from whom it is: the rope of "the rope from the shop".
    let leads: [Set<String>: Set<String>]
    /// What each word of them says the kind of: of "tent pegs", the tent that of the pegs.
    let heads: [String: String]
    /// What stands before a "&", which may be two things or one: "Ann & Ben", "Marks & Spencer".
    let paired: Set<String>
    /// Whether it is what somebody else said or did to the person: "ruth rang", which does not end "ring ruth".
    let isOfOther: Bool

    /// What words say was done, without the reason and what was not done; `nil` when it came to nothing.
    static func told(_ whole: Clause) -> Clause? {
        // "bought grout and spacers, they were out of tape": what follows is the reason.
        let end = whole.words.indices.dropLast().first {
            let isMarked = whole.words[$0].mark != nil
            let isJoined = Self.joints.contains(whole.key($0 + 1))
            guard isMarked || isJoined else { return false }
            let part = whole.part(around: $0 + 1...$0 + 1)
            return isMarked
                && (isState(part, behind: whole.part(around: $0...$0)) || part.containsPhrase(Self.lacking)
                    || isAhead(part) || saysNone(part)
                    || Self.tellers.contains(part.key(part.start)) && !tellsDeed(part)
                    // "tape too" says no "too short".
                    || (part.keys.last == "too" ? part.upTo(part.end - 1) : part).contains(Self.openWords))
                // "fixed the door and the window is next"
                || isJoined && part.contains(Self.openWords.subtracting(["too"]))
        }
        let told = whole.upTo(end.map { $0 + 1 } ?? whole.end)
        // "went to collect the parcel, shut", "the bank is closed so ring monday", "ticked milk by mistake"
        let isSetOut =
            ["went", "tried", "wanted"].contains(whole.key(whole.start)) && whole.key(whole.start + 1) == "to"
        let goesOn = whole.words.dropLast().contains { $0.mark != nil || Self.exceptions.contains($0.key) }
        // "forgot to pay Gus", but "forgot to say, fixed the tap"
        let forgotten = whole.find(Self.forgetting)?.upperBound
        if let forgotten, Words.taskVerbs.contains(whole.key(forgotten)) { return nil }
        if forgotten == nil, ["forgot", "forgotten"].contains(whole.key(whole.start)) { return nil }
        if whole.keys.last == "please" || isSetOut && goesOn || whole.containsPhrase(Self.mistakes) || putsOff(whole) {
            return nil
        }
        // "packed most of the kitchen", "sent the forms to Lena only", "fixed the tap a year ago"
        if whole.containsPhrase(Self.partly) || isPartial(whole) || whole.keys.last == "only" || isOfOtherOne(whole) {
            return nil
        }
        // "alles bis auf brot gekauft": the bread alone is not done.
        if whole.containsPhrase(Self.allBut) { return nil }
        // "rang Ann, she was not in": nobody was reached.
        let isCall = told.words.contains { isPast($0.key) && kind($0.key) == "call" }
        if isCall && whole.from(told.end).contains(LineForm.negations) || reachesNobody(whole) { return nil }
        // "bought the rope but not the tape": what follows was not done.
        let exception = exception(in: told)
        // "called ben but he didnt answer": it came to nothing.
        let failing: (Word) -> Bool = { word in
            word.key.hasSuffix("nt") || word.key == "nicht" || word.key == "wrong" || word.key.hasPrefix("falsch")
        }
        if let exception, case let rest = told.from(exception + 1),
            rest.words.contains(where: failing) || rest.contains(lasting) || isUndone(rest)
        {
            return nil
        }
        let clause = told.upTo(exception ?? told.end)
        let isDenied = clause.words.contains {
            ($0.key != "gone" || !clause.containsPhrase(Self.wentOff + Self.wentOut)) && Self.ends.contains($0.key)
        }
        // "I told Tom to call Ann"
        let teller = clause.words.firstIndex { ["told", "asked"].contains($0.key) }
        let isOrder = teller.map { clause.from($0).contains(["to"]) } ?? false
        return isDenied || isOrder || clause.containsPhrase(Self.soldOut + Self.ahead) ? nil : clause
    }

    /// Whether words say what is to be done instead, "… so ring monday", or that it is to be later: "the meeting is postponed".
    private static func putsOff(_ whole: Clause) -> Bool {
        whole.contains(["postponed", "delayed", "rescheduled", "verschoben", "vertagt", "verlegt"])
            || whole.words.indices.contains { whole.key($0) == "so" && Words.taskVerbs.contains(whole.key($0 + 1)) }
    }

    /// Whether words say that there was none of something: "lidl had no peppers", "peppers they had none".
    private static func saysNone(_ part: Clause) -> Bool {
        part.contains(["no", "none", "kein", "keine", "keinen"])
            && (part.contains(["had", "has", "have", "theyd", "hatte", "hatten", "da"])
                || part.containsPhrase(thereWas))
    }

    private static let thereWas: [Phrase] = ["there was|were|is|are", "es gab"]
    private static let allBut: [Phrase] = [
        "everything|all but|bar|except|apart", "alles|alle fertig|da? außer|ausser",
        "alles|alle fertig|da? bis auf",
    ]
    private static let forgetting: [Phrase] = ["forgot|forgotten to"]
    private static let partly: [Phrase] = [
        "most|some|part|parts|half of", "a bit of", "months|years|month|year ago",
    ]
    private static let mistakes: [Phrase] = [
        "by mistake|accident", "a mistake", "aus versehen", "versehentlich", "gave|given up", "aufgegeben",
    ]

    /// Whether what follows "but" says that it came to nothing, or to half: "but nobody answered", "but it bounced".
    private static func isUndone(_ rest: Clause) -> Bool {
        let first = rest.key(rest.start)
        if ["not", "nicht"].contains(first), isPast(rest.key(rest.start + 1)) { return true }
        return doubting.contains(first) || tellers.contains(first) && rest.contains(undoing)
    }
    private static let doubting: Set<String> = [
        "nobody", "noone", "only", "half", "just", "forgot", "too", "keiner", "niemand", "nur", "zu",
    ]

    init(_ clause: Clause) {
        var keys = clause.keys
        if clause.containsPhrase(Self.settled) { keys.append("done") }
        // "hab Brot", "Brot hab ich"
        if clause.containsPhrase(Self.had) || clause.match(Self.have) != nil { keys.append("gekauft") }
        // "the torch is in already", "Pinsel sind da"
        // "the rolls are here, stuck them in the shed"
        let stating = clause.parts.filter { $0.contains(["is", "are", "ist", "sind"]) }
        let isThere = stating.allSatisfy { part in
            part.keys.last { !Self.adverbs.contains($0) }.map(Self.there.contains) ?? false
        }
        if isThere, !stating.isEmpty { keys.append("got") }
        // "the seed order went off", "the bins went out"
        if clause.containsPhrase(Self.wentOff + Self.wentOut) { keys.append("sent") }
        if clause.containsPhrase(Self.wentOut) { keys.append("put") }
        // "took the drill back"
        if keys.contains("back"), clause.count > 2, ["took", "brought", "gave"].contains(keys[0]) {
            keys[0] = "returned"
        }
        // "got beetroot" has no German participle.
        let isEnded = !Self.germanAuxiliaries.isDisjoint(with: keys)
        func tells(_ key: String) -> Bool {
            Self.isPast(key) || Self.endings.contains(key) || isEnded && Self.isUnparted(key)
        }
        let verb = keys.firstIndex(where: tells) ?? 0
        let before = keys[..<verb].filter { !Self.adverbs.contains($0) }
        // "ruth rang", "my neighbour fixed his window", "anna sent me a parcel"
        let doer = before.filter { !Vocabulary.determiners.contains($0) && !["has", "had"].contains($0) }
        let isForDoer = !Self.others.isDisjoint(with: keys[verb...])
        isOfOther =
            doer.count == 1 && Self.people.isDisjoint(with: before)
            && (Self.telling.contains(keys[verb]) || isForDoer && keys.count > verb + 1)
        verbs = Set(keys.filter(tells).map(Self.kind))
        func isThing(_ word: Word) -> Bool {
            // "got bin bags"
            let isPerson = Self.people.contains(word.key) && (word.key != "bin" || keys.contains("ich"))
            return !tells(word.key) && !isPerson && !word.isDrawnOut && Shape(word.key) != .weekday
        }
        // "got the ink & milk"
        let joined = zip(clause.words, clause.words.dropFirst()).filter(Self.arePaired(in: clause)).map(\.1).filter {
            // "Marks & Spencer" is one.
            !($0.text(in: clause.source).first?.isUppercase ?? false)
        }.map(\.range.lowerBound)
        // "blue roll got. mop heads got", "milk bought, eggs too"
        let phrases = clause.words.split {
            Self.joints.contains($0.key) || $0.mark.map { ",.;!".contains($0) } ?? false && !isThing($0)
        }
        .flatMap { Self.phrases(Self.withoutDoer($0, tells).filter(isThing), joined) }
        let things = phrases.map { Self.stems($0[...]) }.filter { !$0.isEmpty }
        self.things = things
        partVerbs = Self.verbs(of: things, in: clause, tells)
        leads = phrases.reduce(into: [:]) { leads, phrase in
            let isAside: (Word) -> Bool = { Vocabulary.prepositions.contains($0.key) }
            leads[Self.stems(phrase[...])] = Self.stems(phrase.drop(while: isAside).prefix { !isAside($0) })
        }
        heads = phrases.reduce(into: [:]) { $0.merge(Self.heads($1[...])) { first, _ in first } }
        paired = Self.stems(
            zip(clause.words, clause.words.dropFirst()).filter(Self.arePaired(in: clause)).map(\.0)[...]
        )
    }

    /// "desh bought milk" tells of milk: what stands alone before a verb with an object did it.
    private static func withoutDoer(_ words: ArraySlice<Word>, _ tells: (String) -> Bool) -> ArraySlice<Word> {
        let start = words.lastIndex { $0.mark == "," }.map { $0 + 1 } ?? words.startIndex
        guard start + 2 < words.endIndex, !tells(words[start].key), tells(words[start + 1].key),
            !auxiliaries.contains(words[start + 1].key),
            !stems(words[(start + 2)...]).isEmpty, !endings.contains(words[start + 1].key)
        else { return words }
        return words[..<start] + words[(start + 1)...]
    }

    /// The words of each of several things: "the torch, the map and the tent".
    /// - Parameter joined: where the words begin that stand behind a "&".
    private static func phrases(_ words: [Word], _ joined: [String.Index]) -> [[Word]] {
        var groups: [[Word]] = [[]]
        for word in words {
            if joined.contains(word.range.lowerBound) { groups.append([]) }
            if !joints.contains(word.key) { groups[groups.count - 1].append(word) }
            if joints.contains(word.key) || word.mark == "," { groups.append([]) }
        }
        return groups
    }

    /// For the stem of each word but the last, that of the word behind it, which says what kind of thing it is.
    static func heads(_ words: ArraySlice<Word>) -> [String: String] {
        zip(words, words.dropFirst()).reduce(into: [:]) { heads, pair in
            guard pair.0.mark == nil, !isUnparted(pair.1.key), let kind = stems([pair.0]).first,
                let head = stems([pair.1]).first, head.contains(where: \.isLetter)
            else { return }
            heads[kind] = head
        }
    }

    /// Whether the verb says of any task that it is done: "the tap is sorted".
    var endsAny: Bool { !verbs.isDisjoint(with: Self.general) }

    /// Whether a thing was got, packed or the like.
    var gets: Bool { !verbs.isDisjoint(with: Self.gets) }

    /// How the verbs that were said of a thing end a task.
    func fit(_ task: Task, of thing: Set<String>) -> Fit {
        let verbs = verbs(of: thing)
        if isOfOther, task.owner == nil { return .contrary }
        guard verbs.isDisjoint(with: Self.general) else { return .any }
        let known = task.verb ?? [task.first, task.last].lazy.compactMap(\.self).first(where: verbs.contains)
        // "took the milk back" got none, "left the charger at home" packed none, and "boiled the eggs" bought none.
        if known == nil, verbs.isSubset(of: Self.parting) && !verbs.isEmpty || verbs.isSuperset(of: ["go", "send"]) {
            return .contrary
        }
        guard let known else { return verbs.isDisjoint(with: Self.gets) ? .unsaid : .got }
        // "abgeschickt" ends "… zu schicken".
        let isSame = verbs.contains { said in
            said == known || Self.particles.contains { said == $0 + known || known == $0 + said }
        }
        return isSame ? .own : verbs.isEmpty ? .unsaid : .contrary
    }

    /// How verbs end a task: as its own, as those that end any, of a thing that was got, not plainly, or not at all.
    enum Fit { case own, any, got, unsaid, contrary }

    /// The stems of words without those that carry nothing.
    static func stems(_ words: ArraySlice<Word>) -> Set<String> {
        let isGerman = Stems.areGerman(words)
        return Set(
            Stems.all(
                in: words.filter {
                    !Stems.isStopWord($0.key, isGerman: isGerman) && !adverbs.contains($0.key)
                        && $0.key.contains { $0.isLetter || $0.isNumber }
                }[...]
            ).map {
                germanRoot($0) ?? $0
            }
        )
    }

    /// Whether two stems are the same, or one is the end of the other, as in German compounds.
    static func areAlike(_ a: String, _ b: String) -> Bool {
        a == b
            || min(a.count, b.count) > 2 && max(a.count, b.count) > 7 && (a.hasSuffix(b) || b.hasSuffix(a))
                && ![a, b].contains("dai")
    }

    /// The stem of a verb, the same for verbs of one kind.
    static func kind(_ key: String) -> String {
        let verb = Words.pastForms[key] ?? key
        let stem = germanRoot(verb) ?? (isUnparted(verb) ? String(verb.dropLast()) : PorterStemmer.stem(verb))
        return kinds[stem] ?? stem
    }

    /// What "geprüft" and "prüfen", "angerufen" and "anzurufen" have in common, if a word looks like one of them.
    private static func germanRoot(_ key: String) -> String? {
        let parted = particles.first { key.hasPrefix($0 + "zu") || key.hasPrefix($0 + "ge") }
        if let parted, key.count > parted.count + 5, key.hasSuffix("en") || key.hasSuffix("t") {
            return parted + key.dropFirst(parted.count + 2).dropLast(key.hasSuffix("en") ? 2 : 1)
        }
        if key.hasPrefix("ge"), key.count > 5, key.hasSuffix("t") {
            return String(key.dropFirst(2).dropLast(key.hasSuffix("tet") || key.hasSuffix("det") ? 2 : 1))
        }
        return key.hasSuffix("en") && key.count > 4 ? String(key.dropLast(2)) : nil
    }

    /// Whether a word tells of something done.
    static func isPast(_ key: String) -> Bool {
        Words.pastForms[key] != nil || key.count > 4 && key.hasSuffix("ed") && !key.contains("-") && !looksPast(key)
            || key.count > 5 && key.hasPrefix("ge") && key.hasSuffix("t")
            || isParted(key)
    }

    /// Whether it looks like "bestellt", the form of a verb that takes no "ge".
    private static func isUnparted(_ key: String) -> Bool {
        key.count > 6 && key.hasSuffix("t") && ["be", "ver", "er", "ent", "zer"].contains { key.hasPrefix($0) }
    }

    /// Whether it looks like "angerufen".
    private static func isParted(_ key: String) -> Bool {
        particles.contains { key.hasPrefix($0 + "ge") && key.count > $0.count + 5 }
            && (key.hasSuffix("t") || key.hasSuffix("en"))
    }

    /// What German verbs begin with that is parted from the rest: "an-rufen".
    private static let particles = [
        "ab", "an", "auf", "aus", "ein", "hoch", "los", "mit", "nach", "um", "vor", "weg", "zurück",
    ]

    private static let people: Set<String> = [
        "i", "we", "ive", "weve", "have", "ich", "wir", "habe", "hab", "haben", "im", "were", "am", "bin",
    ]
    /// What somebody may have said or done to the person who tells of it.
    private static let telling: Set<String> = [
        "rang", "called", "phoned", "texted", "emailed", "mailed", "messaged", "asked", "told", "met", "paid",
        "wrote", "spoke", "answered", "replied", "left", "moved", "visited", "lent", "gave",
    ]
    /// Whose what somebody else did may be, and whom it was done to.
    private static let others: Set<String> = ["his", "her", "their", "me", "us", "mir", "uns", "sein", "ihr"]
    private static let had: [Phrase] = ["hab|habe|haben ich|wir"]
    private static let have: [Phrase] = ["wir|ich? hab|habe|haben"]
    private static let germanAuxiliaries: Set<String> = [
        "ist", "sind", "wurde", "wurden", "habe", "hab", "haben", "ich", "wir",
    ]
    private static let auxiliaries = germanAuxiliaries.union(["have", "is", "are", "was", "were", "been", "got"])
    private static let negations: Set<String> = [
        "wish", "wishing", "hope", "hoping", "hopefully", "tomorrow", "morgen", "dreamt", "dreamed", "bet", "doubt",
        "suppose", "imagine", "pretend",
        "thinks", "tried", "started", "wonder", "wünschte", "hoffe", "hoffentlich", "versucht", "angefangen",
        "not", "no", "never", "nobody", "none", "should", "would", "could", "must", "might", "sollte", "müsste",
        "niemand", "fully", "didnt", "havent", "hasnt", "isnt", "arent", "wasnt", "almost", "nearly", "nicht", "kein",
        "keine", "if", "when", "until", "wenn", "wrong", "half", "spilled", "dropped", "missed", "returned", "broke",
        "broken", "stolen", "torn", "lost", "empty", "gone", "alle", "falsch", "falsche", "falschen", "halb", "fast",
        "ausverkauft", "leer", "kaputt", "tot", "dead", "stupid", "required", "needed", "wanted", "wasted", "expired",
        "denied", "refused", "vergessen",
        "rejected", "failed", "promised", "agreed", "planned", "expected", "hoped", "offered", "decided", "requested",
        "skipped", "ruined", "need", "needs", "want", "wants", "maybe", "perhaps", "probably", "apparently", "says",
        "once", "before", "partly", "sure", "can",
    ]
    static let ends = negations.union(lasting)
    /// Words that say of what was tried that it came to nothing.
    private static let undoing = ends.union(["bounced", "out", "closed", "shut", "away", "cancelled", "canceled"])
    /// Words of what is as it was, or cannot be done.
    static let lasting: Set<String> = [
        "still", "cant", "cannot", "couldnt", "wont", "noch", "doubled", "halved", "tripled", "increased", "reduced",
    ]
    private static let adverbs: Set<String> = [
        "new", "old", "last", "neu", "neue", "neuen", "alte", "alten", "one", "off", "finally", "back", "today",
        "yesterday",
        "already", "just", "n", "all", "now", "also", "so",
        "ok", "care", "dealt", "up", "btw", "fyi", "tho", "lol", "schon", "gerade", "heute", "wegen", "alles", "jetzt",
        "endlich", "eben",
    ]
    /// Words with which a thing comes to its end, whoever saw to it.
    private static let endings: Set<String> = [
        "arrived", "came", "come", "done", "finished", "sorted", "completed", "delivered", "ticked", "received",
        "inside", "finish", "erledigt", "raus", "fertig", "gekommen", "abgehakt", "✅", "✔️", "✔", "☑️",
    ]
    static let units: Set<String> = [
        "kg", "g", "l", "ml", "cl", "dl", "lb", "lbs", "oz", "m", "cm", "mm", "x", "pcs", "stk", "pack", "packs",
    ]
    static let joints: Set<String> = ["and", "n", "an", "plus", "und", "+"]
    /// What says that something could not be had.
    private static let soldOut: [Phrase] = [
        "sold out", "out of stock", "run|ran|running out", "booked up|solid",
    ]
    /// What says that something is under way, or still to come.
    private static let ahead: [Phrase] = ["is|are|was|were being", "will|ll|to be", "wird|werden"]
    private static let lacking: [Phrase] = soldOut + ["is|are|was|were out", "ist|sind|war|waren aus"]
    private static let wentOff: [Phrase] = ["went|gone off"]
    private static let wentOut: [Phrase] = ["went|gone out"]
    private static let settled: [Phrase] = ["taken care of", "dealt with", "seen to", "out of the way", "is|are up"]
    /// Words of what is still to be done, or cannot be.
    private static let openWords: Set<String> = [
        "still", "need", "needs", "forgot", "forgotten", "sold", "too", "tomorrow", "later", "left", "missing", "noch",
        "fehlt", "fehlen", "morgen", "vergessen", "next", "couldnt", "cant",
    ]
    /// Words with which a reason begins.
    static let tellers: Set<String> = [
        "they", "he", "she", "it", "we", "i", "no", "yes", "because", "was", "wants", "needs", "says", "er", "sie",
        "es", "wir", "ich", "weil", "will", "braucht", "sagt",
    ]
    /// The kinds of those words.
    private static let general: Set<String> = Set(endings.map(kind))
    /// The kinds of verbs with which a thing is no longer there.
    static let parting = Set(
        [
            "return", "leave", "unpack", "borrow", "sell", "forget", "give", "use", "eat", "drink", "boil", "fry",
            "feed",
            "waste",
        ].map(kind)
    )
    /// The kinds of verbs with which a thing is had that was to be got.
    private static let gets: Set<String> = Set(
        [
            "get", "pack", "make", "machen", "order", "bestellen", "book", "print", "wash", "clean", "fix", "find",
            "repair", "mend", "replace", "sort",
            "besorgen", "packen",
        ].map(kind)
    )
    private static let kinds: [String: String] = [
        "ring": "call", "phone": "call", "rang": "call", "bui": "get", "pick": "get", "collect": "get", "fetch": "get",
        "grab": "get", "bring": "get", "take": "get", "mail": "send", "email": "send", "post": "send", "text": "send",
        "kauf": "get", "hol": "get", "besorg": "get", "abhol": "get",
    ]
}
