import Assistant
import Notes

/// The notes that were looked up in this turn: what a line is read against.
struct Shelf {
    /// The notes, in the order in which they were found.
    private(set) var notes: [NoteReport] = []
    /// Whether it holds nothing but what is to be done.
    private var onlyTasks = false

    /// The folders, where they were asked for.
    var folders: [NoteFolder] = []

    /// Puts notes on the shelf; a whole one takes the place of its beginning.
    mutating func add(_ found: [NoteReport]) {
        for note in found {
            if let index = notes.firstIndex(where: { $0.id == note.id }) {
                if notes[index].truncated { notes[index] = note }
            } else {
                notes.append(note)
            }
        }
    }

    /// Puts a note that was just written in the place of the one before.
    mutating func renew(_ note: NoteReport) {
        notes.removeAll { $0.id == note.id }
        notes.append(note)
    }

    /// Takes away notes that were just deleted.
    mutating func drop(_ ids: [String]) { notes.removeAll { ids.contains($0.id) } }

    /// The note with a handle.
    func note(_ id: String) -> NoteReport? { notes.first { $0.id == id } }

    // MARK: - Lists

    /// The lists that a name means: the one that is called so, else those that are called so among other words.
    func lists(named name: ListName) -> [NoteReport] {
        if name.key.isEmpty {
            let lists = notes.filter(Checklist.isList)
            let bare = lists.filter { ListName.key($0.title).isEmpty }
            return bare.isEmpty ? lists : bare
        }
        let keys = notes.map { ListName.key($0.title) }
        func hits(_ fits: (Set<String>) -> Bool) -> [NoteReport] { zip(notes, keys).filter { fits($0.1) }.map(\.0) }
        let lines = notes.filter { note in Enumeration(note).map { ListName.key($0.name) == name.key } ?? false }
        for same in [hits { $0 == name.key }, hits { ListName.areSame($0, name.key) }, lines] where !same.isEmpty {
            let lists = same.filter(Checklist.isList)
            return lists.isEmpty ? same : lists
        }
        let longer = hits { $0.isSuperset(of: name.key) }
        let lists = longer.filter { Checklist.isList($0) || Enumeration($0)?.isBlock ?? false }
        if longer.isEmpty, name.hasNoun {
            // "the shoping list": one letter is wrong, and one list is near.
            let typed = Word.words(of: name.title).map(\.key).filter { !Self.nouns.contains($0) }
            let near = notes.filter { note in
                let words = Word.words(of: note.title).map(\.key)
                return !typed.isEmpty && Checklist.isList(note)
                    && typed.allSatisfy { word in words.contains { $0 == word || Slip.isSlip(word, of: $0) } }
            }
            return near.count == 1 ? near : []
        }
        return name.hasNoun || !lists.isEmpty ? lists : longer
    }

    private static let nouns: Set<String> = ["list", "lists", "checklist", "liste"]

    /// The notes with an item that words name, in the list that is named, or in any.
    func holders(of items: Clause, in list: Clause?) -> [NoteReport] {
        let named = list.map { lists(named: ListName($0)) } ?? notes
        let phrases = Items.split(items)
        return named.filter { note in
            let list = Checklist(note.body)
            return phrases.contains { !list.matches($0).isEmpty }
        }
    }

    // MARK: - Notes

    /// The handles of the notes that words point at: "that note", "the ferry note", "notes about the ferry".
    func notes(for words: Clause, _ memory: Memory) -> [String] {
        let reference = NoteName(words)
        if let numbered = numbered(words, memory) { return numbered }
        let called = reference.key.isEmpty && !reference.isLast ? titled(reference) : []
        if !called.isEmpty { return called.map(\.id) }
        if reference.isLast, reference.isList {
            let last = memory.notes.filter { note($0.id).map(Checklist.isList) ?? false }.map(\.id)
            let spokenOf = last.isEmpty ? memory.list.map { [$0.id] } ?? [] : last
            return spokenOf.isEmpty ? lists(named: ListName(words)).map(\.id) : spokenOf
        }
        if reference.isLast { return memory.notes.map(\.id) }
        if let handle = notes.first(where: { $0.id == words.text.lowercased() }) { return [handle.id] }
        let found = named(reference)
        return (found.isEmpty ? several(words) ?? [] : found).map(\.id)
    }

