import Notes

/// What a change takes away that a person may want to keep.
package enum Loss: Equatable, Sendable {
    /// The note goes to the Trash, or nothing is left of its text.
    case deletion
    /// Most words of its text go.
    case overwriting
    /// Words of its title go, and stand nowhere else in it.
    case retitling
    /// All its tags go.
    case untagging
    /// Something besides a note's text, such as a folder; a phrase after “wants to”.
    case other(String)

    /// What is done to notes, as a phrase before their titles.
    var verb: String {
        switch self {
        case .deletion: "delete"
        case .overwriting: "overwrite"
        case .retitling: "retitle"
        case .untagging: "take the tags off"
        case .other(let phrase): phrase
        }
    }
}

extension NoteItem {
    /// What the note loses by becoming another; `nil` when it keeps what it says.
    /// - Parameter after: the note afterwards; `nil` when it is gone.
    func loss(becoming after: NoteItem?) -> Loss? {
        guard let after, !after.isTrashed else { return .deletion }
        if body != after.body {
            if !body.isBlank, after.body.isBlank { return .deletion }
            let lost = WordCounts(body).without(WordCounts(after.body)).total
            if lost * 2 > WordCounts(body).total { return .overwriting }
        }
        if title != after.title, !WordCounts(title).without(WordCounts(after.title + "\n" + after.body)).isEmpty {
            return .retitling
        }
        return !tags.isEmpty && after.tags.isEmpty ? .untagging : nil
    }
}

/// The words of a text with how often each occurs; of scripts without spaces, the characters.
struct WordCounts {
    private var counts: [Substring: Int] = [:]

    init(_ text: String) {
        let text = text.lowercased()
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            guard word.utf8.count > word.count, word.contains(where: \.isOfScriptWithoutSpaces) else {
                counts[word, default: 0] += 1
                continue
            }
            for index in word.indices { counts[word[index...index], default: 0] += 1 }
        }
    }

    /// The number of words.
    var total: Int { counts.values.reduce(0, +) }
    var isEmpty: Bool { counts.isEmpty }

    /// The words that another text has not, or not as often.
    func without(_ other: WordCounts) -> WordCounts {
        var rest = self
        rest.counts = counts.reduce(into: [:]) { rest, entry in
            let left = entry.value - (other.counts[entry.key] ?? 0)
            if left > 0 { rest[entry.key] = left }
        }
        return rest
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Character {
    fileprivate var isOfScriptWithoutSpaces: Bool {
        unicodeScalars.first.map { (0x2E80...0xA4CF).contains($0.value) || $0.value >= 0x20000 } ?? false
    }
}
