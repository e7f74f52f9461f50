import Assistant
import Notes
import SpokenDates

/// Which open things a line is about that tells what was done or is no longer wanted.
///
/// Each thing that is named is held against every open one: how much of that it says, how much of itself that explains, and whether
/// the verb fits. The best one is meant, if nothing else comes as near.
struct Settling {
    /// An item, or one of the things that a line of a note names.
    private struct Open {
        let note: NoteReport
        let text: String
        let task: Deed.Task
    }

    /// What a thing has to come to when the line surely tells of something done: all of one side and some of the other.
    private static let least = 1.2
    /// What the verb adds at most.
    private static let verb = 0.3
    /// What a word adds that only this thing has.
    private static let unique = 0.3

    private let open: [Open]
    /// The things of each item that is ticked already.
    private let ticked: [Set<String>]
    /// The words that are said.
    private let said: Set<String>
    /// The numbers that are said.
    private let numbers: Set<String>
    private let counts: [String: Int]
    /// What the notes are called by: "Tom's form is in" ends Tom of "forms needed from".
    private let titles: Set<String>
    private let deed: Deed
    /// What it was done for, about what, and from whom.
    private let aim: Aim
    /// Whose the things are, or whom they are from: "Tom's letter is written", "the invoice from Lee was sent".
    private let owners: Set<String>
    /// Of whom something is named: "Kim's sister rang" ends nothing that is about Kim alone.
    private let possessors: Set<String>
    /// What is somebody's: "washed Tom's car" does not end "wash the car".
    private let owned: [(owner: String, thing: String)]
    /// Where something else is: "the earplugs are in the bag" ends no "bin bags".
    private let elsewhere: Set<String>
    /// Whether the verb counts; beside an order to tick, it does not.
    private let countsVerb: Bool
    /// Whether only things count that are named with all their words.
    private let isWhole: Bool

    /// What a thing has to come to.
    private let least: Double
    /// Whether the line surely tells of something done, whatever its verb: "seen to the tap"; "the torch is on the shelf" does
    /// not.
    private let isSure: Bool

    /// - Parameters:
    ///   - likelihood: how likely the line tells of something done, from 0 to 1; the less, the more a thing has to come to.
    ///   - isDone: whether it is about things that are ticked.
    ///   - isOfAny: whether things count that a note names under any heading, and not only under one for what is to be done.
    init(
        _ told: Clause,
        in notes: [NoteReport],
        likelihood: Double = 1,
        isDone: Bool = false,
        isOfAny: Bool = false,
        countsVerb: Bool = true,
        isWhole: Bool = false
    ) {
        least = Self.least + 3 * max(0, 0.45 - likelihood)
        isSure = likelihood >= 0.6 && !told.contains(Words.statementVerbs)
        let deed = Deed(told)
        said = Set(told.keys)
        aim = Aim(told)
        numbers = Self.numbers(in: told)
        let subject = Deed.subject(told)
        // "bev's got the prizes": bev has.
        let named =
            subject.words.dropLast().filter(\.isPossessive)
            + (subject.find(["from|von"]).map { Array(subject.from($0.upperBound).words) } ?? [])
        owners = countsVerb && subject.end < told.end ? Set(Stems.content(of: named[...])) : []
        let titles = notes.filter { !Checklist.isOneTask($0) }.reduce(into: Set<String>()) {
            $0.formUnion($1.titleStems)
        }
        // "the barrow tyre's fixed", "Carla's not coming": it is, she is.
        let pairs = zip(told.words, told.words.dropFirst()).filter {
            $0.isPossessive && !Deed.isPast($1.key) && !LineForm.negations.contains($1.key)
                && !titles.contains(PorterStemmer.stem($1.key))
        }
        possessors = Deed.stems(pairs.map(\.0)[...])
        owned = pairs.flatMap { owner, thing in
            zip(Deed.stems([owner]), Deed.stems([thing])).map { (owner: $0, thing: $1) }
        }
        open = notes.flatMap { note in
            let items = Checklist(note.body).items.filter { $0.isDone == isDone }.map(\.text)
            let named = isDone ? nil : Enumeration(note)
            let parts = named.flatMap { isOfAny || $0.isToBeDone || $0.isBlock ? $0.parts : nil } ?? []
            // "the form has to be in by friday" is open as a whole.
            let isDue = items.isEmpty && parts.isEmpty && !isDone && note.due != nil && note.done != true
            return (items + parts + (isDue ? [note.title + "\n" + note.body] : [])).map {
                Open(note: note, text: $0, task: Deed.Task($0, named: deed.things, isGot: deed.gets))
            }
        }
        let ended = isDone ? [] : notes.flatMap { Checklist($0.body).items.filter(\.isDone) }
        ticked = ended.map { Deed.Task($0.text, named: deed.things).things }
        counts = open.reduce(into: [:]) { counts, open in
            for stem in open.task.things.union(open.task.verb.map { [$0] } ?? []) { counts[stem, default: 0] += 1 }
        }
        self.titles = titles
        elsewhere = Self.elsewhere(in: told, of: counts)
        self.deed = deed
        self.countsVerb = countsVerb
        self.isWhole = isWhole
    }

