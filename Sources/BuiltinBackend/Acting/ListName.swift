/// How a person calls a list: "my grocery list", "the list for the party", "the raffle".
struct ListName {
    /// The name as it was typed, without determiners; for a title.
    let title: String
    /// Whether it has a word such as “list”.
    let hasNoun: Bool
    /// The stems that tell one list from another; empty for "my list".
    let key: Set<String>

    init(_ clause: Clause) {
        var clause = clause
        // "the A team" is called so.
        while clause.count > 1, Self.determiners.contains(clause.key(clause.start)),
            clause.start == 0 || clause.words[clause.start].text(in: clause.source) != "A"
        {
            clause = clause.from(clause.start + 1)
        }
        // "a list called Groceries"
        if clause.count > 1, ["called", "named"].contains(clause.key(clause.start)) {
            clause = clause.from(clause.start + 1)
        }
        // "the shopping one" is the shopping list, "list one" is not any list.
        if clause.count > 1, clause.endsInOne, !Self.nouns.contains(clause.key(clause.end - 2)) {
            clause = clause.upTo(clause.end - 1)
        }
        let words = clause.keys
        let hasNoun = words.contains { Words.listNouns.contains($0) || Self.isListWord($0) } || Self.isToDo(words)
        self.hasNoun = hasNoun
        key = Self.key(clause.text)
        title = Self.title(clause)
    }

    /// The stems that tell one title from another.
    static func key(_ text: String) -> Set<String> {
        let words = Word.words(of: text)
        var key: Set<String> = []
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1].key : ""
            if word.key == "todo" || word.key == "todos" || word.key == "to" && ["do", "dos"].contains(next) {
                key.insert("todo")
            } else if word.key.hasSuffix("liste"), word.key.count > 5 {
                key.insert(String(word.key.dropLast(5)).trimmingSuffix("s"))
            } else if !small.contains(word.key) {
                key.formUnion(Stems.all(in: [word]))
            }
        }
        if key.isEmpty, words.contains(where: { $0.text(in: text) == "A" }) { return ["a"] }
        if key.contains("todo") { key.subtract(["do", "dos", "thing"]) }
        return key
    }

    /// Whether it names what is to be done with the things on it: "to prep", "things to pack for camp", "I must buy".
    var isToBeDone: Bool {
        let words = title.lowercased().split(separator: " ").map(String.init)
        if words.count > 2, ["things", "stuff", "items", "bits"].contains(words[0]), words[1] == "to" { return true }
        // "to mend", "for the wholesaler", "need for the loft"
        if words.count > 1, ["to", "for"].contains(words[0]) { return true }
        if words.first == "need" || words.first == "before" || !Self.open.isDisjoint(with: words) { return true }
        // "packing"
        if words.count == 1, words[0].hasSuffix("ing"), Words.taskVerbs.contains(String(words[0].dropLast(3))) {
            return true
        }
        if !Self.work.isDisjoint(with: [words.first ?? "", words.last ?? ""]) { return true }
        // "tools that need mending"
        if words.count > 1, words.contains(where: Self.needs.contains) { return true }
        // "applications to comment on"
        if words.count > 3, words[words.count - 3] == "to", words[words.count - 4].hasSuffix("s"),
            Self.ends.contains(words[words.count - 1])
        {
            return true
        }
        let verbs = words.indices.filter { Words.taskVerbs.contains(words[$0]) }
        return verbs.contains {
            $0 == 0 || ["to", "must", "zu", "noch"].contains(words[$0 - 1]) || $0 == words.count - 1
        }
    }

    /// Words that can end a verb, and so no place that something leads to.
    private static let ends: Set<String> = ["on", "with", "about", "up", "out", "off", "in", "through", "over"]

    /// Whether two keys mean the same, as groceries and shopping do.
    static func areSame(_ a: Set<String>, _ b: Set<String>) -> Bool {
        if a == b { return true }
        if a.count == 1, b.count == 1, let (a, b) = zip(a, b).first(where: { _, _ in true }), min(a.count, b.count) > 4,
            a.hasPrefix(b) || b.hasPrefix(a), abs(a.count - b.count) < 3
        {
            return true
        }
        return families.contains { !a.isEmpty && !b.isEmpty && a.isSubset(of: $0) && b.isSubset(of: $0) }
    }

    /// Whether it is one of the names that most people have a list of: for shopping, or to do.
    var isCommon: Bool { key.isEmpty || Self.families.contains { key.isSubset(of: $0) } }

    /// Whether a word ends in one for a list: "setlist", "Packliste", "Merkzettel"; a specialist and a cyclist are none.
    static func isListWord(_ word: String) -> Bool {
        ["list", "liste", "zettel"].contains { word.hasSuffix($0) && word.count > $0.count + 2 }
            && !people.contains(where: word.hasSuffix)
    }

    /// How words for people end that end in "list" too.
    private static let people = ["alist", "cyclist", "cellist", "gelist", "novelist", "stylist"]

    /// Whether a word names what has to be done, as a whole.
    static func isWork(_ word: String) -> Bool { work.contains(word) }

    private static func isToDo(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            $0 == "to" && ["do", "dos", "buy", "get", "read", "watch"].contains($1)
        }
    }

    private static func title(_ clause: Clause) -> String {
        var name = clause
        // "todo for the week" says more than its last words do.
        if nouns.contains(name.key(name.start)),
            Self.links.contains(name.key(name.start + 1)), name.count > 2
        {
            name = name.from(name.start + 2)
            while name.count > 1, determiners.contains(name.key(name.start)) { name = name.from(name.start + 1) }
        }
        return DraftMaker.capitalized(name.text)
    }

    /// Whether a title is that of a list of what is to be bought.
    static func isOfShopping(_ title: String) -> Bool { areSame(key(title), ["shop"]) }

    private static let needs: Set<String> = ["need", "needs", "brauche", "brauch", "brauchen", "fehlt", "fehlen"]
    /// What has to be done, as a whole.
    private static let work: Set<String> = [
        "jobs", "tasks", "chores", "errands", "repairs", "aufgaben", "reparaturen", "einkauf", "einkäufe",
        "besorgungen",
    ]
    /// What tells that things are still to come.
    private static let open: Set<String> = [
        "needed", "outstanding", "owe", "owes", "owing", "unpaid", "pending", "remaining", "fehlend",
        "fehlende", "offen",
    ]
    private static let nouns: Set<String> = ["list", "lists", "checklist", "liste"]
    private static let links: Set<String> = ["of", "for", "called", "named", "about", "für", "namens"]
    private static let determiners: Set<String> = [
        "the", "my", "our", "your", "a", "an", "this", "that", "his", "her", "their", "current", "whole", "entire",
        "new", "all", "me", "of", "existing", "der", "die", "das", "den", "dem", "meine", "meiner", "meinen", "unsere",
        "eine",
    ]
    private static let small: Set<String> = [
        "the", "a", "an", "my", "our", "your", "of", "for", "on", "in", "about", "and", "n", "list", "lists",
        "checklist",
        "items", "item", "things", "new", "current", "note", "notes", "liste", "all", "this", "that", "der", "die",
        "das", "zettel", "für", "fürs", "zum", "zur", "complete", "stuff", "i", "have", "whole", "me",
    ]
    private static let families: [Set<String>] = [
        ["shop", "groceri", "purchas", "bui", "to", "food", "einkauf", "einkaufszettel"], ["todo", "task", "remind"],
    ]
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
