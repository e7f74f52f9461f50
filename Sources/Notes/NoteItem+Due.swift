/// The one thing of a note that is due at one time: the note itself, or an open item of its body.
package struct Due: Equatable, Sendable {
    /// When.
    package var date: DueDate
    /// The index of the item's line in the body, from 0; `nil` for the note itself.
    package var line: Int?
    /// The item's words, without the date; `nil` for the note itself.
    package var item: String?

    package init(_ date: DueDate, line: Int? = nil, item: String? = nil) {
        self.date = date
        self.line = line
        self.item = item
    }
}

extension NoteItem {
    /// Whether the note has checkboxes, and all of them are ticked: then it is done.
    package var isDone: Bool { Self.isDone(body) }

    /// What of the note is due: itself, unless it is done, and each open item that says so.
    package var dues: [Due] { Self.dues(of: dueAt, body: body) }

    /// What is due of a note that is due on `date` and has this body.
    package static func dues(of date: DueDate?, body: String) -> [Due] {
        let own = date.flatMap { isDone(body) ? nil : Due($0) }
        return (own.map { [$0] } ?? []) + duesOfItems(in: body)
    }

    private static func isDone(_ body: String) -> Bool { BodyLine.areAllTicked(in: body) }

    /// The open items of a body that are due.
    package static func duesOfItems(in body: String) -> [Due] {
        guard body.mayHaveDueMark else { return [] }
        return BodyLine.parse(body).compactMap { line in
            guard let box = line.checkbox, !box.isChecked, let mark = DueMark(box.text) else { return nil }
            return Due(mark.date, line: box.line, item: mark.words)
        }
    }

    /// How many checkboxes are not ticked.
    package var openBoxCount: Int { BodyLine.tasks(in: body).count { !$0.isChecked } }

    /// Marks the whole note as done: every box is ticked.
    ///
    /// A note without any gets a ticked one that bears its title.
    package mutating func complete() {
        if !BodyLine.tasks(in: body).isEmpty {
            setAllBoxes(isChecked: true)
        } else {
            body += (body.isEmpty ? "" : "\n") + "- [x] " + title
        }
    }

    /// Takes every tick off, so that the note is not done.
    package mutating func reopen() { setAllBoxes(isChecked: false) }

    private mutating func setAllBoxes(isChecked: Bool) {
        var lines = BodyLine.rawLines(of: body)
        for box in BodyLine.tasks(in: body) {
            lines[box.line] = CheckboxLine(lines[box.line])?.line(isChecked: isChecked) ?? lines[box.line]
        }
        body = lines.joined(separator: "\n")
    }
}
