import Assistant
import Notes

/// Applies changes of items to one list, with the smallest updates, and says what was done.
struct ListEditor {
    private let edit: ListEdit
    private let note: NoteReport
    private let list: Checklist
    private var replies: [String] = []
    private var requests: [ToolRequest] = []
    /// Whether something that was named was not found, or not told apart.
    private var isMissing = false

    init(_ edit: ListEdit, _ note: NoteReport) {
        self.edit = edit
        self.note = note
        list = Checklist(note.body)
    }

    /// Makes the updates by way of `call`, and words the answer.
    func apply(_ call: (ToolRequest) throws -> ToolOutcome) throws -> Answer {
        var plan = self
        plan.prepare()
        for request in plan.requests {
            if let error = try call(request).error { return .nothing(Reply.failed(error)) }
        }
        var answer = Answer(plan.replies.joined(separator: " "))
        answer.cameToNothing = plan.isMissing
        return answer
    }

    private mutating func prepare() {
        let new = edit.added.filter { list.same(as: $0) == nil }
        let (named, isUnclear) = found(edit.removed)
        if isUnclear || named.isEmpty && !edit.removed.isEmpty { return }
        let lines = new.map(line)
        let gone = named.map { $0.part(named: edit.removed) ?? $0 }
        if !gone.isEmpty {
            replace(gone, with: lines)
        } else if !lines.isEmpty {
            requests.append(.update(note.id, ["append": .string(lines.joined(separator: "\n"))]))
        }
        let removedTexts = gone.map(\.text)
        if !removedTexts.isEmpty, !new.isEmpty {
            replies.append("Took \(Reply.joined(removedTexts)) off \(note.title) and added \(Reply.joined(new)).")
        } else if !removedTexts.isEmpty {
            replies.append("Took \(Reply.joined(removedTexts)) off \(note.title).")
        } else if !new.isEmpty {
            replies.append("Added \(Reply.joined(new)) to \(note.title).")
        }
        mention(edit.added.compactMap(list.same))
        tick()
    }

    // MARK: - Lines

    private mutating func found(_ phrases: [String]) -> (items: [Checklist.Item], isUnclear: Bool) {
        var items: [Checklist.Item] = []
        // "tick everything" names each of a thousand items by its own text.
        let byText = Dictionary(grouping: phrases.count > 1 ? list.items : []) { $0.text.lowercased() }
        for phrase in phrases {
            let hits = byText[phrase.lowercased()] ?? list.matches(phrase)
            if hits.isEmpty {
                replies.append("\(DraftMaker.capitalized(phrase)) is not on \(note.title).")
                isMissing = true
            }
            if hits.count > 1, list.same(as: phrase) == nil {
                replies = [
                    "Several lines of \(note.title) fit \(phrase): \(Reply.joined(hits.map(\.text))). Nothing was changed."
                ]
                isMissing = true
                return ([], true)
            }
            items += hits
        }
        return (items, false)
    }

    private func line(_ item: String) -> String {
        // A box that is ticked may stand where a bullet was.
        let hasPlainBullets = (list.items.last { !$0.isDone } ?? list.items.last).map { !$0.hasBox } ?? false
        return hasPlainBullets ? "- \(item)" : "- [ ] \(item)"
    }

    /// Puts lines in the place of some, or nothing.
    private mutating func replace(_ gone: [Checklist.Item], with lines: [String]) {
        let isOne = gone.count == 1 && isUnique(gone[0].line)
        let kept = isOne ? gone.compactMap(\.rest) : [list.body(without: gone)].filter { !$0.isEmpty }
        let text = JSONValue.string((kept + lines).joined(separator: "\n"))
        let change: JSONValue = isOne ? ["find": .string(gone[0].line), "with": text] : text
        requests.append(.update(note.id, [isOne ? "replace" : "body": change]))
    }

    /// Whether a line stands in the body once, also as a part of other lines.
    private func isUnique(_ line: String) -> Bool { list.lines.lazy.filter { $0.contains(line) }.count == 1 }

    // MARK: - Ticks

