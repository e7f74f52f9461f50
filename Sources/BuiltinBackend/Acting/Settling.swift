import Assistant
import Foundation
import Notes
import SpokenDates

/// Which open things a line is about that tells what was done, or that says which are to be ticked or taken off.
///
/// Each thing that is named is held against every open one. The best one is meant, if nothing else comes as near. What tells of
/// something done is weighed by ``DoneSign``; an order names what it is about, and its verb says nothing of it.
struct Settling {
    /// An item, or one of the things that a line of a note names.
    struct Open {
        let note: NoteReport
        let text: String
        let task: Deed.Task
        /// Whether it is an item of no list, but one of several things that a note names.
        let isPart: Bool
        /// Whether that note says by its heading that they are to be done.
        let isToBeDone: Bool

        /// Whether it is named under another heading.
        var isOfAny: Bool { isPart && !isToBeDone }
    }

    /// How likely a task must be done to be ticked off unasked, and to be asked about.
    static let (surely, perhaps) = (0.6, 0.35)
    /// What a thing has to come to that an order names: all of one side and some of the other.
    private static let enough = 1.2
    /// How much less may speak for one thing than for the best, for both to be meant.
    private static let margin = 0.7

    let open: [Open]
    /// The things of each item that is ticked already.
    let ticked: [Set<String>]
    /// The words that are said.
    let said: Set<String>
    /// The numbers that are said.
    let numbers: Set<String>
    let counts: [String: Int]
    /// What the notes are called by: "Tom's form is in" ends Tom of "forms needed from".
    let titles: Set<String>
    /// Whether things may be done that stand under a heading which does not say so: "got milk", "Ben paid".
    let mayEndAny: Bool
    let deed: Deed
    /// What it was done for, about what, and from whom.
    let aim: Aim
    /// Whose the things are, or whom they are from: "Tom's letter is written", "the invoice from Lee was sent".
    let owners: Set<String>
    /// Of whom something is named: "Kim's sister rang" ends nothing that is about Kim alone.
    let possessors: Set<String>
    /// What is somebody's: "washed Tom's car" does not end "wash the car".
    let owned: [(owner: String, thing: String)]
    /// Where something else is: "the earplugs are in the bag" ends no "bin bags".
    let elsewhere: Set<String>
    /// How likely the line is of each kind, where it tells of something done; `nil` where it is an order.
    let kinds: LineKinds?
    /// Whether only things count that are named with all their words.
    let isWhole: Bool
    /// The words of all things that are named.
    let named: Set<String>

    var isTold: Bool { kinds != nil }

