import Notes
import TerminalUI

/// `/edit`.
struct EditCommand: SlashCommand {
    let name = "edit"
    let parameters = "[note]"
    let summary = "Edit a note in $VISUAL or $EDITOR"
    let section = HelpSection.create
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let note = try await notes.liveNote(arguments, usage: "/edit <note>")
        return [.edit(note.editableText) { edited in try await save(edited, as: note, in: notes) }]
    }

    /// Saves what the person made of a note's text.
    private func save(_ edited: String, as note: NoteItem, in notes: NotesContext) async throws -> [Action] {
        guard edited != note.editableText else { return [.say("Nothing was changed.")] }
        guard let (title, body) = NoteItem.parts(ofEditedText: edited) else {
            return [.say("The text is empty, so nothing was changed. /delete removes a note.")]
        }
        let change = try await notes.change(note, same: "Nothing was changed.") { current in
            guard !current.isTrashed, current.title == note.title, current.body == note.body else {
                throw SessionError.changedMeanwhile
            }
            current.title = title
            current.body = body
        }
        return change + [.say(TextCounts(body).summary)]
    }
}

extension NoteItem {
    /// The note as it is edited: its title, an empty line, its body.
    fileprivate var editableText: String { body.isEmpty ? title + "\n" : "\(title)\n\n\(body)\n" }

    /// The title and body of an edited text; `nil` when it is blank.
    static func parts(ofEditedText text: String) -> (title: String, body: String)? {
        // Not by the character "\n" alone: editors on other systems end lines with "\r\n", which is one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        var body = lines[(first + 1)...]
        if body.first?.allSatisfy(\.isWhitespace) == true { body = body.dropFirst() }
        while let last = body.last, last.allSatisfy(\.isWhitespace) { body = body.dropLast() }
        let title = NotePatch.oneLine(String(lines[first]))
        // An editor for Markdown is where a heading is typed.
        let heading = title.prefix { $0 == "#" }
        let isHeading = (1...6).contains(heading.count) && title.dropFirst(heading.count).first == " "
        return (isHeading ? title.dropFirst(heading.count).trimmed : title, body.joined(separator: "\n"))
    }
}
