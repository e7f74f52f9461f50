import Notes

/// The lines of a difference: `- ` before what went, `+ ` before what came, two spaces before what stayed.
struct ChangeLines {
    /// A line of the difference, as it is drawn.
    private struct Entry {
        var change: LineChange
        /// Whether it is drawn as it is written: code, a fence around it, and marks that are all that changed.
        var isVerbatim: Bool
        /// What is drawn of it, where that is not all.
        var text: String?
    }

    /// The most lines of the screen that one changed line takes where there is not room for all.
    private static let longestChange = 4

    private let width: Int
    private let look: Look
    private var entries: [Entry]

    /// - Parameters:
    ///   - changes: all lines of both texts.
    ///   - width: the columns of a line of the screen.
    init(_ changes: [LineChange], width: Int, look: Look) {
        self.width = width
        self.look = look
        var old = CodeLines()
        var new = CodeLines()
        entries = changes.map { change in
            let kind =
                switch change {
                case .kept(let text):
                    (old.take(text), new.take(text)).1
                case .removed(let text): old.take(text)
                case .added(let text): new.take(text)
                }
            return Entry(change: change, isVerbatim: kind != .text)
        }
        showChangedMarks()
    }

    /// The same without the lines that stayed.
    var withoutKept: ChangeLines {
        var lines = self
        lines.entries.removeAll { !$0.change.isChange }
        return lines
    }

    /// The changed lines, with as many kept lines around them as there is room for.
    ///
    /// Where the changed lines alone do not fit, only what changed within them is shown, and of long ones the beginning and the end;
    /// what is left out then is counted, and the last one stands below: an addition may end with what is to pass unseen.
    /// - Parameters:
    ///   - context: the most kept lines on either side of a changed one.
    ///   - room: the lines of the screen that the context may fill; the changed ones may take twice as many.
    func lines(context: Int, room: Int) -> [Line] {
        for context in stride(from: context, through: 0, by: -1) {
            let lines = drawn(excerpt(context))
            if lines.count <= room + 1 { return lines }
        }
        var shortened = self
        shortened.cutToPassages()
        let changed = shortened.entries.filter(\.change.isChange)
        // A long paragraph that changed in many places takes what room there is.
        let whole = changed.map { shortened.lines($0, most: .max) }
        if whole.map(\.count).reduce(0, +) <= 2 * room { return Array(whole.joined()) }
        let parts = changed.map { shortened.lines($0, most: Self.longestChange) }
        guard parts.map(\.count).reduce(0, +) > 2 * room, let last = parts.last else { return Array(parts.joined()) }
        var shown: [Line] = []
        var left = parts.dropLast()
        while let part = left.first, shown.count + part.count + last.count <= 2 * room {
            shown += part
            left.removeFirst()
        }
        let more = "\(look.ellipsis) \(left.count) more changed \(left.count == 1 ? "line" : "lines")"
        return shown + (left.isEmpty ? [] : [Line(more, .muted)]) + last
    }

    /// The changed lines with at most `context` kept lines on either side; an ellipsis stands for those left out.
    private func excerpt(_ context: Int) -> [Entry] {
        var isShown = Array(repeating: false, count: entries.count)
        for index in entries.indices where entries[index].change.isChange {
            for near in max(0, index - context)...min(entries.count - 1, index + context) { isShown[near] = true }
        }
        var excerpt: [Entry] = []
        var isGap = false
        for index in entries.indices {
            if isShown[index], isGap, !excerpt.isEmpty {
                excerpt.append(Entry(change: .kept(look.ellipsis), isVerbatim: true))
            }
            if isShown[index] { excerpt.append(entries[index]) }
            isGap = !isShown[index]
        }
        return excerpt
    }

    private func drawn(_ entries: [Entry]) -> [Line] { entries.flatMap { lines($0, most: .max) } }

    /// An entry on as many lines of the screen as it needs.
    private func lines(_ entry: Entry, most: Int) -> [Line] {
        let (mark, style, text) =
            switch entry.change {
            case .kept(let text): ("  ", Style.muted, text)
            case .removed(let text): ("- ", Style(.removed), text)
            case .added(let text): ("+ ", Style(.added), text)
            }
        let clean = TextSanitizer.cleanLine(entry.text ?? text)
        let room = max(1, width - 2)
        var wrapped = Line.wrapped(spans(clean, entry, style), to: room)
        if wrapped.count > most {
            // Its end stands there too: what was put at the end is not to pass unseen.
            let end = wrapped[wrapped.count - 1]
            wrapped = Array(wrapped.prefix(most - 1))
            wrapped[most - 2] = wrapped[most - 2].ended(with: look.ellipsis, width: room)
            wrapped.append(end)
        }
        return wrapped.enumerated().map { Line([Span($0.offset == 0 ? mark : "  ", style)] + $0.element.spans) }
    }

    /// A line as cards draw it, or as it is written where that is what counts.
    private func spans(_ text: String, _ entry: Entry, _ style: Style) -> [Span] {
        guard !entry.isVerbatim else { return [Span(text, style)] }
        if BodyLine(line: text) == .divider {
            return [Span(MarkdownFlow.divider(to: width - 2, isUnicode: look.isUnicode), style)]
        }
        let line = MarkdownLine(text, isUnicode: look.isUnicode)
        let textStyle = line.isHeading ? Style(style.role, isBold: true) : style
        return [Span(line.mark, style)] + InlineMarkdown.spans(line.text, style: textStyle, strikes: look.strikes)
    }

    /// Draws lines as they are written that took each other's place and would look the same: their marks changed.
    private mutating func showChangedMarks() {
        for run in runs() {
            let drawn = run.map { (index: $0, text: drawnText(entries[$0])) }
            for alike in Dictionary(grouping: drawn, by: \.text).values.map({ $0.map(\.index) }) {
                let isReplaced = Set(alike.map { entries[$0].change.isRemoval }).count > 1
                guard isReplaced, Set(alike.map { entries[$0].change.text }).count > 1 else { continue }
                for index in alike { entries[index].isVerbatim = true }
            }
        }
    }

    /// The words that are drawn of an entry.
    private func drawnText(_ entry: Entry) -> String {
        spans(TextSanitizer.cleanLine(entry.change.text), entry, .plain).map(\.text).joined()
    }

    /// Leaves of a line that took another's place what changed within it, and a few words around that.
    private mutating func cutToPassages() {
        for run in runs() {
            let removed = run.filter { entries[$0].change.isRemoval }
            let added = run.filter { !entries[$0].change.isRemoval }
            for (old, new) in zip(removed, added) {
                let passages = ChangedPassage(
                    from: entries[old].change.text,
                    to: entries[new].change.text,
                    ellipsis: look.ellipsis
                )
                entries[old].text = passages.old
                entries[new].text = passages.new
            }
        }
    }

    /// The ranges of changed lines that stand next to each other.
    private func runs() -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in entries.indices where entries[index].change.isChange {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}

extension LineChange {
    var isChange: Bool {
        if case .kept = self { false } else { true }
    }

    fileprivate var isRemoval: Bool {
        if case .removed = self { true } else { false }
    }

    fileprivate var text: String {
        switch self {
        case .kept(let text), .removed(let text), .added(let text): text
        }
    }
}
