import Assistant

/// How well the words that point at a note fit its title.
enum NoteMatch {
    /// The notes whose titles fit best, or none when no title fits well enough for a change.
    ///
    /// A title fits when it is the same words, else when it holds all of them, else, unless `isStrict`, when they hold
    /// all of it.
    static func titled(
        _ words: String,
        in notes: [NoteReport],
        ignoring ignored: Set<String> = [],
        isStrict: Bool = false
    ) -> [NoteReport] {
        let wanted = key(words, ignored)
        guard !wanted.isEmpty else { return [] }
        let keys = notes.map { key($0.title, ignored) }
        func hits(_ fits: (Set<String>) -> Bool) -> [NoteReport] { zip(notes, keys).filter { fits($0.1) }.map(\.0) }
        let same = hits { $0 == wanted }
        if !same.isEmpty { return same }
        let longer = hits { $0.isSuperset(of: wanted) }
        if !longer.isEmpty || isStrict { return longer }
        return hits { !$0.isEmpty && $0.isSubset(of: wanted) }
    }

    /// The lists with a name, or with one that means the same, such as groceries for shopping.
    static func lists(named name: String, in notes: [NoteReport], isStrict: Bool = false) -> [NoteReport] {
        let exact = titled(name, in: notes, ignoring: listWords, isStrict: isStrict)
        if !exact.isEmpty || isStrict { return preferringLists(exact) }
        let wanted = key(name, listWords)
        guard let family = families.first(where: { !$0.isDisjoint(with: wanted) && wanted.isSubset(of: $0) }) else {
            return []
        }
        return preferringLists(
            notes.filter { note in
                let key = key(note.title, listWords)
                return !key.isEmpty && key.isSubset(of: family)
            }
        )
    }

    private static func preferringLists(_ notes: [NoteReport]) -> [NoteReport] {
        let lists = notes.filter(Checklist.isList)
        return lists.isEmpty ? notes : lists
    }

    /// The stems that tell one title from another.
    static func key(_ text: String, _ ignored: Set<String>) -> Set<String> {
        let stems = Stems.all(in: text)
        let key = Set(stems).subtracting(ignored).subtracting(small)
        return key.isEmpty ? Set(stems).subtracting(["list", "the", "my"]) : key
    }

    private static let small: Set<String> = [
        "the", "a", "an", "my", "our", "your", "of", "for", "on", "in", "about", "and",
    ]
    private static let listWords: Set<String> = ["list", "checklist", "item", "thing", "new", "current"]
    private static let families: [Set<String>] = [
        ["shop", "groceri", "purchas", "bui", "to", "food"], ["to", "do", "task"],
    ]
}
