import Assistant
import Notes

/// What somebody says was done: "greased the hinge and the lock", "the tubes have arrived", "rang the dentist".
struct Deed {
    /// The stems of the verbs, all of one kind by one name: to ring is to call.
    let verbs: Set<String>
    /// The stems of what it was done with.
    let things: Set<String>
    /// The same, thing by thing.
    private let phrases: [Set<String>]
    /// Who did it, if it is one word: "omar mended the fence".
    private let doer: String?
    /// Whether only the task of that person can be meant.
    private let isOfOther: Bool
    /// Whether it tells that a thing came to its end.
    private let isEnd: Bool

    /// What words say was done, without the reason and what was not done; `nil` when it came to nothing.
    static func told(_ whole: Clause) -> Clause? {
        // "bought grout and spacers, they were out of tape": what follows is the reason.
        let end = whole.words.indices.dropLast().first {
            whole.words[$0].mark != nil
                && (Self.tellers.contains(whole.key($0 + 1)) || whole.from($0 + 1).contains(Self.openWords))
        }
        let told = whole.upTo(end.map { $0 + 1 } ?? whole.end)
        // "bought the rope but not the tape": what follows was not done.
        let exception = told.words.indices.dropFirst().first { Self.exceptions.contains(told.key($0)) }
        // "called ben but he didnt answer": it came to nothing.
        if let exception, told.from(exception).words.contains(where: { $0.key.hasSuffix("nt") || $0.key == "nicht" }) {
            return nil
        }
        let clause = told.upTo(exception ?? told.end)
        return clause.contains(negations) ? nil : clause
    }

    /// `nil` when words tell of nothing that the person did, or that came to its end.
    init?(_ whole: Clause) {
        guard let clause = Self.told(whole) else { return nil }
        var keys = clause.keys
        if clause.containsPhrase(Self.settled) { keys.append("done") }
        if clause.containsPhrase(Self.had) { keys.append("gekauft") }
        // "took the drill back"
        if keys.last == "back", clause.count > 2, ["took", "brought", "gave"].contains(keys[0]) {
            keys[0] = "returned"
        }
        let isEnded = !Self.auxiliaries.isDisjoint(with: keys)
        func tells(_ key: String) -> Bool {
            Self.isPast(key) || Self.endings.contains(key) || isEnded && Self.isUnparted(key)
        }
        guard let verb = keys.firstIndex(where: tells) else { return nil }
        let before = keys[..<verb].filter { !Self.adverbs.contains($0) }
        let isOwn = before.isEmpty || before.allSatisfy { Self.people.contains($0) }
        doer = isOwn || before.count > 1 ? nil : before.first
        // "ruth rang" tells of what ruth did; "the tubes arrived" and "the tubes are packed" of what came to its end.
        isEnd =
            !Self.endings.isDisjoint(with: keys) || before.last.map { Self.auxiliaries.contains($0) } ?? false
            || verb == keys.count - 1 && (keys[verb].hasPrefix("ge") || Self.isParted(keys[verb]))
            // "the car's moved"
            || verb > 0 && verb < clause.count && clause.words[clause.start + verb - 1].isPossessive
            // "hoggs shifted", but not "ruth rang"
            || verb == keys.count - 1 && (1...3).contains(before.count) && !Self.talking.contains(keys[verb])
        guard isOwn || isEnd || doer != nil else { return nil }
        isOfOther = !isOwn && !isEnd
        verbs = Set(keys.filter(tells).map(Self.kind))
        func isThing(_ word: Word) -> Bool { !tells(word.key) && !Self.people.contains(word.key) }
        let rest = clause.words.filter(isThing)
        things = Self.stems(rest[...])
        phrases = clause.words.split { Self.joints.contains($0.key) || $0.mark == "," && !isThing($0) }
            .flatMap { Self.phrases($0.filter(isThing)) }
    }

    /// The stems of each of several things: "the torch, the map and the tent".
    private static func phrases(_ words: [Word]) -> [Set<String>] {
        var groups: [[Word]] = [[]]
        for word in words {
            if !joints.contains(word.key) { groups[groups.count - 1].append(word) }
            if joints.contains(word.key) || word.mark == "," { groups.append([]) }
        }
        return groups.map { stems($0[...]) }.filter { !$0.isEmpty }
    }

    /// Several deeds that are told in one line, each with its own verb: "map printed and tent aired".
    static func parts(of words: Clause) -> [Deed] {
        let joints = words.words.indices.filter { Self.joints.contains(words.key($0)) && $0 > words.start }
        guard joints.count == 1, let joint = joints.first else { return [] }
        let deeds = [words.upTo(joint), words.from(joint + 1)].compactMap(Deed.init)
        return deeds.count == 2 ? deeds : []
    }