    /// The notes with the most of the things that are meant, and which.
    var places: [(note: NoteReport, items: [String])] {
        let meant = deed.things.isEmpty ? ofVerb : deed.things.flatMap(meant)
        let places = Dictionary(grouping: meant, by: \.note.id).compactMap { _, open in
            open.first.map { first in (note: first.note, items: open.map(\.text)) }
        }
        let most = places.map(\.items.count).max() ?? 0
        return places.filter { $0.items.count == most }.sorted { $0.note.id < $1.note.id }
    }

    /// The stems of where something is that is on none of the lists.
    private static func elsewhere(in told: Clause, of known: [String: Int]) -> Set<String> {
        guard let lead = told.find(["in|into|on|under|im|unter the|my|our|his|her"])?.lowerBound else { return [] }
        let things = Deed.stems(told.upTo(lead).words.filter { !Words.statementVerbs.contains($0.key) }[...])
        return things.isEmpty || things.contains { known[$0] != nil } ? [] : Deed.stems(told.from(lead + 1).words)
    }

    /// "emailed" of the only task of that verb.
    private var ofVerb: [Open] {
        // "washed up" ends no "wash car".
        let particles = said.intersection(Self.particles)
        let hits = open.filter { open in
            open.task.verb.map(deed.verbs.contains) ?? false
                && particles.isSubset(of: Word.words(of: open.text).map(\.key))
        }
        return hits.count == 1 && countsVerb ? hits : []
    }

    private func meant(by named: Set<String>) -> [Open] {
        // The numbers of a line tell which one of several is not meant.
        let words = named.filter { $0.contains { !$0.isNumber } }
        let thing = words.isEmpty ? named : words
        // "the rent is high" ends nothing.
        guard !countsVerb || isSure || !deed.verbs.isEmpty else { return [] }
        // "got 1 milk" of "3 bottles of milk"
        func isOfOther(_ open: Open) -> Bool {
            // "finished the milk" of what is to be bought says that it is used up.
            if !deed.verbs.isEmpty, deed.verbs.isSubset(of: Self.using), ListName.isOfShopping(open.note.title) {
                return true
            }
            let words = Set(Stems.all(in: open.note.title + "\n" + open.text))
            if !owners.isSubset(of: words) { return true }
            if owned.contains(where: { !words.contains($0.owner) && open.task.things.contains($0.thing) }) {
                return true
            }
            // "ordered pads for Mrs Patel" of "order pads for Mr Owens", "bought oil for the car" of "buy chain oil"
            if countsVerb, aim.isOther(than: open.text, of: open.note.title, named: thing) { return true }
            // "done with Dune", which is ticked, is not about "Dune Messiah".
            if ticked.contains(thing), open.task.things.isStrictSuperset(of: thing) { return true }
            return Self.hasOther(open.text, than: numbers)
        }
        let free = open.filter { !isOfOther($0) && !isPart(thing, of: $0) }
        // "got the apples" is about no pineapples, and no apple juice.
        let same = free.filter { $0.task.things == thing }
        let scores = (same.isEmpty ? free : same).map {
            (open: $0, score: score($0.task, thing))
        }
        guard let best = scores.map(\.score).max(), best >= least else { return [] }
        // "p 12 done" of "maths p 12" and "french p 12"
        if !thing.contains(where: { $0.count > 1 && !$0.allSatisfy(\.isNumber) }),
            scores.count(where: { $0.score > 0 }) > 1
        {
            return []
        }
        if let all = all(of: thing, in: scores.filter { $0.score >= least }.map(\.open)) { return all }
        let near = scores.filter { $0.score > best - 0.05 }.map(\.open)
        // "watched Alien" is not about "Aliens".
        let exact = near.filter { said.isSuperset(of: Word.words(of: $0.text).map(\.key)) }
        let hits = exact.isEmpty ? near : exact
        // "the boxes" of two boxes may be either, and so may two tasks; the same item on two lists is asked about.
        return Set(hits.map(\.task.things)).count == 1 && Set(hits.map(\.task.verb)).count == 1 ? hits : []
    }