    /// The notes that "4", "number 3" or "the second one" mean in the listing that was shown last; `nil` for other words, and
    /// where a note is called so.
    func numbered(_ words: Clause, _ memory: Memory) -> [String]? {
        let keys = words.keys.filter { !Self.counting.contains($0) }
        guard !memory.listing.isEmpty, !keys.isEmpty, !notes.contains(where: { $0.titleStems == Set(keys) }) else {
            return nil
        }
        let places = keys.compactMap {
            NumberWords.ordinal(in: Clause($0), at: 0)?.value ?? NumberWords.cardinal($0)
        }
        guard places.count == keys.count, places.allSatisfy((1...memory.listing.count).contains) else { return nil }
        return places.map { memory.listing[$0 - 1].id }
    }
    private static let counting: Set<String> = ["the", "number", "no", "nr", "note", "one", "ones", "and", "nummer"]

    /// The notes that are called just so, where no word says which by itself: "Other", "the note Notes".
    func titled(_ name: NoteName) -> [NoteReport] {
        // "my notes" are all of them.
        guard !name.words.contains(["my", "all", "these", "those"]) else { return [] }
        return notes.filter { $0.title.lowercased() == name.text.lowercased() }
    }

    /// The notes whose titles fit words: those that are the same, else those that hold all of them, else those whose
    /// text does.
    func named(_ name: NoteName) -> [NoteReport] {
        if name.isList {
            let found = lists(named: ListName(name.words))
            return found.filter { Checklist.isList($0) || ListName.key($0.title) == ListName.key(name.words.text) }
        }
        // "the shopping note"
        if name.key.isEmpty, !ListName(name.words).key.isEmpty { return lists(named: ListName(name.words)) }
        guard !name.key.isEmpty else { return [] }
        // "the bank reminder" is none of the notes on the bank that are not due.
        if name.isTask, !onlyTasks, case let found = tasks.named(name), !found.isEmpty { return found }
        let titles = notes.map(\.titleStems)
        func hits(_ fits: (Set<String>) -> Bool) -> [NoteReport] { zip(notes, titles).filter { fits($0.1) }.map(\.0) }
        let longer = hits { $0.isSuperset(of: name.key) }
        // "invoices" names "Invoice A" no more than "Invoice B".
        let typed = Set(Stems.contentWords(of: name.words.words))
        let same = hits { $0 == name.key }.filter { note in
            longer.count == 1 || typed.isSubset(of: note.titleWords)
        }
        // "the kitchen note" is "Kitchen", and not "Kitchen plan".
        let bare = typed.subtracting(Words.noteNouns)
        let called = longer.filter { Set(Word.words(of: $0.title).map(\.key)) == bare }
        if called.count == 1 { return called }
        // "the tasting shopping" of a list and of a note that are both about a tasting
        let lists = longer.filter(Checklist.isList)
        if lists.count == 1, longer.count > 1, name.words.contains(Words.listNouns) { return lists }
        for found in [same, longer] where !found.isEmpty {
            // Of "Arrival" and "What arrived", the one that has the very word.
            let exact = found.filter { !typed.isDisjoint(with: $0.titleWords) }
            return exact.isEmpty ? found : exact
        }
        // A single letter is in every text with a checkbox.
        let telling = notes.filter { note in
            guard name.key.contains(where: { $0.count > 1 }) else { return false }
            let stems = Set(Stems.all(in: note.title + "\n" + note.body + "\n" + note.tags.joined(separator: " ")))
            return stems.isSuperset(of: name.key)
        }
        // "the recipe for dumplings" may be a note that is called "Dumplings".
        return telling.isEmpty && name.bare != name.key && !name.bare.isEmpty
            ? hits { $0.isSuperset(of: name.bare) } : telling
    }

