import Assistant
import Foundation

/// What came before the person's last words, as far as they may refer to it.
struct Dialogue {
    /// What the person said before.
    let previousRequest: String?
    /// What the assistant answered to that.
    let previousAnswer: String
    /// The note that the last card showed; `nil` when there was none or there were several.
    let lastNote: NoteReport?
    /// The notes of the last cards.
    let lastNotes: [NoteReport]
    /// The items that the last turn put on a list, in order.
    private let lastItems: [String]

    init(_ messages: ArraySlice<Message>) {
        var request: String?
        var answer = ""
        var calls: [ToolCall] = []
        var groups: [[(ToolCall, ToolResult)]] = [[]]
        for message in messages {
            switch message {
            case .user(let text):
                request = text
                answer = ""
                groups.append([])
            case .assistant(let reply):
                if !reply.text.isEmpty { answer = reply.text }
                calls = reply.calls
            case .tool(let results):
                groups[groups.count - 1] += zip(calls, results)
                calls = []
            }
        }
        previousRequest = request
        previousAnswer = answer
        lastNotes = groups.reversed().lazy.compactMap(Self.shown).first ?? []
        lastNote = lastNotes.count == 1 ? lastNotes.first : nil
        let writes = (groups.last ?? []).filter { !$0.1.isError && ["create_note", "update_note"].contains($0.0.name) }
        lastItems = writes.count == 1 ? Self.items(addedBy: writes[0].0) : []
    }

    /// Whether the last turn put something on a list.
    var hasAddedItems: Bool { !lastItems.isEmpty }

    /// The items in what a call wrote.
    private static func items(addedBy call: ToolCall) -> [String] {
        guard let arguments = try? JSONValue(json: call.arguments) else { return [] }
        let written = arguments["append"]?.text ?? arguments["replace"]?["with"]?.text ?? arguments["body"]?.text ?? ""
        // A reminder is a checkbox with a day; its words are no item of a list.
        guard arguments["category"] == nil else { return [] }
        return Checklist(written).items.map(\.text)
    }

    /// The item of the last turn that a correction is meant for: the only one, or the only one that shares a word.
    func lastItem(like text: String) -> String? {
        guard lastItems.count > 1 else { return lastItems.first }
        let wanted = Set(Stems.content(of: Word.words(of: text)[...]))
        let similar = lastItems.filter { !wanted.isDisjoint(with: Stems.all(in: $0)) }
        return similar.count == 1 ? similar.first : nil
    }

    /// The notes whose cards a turn showed: what it wrote, else what it read, else what it found.
    ///
    /// Empty when the last card was a deletion; `nil` when there was no card.
    private static func shown(_ exchanges: [(ToolCall, ToolResult)]) -> [NoteReport]? {
        let writes = exchanges.filter {
            ["create_note", "update_note", "delete_note"].contains($0.0.name) && !$0.1.isError
        }
        if let last = writes.last { return last.0.name == "delete_note" ? [] : ToolOutcome(last.1).notes }
        let reads = exchanges.filter { $0.0.name == "read_note" && !$0.1.isError }
        if !reads.isEmpty { return reads.flatMap { ToolOutcome($0.1).notes } }
        return exchanges.filter { $0.0.name == "search_notes" }.last.map { ToolOutcome($0.1).notes }.flatMap {
            $0.isEmpty ? nil : $0
        }
    }

    // MARK: - Open questions

    /// The choices of a question that the assistant asked last, in the order of their numbers.
    var choices: [String] {
        guard previousAnswer.hasPrefix(Reply.whichOne) else { return [] }
        return previousAnswer.split(separator: "\n").compactMap { line in
            guard line.last == ")", line.first?.isNumber == true else { return nil }
            return line.split(separator: "(").last.map { String($0.dropLast()) }
        }
    }

    /// The titles of the choices, in the same order.
    var choiceTitles: [String] {
        previousAnswer.split(separator: "\n").compactMap { line in
            guard line.first?.isNumber == true, let dot = line.firstIndex(of: "."), let open = line.lastIndex(of: "(")
            else { return nil }
            return line[line.index(after: dot)..<open].trimmingCharacters(in: .whitespaces)
        }
    }

    /// Whether the assistant offered last to keep what the person said.
    var offeredNote: Bool { previousAnswer == Reply.offerNote }

    /// The handles that an answer such as "the second one", "2", "both" or "the shopping one" chooses.
    ///
    /// Empty when it chooses none; `nil` when it is no answer to the question.
    func chosen(by answer: Clause) -> [String]? {
        let choices = choices
        guard !choices.isEmpty, answer.count <= 8 else { return nil }
        if case .smallTalk(.dismissal)? = SmallTalkRules.intent(of: answer) { return [] }
        if choices.count == 1, case .smallTalk(.confirmation)? = SmallTalkRules.intent(of: answer) { return choices }
        let rest = answer.after(Self.openings) ?? answer
        let core = rest.before(Self.endings).flatMap { $0.isEmpty ? nil : $0 } ?? rest
        if core.match(Self.every) == core.end { return choices }
        if core.match(Self.lastOne) == core.end { return choices.last.map { [$0] } }
        var numbers: [Int] = []
        for word in core.words where word.key != "and" {
            let single = Clause(word.key)
            guard
                let number = NumberWords.ordinal(in: single, at: 0)?.value ?? NumberWords.cardinal(in: single, at: 0)?
                    .value ?? Int(word.key.drop { $0 == "#" })
            else {
                numbers = []
                break
            }
            numbers.append(number)
        }
        if !numbers.isEmpty {
            return numbers.allSatisfy({ (1...choices.count).contains($0) }) ? numbers.map { choices[$0 - 1] } : nil
        }
        if let handle = choices.first(where: { $0.lowercased() == core.text.lowercased() }) { return [handle] }
        return byTitle(core)
    }

    private func byTitle(_ core: Clause) -> [String]? {
        let wanted = Set(Stems.content(of: core.words))
        guard !wanted.isEmpty else { return nil }
        let hits = zip(choices, choiceTitles).filter { Set(Stems.all(in: $0.1)).isSuperset(of: wanted) }.map(\.0)
        return hits.count == 1 ? hits : nil
    }

    private static let openings: [Phrase] = [
        "please? the|number|no|its|just|i? mean|meant|number? the?", "i mean|meant the?",
        "delete|use|take|pick|choose|open the|number?",
    ]
    private static let endings: [Phrase] = ["one|note|list please?", "of them", "please"]
    private static let every: [Phrase] = [
        "both|all", "both|all of? them|those|these", "yes all? of? them?", "every|each",
    ]
    private static let lastOne: [Phrase] = ["last", "latter"]
}