    /// Several things that are named one after the other: "got nappies wipes calpol".
    private func all(of thing: Set<String>, in hits: [Open]) -> [Open]? {
        guard hits.count > 1 else { return nil }
        let shares = hits.map { open in thing.filter { said in open.task.things.contains { Deed.areAlike(said, $0) } } }
        // "bread flour" is neither the bread nor the flour.
        let isOneKind =
            thing.count == 2 && deed.things.count == 1
            && thing.contains { stem in
                deed.heads[stem].map(thing.contains) ?? false
                    && !said.contains { $0.hasSuffix("s") && PorterStemmer.stem($0) == stem }
            }
        if isOneKind { return [] }
        let isEach = shares.reduce(0) { $0 + $1.count } == thing.count && shares.allSatisfy { $0.count < thing.count }
        return isEach && shares.reduce(into: Set()) { $0.formUnion($1) } == thing ? hits : nil
    }

    /// Whether a task is about several things and only some of them are named: "called Nils" of "call Nils and Rosa", but
    /// not "did the hook" of "sew the hook and eye".
    private func isPart(_ thing: Set<String>, of open: Open) -> Bool {
        let words = Word.words(of: open.text)
        // "got milk" does not end "milk and eggs".
        let item = Checklist.Item(line: open.text, text: open.text, isDone: false, hasBox: true)
        if open.task.verb == nil, item.parts.count > 1 {
            let all = deed.things.reduce(into: Set<String>()) { $0.formUnion($1) }
            return !Deed.stems(words[...]).isSubset(of: all)
        }
        guard let verb = open.task.verb, let joint = words.lastIndex(where: { Self.joints.contains($0.key) }),
            joint + 1 < words.count, case let next = words[joint + 1]
        else { return false }
        let isOther =
            verb == "get" || Vocabulary.determiners.contains(next.key) || Words.taskVerbs.contains(next.key)
            || ["dass", "to"].contains(next.key)
            || open.text[next.range].first?.isUppercase ?? false
        let named = deed.things.reduce(into: Set<String>()) { $0.formUnion($1) }
        let shares = words.split { Self.joints.contains($0.key) }.map { part in
            Deed.stems(part).subtracting([verb]).map { stem in named.contains { Deed.areAlike($0, stem) } }
        }.filter { !$0.isEmpty }
        return isOther && shares.contains { $0.contains(true) } && shares.contains { !$0.contains(true) }
    }

    /// Verbs of what is done with a thing that somebody has already.
    private static let using: Set<String> = [
        "finish", "wash", "clean", "lend", "mend", "fix", "repair", "wear", "sell", "cook", "bake", "eat", "drink",
        "polish",
    ]
    /// Words between two things.
    static let joints: Set<String> = ["and", "plus", "und", "&"]
    private static let particles: Set<String> = ["up", "out", "off", "away", "down", "over", "in", "back"]

    private static func numbers(in words: Clause) -> Set<String> {
        // The "a5" of "flyers a5" tells which one is meant, the "500g" of flour does not.
        Set(
            words.keys.filter {
                $0.allSatisfy(\.isNumber) || $0.first?.isLetter ?? false && $0.contains(where: \.isNumber)
            }
        )
    }

    /// Whether an item has numbers, and none of those that are said.
    private static func hasOther(_ item: String, than said: Set<String>) -> Bool {
        let own = numbers(in: Clause(item))
        return !said.isEmpty && !own.isEmpty && said.isDisjoint(with: own)
    }

    /// Whether a word that is said and the same one of a task are of two things: "got tent pegs" does not end "buy a tent", and
    /// "paid the dentist bill" not "gas bill".
    private func isOther(_ stem: String, than task: Deed.Task) -> Bool {
        guard countsVerb else { return false }
        let known = { (said: String) in task.things.contains { Deed.areAlike(said, $0) } }
        if let head = deed.heads[stem], counts[head] == nil, !titles.contains(head), !deed.verbs.contains(head),
            !known(head)
        {
            return true
        }
        let kinds = deed.heads.filter { $0.value == stem }.keys
        let wanted = task.heads.filter { Deed.areAlike($0.value, stem) }.keys
        return !kinds.isEmpty && !wanted.isEmpty && !kinds.contains(where: known)
            && !wanted.contains { wanted in deed.things.contains { $0.contains(wanted) } }
    }

