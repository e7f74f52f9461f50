import Assistant
import Notes

/// What a statement has in common with a note.
struct Relation {
    private let said: [String]
    private let titled: [String]
    private let title: Set<String>
    private let known: Set<String>
    /// Whether two things that are said stand in one line of the note.
    let isAboutSame: Bool

    /// - Parameter words: the stems of what is said, in order.
    init(_ words: [String], _ note: NoteReport) {
        let all = Set(words)
        let lines = note.body.split(separator: "\n").map { all.intersection(Stems.all(in: String($0))) }
        said = words
        titled = Stems.content(of: Word.words(of: note.title)[...])
        title = Set(titled)
        known = lines.reduce(all.intersection(Stems.all(in: note.title))) { $0.union($1) }
        isAboutSame = lines.contains { $0.count > 1 }
    }

    /// Whether there is anything.
    var isAny: Bool { !known.isEmpty }

    /// How many of the words that are said the note has.
    var shared: Int { known.count }

    /// Whether the note is about what is spoken of first, and has most of its title or of what is said in common with it.
    var isSubject: Bool {
        guard let first = said.first, known.contains(first) else { return false }
        let isMost = isAboutSame && known.count * 2 >= Set(said).count
        return isMost || title.contains(first) && hasTitle
    }

    /// Whether most of its title is said, or half of it with the last word, which says what it is: "trip" of "class trip", but
    /// not "window" of "window cleaner".
    private var hasTitle: Bool {
        let count = known.intersection(title).count * 2
        return count > title.count || count == title.count && titled.last.map(known.contains) ?? false
    }

    /// Whether half of what is said, two words or more, stands in one line of the note.
    var isMostlyKnown: Bool { known.count * 2 >= Set(said).count && isAboutSame }

    /// Whether it is about nothing else than the note: two words or more and half of what is said stand there, and what the
    /// title begins with and most of its words are said.
    var isSameSubject: Bool {
        isMostlyKnown && isSubject && titled.first.map(known.contains) ?? false
            && title.subtracting(known).count * 2 < title.count
    }

    /// Whether the note has what is spoken of first.
    var hasFirst: Bool { said.first.map(known.contains) ?? false }

    /// Whether it is called after what is spoken of first, and after little else.
    var isCalledSo: Bool {
        hasFirst && isNamed && hasTitle
    }

    /// Whether its title names what is spoken of first.
    var isNamed: Bool { !known.isDisjoint(with: title.intersection(said.prefix(2))) }
}
