import Assistant
import Notes

/// What a statement has in common with a note.
struct Relation {
    private let said: Set<String>
    private let subject: Set<String>
    private let title: Set<String>
    private let known: Set<String>
    private let items: [Set<String>]
    private let lines: [Set<String>]

    /// - Parameter words: the stems of what is said, in order.
    init(_ words: [String], _ note: NoteReport) {
        said = Set(words)
        subject = Set(words.prefix(2))
        title = note.titleStems
        known = said.intersection(Stems.all(in: note.title + "\n" + note.body))
        items = Checklist(note.body).items.filter { !$0.isDone }.map { Self.stems($0.text) }
        lines = note.body.split(separator: "\n").map { Self.stems(String($0)) }
    }

    /// Whether there is anything.
    var isAny: Bool { !known.isEmpty }

    /// Whether it has most of what is said, and more than one word of it.
    var isMost: Bool { known.count > 1 && known.count * 2 >= said.count }

    /// How many of the words that are said the note has.
    var shared: Int { known.count }

    /// Whether the note is about what is spoken of first, or about most of what is said.
    var isSubject: Bool {
        !known.isDisjoint(with: subject) && (!title.isDisjoint(with: known) || known.count * 2 >= said.count)
    }

    /// Whether at least half of an open item is said.
    var namesItem: Bool { items.contains { !$0.isEmpty && $0.intersection(said).count * 2 >= $0.count } }

    /// Whether at least half of the title is said.
    var namesTitle: Bool { !title.isEmpty && title.intersection(said).count * 2 >= title.count }

    /// Whether what is said is about the note by its words alone.
    /// - Parameter isChange: whether it says that something changed.
    func isNews(isChange: Bool) -> Bool {
        let isItem = items.contains { item in
            let shared = item.intersection(said).count
            return shared > 0 && shared * 2 >= item.count && shared * 2 >= said.count
        }
        let isOther = lines.contains { $0.filter(Self.isWord) == said.filter(Self.isWord) }
        let isNew = said.contains { !Self.isWord($0) && !known.contains($0) }
        let about = known.intersection(subject).count
        let isAbout = about * 2 >= subject.count || about > 0 && said.count < 6
        return isItem || isOther || isChange && isAbout
            || !isNew
                && (title.count > 1 && title.isSubset(of: said) && known.count * 2 >= said.count
                    || said.count > 2 && known.count + 1 >= said.count)
    }

    private static func stems(_ text: String) -> Set<String> { Set(Stems.content(of: Word.words(of: text)[...])) }

    private static func isWord(_ stem: String) -> Bool { !stem.contains(where: \.isNumber) }
}
