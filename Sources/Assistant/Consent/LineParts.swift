import Notes

/// A line cut into its parts, to tell what it wants deleted from what else it speaks of: "delete the spare key, but keep the
/// boiler note".
struct LineParts: Sendable {
    /// The stems of what is to go, and of what else is spoken of.
    private var gone: Set<String> = []
    private var others: Set<String> = []

    /// - Parameter lines: what was said; of a question that it says yes to as well.
    init(_ lines: [String]) {
        for line in lines { read(line) }
    }

    /// Whether only what is not to go has words of a note's title.
    func speaksElsewhere(of note: NoteItem) -> Bool {
        let title = Set(AskedChanges.words(of: note.title).filter { !StopWords.contains($0) }.map(PorterStemmer.stem))
        return gone.isDisjoint(with: title) && !others.isDisjoint(with: title)
    }

    private mutating func read(_ line: String) {
        var deletes = false
        var words: [String] = []
        func close(before joint: String?) {
            defer { words = [] }
            guard !words.isEmpty else { return }
            let isOrder = !AskedChanges.deletions.isDisjoint(with: words) && Self.staying.isDisjoint(with: words)
            deletes = isOrder || deletes && Self.goesOn(words)
            if deletes {
                gone.formUnion(words.map(PorterStemmer.stem))
            } else {
                others.formUnion(words.map(PorterStemmer.stem))
            }
            // What is left out of an order is no part of it.
            if let joint, Self.exceptions.contains(joint) { deletes = false }
        }
        for piece in line.split(omittingEmptySubsequences: false, whereSeparator: { ",.;:!?\n".contains($0) }) {
            for word in AskedChanges.words(of: String(piece)) {
                if Self.joints.contains(word) { close(before: word) } else { words.append(word) }
            }
            close(before: nil)
        }
    }

    /// Whether a part only names more of what the part before it wants to go: "… and the spare key".
    private static func goesOn(_ words: [String]) -> Bool {
        AskedChanges.deedWords.isDisjoint(with: words) && staying.isDisjoint(with: words)
            && verbs.isDisjoint(with: words)
    }

    private static let joints: Set<String> = [
        "and", "but", "then", "because", "except", "not", "or", "so", "und", "aber", "sondern", "denn", "weil", "oder",
        "ausser", "statt", "dann", "n",
    ]
    private static let exceptions: Set<String> = ["but", "except", "not", "aber", "sondern", "ausser", "statt"]
    private static let staying: Set<String> = [
        "keep", "leave", "stay", "stays", "preserve", "behalte", "behalt", "behalten", "lass", "bleibt",
        "bleib",
        "other", "others", "andere", "anderen",
    ]
    private static let verbs: Set<String> = [
        "is", "are", "was", "were", "says", "say", "said", "has", "have", "mentions", "mention", "needs", "can", "will",
        "must",
        "should", "that", "which", "who", "ist", "sind", "war", "sagt", "hat", "kann", "soll", "muss", "steht",
    ]
}
