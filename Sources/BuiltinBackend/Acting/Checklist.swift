import Assistant
import Foundation
import Notes

/// The items of a list note.
struct Checklist {
    /// One line of the list.
    struct Item: Equatable {
        /// The line as it stands in the body.
        var line: String
        /// What is on the list, without marker.
        var text: String
        var isDone: Bool
        /// Whether the line has a checkbox.
        var hasBox: Bool
        /// The line that is left of one that names several things, where only some of them go: of "Mia and Tom", Tom.
        var rest: String?

        /// The line of one that has no box, with a ticked one.
        var tickedLine: String { String(line.prefix { $0 == " " || $0 == "\t" }) + "- [x] " + text }

        /// What phrases name of an item that is about several things; `nil` where they name all of it.
        func part(named phrases: [String]) -> Item? {
            let wanted = phrases.map(Checklist.stems)
            let parts = parts
            guard parts.count > 1 else { return nil }
            let named = parts.filter { wanted.contains(Checklist.stems($0)) }
            let others = parts.filter { !named.contains($0) }
            guard !named.isEmpty, !others.isEmpty, let end = line.range(of: text, options: .backwards) else {
                return nil
            }
            var part = self
            part.text = Reply.joined(named)
            part.rest = line.replacingCharacters(in: end, with: Reply.joined(others))
            return part
        }

        /// The things of an item that names several in a word each, or persons: "Mia, Tom and Anna", but not "bread and butter
        /// pudding".
        var parts: [String] {
            let joints = [" and ", " & ", " und ", ", ", "/"]
            let parts = joints.reduce([text]) { parts, joint in parts.flatMap { $0.components(separatedBy: joint) } }
            return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" } } ? parts : [text]
        }
    }

    /// The lines of the body.
    let lines: [String]
    /// The items, in order.
    let items: [Item]

    init(_ body: String) {
        lines = body.isEmpty ? [] : BodyLine.rawLines(of: body)
        var code = CodeLines()
        items = lines.compactMap { code.take($0) == .text ? Self.item($0) : nil }
    }

    /// Whether a note looks like a list.
    static func isList(_ note: NoteReport) -> Bool {
        let title = Clause(note.title)
        let isNamed = title.words.contains {
            ["list", "lists", "checklist", "wishlist"].contains($0.key) || $0.key.hasSuffix("liste")
        }
        // "Why I never write a list" is a text about lists.
        let isText = title.count > 4 && !note.body.isEmpty && Checklist(note.body).items.isEmpty
        if isText { return false }
        let isKnown = isNamed || ["groceries", "chores", "todo", "todos", "errands"].contains(title.keys.last ?? "")
        if isKnown || title.before(toDo) != nil || title.match(toDo) == title.end { return true }
        let list = Checklist(note.body)
        // "Shopping" of one thing
        let name = ListName(title)
        if name.isCommon, !name.key.isEmpty, !list.items.isEmpty, note.due == nil { return true }
        return list.items.count >= 2 && list.items.count * 2 >= list.lines.filter({ !$0.isEmpty }).count
    }

    /// Whether a note is a list that has only one item yet.
    static func isShort(_ note: NoteReport) -> Bool {
        let list = Checklist(note.body)
        return list.items.count == 1 && list.lines.filter { !$0.isEmpty }.count == 1 && note.due == nil
            && !isOneTask(note)
    }

    /// Whether a note is one task: its only item says what its title says.
    static func isOneTask(_ note: NoteReport) -> Bool {
        let items = Checklist(note.body).items
        let title = note.title.hasSuffix("…") ? String(note.title.dropLast()) : note.title
        return items.count == 1 && items[0].text.lowercased().hasPrefix(title.lowercased())
    }

    /// The number of items that are not ticked.
    var openCount: Int { items.lazy.filter { !$0.isDone }.count }

    /// The items that a phrase names: those that are the same, else those that are it but for word forms, else those that hold
    /// all its words.
    func matches(_ phrase: String) -> [Item] {
        let same = items.filter { $0.text.lowercased() == phrase.lowercased() }
        if !same.isEmpty { return same }
        let wanted = Self.stems(phrase)
        guard !wanted.isEmpty else { return [] }
        // "Mr Cole" is not "Mrs Cole".
        let named = Addressed(phrase)
        let items = named.isNobody ? items : items.filter { !named.areNamesakes(of: Addressed($0.text)) }
        let stems = items.map { Self.stems($0.text) }
        let exact = zip(items, stems).filter { $0.1 == wanted }.map(\.0)
        if !exact.isEmpty { return exact }
        let holding = zip(items, stems).filter { $0.1.isSuperset(of: wanted) }.map(\.0)
        guard holding.isEmpty, items.count < 200 else { return holding }
        // "dosen" of "schalterdosen", "rye" of "rye flour": words that begin or end alike.
        return zip(items, stems).filter { _, stems in
            wanted.allSatisfy { word in stems.contains { AnswerWords.likeness(of: word, to: $0) >= 0.75 } }
        }.map(\.0)
    }

    /// The item that is the same as a phrase, but for word forms and articles.
    func same(as phrase: String) -> Item? {
        let wanted = Self.stems(phrase)
        return items.first {
            Self.stems($0.text) == wanted && !Addressed(phrase).areNamesakes(of: Addressed($0.text))
        }
    }

    /// The body without some of its lines.
    func body(without removed: [Item]) -> String {
        let gone = Dictionary(removed.map { ($0.line, $0.rest) }) { first, _ in first }
        return lines.compactMap { line in gone[line] ?? line }.joined(separator: "\n")
    }

    private static func item(_ line: String) -> Item? {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        if let box = CheckboxLine(line) {
            let isEmpty = box.text.allSatisfy(\.isWhitespace)
            return isEmpty ? nil : Item(line: line, text: box.text, isDone: box.isChecked, hasBox: true)
        }
        for marker in ["- ", "* ", "• "] where trimmed.hasPrefix(marker) {
            return Item(line: line, text: String(trimmed.dropFirst(marker.count)), isDone: false, hasBox: false)
        }
        return nil
    }

    fileprivate static func stems(_ text: String) -> Set<String> {
        // "moby dick" is "Moby-Dick".
        let text = text.contains("-") ? text.replacing("-", with: " ") : text
        return Set(Stems.all(in: Word.words(of: text).filter { !small.contains($0.key) }[...]))
    }

    private static let small: Set<String> = ["the", "a", "an", "my", "our", "some", "of", "in", "on", "at"]
    private static let toDo: [Phrase] = ["to do", "to buy"]
}