    private func score(_ task: Deed.Task, _ thing: Set<String>) -> Double {
        let wanted = task.things.subtracting(deed.verbs)
        let shared = wanted.filter { wanted in thing.contains { Deed.areAlike($0, wanted) } }
        guard !shared.isEmpty, !isWhole || shared == wanted else { return 0 }
        if thing.count > 1, shared.isSubset(of: possessors) || shared.allSatisfy({ isOther($0, than: task) }) {
            return 0
        }
        // "called tom" does not end "call tom's mum", nor "bike is fixed" "fix bike light".
        if countsVerb, shared.allSatisfy({ task.owns($0, but: thing) }) { return 0 }
        if countsVerb, shared.count < wanted.count, shared.isSubset(of: elsewhere) { return 0 }
        // In an order of its own, so that the sum is the same each time.
        func weight(_ stems: Set<String>) -> Double {
            stems.map { 1 / Double(counts[$0] ?? 1) }.sorted().reduce(0, +)
        }
        let explained = thing.count { stem in task.things.contains { Deed.areAlike(stem, $0) } }
        let isUnique = shared.contains { counts[$0] == 1 }
        return weight(shared) / weight(wanted) + Double(explained) / Double(thing.count)
            + (isUnique ? Self.unique : 0) + (countsVerb ? Self.verb * deed.fit(task) : 0)
    }
}

extension Settling {
    /// The same; of several that are named by one thing, those of the verb that is said: of "call anna" and "write to anna", the first
    /// by "anna called".
    static func meant(by text: Clause, in note: NoteReport) -> [String] {
        let deed = Deed(text)
        // "called Gus" does not pay him.
        let isOfTask = !deed.verbs.isEmpty && deed.verbs.isSubset(of: taskVerbs)
        let items = named(by: text, in: note).filter { !isOfTask || deed.fit(Deed.Task($0)) >= 0 }
        guard items.count > 1, deed.things.count == 1 else { return items }
        let fitting = items.filter { Deed.Task($0).verb.map(deed.verbs.contains) ?? false }
        return fitting.count == 1 ? fitting : items
    }

    /// The kinds of verbs of what is to be done, without those that may stand for another.
    private static let taskVerbs = Set(Words.taskVerbs.map(Deed.kind)).subtracting([
        "be", "go", "come", "have", "do", "make", "see", "get",
    ])

    /// Whether a line says that several things are done, and nothing else: "packed the tape and the lights".
    ///
    /// Each is named by a word of its own, and the verb ends it: "p 12" names neither "maths p 12" nor "french p 12", and "milk and
    /// eggs are cheap" ends nothing.
    static func areAllDone(_ items: [String], by text: Clause) -> Bool {
        let deed = Deed(text)
        let said = Set(deed.things.joined())
        let tasks = items.map { Deed.Task($0) }
        let named = tasks.map { said.intersection($0.things) }
        let counts = named.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return items.count > 1 && named.allSatisfy { $0.contains { counts[$0] == 1 } }
            && said.isSubset(of: Set(named.joined()))
            && !deed.verbs.isEmpty && !deed.verbs.contains("finish") && tasks.allSatisfy { deed.fit($0) > 0 }
    }

    private static let paying: Set<String> = ["back", "zurück", "paid", "pays", "gave", "bezahlt", "gezahlt", "gab"]

    /// The open items of a note that words name which are known to be about it: of each, half of its words or more.
    static func named(by text: Clause, in note: NoteReport) -> [String] {
        let all = Checklist(note.body).items.filter { !$0.isDone }.map(\.text)
        // "flyers a5" are no "flyers a6", and "p 12" is no "p 21".
        let named = Self.numbers(in: text)
        let numbered = all.filter { !Self.numbers(in: Clause($0)).isDisjoint(with: named) }
        let open = numbered.isEmpty ? all : numbered
        // "gave me 15 back" does not end "lent 20", nor "paid 10 of it" a debt of 15.
        let numbers = text.contains(paying) ? numbers(in: text) : []
        if open.contains(where: { hasOther($0, than: numbers) }) { return [] }
        if Checklist.isOneTask(note) { return open }
        let said = Deed.stems(text.words)
        let aim = Aim(text)
        let tasks = open.map { (item: $0, things: Deed.Task($0).things) }.filter { task in
            if aim.isOther(than: Aim(Clause(task.item)), isSure: true) { return false }
            let known = task.things.count { thing in said.contains { Deed.areAlike($0, thing) } }
            return known > 0 && known * 2 >= task.things.count
        }
        // "jo m paid" is not about Jo.
        return tasks.filter { task in
            let named = task.things.intersection(said)
            return !tasks.contains { named.isStrictSubset(of: $0.things.intersection(said)) }
        }.map(\.item)
    }
}
