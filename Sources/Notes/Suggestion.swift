package import Foundation

/// A change of one note that nobody asked for, offered to the person (source: NotesMagic).
package struct Suggestion: Equatable, Sendable {
    /// How many are offered at once.
    package static let mostOffered = 3
    /// The confidence from which one is offered.
    package static let leastConfidence = 0.6
    /// The confidence over which one is applied by itself, where the person wants that.
    package static let surelyApplied = 0.9
    /// How often one is dismissed until it is not offered again for its note.
    package static let mostDismissals = 2

    /// What would be changed.
    package enum Kind: Hashable, Sendable {
        /// Another title.
        case title(String)
        /// A tag that other notes have.
        case tag(String)
        /// A link to the note with this title, where the text names it.
        case link(String)
        /// A checkbox for something that the text says is to be done.
        case task(String)
    }

    /// The note.
    package var noteID: UUID
    /// What would be changed.
    package var kind: Kind
    /// How likely a person wants it, from 0 to 1.
    package var confidence: Double

    package init(noteID: UUID, kind: Kind, confidence: Double) {
        self.noteID = noteID
        self.kind = kind
        self.confidence = confidence
    }

    /// The confidence in words.
    package var likelihood: String {
        switch confidence {
        case Self.surelyApplied.nextUp...: "very likely"
        case 0.75...: "likely"
        default: "perhaps"
        }
    }
}

extension Suggestion.Kind {
    /// What it does, as something that can be done: `Add the tag #home`.
    package var phrase: String {
        switch self {
        case .title(let title): "Change the title to “\(title)”"
        case .tag(let tag): "Add the tag #\(tag)"
        case .link(let title): "Link to “\(title)”"
        case .task(let text): "Add the task “\(text)”"
        }
    }

    /// Its name for programs and transcripts.
    package var name: String {
        switch self {
        case .title: "title"
        case .tag: "tag"
        case .link: "link"
        case .task: "task"
        }
    }

    /// The title, the tag, the title of the linked note, or the task.
    package var text: String {
        switch self {
        case .title(let text), .tag(let text), .link(let text), .task(let text): text
        }
    }

    /// The kind with this name.
    package init?(name: String, text: String) {
        switch name {
        case "title": self = .title(text)
        case "tag": self = .tag(text)
        case "link": self = .link(text)
        case "task": self = .task(text)
        default: return nil
        }
    }

    /// What two suggestions of the same thing have in common.
    package var key: String { "\(name):\(text.tagKey)" }

    /// Does it to a note; nothing when the note is like that already, or no longer has the text that it is about.
    package func apply(to note: inout NoteItem) {
        switch self {
        case .title(let title): note.title = title
        case .tag(let tag): note.tags = NotePatch.normalized(note.tags + [tag])
        case .link(let title): note.body = NoteMention(of: title, in: note.body)?.linked ?? note.body
        case .task(let text): note.body = Self.withTask(text, in: note.body)
        }
    }

    /// A body in which the line that is just the task gets a box; where it is a part of a line, the task comes at the end.
    private static func withTask(_ task: String, in body: String) -> String {
        let boxes = BodyLine.parse(body).compactMap(\.checkbox)
        let due = DueMark(task)
        let words = due?.words ?? task
        guard !boxes.contains(where: { (DueMark($0.text)?.words ?? $0.text).isSameTask(as: words) }) else {
            return body
        }
        var lines = BodyLine.rawLines(of: body)
        var code = CodeLines()
        for (index, line) in lines.enumerated() where code.take(line) == .text {
            let text = line.hasPrefix("- ") ? String(line.dropFirst(2)) : line
            guard text.isSameTask(as: words), text.first?.isWhitespace == false else { continue }
            lines[index] = "- [ ] " + text + (due.map { " (due \($0.date.text))" } ?? "")
            return lines.joined(separator: "\n")
        }
        return NotePatch.appending("- [ ] " + task, to: body)
    }
}

extension String {
    /// Whether two texts are one task, case and marks at their ends aside.
    fileprivate func isSameTask(as other: String) -> Bool {
        func core(_ text: String) -> String {
            text.lowercased().trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
        }
        return core(self) == core(other)
    }
}
