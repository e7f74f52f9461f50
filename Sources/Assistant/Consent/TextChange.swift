import Notes

/// How a text becomes another: which words come and go, and what is ticked.
struct TextChange: Sendable {
    /// What goes of a line.
    struct Lost: Sendable {
        /// The line as it was.
        let line: String
        /// The words that go.
        let words: [String]
        /// Whether no other line comes in its place.
        let isWhole: Bool
        /// Whether it was an item that was ticked.
        let wasTicked: Bool
    }

    /// The words that the text gains.
    private(set) var gained: [String] = []
    /// What it loses, line by line.
    private(set) var lost: [Lost] = []
    /// The items that are ticked, and those that are opened.
    private(set) var ticked: [String] = []
    private(set) var opened: [String] = []

    /// Whether lines are only added.
    var isAddition: Bool { lost.isEmpty && ticked.isEmpty && opened.isEmpty && hasNewLine }
    private var hasNewLine = false

    private struct Line: Equatable {
        var text: String
        var isTicked: Bool?

        init(_ line: String) {
            let box = CheckboxLine(line)
            text = (box?.text ?? line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            isTicked = box?.isChecked
        }

        var words: [String] { AskedChanges.words(of: text) }
    }

    init(from old: String, to new: String) {
        var gone = Self.lines(of: old)
        var come = Self.lines(of: new)
        take(&gone, &come) { $0 == $1 }
        take(&gone, &come) { $0.text == $1.text }
        let isOne = gone.count == 1 && come.count == 1
        for line in gone {
            let words = Set(line.words)
            let next = come.indices.max { Self.shared(words, come[$0]) < Self.shared(words, come[$1]) }
            guard let next, isOne || Self.shared(words, come[next]) > 0 else {
                lost.append(Lost(line: line.text, words: line.words, isWhole: true, wasTicked: line.isTicked ?? false))
                continue
            }
            let other = come.remove(at: next)
            let rest = Self.without(line.words, other.words)
            if !rest.isEmpty {
                lost.append(Lost(line: line.text, words: rest, isWhole: false, wasTicked: line.isTicked ?? false))
            }
            gained += Self.without(other.words, line.words)
            noteTick(line, other)
        }
        for line in come {
            gained += line.words
            hasNewLine = true
            if line.isTicked == true { ticked.append(line.text) }
        }
    }

    private static func lines(of text: String) -> [Line] {
        BodyLine.rawLines(of: text).map(Line.init).filter { !$0.text.isEmpty || $0.isTicked != nil }
    }

    /// Takes away the pairs that are the same, and notes what became of their boxes.
    private mutating func take(_ gone: inout [Line], _ come: inout [Line], _ isSame: (Line, Line) -> Bool) {
        gone.removeAll { line in
            guard let index = come.firstIndex(where: { isSame(line, $0) }) else { return false }
            noteTick(line, come.remove(at: index))
            return true
        }
    }

    private mutating func noteTick(_ old: Line, _ new: Line) {
        guard (old.isTicked ?? false) != (new.isTicked ?? false) else { return }
        if new.isTicked ?? false { ticked.append(new.text) } else { opened.append(new.text) }
    }

    private static func shared(_ words: Set<String>, _ line: Line) -> Int {
        words.intersection(line.words).count { !StopWords.contains($0) }
    }

    private static func without(_ words: [String], _ others: [String]) -> [String] {
        var others = others
        return words.filter { word in
            guard let index = others.firstIndex(of: word) else { return true }
            others.remove(at: index)
            return false
        }
    }
}