    /// Words with which begins where, from whom or when something was done.
    static let places: Set<String> = [
        "from", "at", "on", "in", "by", "past", "after", "before", "von", "bei", "beim", "im",
    ]

    /// The open items of a list that the words tell of, if they tell of little else.
    /// - Parameter isLikely: whether the words sound as if something was done, whatever their verb.
    func items(of note: NoteReport, isLikely: Bool, isOnly: (String) -> Bool) -> [String] {
        let open = Checklist(note.body).items.filter { !$0.isDone }.map {
            (text: $0.text, task: Task($0.text, named: phrases))
        }
        // "tyre checked" ends a reminder that only names the tyre.
        let isReminder = note.due != nil && open.count == 1 && isEnd
        let hits = open.filter { item in
            (fits(item.task) || (isReminder || isLikely && !isOfOther) && item.task.verb == nil)
                && isNamed(item.task, isOnly)
        }
        let told = hits.reduce(into: note.titleStems) { $0.formUnion($1.task.things) }
        let left = things.subtracting(verbs).subtracting(doer.map { [$0] } ?? []).filter { thing in
            !told.contains { Self.areAlike(thing, $0) }
        }
        return left.count <= (hits.isEmpty ? 0 : 1) && !left.contains { $0.contains(where: \.isNumber) }
            ? hits.map(\.text) : []
    }

    /// Whether it is the verb of a task, or one that ends anything.
    private func fits(_ task: Task) -> Bool {
        if isOfOther, task.owner != doer { return false }
        let known = task.verb ?? [task.first, task.last].lazy.compactMap(\.self).first(where: verbs.contains)
        guard let verb = known else {
            return !verbs.isDisjoint(with: Self.general.union(Self.gets))
        }
        // "abgeschickt" ends "… zu schicken".
        let isSame = verbs.contains { said in
            said == verb || Self.particles.contains { said == $0 + verb || verb == $0 + said }
        }
        return isSame || !verbs.isDisjoint(with: Self.general)
    }

    /// Whether the words name a task: all that is in it, or what no other task has; a task of which only the verb is
    /// named is meant when it is the only one with that verb.
    private func isNamed(_ task: Task, _ isOnly: (String) -> Bool) -> Bool {
        if things.isEmpty { return task.verb.map { verbs.contains($0) && isOnly($0) } ?? false }
        let wanted = task.things.subtracting(verbs)
        let shared = wanted.filter { wanted in things.contains { Self.areAlike($0, wanted) } }
        guard !shared.isEmpty, shared != wanted else { return !shared.isEmpty }
        let isAll = phrases.contains { phrase in
            phrase.allSatisfy { thing in wanted.contains { Self.areAlike(thing, $0) } }
        }
        return (isAll || shared.count * 2 >= wanted.count) && shared.contains(where: isOnly)
    }

    /// What an item asks for.
    struct Task {
        /// The kind of its verb; nil when it only names a thing.
        let verb: String?
        /// The kind of its first word, which may be a verb that is not known as one.
        let first: String?
        /// The kind of its last word, which is the verb of a German task.
        let last: String?
        /// Who has to do it, where that is said first: "Ian: fix the gate".
        let owner: String?
        /// The stems of its other words.
        let things: Set<String>

        /// - Parameter phrases: what was named; a thing that is named so has no verb: "dust sheets".
        init(_ text: String, named phrases: [Set<String>] = []) {
            var words = Word.words(of: text)[...]
            owner = words.first?.mark == ":" && words.count > 1 ? words.removeFirst().key : nil
            last = words.last.map { Deed.kind($0.key) }
            let first = words.first?.key ?? ""
            self.first = words.count > 1 ? Deed.kind(first) : nil
            // "onions 40 kg" are onions.
            let named = words.filter { !Deed.units.contains($0.key) && !$0.key.contains(where: \.isNumber) }
            if !named.isEmpty { words = named[...] }
            let all = Deed.stems(words)
            let isTask = Words.taskVerbs.contains(first) && !phrases.contains { !$0.isEmpty && all.isSubset(of: $0) }
            verb = isTask ? Deed.kind(first) : nil
            things = Deed.stems(words.dropFirst(isTask ? 1 : 0))
        }
    }

    // MARK: - Words

