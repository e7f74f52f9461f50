import Assistant
import Notes
import SpokenDates

/// Open things that have words of a line, and are about another.
extension Settling {
    /// Whether an open thing has words of the line and is about another.
    func isOfOther(_ open: Open, _ thing: Set<String>) -> Bool {
        // "finished the milk" of what is to be bought says that it is used up.
        if !deed.verbs.isEmpty, deed.verbs.isSubset(of: Self.using), ListName.isOfShopping(open.note.title) {
            return true
        }
        let words = Set(Stems.all(in: open.note.title + "\n" + open.text))
        if !owners.isSubset(of: words) { return true }
        if owned.contains(where: { !words.contains($0.owner) && open.task.things.contains($0.thing) }) { return true }
        // "done with Dune", which is ticked, is not about "Dune Messiah".
        if ticked.contains(thing), open.task.things.isStrictSuperset(of: thing) { return true }
        // "got 1 milk" of "3 bottles of milk"
        if Self.hasOther(open.text, than: numbers) { return true }
        let shared = shared(open.task, thing)
        if thing.count > 1, shared.isSubset(of: possessors) { return true }
        // "the plumber is not coming" leaves it to be done to ring him.
        if isWhole, let verb = open.task.verb, Deed.talking.contains(verb), !said.map(Deed.kind).contains(verb) {
            return true
        }
        guard isTold else { return false }
        // "called tom" does not end "call tom's mum", nor "bike is fixed" "fix bike light".
        if shared.allSatisfy({ open.task.owns($0, but: thing) }) { return true }
        if shared.count < wanted(open.task).count, shared.isSubset(of: elsewhere) { return true }
        // "hung the doors at Greys" fits no worktop at Greys.
        if let lead = deed.leads[thing], lead.contains(where: { counts[$0] != nil && !Self.taskVerbs.contains($0) }),
            !shared.contains(where: { word in lead.contains { Deed.areAlike($0, word) } })
        {
            return true
        }
        // "left the drill at home"
        if deed.undoes(thing), deed.fit(open.task, of: thing) == .contrary { return true }
        // "the invoice came" does not send one.
        if deed.arrives, let verb = open.task.verb, !Deed.bringing.contains(verb) { return true }
        // "called Gus" does not pay him.
        if isOfOtherVerb(open.task, thing), deed.isOfOther || deed.verbs(of: thing).isSubset(of: Self.taskVerbs) {
            return true
        }
        // "bought milk" is not about "Lea milk", nor "called the plumber" about one of "numbers: plumber 0171".
        if open.isOfAny, !mayEndAny || deed.things.count == 1 && shared != open.task.things {
            return true
        }
        // "ordered pads for Mrs Patel" of "order pads for Mr Owens", "bought oil for the car" of "buy chain oil"
        return aim.isOther(than: open.text, of: open.note.title, named: thing)
    }

    /// Whether a line that is about an open thing may not end it, so that nothing is ticked off unasked.
    func isUnsure(_ open: Open, _ thing: Set<String>) -> Bool {
        if deed.callsOff(thing), deed.fit(open.task, of: thing) != .own { return true }
        // "the rent is high" ends nothing, and "the milk went off" bought none.
        let done = kinds?[.done] ?? 0
        if deed.verbs.isEmpty, done < 0.6 || said.contains(where: Words.statementVerbs.contains) {
            return true
        }
        if let kinds, kinds[.off] >= 0.45, kinds[.off] > done, deed.fit(open.task, of: thing) != .own { return true }
        // "the band we booked was great" tells how it was.
        // "took the coffee at the services"
        let isDated = said.contains(where: DateNames.mayBeDate)
        let lead = deed.leads[thing].flatMap { $0.isEmpty || isDated ? nil : $0 } ?? thing
        let isAllSaid = shared(open.task, thing) == wanted(open.task) && lead.isSubset(of: open.task.things)
        if done < 0.15, !isAllSaid { return true }
        // "sent the milk back", "took the dress out again"
        if isTurned, !Clause(open.text).contains(["back", "return", "out", "zurück"]) { return true }
        return isOfOtherVerb(open.task, thing) || isOfOtherKind(open, thing)
    }

    private var isTurned: Bool {
        said.contains("back") || said.contains("zurück") || said.isSuperset(of: ["took", "out"])
    }

    /// Whether what is said is another kind of thing than the task is about: "got tent pegs" of "buy a tent", "paid the dentist bill" of
    /// "gas bill", "almond milk" of "milk", "tea" of "tea urn".
    private func isOfOtherKind(_ open: Open, _ thing: Set<String>) -> Bool {
        let task = open.task
        let shared = shared(task, thing)
        if thing.count > 1, shared.allSatisfy({ isOther($0, than: task) }) { return true }
        guard task.verb == nil else { return false }
        let wanted = wanted(task)
        if wanted.count == 1, shared == wanted {
            let qualities = deed.heads.filter { shared.contains($0.value) && thing.contains($0.key) }.keys
            return qualities.contains { counts[$0] == nil && !titles.contains($0) && !deed.verbs.contains($0) }
        }
        // "Schlüssel bestellen" ends with its verb.
        return wanted.count == 2 && shared.count == 1 && !open.text.hasSuffix("en")
            && shared.allSatisfy { task.heads[$0].map(wanted.contains) ?? false }
    }

    private func isOfOtherVerb(_ task: Deed.Task, _ thing: Set<String>) -> Bool {
        deed.fit(task, of: thing) == .contrary
    }

    /// The kinds of verbs of what is to be done, without those that may stand for another.
    private static let taskVerbs = Set(Words.taskVerbs.map(Deed.kind)).subtracting([
        "be", "go", "come", "have", "do", "make", "see", "get",
    ])

    /// Whether a word that is said and the same one of a task are of two things.
    private func isOther(_ stem: String, than task: Deed.Task) -> Bool {
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

    /// The stems of where something is that is on none of the lists.
    static func elsewhere(in told: Clause, of known: [String: Int]) -> Set<String> {
        guard let lead = told.find(["in|into|on|under|im|unter the|my|our|his|her"])?.lowerBound else { return [] }
        let things = Deed.stems(told.upTo(lead).words.filter { !Words.statementVerbs.contains($0.key) }[...])
        return things.isEmpty || things.contains { known[$0] != nil } ? [] : Deed.stems(told.from(lead + 1).words)
    }

    static func numbers(in words: Clause) -> Set<String> {
        // The "a5" of "flyers a5" tells which one is meant, the "500g" of flour does not.
        Set(
            words.keys.filter {
                $0.allSatisfy(\.isNumber) || $0.first?.isLetter ?? false && $0.contains(where: \.isNumber)
            }
        )
    }

    /// Whether an item has numbers, and none of those that are said.
    static func hasOther(_ item: String, than said: Set<String>) -> Bool {
        let own = numbers(in: Clause(item))
        return !said.isEmpty && !own.isEmpty && said.isDisjoint(with: own)
    }

    /// Verbs of what is done with a thing that somebody has already.
    private static let using: Set<String> = [
        "finish", "wash", "clean", "lend", "mend", "fix", "repair", "wear", "sell", "cook", "bake", "eat", "drink",
        "polish",
    ]
}
