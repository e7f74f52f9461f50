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
        let items = words.reversed().prefix { Self.item($0) != nil }.reversed()
        if !items.isEmpty {
            let note = try await context.notes.liveNote(
                words.dropLast(items.count).joined(separator: " "),
                usage: usage
            )
            return try tick(items.compactMap(Self.item), of: note)
        }
        let numbers = words.reversed().prefix { Int($0) != nil && $0.count < Handle.minimumLength }.reversed()
        // "/check 1 2" is box 2 of note 1; "/check 2" is box 2 of the last note.
        let boxes = numbers.count == words.count && words.count > 1 ? Array(numbers.dropFirst()) : Array(numbers)
        if boxes.isEmpty, words.count > 1, let last = words.last { throw SessionError.notACheckbox(last) }
        guard !boxes.isEmpty else { throw SessionError.missingArgument(usage: usage) }
        let note = try await context.notes.liveNote(words.dropLast(boxes.count).joined(separator: " "), usage: usage)

        return try await context.notes.change(note, same: "Nothing was changed.") { note in
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

    /// The number of an action item such as `a2`.
    private static func item(_ word: String) -> Int? {
        guard word.first == "a" || word.first == "A", word.count <= 4 else { return nil }
        return Int(word.dropFirst())
    }

    /// Ticks or unticks action items; they were found in the text, so the note stays as it is.
    private func tick(_ numbers: [Int], of note: NoteItem) throws -> [Action] {
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