    /// The stems of words without those that carry nothing.
    static func stems(_ words: ArraySlice<Word>) -> Set<String> {
        Set(
            Stems.all(
                in: words.filter {
                    !Words.stopWords.contains($0.key) && !adverbs.contains($0.key)
                        && $0.key.contains { $0.isLetter || $0.isNumber }
                }[...]
            ).map {
                germanRoot($0) ?? $0
            }
        )
    }

    /// Whether two stems are the same, or one is the end of the other, as in German compounds.
    static func areAlike(_ a: String, _ b: String) -> Bool {
        a == b || min(a.count, b.count) > 2 && max(a.count, b.count) > 7 && (a.hasSuffix(b) || b.hasSuffix(a))
    }

    /// The stem of a verb, the same for verbs of one kind.
    private static func kind(_ key: String) -> String {
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
        Words.pastForms[key] != nil || key.count > 4 && key.hasSuffix("ed")
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

    /// Whom or what words tell of: those before the verb.
    static func subject(_ words: Clause) -> Clause {
        let verb = words.words.indices.dropFirst().first {
            isPast(words.key($0)) || Words.statementVerbs.contains(words.key($0))
        }
        return words.upTo(verb ?? words.end)
    }

    private static let people: Set<String> = [
        "i", "we", "ive", "weve", "have", "ich", "wir", "habe", "hab", "haben", "im", "were", "am", "bin",
    ]
    /// What somebody may have said or done to the person who tells of it.
    private static let talking: Set<String> = [
        "rang", "rung", "called", "phoned", "texted", "emailed", "mailed", "messaged", "asked", "told", "met", "paid",
        "wrote", "spoke", "answered", "replied", "left", "moved", "visited", "lent", "gave",
    ]
    /// With these words begins what was not done.
    private static let exceptions = Words.exceptions.union(["without", "ohne"])
    private static let had: [Phrase] = ["hab|habe|haben ich|wir"]
    private static let auxiliaries: Set<String> = [
        "have", "is", "are", "was", "were", "been", "got", "ist", "sind", "wurde", "wurden", "habe", "hab", "haben",
        "ich", "wir",
    ]
    private static let negations: Set<String> = [
        "not", "no", "never", "didnt", "havent", "hasnt", "isnt", "arent", "wasnt", "almost", "nearly", "nicht",
        "kein", "keine", "if", "when", "until", "wenn", "wrong", "half", "spilled", "dropped", "missed", "returned",
        "broke",
        "falsch", "falsche", "falschen", "halb", "fast", "ausverkauft", "leer", "kaputt", "tot", "dead", "stupid",
    ]
    private static let adverbs: Set<String> = [
        "one", "off", "finally", "back", "today", "yesterday", "already", "just", "n", "all", "now", "also", "so",
        "ok", "care", "dealt", "up", "schon", "gerade", "heute", "wegen", "alles", "jetzt", "endlich", "eben",
    ]
    /// Words with which a thing comes to its end, whoever saw to it.
    private static let endings: Set<String> = [
        "arrived", "came", "come", "done", "finished", "sorted", "completed", "delivered", "ticked", "received",
        "inside",
        "finish", "erledigt", "raus", "fertig", "gekommen", "abgehakt", "✅", "✔️", "✔", "☑️",
    ]
    private static let units: Set<String> = [
        "kg", "g", "l", "ml", "cl", "dl", "lb", "lbs", "oz", "m", "cm", "mm", "x", "pcs", "stk", "pack", "packs",
    ]
    private static let joints: Set<String> = ["and", "n", "an", "plus", "und", "&"]
    private static let settled: [Phrase] = ["taken care of", "dealt with", "out of the way", "is|are up"]
    /// Words of what is still to be done, or cannot be.
    private static let openWords: Set<String> = [
        "still", "need", "needs", "forgot", "forgotten", "sold", "too", "tomorrow", "later", "left", "missing", "noch",
        "fehlt", "fehlen", "morgen", "vergessen", "next", "couldnt", "cant",
    ]
    /// Words with which a reason begins.
    private static let tellers: Set<String> = [
        "they", "he", "she", "it", "we", "i", "no", "yes", "because", "was", "er", "sie", "es", "wir", "ich", "weil",
    ]
    /// The kinds of those words.
    private static let general: Set<String> = Set(endings.map(kind))
    /// The kinds of verbs with which a thing is had that was to be got.
    private static let gets: Set<String> = Set(
        [
            "get", "pack", "make", "machen", "order", "bestellen", "book", "print", "wash", "clean", "fix", "find",
            "besorgen", "packen",
        ].map(kind)
    )
    private static let kinds: [String: String] = [
        "ring": "call", "phone": "call", "rang": "call", "bui": "get", "pick": "get", "collect": "get", "fetch": "get",
        "grab": "get", "bring": "get", "take": "get", "mail": "send", "email": "send", "post": "send", "text": "send",
        "kauf": "get", "hol": "get", "besorg": "get", "abhol": "get",
    ]
}

extension Shelf {
    /// Where the items of a reading stand: every note that has one of them, and which.
    func places(of reading: Reading) -> [(note: NoteReport, items: [String])] {
        let named = reading[.list].map { lists(named: ListName($0)) } ?? notes
        if let told = reading[.text] { return items(toldIn: told, of: named, isDone: reading.act == .untick) }
        guard let words = reading[.items] ?? reading[.old] else { return [] }
        if reading.act == .settle {
            if reading.rule == LineReading.likelyOff {
                // A reminder is no list that something is taken off.
                return items(toldIn: words, of: named.filter { !Checklist.isOneTask($0) }, isDone: false, isWhole: true)
            }
            let isLikely = reading.rule == LineReading.likelyDone
            guard isLikely, Deed(words) == nil, let told = Deed.told(words) else {
                return done(by: words, in: named, isLikely: isLikely)
            }
            return items(toldIn: told, of: named, isDone: false)
        }
        let phrases = Items.split(words)
        var places = named.compactMap { note -> (note: NoteReport, items: [String])? in
            let list = Checklist(note.body)
            let hits = phrases.filter { !list.matches($0).isEmpty }
            return hits.isEmpty ? nil : (note, hits)
        }
        let most = places.map(\.items.count).max() ?? 0
        places = places.filter { $0.items.count == most }
        guard places.count > 1, reading.act == .tick else { return places }
        let open = places.filter { place in
            let list = Checklist(place.note.body)
            return place.items.contains { list.matches($0).contains { !$0.isDone } }
        }
        return open.isEmpty ? places : open
    }

