import Notes

/// A change that makes a note say what the line tells and nothing else: "the launch is on 16 March now, not 14".
enum ToldChange {
    /// The most words that a telling line takes the place of.
    private static let mostReplaced = 3
    /// Words of what was so once, which takes the place of nothing.
    private static let past: Set<String> = ["was", "were", "had", "used", "before", "war", "waren", "hatte", "früher"]

    /// Whether a line tells all that is new in a note, of something that the note names.
    ///
    /// A question, a line that forbids, and one that says what is not so tell nothing. Only text that is added, or put in the
    /// place of a few words of one line, is told; nothing is ticked, and no line goes.
    static func isTold(_ note: NoteItem, becoming after: NoteItem, by line: String) -> Bool {
        var same = after
        same.body = note.body
        same.updatedAt = note.updatedAt
        let said = AskedChanges.words(of: line)
        guard same == note, AskedChanges.sentences(of: line).contains(where: { !AskedChanges.isLooking($0) }),
            !line.contains("?"), !AskedChanges.isRefused(said)
        else { return false }
        var gone: [String] = []
        var come: [String] = []
        for change in LineDiff.changes(fromLines: lines(of: note), to: lines(of: after)) {
            switch change {
            case .removed(let line): gone.append(line)
            case .added(let line): come.append(line)
            default: break
            }
        }
        guard gone.isEmpty || gone.count == 1 && come.count == 1 else { return false }
        let (old, new) = (gone.flatMap(AskedChanges.words), come.flatMap(AskedChanges.words))
        let (lost, fresh) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
        // A box that is ticked has no new word.
        guard !fresh.isEmpty, lost.count <= mostReplaced, fresh.allSatisfy({ isTold($0, by: said) }),
            gone.isEmpty || past.isDisjoint(with: said)
        else { return false }
        let about = Set(AskedChanges.words(of: note.title) + old.filter { !lost.contains($0) })
        return said.contains { about.contains($0) && $0.count > 2 && !StopWords.contains($0) && !$0.isNumber }
    }

    /// Whether a word is said, and nowhere denied: "not on 16 March".
    private static func isTold(_ word: String, by said: [String]) -> Bool {
        let places = said.indices.filter { said[$0] == word }
        return !places.isEmpty
            && places.allSatisfy { AskedChanges.negations.isDisjoint(with: said[..<$0].suffix(2)) }
    }

    private static func lines(of note: NoteItem) -> [String] {
        BodyLine.rawLines(of: note.body).filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