    /// - Parameters:
    ///   - kinds: how likely the line is of each kind, where it tells of something done.
    ///   - isDone: whether it is about things that are ticked.
    init(
        _ told: Clause,
        in notes: [NoteReport],
        tellingOf kinds: LineKinds? = nil,
        isDone: Bool = false,
        isWhole: Bool = false
    ) {
        self.kinds = kinds
        self.isWhole = isWhole
        let deed = Deed(told)
        named = deed.things.reduce(into: []) { $0.formUnion($1) }
        said = Set(told.keys)
        aim = Aim(told)
        numbers = Self.numbers(in: told)
        let subject = Deed.subject(told)
        // "bev's got the prizes": bev has.
        let owning =
            subject.words.dropLast().filter(\.isPossessive)
            + (subject.find(["from|von"]).map { Array(subject.from($0.upperBound).words) } ?? [])
        owners = kinds != nil && subject.end < told.end ? Set(Stems.content(of: owning[...])) : []
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
            let list = Checklist(note.body)
            let line = isDone ? nil : Enumeration(note)
            let isToBeDone = line.map { $0.isToBeDone || $0.isBlock } ?? false
            let parts = line.flatMap { kinds != nil || isToBeDone ? $0.parts : nil } ?? []
            // "the form has to be in by friday" is open as a whole.
            let isDue = list.items.isEmpty && parts.isEmpty && !isDone && note.due != nil && note.done != true
            let items = list.items.filter { $0.isDone == isDone }.map(\.text)
            return (items + parts + (isDue ? [note.title + "\n" + note.body] : [])).map {
                Open(
                    note: note,
                    text: $0,
                    task: Deed.Task($0, named: deed.things, isGot: deed.gets),
                    isPart: !parts.isEmpty,
                    isToBeDone: isToBeDone
                )
            }
        }
        let ended = isDone ? [] : notes.flatMap { Checklist($0.body).items.filter(\.isDone) }
        ticked = ended.map { Deed.Task($0.text, named: deed.things).things }
        counts = open.filter { !$0.isOfAny }.reduce(into: [:]) { counts, open in
            for stem in open.task.things.union(open.task.verb.map { [$0] } ?? []) { counts[stem, default: 0] += 1 }
        }
        self.titles = titles
        mayEndAny =
            (deed.gets || told.contains(["paid", "done", "bezahlt", "erledigt"]))
            && !told.contains(["is", "are", "was", "were", "ist", "sind", "war"])
        elsewhere = Self.elsewhere(in: told, of: counts)
        self.deed = deed
    }

    /// The notes with the most of the things that are meant, and which.
    /// - Parameter likelihood: how likely a task must be done, from 0 to 1; an order names it or does not.
    func places(from likelihood: Double = surely) -> [(note: NoteReport, items: [String])] {
        // What a note only names is looked at where no list has any of it.
        var all = deed.things.isEmpty ? ofVerb : []
        for isOfAny in [false, true] where all.isEmpty {
            all = deed.things.flatMap { meant(by: $0, from: likelihood, isOfAny: isOfAny) }
        }
        let places = Dictionary(grouping: all, by: \.note.id).values.map { open in
            let texts = open.map(\.text)
            return (
                note: open[0].note, items: texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
            )
        }
        let most = places.map(\.items.count).max() ?? 0
        return places.filter { $0.items.count == most }.sorted { $0.note.id < $1.note.id }
    }

    /// "emailed" of the only task of that verb.
    private var ofVerb: [Open] {
        // "he called" is what another did, and "it moved me" is no sofa.
        guard let kinds, kinds[.done] >= 0.3, said.isDisjoint(with: Self.others) else { return [] }
        // "washed up" ends no "wash car".
        let particles = said.intersection(Self.particles)
        let hits = open.filter { open in
            open.task.verb.map(deed.verbs.contains) ?? false
                && particles.isSubset(of: Word.words(of: open.text).map(\.key))
        }
        return hits.count == 1 ? hits : []
    }

    private func meant(by said: Set<String>, from likelihood: Double, isOfAny: Bool) -> [Open] {
        // The numbers of a line tell which one of several is not meant.
        let words = said.filter { $0.contains { !$0.isNumber } }
        let thing = words.isEmpty ? said : words
        let isSure = likelihood >= Self.surely
        let free = open.filter {
            $0.isOfAny == isOfAny && !shared($0.task, thing).isEmpty && !isOfOther($0, thing) && !isPart(thing, of: $0)
                && !(isTold && isSure && isUnsure($0, thing))
        }
        // "got the apples" is about no pineapples, and no apple juice.
        let same = free.filter { $0.task.things == thing }
        let near = same.isEmpty ? free : same
        let least = isTold ? log(likelihood / (1 - likelihood)) : Self.enough
        let several = Dictionary(grouping: near, by: \.note.id).sorted { $0.key < $1.key }
            .compactMap { each(of: thing, in: $0.value) }
        if !several.isEmpty {
            return several.joined().filter { weight(of: $0, shared($0.task, thing)) >= least }
        }
        // "watched Alien" is not about "Aliens".
        let exact = near.filter { self.said.isSuperset(of: Word.words(of: $0.text).map(\.key)) }
        let isOnly = same.count == 1 || exact.count == 1
        let scores = (exact.isEmpty ? near : exact).map { (open: $0, score: weight(of: $0, thing, isOnly: isOnly)) }
        guard let best = scores.map(\.score).max(), best >= least else { return [] }
        let hits = scores.filter { $0.score > best - (isTold ? Self.margin : 0.05) }.map(\.open)
        // "the boxes" of two boxes may be either, and so may two tasks, but for a question; the same item on two lists is asked about.
        let isOne =
            Set(hits.map(\.task.things)).count == 1 && Set(hits.map(\.task.verb)).count == 1
            && Set(hits.map(\.note.id)).count == hits.count
        return !isSure || isOne && !(isBare(thing) && near.count > 1) ? hits : []
    }

    /// Whether what is said is a number, or a single letter with one: "p 12 done" of "maths p 12" and "french p 12".
    private func isBare(_ thing: Set<String>) -> Bool {
        !thing.contains { $0.count > 1 && !$0.allSatisfy(\.isNumber) }
    }

    /// The words of a task that are said.
    func shared(_ task: Deed.Task, _ thing: Set<String>) -> Set<String> {
        wanted(task).filter { wanted in thing.contains { Deed.areAlike($0, wanted) } }
    }

    /// The words of a task without its verb, where that is the last: "Schlüssel bestellen".
    func wanted(_ task: Deed.Task) -> Set<String> { task.things.subtracting(deed.verbs) }

    /// Several things that are named one after the other: "got nappies wipes calpol".
    private func each(of thing: Set<String>, in hits: [Open]) -> [Open]? {
        guard hits.count > 1, (deed.leads[thing] ?? thing) == thing else { return nil }
        let shares = hits.map { open in thing.filter { said in open.task.things.contains { Deed.areAlike(said, $0) } } }
        // "bread flour" is neither the bread nor the flour.
        let isOneKind =
            thing.count == 2 && deed.things.count == 1
            && thing.contains { stem in
                deed.heads[stem].map(thing.contains) ?? false && !deed.paired.contains(stem)
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
            return !Deed.stems(words[...]).isSubset(of: named)
        }
        guard let verb = open.task.verb, let joint = words.lastIndex(where: { Self.joints.contains($0.key) }),
            joint + 1 < words.count, case let next = words[joint + 1]
        else { return false }
        let isOther =
            verb == "get" || Vocabulary.determiners.contains(next.key) || Words.taskVerbs.contains(next.key)
            || ["dass", "to"].contains(next.key)
            || open.text[next.range].first?.isUppercase ?? false
        let shares = words.split { Self.joints.contains($0.key) }.map { part in
            Deed.stems(part).subtracting([verb]).map { stem in named.contains { Deed.areAlike($0, stem) } }
        }.filter { !$0.isEmpty }
        return isOther && shares.contains { $0.contains(true) } && shares.contains { !$0.contains(true) }
    }

    /// Words between two things.
    static let joints: Set<String> = ["and", "plus", "und"]
    private static let others: Set<String> = ["he", "she", "they", "it", "er", "sie", "es"]
    private static let particles: Set<String> = ["up", "out", "off", "away", "down", "over", "in", "back"]
}