    /// The notes that are to be done, by themselves.
    var tasks: Shelf {
        var shelf = Shelf()
        shelf.add(notes.filter { $0.due != nil && $0.done != true || Checklist.isOneTask($0) })
        shelf.onlyTasks = true
        return shelf
    }

    /// Notes whose titles or texts have at least half of the words, when none has all: only to ask about.
    func like(_ name: NoteName) -> [NoteReport] {
        guard !name.key.isEmpty, !name.isList else { return [] }
        return notes.filter { note in
            name.key.intersection(Stems.all(in: note.title)).count * 2 >= name.key.count
                || name.key.count > 1 && name.key.isSubset(of: note.stems)
        }
    }
}

/// How a person points at a note.
struct NoteName {
    /// The stems of the words that say which.
    let key: Set<String>
    /// The same without what kind of note it is: a recipe, a number.
    let bare: Set<String>
    /// Whether it is the note of the last card: "it", "that note".
    let isLast: Bool
    /// Whether it is called a list, a note or a reminder, so that nothing else can be meant.
    let hasNoun: Bool
    let isList: Bool
    /// The words, and the same without determiners; for a sentence.
    let words: Clause
    let text: String

    init(_ clause: Clause) {
        let keys = clause.keys
        hasNoun = keys.contains {
            Words.noteNouns.contains($0) || Words.listNouns.contains($0) || $0.hasSuffix("liste")
        }
        isList = keys.contains { ["list", "lists", "checklist", "liste"].contains($0) || $0.hasSuffix("liste") }
        key = Set(
            Stems.content(
                of: clause.words.filter {
                    !Words.noteNouns.contains($0.key) && !Words.listNouns.contains($0.key)
                        && !Self.small.contains($0.key)
                }
            )
        )
        bare = key.subtracting(Self.kinds)
        let points = keys.contains { Self.pointing.contains($0) || Words.noteNouns.contains($0) }
        let isMany = keys.contains { ["notes", "lists", "reminders", "notizen", "listen", "everything"].contains($0) }
        isLast = key.isEmpty && !isMany && (points || isList) && ListName.key(clause.text).isSubset(of: Self.last)
        words = clause
        var clause = clause
        while clause.count > 1, Self.small.contains(clause.key(clause.start)) { clause = clause.from(clause.start + 1) }
        text = clause.text
    }

    /// The number that is all it says: "note 2", "number 1".
    var number: String? { bare.count == 1 ? bare.first.flatMap { $0.allSatisfy(\.isNumber) ? $0 : nil } : nil }

    /// Whether it is called a reminder, or something to be done.
    var isTask: Bool { words.contains(["reminder", "reminders", "task", "todo", "erinnerung"]) }

    /// Whether the title of a note has all the words.
    func names(_ note: NoteReport) -> Bool {
        let title = note.titleStems
        return key.isSubset(of: title) || !bare.isEmpty && bare.isSubset(of: title)
    }

    /// Stems that say which note only as "the last one".
    private static let last: Set<String> = [
        "it", "that", "them", "those", "these", "on", "one", "previou", "last", "remind", "task", "thing", "entri",
        "es", "sie", "again", "ones", "notiz", "erinnerung",
    ]
    /// Stems of words for what a note holds.
    private static let kinds = appointments.union([
        "recip", "rezept", "idea", "ide", "number", "nummer", "address", "adress", "password", "passwort", "quot",
        "tip", "thought", "plan", "info", "messag",
    ])
    /// Those of what is on a day.
    static let appointments: Set<String> = ["appoint", "termin"]
    private static let pointing: Set<String> = [
        "it", "that", "this", "them", "those", "these", "one", "ones", "last", "previous", "again", "es", "sie",
    ]
    private static let small: Set<String> = [
        "the", "my", "our", "a", "an", "all", "that", "this", "about", "abt", "on", "of", "list", "lists", "note",
        "notes", "last", "previous", "die", "der", "das", "den", "notiz", "über", "both", "those", "these", "again",
        "one", "back", "stuff", "thing", "w", "now",
    ]
}
