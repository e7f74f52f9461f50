import Notes

/// `/check`.
struct CheckCommand: SlashCommand {
    let name = "check"
    let parameters = "<note> <n>…"
    let summary = "Tick or untick the n-th checkbox of a note"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in session: isolated Session) async throws {
        let usage = "/check <note> <n>, such as /check 7f3a 2"
        let words = arguments.words
        let numbers = words.reversed().prefix { Int($0) != nil && $0.count < Handle.minimumLength }.reversed()
        // "/check 1 2" is box 2 of note 1; "/check 2" is box 2 of the last note.
        let boxes = numbers.count == words.count && words.count > 1 ? Array(numbers.dropFirst()) : Array(numbers)
        guard !boxes.isEmpty else { throw SessionError.missingArgument(usage: usage) }
        let note = try await session.note(words.dropLast(boxes.count).joined(separator: " "), usage: usage)

        let count = BodyLine.parse(note.body).compactMap(\.checkbox).count
        guard count > 0 else { throw SessionError.noCheckboxes(title: note.title) }
        let indices = try boxes.map { box in
            guard let number = Int(box), (1...count).contains(number) else {
                throw SessionError.noSuchCheckbox(box, count: count)
            }
            return number - 1
        }
        try await session.change(note, same: "Nothing to change.") { note in
            for index in indices {
                note.body = BodyLine.toggled(checkbox: index, in: note.body)
            }
        }
    }
}

extension BodyLine {
    /// `body` with its checkbox number `index`, from 0, ticked or unticked; unchanged when there is no such box.
    static func toggled(checkbox index: Int, in body: String) -> String {
        let boxes = parse(body).compactMap(\.checkbox)
        guard boxes.indices.contains(index) else { return body }
        var lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[boxes[index].line] = (boxes[index].isChecked ? "- [ ] " : "- [x] ") + boxes[index].text
        return lines.joined(separator: "\n")
    }
}
