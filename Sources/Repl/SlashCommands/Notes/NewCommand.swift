import Assistant
import Foundation
import Notes

/// `/new`.
struct NewCommand: SlashCommand {
    let name = "new"
    let parameters = "[title][: text]"
    let summary = "Make a note; alone, in $VISUAL or $EDITOR. /reset begins a new conversation"
    let section = HelpSection.create

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        guard arguments.isEmpty else { return try await notes.create(Self.draft(arguments)) }
        return [
            .edit("") { edited in
                guard let (title, body) = NoteItem.parts(ofEditedText: edited) else {
                    return [.say("Nothing was written, so no note was made. /reset begins a new conversation.")]
                }
                return try await notes.create(NoteDraft(title: title, body: body))
            }
        ]
    }

    /// The title before a colon and a space, and the text after it; without them the line is the title.
    private static func draft(_ line: String) -> NoteDraft {
        guard let colon = line.firstRange(of: ": ") else {
            return NoteDraft(title: line.hasSuffix(":") && line.count > 1 ? String(line.dropLast()) : line)
        }
        return NoteDraft(title: String(line[..<colon.lowerBound]), body: String(line[colon.upperBound...]))
    }
}

extension NotesContext {
    /// Makes a note as the person.
    /// - Throws: ``SessionError/missingArgument(usage:)`` when it says nothing, or what the store throws.
    func create(_ draft: NoteDraft) async throws -> [Action] {
        guard let note = draft.note(id: world.makeID(), at: world.now(), source: .manual) else {
            throw SessionError.missingArgument(usage: "/new <title>: <text>")
        }
        return try await write(NoteEdit.creating(note, most: maxNotes), at: note.createdAt)
    }

    /// Lets a note in as the person, and says which one went to the Trash for it.
    func write(_ edits: [NoteEdit], at date: Date? = nil) async throws -> [Action] {
        let changes = try await store.write(edits, by: .person, at: date ?? world.now())
        let cards = changes.reversed().map { Action.card($0) }
        guard let maxNotes, let gone = changes.madeRoom(most: maxNotes) else { return cards }
        return cards + [.say(NoteItem.madeRoomSentence(title: gone.title, most: maxNotes))]
    }
}
