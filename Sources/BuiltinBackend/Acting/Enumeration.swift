import Assistant
import Foundation

/// Things that a note names one after another in a line: "Bring: towel, ball, cards".
struct Enumeration {
    /// The line as it stands in the note.
    let line: String
    /// What stands before the first thing, with the space after it.
    private let label: String
    /// What stands between two things.
    private let separator: String
    /// The things.
    let parts: [String]

    /// The last line of a note that names several things; `nil` when none does.
    /// - Parameter isOpen: whether one more thing is told right after it, so that it may have no label: "milk, bread, jam".
    init?(_ note: NoteReport, isOpen: Bool = false) {
        let lines = note.body.split(separator: "\n").reversed().lazy
        guard Checklist(note.body).items.isEmpty,
            let found = lines.compactMap({ Enumeration(line: String($0), isOpen: isOpen) }).first
        else { return nil }
        self = found
    }

    private init?(line: String, isOpen: Bool) {
        // Without a label, words between commas are a sentence, but for three short ones.
        let label = line.range(of: ": ")?.upperBound
        guard let start = label ?? (isOpen ? line.startIndex : nil) else { return nil }
        for separator in [" / ", ", "] {
            let parts = line[start...].components(separatedBy: separator)
            // "litter, kitten milk and blue roll"
            let things = parts.dropLast() + Self.joined(parts.last ?? "")
            guard label == nil ? parts.count > 1 && things.count > 2 : parts.count > 1,
                parts.allSatisfy({ $0.count <= 60 }), label != nil || things.suffix(2).allSatisfy(Self.isThing)
            else { continue }
            self.line = line
            self.label = String(line[..<start])
            self.separator = separator
            self.parts = parts
            return
        }
        return nil
    }

    /// The things of the last part, which may be two.
    private static func joined(_ text: String) -> [String] {
        [" and ", " n ", " & ", " und "].lazy.map { text.components(separatedBy: $0) }.first { $0.count == 2 } ?? [text]
    }

    private static func isThing(_ text: String) -> Bool {
        let words = Clause(text)
        return words.count <= 3 && !words.contains(Words.statementVerbs) && !words.words.contains { $0.mark != nil }
    }

    /// The line with one thing more.
    func adding(_ text: String) -> String { label + (parts + [text]).joined(separator: separator) }

    /// What stands before the first thing, without the colon.
    var name: String { label.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ":"))) }

    /// Whether they are things to be done or got, by what they are called: those of a recipe are not.
    var isToBeDone: Bool {
        let name = ListName(Clause(name))
        return name.hasNoun || name.isToBeDone
    }

    /// The things as a list, of which some are ticked.
    func list(ticking done: [String]) -> String {
        parts.map { "- [\(done.contains($0) ? "x" : " ")] \($0)" }.joined(separator: "\n")
    }

    /// The line without the one thing that has all the words; `nil` when no thing has them, or several do.
    func removing(_ words: Set<String>) -> String? {
        let hits = parts.indices.filter { words.isSubset(of: Stems.all(in: parts[$0])) }
        guard hits.count == 1, !words.isEmpty else { return nil }
        return label + parts.indices.filter { $0 != hits[0] }.map { parts[$0] }.joined(separator: separator)
    }
}
