import Assistant
import Foundation
import Notes

/// Things that a note names one after another: in a line, "Bring: towel, ball, cards", or each in one below a heading.
struct Enumeration {
    /// The line as it stands in the note; the heading and the lines below it.
    let line: String
    /// What stands before the first thing, with the space after it.
    private let label: String
    /// What stands between two things.
    private let separator: String
    /// The things.
    let parts: [String]
    /// Whether they stand below a heading.
    let isBlock: Bool

    /// The last line of a note that names several things, or the lines below its heading; `nil` when none does.
    /// - Parameter isOpen: whether one more thing is told right after it, so that it may have no label: "milk, bread, jam".
    init?(_ note: NoteReport, isOpen: Bool = false) {
        let lines = note.body.split(separator: "\n").reversed().lazy
        guard Checklist(note.body).items.isEmpty,
            let found = lines.compactMap({ Enumeration(line: String($0), isOpen: isOpen) }).first
                ?? Enumeration(block: note.body)
        else { return nil }
        self = found
    }

    /// Two short things or more, each in a line, below the first line of a text; nothing that is mostly counted or measured.
    private init?(block body: String) {
        let lines = BodyLine.rawLines(of: body)
        let things = lines.dropFirst().prefix { Self.isThing($0, longest: 5) }
        let name = ListName(Clause(lines.first ?? ""))
        let areCounted = things.count { $0.contains(where: \.isNumber) } * 2 >= things.count
        guard things.count > 1, Self.isThing(lines[0].trimmingCharacters(in: [":"]), longest: 7),
            !areCounted || name.hasNoun || name.isToBeDone
        else { return nil }
        line = ([lines[0]] + things).joined(separator: "\n")
        label = lines[0] + "\n"
        separator = "\n"
        parts = things.map(\.trimmed)
        isBlock = true
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
                parts.allSatisfy({ $0.count <= 60 }), label != nil || things.suffix(2).allSatisfy({ Self.isThing($0) })
            else { continue }
            self.line = line
            self.label = String(line[..<start])
            self.separator = separator
            self.parts = parts
            isBlock = false
            return
        }
        return nil
    }

    /// The things of the last part, which may be two.
    private static func joined(_ text: String) -> [String] {
        [" and ", " n ", " & ", " und "].lazy.map { text.components(separatedBy: $0) }.first { $0.count == 2 } ?? [text]
    }

    private static func isThing(_ text: String, longest: Int = 3) -> Bool {
        let words = Clause(text)
        return 1...longest ~= words.count && !words.contains(Words.statementVerbs)
            && !words.words.contains { $0.mark != nil }
    }

    /// The line with one thing more.
    func adding(_ text: String) -> String { label + (parts + [text]).joined(separator: separator) }

    /// What stands before the first thing, without the colon.
    var name: String { label.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: ":"))) }

    /// What stands above the things when they become a list.
    var heading: String { isBlock ? label.trimmed : "\(name):" }

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
        // "hunter2, no 3" in quotation marks is one thing.
        let quotes = parts.map { part in part.count { "\"“”„".contains($0) } }
        guard hits.count == 1, !words.isEmpty, quotes.reduce(0, +) < 2 || quotes.allSatisfy({ $0.isMultiple(of: 2) })
        else { return nil }
        var left = parts
        // "php 8.2 and redis 7" are two.
        let last = left[hits[0]]
        let isPair = hits[0] + 1 < parts.count || Clause(last).containsPhrase(Items.pairs)
        let both = isPair ? [] : Self.joined(last)
        let others = both.indices.filter { !words.isSubset(of: Stems.all(in: both[$0])) }
        if both.count == 2, others.count == 1 { left[hits[0]] = both[others[0]] } else { left.remove(at: hits[0]) }
        return label + left.joined(separator: separator)
    }
}
