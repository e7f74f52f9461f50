import Assistant
import Notes

/// What a statement has in common with a note.
struct Relation {
    private let said: Set<String>
    private let subject: Set<String>
    /// The words of the note's title, in order.
    private let title: [String]
    private let known: Set<String>

    /// - Parameter words: the stems of what is said, in order.
    init(_ words: [String], _ note: NoteReport) {
        said = Set(words)
        subject = Set(words.prefix(2))
        title = Stems.content(of: Word.words(of: note.title)[...])
        known = said.intersection(Stems.all(in: note.title + "\n" + note.body))
    }

    /// Whether there is anything.
    var isAny: Bool { !known.isEmpty }

    /// Whether it has most of what is said, and more than one word of it.
    var isMost: Bool { known.count > 1 && known.count * 2 >= said.count }

    /// How many of the words that are said the note has.
    var shared: Int { known.count }

    /// Whether the note is about what is spoken of first, or has that and most of what is said.
    var isSubject: Bool { !known.isDisjoint(with: subject) && (!known.isDisjoint(with: title.prefix(2)) || isMost) }

    /// Whether its title names what is spoken of first.
    var isNamed: Bool { !known.isDisjoint(with: subject.intersection(title)) }
}
