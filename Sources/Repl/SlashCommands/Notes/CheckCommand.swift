import Notes

/// `/check`.
struct CheckCommand: SlashCommand {
    let name = "check"
    let parameters = "<note> <n>…"
    let summary = "Tick or untick the n-th checkbox of a note"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let usage = "/check <note> <n>, such as /check 7f3a 2"
        let words = arguments.words
        let numbers = words.reversed().prefix { Int($0) != nil && $0.count < Handle.minimumLength }.reversed()
        // "/check 1 2" is box 2 of note 1; "/check 2" is box 2 of the last note.
        let boxes = numbers.count == words.count && words.count > 1 ? Array(numbers.dropFirst()) : Array(numbers)
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
}
