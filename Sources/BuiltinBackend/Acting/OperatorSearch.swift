import Assistant
import Notes

/// A search in words that has operators as `magpie search` takes them: "find boiler tag:home", "search oslo -travel".
struct OperatorSearch: Equatable {
    /// What is searched for, with the operators.
    let typed: String

    /// - Returns: `nil` for a line that is no search, or has no operator.
    init?(_ line: String) {
        guard line.utf8.count < 500, !line.contains(where: \.isNewline) else { return nil }
        var words = line.split(whereSeparator: \.isWhitespace)
        let isOrder = words.first.map { Self.verbs.contains($0.lowercased()) } ?? false
        if isOrder {
            words.removeFirst()
            while let word = words.first, Self.fillers.contains(word.lowercased()) { words.removeFirst() }
        }
        // Without a verb only what begins with the name of a field is a search.
        let has = isOrder ? words.contains(where: Self.isOperator) : words.first.map(Self.isField) ?? false
        guard has, let first = words.first else { return nil }
        typed = String(line[first.startIndex...])
    }

    private static func isOperator(_ word: Substring) -> Bool {
        guard word.first == "-" else { return isField(word) }
        let rest = word.dropFirst()
        return isField(rest) || rest.first == "#" || rest.first?.isLetter == true
    }

    private static func isField(_ word: Substring) -> Bool {
        guard let colon = word.firstIndex(of: ":"), word.index(after: colon) < word.endIndex else { return false }
        return TypedSearch.fields.contains(word[..<colon].lowercased())
    }

    private static let verbs: Set<String> = [
        "find", "search", "show", "list", "look", "finde", "such", "suche", "zeig", "zeige",
    ]
    private static let fillers: Set<String> = [
        "me", "for", "up", "all", "my", "the", "notes", "about", "with", "mir", "nach", "alle", "meine", "notizen",
    ]
}

extension Performer {
    /// Lists the notes of a search with operators.
    func find(_ search: OperatorSearch) throws -> Answer {
        let outcome = try script.call(.typed(search.typed, limit: 50))
        guard case .notes(let notes, let remark) = outcome else {
            return .nothing(outcome.error.map(Reply.sentence) ?? Reply.unknown)
        }
        let said = remark.map { "\n\($0)" } ?? ""
        guard !notes.isEmpty else { return Answer("No note fits “\(search.typed)”.\(said)") }
        _ = try script.call(notes.prefix(Self.mostRead).map { .read($0.id) })
        let count = notes.count == 50 ? "The first 50 notes" : Reply.count(notes.count, "note")
        return Answer("\(count) for “\(search.typed)”: \(Reply.titles(notes)).\(said)")
    }
}

extension Reply {
    /// The titles of some notes, and how many more there are.
    static func titles(_ notes: [NoteReport]) -> String {
        let shown = notes.prefix(8).map(\.title)
        let more = notes.count - shown.count
        return more == 0 ? joined(shown) : shown.joined(separator: ", ") + " and \(more) more"
    }
}