    /// The items that words tell of: "emailed ruth" of "email ruth about the boat".
    private func done(by words: Clause, in notes: [NoteReport], isLikely: Bool) -> [(
        note: NoteReport, items: [String]
    )] {
        let counts = Self.counts(of: notes, isDone: false)
        func places(_ deeds: [Deed]) -> [(note: NoteReport, items: [String])] {
            Self.best(
                notes.map { note in
                    (note, deeds.flatMap { $0.items(of: note, isLikely: isLikely) { counts[$0] == 1 } })
                }
            )
        }
        let whole = places([Deed(words)].compactMap { $0 })
        guard whole.isEmpty else { return whole }
        let parts = places(Deed.parts(of: words))
        guard parts.isEmpty else { return parts }
        // "got the foils from the shop on my way": where it was done is on no list.
        guard let start = words.words.indices.dropFirst(2).first(where: { Deed.places.contains(words.key($0)) }) else {
            return []
        }
        return places([Deed(words.upTo(start))].compactMap { $0 })
    }

    /// The items that a report before an order is about: "the pump is fixed, tick it off".
    /// - Parameter isWhole: whether only items count that are named word for word.
    private func items(toldIn words: Clause, of notes: [NoteReport], isDone: Bool, isWhole: Bool = false) -> [(
        note: NoteReport, items: [String]
    )] {
        let counts = Self.counts(of: notes, isDone: isDone)
        let said = Deed.stems(words.words)
        return Self.best(
            notes.map { note in
                let items = Checklist(note.body).items.filter { item in
                    let things = Deed.Task(item.text).things
                    let shared = things.filter { thing in said.contains { Deed.areAlike($0, thing) } }
                    let isAll = shared.count == things.count || said.isSubset(of: shared)
                    return item.isDone == isDone && !shared.isEmpty
                        && (shared.count == things.count
                            || !isWhole && (isAll || shared.count * 2 >= things.count)
                                && shared.contains { counts[$0] == 1 })
                }
                return (note, items.map(\.text))
            }
        )
    }

    /// In how many items each stem stands.
    private static func counts(of notes: [NoteReport], isDone: Bool) -> [String: Int] {
        var counts: [String: Int] = [:]
        for item in notes.flatMap({ Checklist($0.body).items }) where item.isDone == isDone {
            let task = Deed.Task(item.text)
            for stem in task.things.union(task.verb.map { [$0] } ?? []) { counts[stem, default: 0] += 1 }
        }
        return counts
    }

    private static func best(_ places: [(note: NoteReport, items: [String])]) -> [(note: NoteReport, items: [String])] {
        let most = places.map(\.items.count).max() ?? 0
        return most == 0 ? [] : places.filter { $0.items.count == most }
    }
}
