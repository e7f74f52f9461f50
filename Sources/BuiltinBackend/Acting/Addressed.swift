import Assistant
import Notes

/// The people whom words name by how they are addressed: "Mrs Cole", "Herr Weber".
struct Addressed {
    /// How each is addressed, by the stem of the name; "Ms", "Miss" and "Frau" may be the same as "Mrs".
    private let styles: [String: Set<String>]

    init(_ text: String) { self.init(Word.words(of: text)[...]) }

    init(_ words: ArraySlice<Word>) {
        styles = zip(words, words.dropFirst()).reduce(into: [:]) { styles, pair in
            guard let style = Self.kinds[pair.0.key] else { return }
            let name = pair.1.isPossessive ? String(pair.1.key.dropLast()) : pair.1.key
            styles[PorterStemmer.stem(name), default: []].insert(style)
        }
    }

    /// Whether both name somebody, and nobody of the same name and style.
    func areOthers(than other: Addressed) -> Bool {
        !styles.isEmpty && !other.styles.isEmpty && !hasSame(as: other)
    }

    /// Whether both name people of one name, and they are not the same: "Mr Cole" and "Mrs Cole".
    func areNamesakes(of other: Addressed) -> Bool {
        !hasSame(as: other) && !strangers(in: other).isEmpty
    }

    /// The stems of names that another has of somebody else: "Cole" of "Mrs Cole" where this is "Mr Cole".
    func strangers(in other: Addressed) -> Set<String> {
        Set(styles.filter { name, style in other.styles[name].map(style.isDisjoint) ?? false }.keys)
    }

    private func hasSame(as other: Addressed) -> Bool {
        styles.contains { name, style in other.styles[name].map { !style.isDisjoint(with: $0) } ?? false }
    }

    var isNobody: Bool { styles.isEmpty }

    /// Notes without those that only name a namesake; a list may have both.
    func withoutNamesakes(_ notes: [NoteReport]) -> [NoteReport] {
        isNobody
            ? notes
            : notes.filter { Checklist.isList($0) || !areNamesakes(of: Addressed($0.title + "\n" + $0.body)) }
    }

    private static let kinds: [String: String] = [
        "mr": "mr", "herr": "mr", "herrn": "mr", "mrs": "mrs", "ms": "mrs", "miss": "mrs", "frau": "mrs",
    ]
}
