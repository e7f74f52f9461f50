import Foundation
import Notes

/// “tick hire in the Q3 review”, “untick a2”: what may be about an action item of a note, which only the sitting ticks.
struct SpokenTick {
    /// The words for the item, and for its note where they name one; where “in” may be a part of the item, both ways.
    let readings: [(item: String, note: String?)]
    /// Whether it is to be ticked.
    let isTick: Bool
    /// Whether the beginning of an item names it: “check the boiler” may be a question.
    private let isPlain: Bool

    private static let verbs: Set<Substring> = [
        "tick", "check", "untick", "uncheck", "mark", "set", "complete", "finish",
    ]

    /// - Returns: `nil` for a line that is no such order.
    init?(_ text: String) {
        guard text.utf8.count < 10_000 else { return nil }
        let text = text.trimmed.trimmingSuffix { ".!".contains($0) }
        guard text.count < 200, !text.contains(where: \.isNewline) else { return nil }
        // Expressions are made ready anew for each line, which takes longer than all else here.
        let words = text.lowercased().split(separator: " ")
        guard let verb = words.first(where: { $0 != "please" }), let last = words.last,
            Self.verbs.contains(verb) || ["done", "finished"].contains(last)
        else { return nil }
        let said: Substring
        if let order = text.wholeMatch(of: /(?i)(?:please )?(tick|check|untick|uncheck)( off)? (.+?)( off)?/) {
            isTick = order.1.count < 6
            isPlain = order.1.lowercased() != "check" || order.2 != nil || order.4 != nil
            said = order.3
        } else if let order = text.wholeMatch(
            of: /(?i)(?:please )?(?:mark|set) (.+) as (done|finished|completed?|open)/
        ) {
            (isTick, isPlain) = (order.2.lowercased() != "open", true)
            said = order.1
        } else if let order = text.wholeMatch(of: /(?i)(?:please )?(?:complete|finish) (.+)/) {
            (isTick, isPlain, said) = (true, true, order.1)
        } else if let news = text.wholeMatch(of: /(?i)(.+) (?:is|are) (?:done|finished)/) {
            (isTick, isPlain, said) = (true, false, news.1)
        } else {
            return nil
        }
        var item = String(said).replacing(/(?i)^(?:the )?(?:action item )?/, with: "")
        if let place = item.prefixMatch(of: /(?i)(first|second|third|fourth|fifth) action item/) {
            let number = ["first", "second", "third", "fourth", "fifth"].firstIndex(of: place.1.lowercased()) ?? 0
            item.replaceSubrange(place.range, with: "a\(number + 1)")
        }
        let inNote = item.wholeMatch(of: /(?i)(.+?) (?:in|of|on|from) (?:the |my )?(.+?)(?: note)?/)
        readings = [(item, nil)] + (inNote.map { [(String($0.1), String($0.2))] } ?? [])
    }

    /// The note and its item; `nil` where there is none, several fit, or a box is called so.
    /// - Parameter last: the note that is meant when none is named.
    func item(among notes: [NoteItem], last: UUID?) -> (note: NoteItem, number: Int)? {
        for (item, name) in readings {
            let named = name.map { $0.lowercased() }
            let meant = notes.filter { note in named.map(note.title.lowercased().contains) ?? true }
            if meant.contains(where: { $0.hasBox(item) || name == nil && $0.isTask(item) }) { return nil }
            let found = meant.compactMap { note in
                note.actionItem(item, begins: isPlain).map { (note: note, number: $0) }
            }
            let isNumber = item.wholeMatch(of: /(?i)a\d{1,2}/) != nil
            if name == nil, let last = found.first(where: { $0.note.id == last }) { return last }
            if found.count == 1, name != nil || !isNumber { return found[0] }
        }
        return nil
    }
}

extension NoteItem {
    /// The number of the action item that is called so, begins so, or has that number.
    fileprivate func actionItem(_ words: String, begins: Bool) -> Int? {
        let words = words.lowercased()
        let items = aiActionItems.map { $0.lowercased() }
        if words.first == "a", let number = Int(words.dropFirst()) {
            return items.indices.contains(number - 1) ? number : nil
        }
        let begun = items.indices.filter { begins && items[$0].hasPrefix(words + " ") }
        return (items.firstIndex { $0 == words || $0 == words + "." } ?? (begun.count == 1 ? begun[0] : nil)).map {
            $0 + 1
        }
    }

    /// Whether the note as a whole is the thing that is to be done, such as a reminder.
    fileprivate func isTask(_ words: String) -> Bool {
        title.lowercased().hasPrefix(words.lowercased()) || dueAt != nil && actionItem(words, begins: true) != nil
    }

    fileprivate func hasBox(_ words: String) -> Bool {
        BodyLine.parse(body).contains { $0.checkbox?.text.lowercased() == words.lowercased() }
    }
}

extension Session {
    /// The line as a command, where it ticks or unticks an action item in words.
    func asTick(_ line: InputLine) async -> InputLine {
        if case .message(let text) = line, let id = await noteWithTicks(listedBy: text) {
            return .command(name: "show", arguments: id)
        }
        guard case .message(let text) = line, let tick = SpokenTick(text),
            let notes = try? await notes(for: tick),
            let (note, number) = tick.item(among: notes, last: sitting.lastNote)
        else { return line }
        let isTicked = sitting.tickedItems[note.id]?.contains(note.aiActionItems[number - 1]) ?? false
        let id = note.id.uuidString.lowercased()
        return isTicked == tick.isTick
            ? .command(name: "show", arguments: id) : .command(name: "check", arguments: "\(id) a\(number)")
    }

    /// The note whose action items a line lists, where one of them was ticked: only the sitting knows that.
    private func noteWithTicks(listedBy text: String) async -> String? {
        guard !sitting.tickedItems.isEmpty,
            let list = text.trimmed.wholeMatch(
                of:
                    /(?i)(?:list|show(?: me)?|what are) (?:the )?action items (?:of|in|from|for) (?:the |my )?(.+?)(?: note)?[?.!]?/
            )
        else { return nil }
        let named = TitleName(String(list.1))
        let notes = (try? await store.notes(titled: named, inTrash: false)) ?? []
        guard notes.count == 1, sitting.tickedItems[notes[0].id]?.isEmpty == false else { return nil }
        return notes[0].id.uuidString.lowercased()
    }

    /// The note that was spoken of last, and those that have the words for the item or for its note.
    private func notes(for tick: SpokenTick) async throws -> [NoteItem] {
        var found: [NoteItem] = []
        if let last = sitting.lastNote, let note = try await store.note(last), !note.isTrashed { found.append(note) }
        for (item, name) in tick.readings {
            found += try await store.search(NoteQuery(name ?? item, limit: 50))
        }
        var seen: Set<UUID> = []
        return found.filter { seen.insert($0.id).inserted }
    }
}

extension String {
    /// The text without characters at its end.
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        String(self[..<(lastIndex { !isLeftOut($0) }.map(index(after:)) ?? startIndex)])
    }
}
