import Assistant
import Notes

/// What a statement has in common with a note.
struct Relation {
    private let said: [String]
    private let title: Set<String>
    private let known: Set<String>
    private let lines: [Substring]

    /// - Parameter words: the stems of what is said, in order.
    init(_ words: [String], _ note: NoteReport) {
        said = words
        lines = note.body.split(separator: "\n")
        title = Set(Stems.content(of: Word.words(of: note.title)[...]))
        known = Set(words).intersection(Stems.all(in: note.title + "\n" + note.body))
    }

    /// Whether there is anything.
    var isAny: Bool { !known.isEmpty }

    /// Whether two things that are said stand in one line of the note.
    var isAboutSame: Bool {
        known.count > 1
            && lines.contains { line in known.intersection(Stems.all(in: String(line))).count > 1 }
    }

    /// How many of the words that are said the note has.
    var shared: Int { known.count }

    /// Whether the note is about what is spoken of first, and has most of its title or of what is said in common with it.
    var isSubject: Bool {
        guard let first = said.first, known.contains(first) else { return false }
        let isMost = isAboutSame && known.count * 2 >= Set(said).count
        return isMost || title.contains(first) && known.intersection(title).count * 2 >= title.count
    }

    /// Whether its title names what is spoken of first.
    var isNamed: Bool { !known.isDisjoint(with: title.intersection(said.prefix(2))) }
}
