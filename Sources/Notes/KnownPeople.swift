/// The people whom notes name, each once, with the notes that speak of them.
package struct KnownPeople {
    private let notes: [NoteItem]
    /// The words of each note.
    private let words: [Set<String>]
    /// The words of each body; titles have capitals whatever the word.
    private let bodyWords: [Set<String>]
    /// Each name, and the places of the notes that name the person.
    private var names: [String: Set<Int>] = [:]
    /// The names of one word, before they were joined with longer ones.
    private var single: Set<String> = []
    /// For each word of a name of several, these names.
    private var wholeNames: [String: [String]] = [:]

    /// Reads notes for names.
    package init(in notes: [NoteItem]) {
        self.notes = notes
        bodyWords = notes.map { Self.words($0.body.prefix(NamedPeople.longestText)) }
        words = zip(notes, bodyWords).map { $1.union(Self.words($0.title[...])) }
        for (place, note) in notes.enumerated() {
            for name in NamedPeople.all(in: note.title + "\n" + note.body.prefix(NamedPeople.longestText)) {
                names[name, default: []].insert(place)
            }
        }
        // "Radar by Katrin" names nobody beside "Project Radar".
        for project in Set(notes.flatMap { NamedProjects.all(in: $0.title + "\n" + $0.body) }) { names[project] = nil }
        single = Set(names.keys.filter { !$0.contains(" ") })
        join { $0.last }
        join { $0.first }
        for name in names.keys where name.contains(" ") {
            for part in Self.parts(of: name) { wholeNames[part, default: []].append(name) }
        }
    }

    /// The people, whoever is spoken of most first, and for each the notes that were changed last.
    package var items: [Topic.Item] {
        let items = names.compactMap { name, known -> Topic.Item? in
            let parts = Self.parts(of: name)
            // A name is hardly ever written small: "Template" is a word that stands at the beginning of a line.
            guard isPerson(parts, known) else { return nil }
            let places = known.union(others(besides: known, name))
            let sorted = places.map { notes[$0] }.sorted { $0.updatedAt > $1.updatedAt }
            return Topic.Item(name: name, count: places.count, notes: Array(sorted.prefix(Topic.Item.mostNotes)))
        }
        return Array(items.sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }.prefix(Topic.Item.mostItems))
    }

    /// Whether the surname is no common word, or the first name is known by itself: “Darn Tough” is a product.
    private func isPerson(_ parts: [String], _ known: Set<Int>) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        if parts.contains(where: { isMentioned($0, in: known) }) || !isCommon(last) { return true }
        return parts.count > 1 && !isCommon(first) && single.contains(first)
    }

    /// A surname or a first name alone is the one person of whom the whole name is known.
    private mutating func join(by part: ([String]) -> String?) {
        let whole = Dictionary(grouping: names.keys.filter { $0.contains(" ") }) { part(Self.parts(of: $0)) ?? $0 }
        for (name, people) in whole where people.count == 1 && people[0] != name {
            guard let places = names.removeValue(forKey: name) else { continue }
            names[people[0], default: []].formUnion(places)
        }
    }

    /// Whoever is known from one note is found in the others by the name, or by the surname, alone.
    private func others(besides known: Set<Int>, _ name: String) -> Set<Int> {
        guard let word = Self.parts(of: name).last, name == word || !isCommon(word) else { return [] }
        // Beside a longer name, it is another person's.
        let others = wholeNames[word, default: []].filter { $0 != name }
        let taken = others.reduce(into: Set<Int>()) { $0.formUnion(names[$1, default: []]) }
        return Set(words.indices.filter { words[$0].contains(word) && !taken.contains($0) })
    }

    /// Whether more texts have a word written small than with a capital.
    private func isCommon(_ word: String) -> Bool {
        let small = word.lowercased()
        return bodyWords.count { $0.contains(small) } >= max(1, bodyWords.count { $0.contains(word) })
    }

    private func isMentioned(_ name: String, in places: Set<Int>) -> Bool {
        places.contains { place in
            let text = notes[place].title + "\n" + notes[place].body.prefix(NamedPeople.longestText)
            return text.lowercased().contains("@" + name.lowercased())
        }
    }

    private static func words(_ text: Substring) -> Set<String> { Set(text.split { !$0.isLetter }.map(String.init)) }

    /// The words of a name that are no title.
    private static func parts(of name: String) -> [String] {
        name.split(separator: " ").filter { !$0.hasSuffix(".") }.map(String.init)
    }
}