    private mutating func mention(_ present: [Checklist.Item]) {
        let done = present.filter { $0.isDone }
        if !done.isEmpty {
            requests.append(.update(note.id, ["uncheck": .array(done.map { .string($0.text) })]))
            replies.append(
                "\(Self.names(done)) \(done.count == 1 ? "was" : "were") ticked off on \(note.title), and open again now."
            )
        }
        let open = present.filter { !$0.isDone }
        if !open.isEmpty {
            replies.append(
                "\(Self.names(open)) \(open.count == 1 ? "is" : "are") on \(note.title) already."
            )
        }
    }

    private static func names(_ items: [Checklist.Item]) -> String {
        DraftMaker.capitalized(Reply.joined(items.map(\.text)))
    }

    /// Ticks lines that have no box yet; no other line changes.
    private mutating func giveBoxes(to items: [Checklist.Item]) {
        if items.count == 1, isUnique(items[0].line) {
            return replace(items, with: [items[0].tickedLine])
        }
        let lines = list.lines.map { line in items.first { $0.line == line }?.tickedLine ?? line }
        requests.append(.update(note.id, ["body": .string(lines.joined(separator: "\n"))]))
    }

    private mutating func tick() {
        for (phrases, isDone) in [(edit.ticked, true), (edit.unticked, false)] where !phrases.isEmpty {
            let (items, isUnclear) = found(phrases)
            if isUnclear { return }
            let boxes = items.filter { $0.hasBox && $0.isDone != isDone }
            let plain = isDone ? items.filter { !$0.hasBox } : []
            if !boxes.isEmpty {
                let texts = boxes.map { JSONValue.string($0.text) }
                requests.append(
                    .update(note.id, [isDone ? "check" : "uncheck": texts.count == 1 ? texts[0] : .array(texts)])
                )
                let place = boxes.map(\.text) == [note.title] ? "" : " on \(note.title)"
                let things = Reply.joined(boxes.map(\.text)) + place
                replies.append(Reply.sentence("\(isDone ? "Ticked off" : "Opened again"): \(things)"))
            }
            if !plain.isEmpty {
                giveBoxes(to: plain)
                replies.append("Ticked off: \(Reply.joined(plain.map(\.text))) on \(note.title).")
            }
            for item in items where item.hasBox && item.isDone == isDone {
                replies.append("\(DraftMaker.capitalized(item.text)) is \(isDone ? "ticked off" : "open") already.")
            }
        }
    }
}

extension NoteReport {
    /// The change that takes one thing out of a line that names several.
    func update(without words: Clause) -> ToolRequest? {
        guard let things = Enumeration(self) ?? Enumeration(self, isOpen: true) else { return nil }
        let wanted = Set(Stems.content(of: Items.trimmed(words).words))
        return things.removing(wanted).map {
            .update(id, ["replace": ["find": .string(things.line), "with": .string($0)]])
        }
    }

    /// The only thing of a line of this note that is told of: "meal for two" by "the plough's withdrawn the meal".
    func thing(toldBy words: Clause) -> Clause? {
        let told = Set(Stems.content(of: words.words))
        let hits = (Enumeration(self)?.parts ?? []).filter { !told.isDisjoint(with: Stems.all(in: $0)) }
        return hits.count == 1 ? Clause(hits[0]) : nil
    }

    /// The only one of several lines that has all of some words: "Mike plumber 07700 111222" by "mike".
    func line(with words: Clause) -> String? {
        let wanted = Set(Stems.content(of: Items.trimmed(words).words))
        let lines = BodyLine.rawLines(of: body).filter { $0.contains(where: \.isLetter) }
        guard !wanted.isEmpty, !truncated, lines.count > 1, Checklist(body).items.isEmpty else { return nil }
        let hits = lines.filter { wanted.isSubset(of: Stems.all(in: $0)) }
        return hits.count == 1 ? hits[0] : nil
    }

    /// The change that takes a line away.
    func update(withoutLine line: String) -> ToolRequest {
        let left = BodyLine.rawLines(of: body).filter { $0 != line }
        return .update(id, ["body": .string(left.joined(separator: "\n"))])
    }
}
