import Foundation
import Notes

/// `/check`.
struct CheckCommand: SlashCommand {
    let name = "check"
    let parameters = "<note> <n>…"
    let summary = "Tick or untick the n-th checkbox of a note; a1 is its first action item, for this sitting"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let usage = "/check <note> <n>, such as /check 7f3a 2"
        let words = arguments.words
        let ending = words.reversed().prefix { Self.item($0) != nil || Self.isNumber($0) }.count
        // "/check 1 2" is box 2 of note 1; "/check 2" is box 2 of the last note.
        let isNoteNumber = ending == words.count && words.count > 1 && Self.isNumber(words[0])
        let ticks = words.suffix(isNoteNumber ? ending - 1 : ending)
        if ticks.isEmpty, words.count > 1, let last = words.last { throw SessionError.notACheckbox(last) }
        guard !ticks.isEmpty else { throw SessionError.missingArgument(usage: usage) }
        let note = try await context.notes.liveNote(words.dropLast(ticks.count).joined(separator: " "), usage: usage)

        let items = try tick(ticks.compactMap(Self.item), of: note)
        let boxes = ticks.filter(Self.isNumber)
        guard !boxes.isEmpty else { return items }
        return try await toggle(boxes, of: note, in: context) + items
    }

    /// The number of an action item such as `a2`; four characters are a handle.
    private static func item(_ word: String) -> Int? {
        guard word.first == "a" || word.first == "A", word.count < Handle.minimumLength else { return nil }
        return Int(word.dropFirst())
    }

    /// Whether a word is the number of a box, or of a note in the last list.
    private static func isNumber(_ word: String) -> Bool { Int(word) != nil && word.count < Handle.minimumLength }

    /// Turns boxes of the body round.
    private func toggle(_ boxes: [String], of note: NoteItem, in context: SlashContext) async throws -> [Action] {
        try await context.notes.change(note, same: "Nothing was changed.") { note in
            let checkboxes = BodyLine.parse(note.body).compactMap(\.checkbox)
            guard !checkboxes.isEmpty else { throw SessionError.noCheckboxes(title: note.title) }
            for box in boxes {
                guard let number = Int(box), checkboxes.indices.contains(number - 1) else {
                    throw SessionError.noSuchCheckbox(box, count: checkboxes.count)
                }
                note.body = BodyLine.toggle(line: checkboxes[number - 1].line, in: note.body) ?? note.body
            }
        }
    }

    /// Ticks or unticks action items; they were found in the text, so the note stays as it is.
    private func tick(_ numbers: [Int], of note: NoteItem) throws -> [Action] {
        guard !numbers.isEmpty else { return [] }
        let ticks = try numbers.map { number in
            guard note.aiActionItems.indices.contains(number - 1) else {
                throw SessionError.noSuchActionItem("a\(number)", count: note.aiActionItems.count)
            }
            return Action.remember(.actionItem(note.aiActionItems[number - 1], of: note.id))
        }
        return [.remember(.note(note.id))] + ticks + [.run(ShowCommand(), note.shortID)]
    }
}

extension NoteItem {
    /// A handle that is the note's alone.
    fileprivate var shortID: String { id.uuidString.lowercased() }
}
