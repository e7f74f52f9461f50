import ArgumentParser
import Foundation
import Notes
import Repl
import TerminalUI

/// How a command that prints notes prints them.
struct NoteOutputOptions: ParsableArguments {
    @Flag(help: "Print JSON: an array of notes.")
    var json = false
}

/// Prints notes as a list for a person, or as JSON for a program.
struct NoteOutput {
    let context: CommandContext
    /// How to draw on standard output.
    let look: Look
    /// How to draw on standard error.
    let errorLook: Look
    let isJSON: Bool

    /// Prints a numbered list.
    func list(
        _ kind: NoteListView.Kind,
        _ notes: [NoteItem],
        counts: NoteCounts? = nil,
        handles: [UUID: String]
    ) throws {
        guard !isJSON else { return try json(notes) }
        let view = NoteListView(kind, notes: notes, handles: handles, counts: counts, world: context.world)
        let text = LineEncoder(look).text(view.lines(look))
        notes.isEmpty ? context.err(text) : context.out(text)
    }

    /// Prints an array of notes as JSON, keys sorted.
    func json(_ notes: [NoteItem]) throws {
        context.out(try PrettyJSON.text(notes))
    }

    /// Tells what was done to notes: a card or sentence each on standard error, or the notes as JSON.
    func changes(_ changes: [NoteChange], store: any NotesStore) async throws {
        let notes = changes.compactMap(\.note)
        guard !isJSON else { return try json(notes) }
        let handles = try await store.handles(of: notes.map(\.id))
        for change in changes {
            guard let note = change.note else { continue }
            let card = CardView(NoteCard(change, note: note, handle: handles[note.id] ?? note.shortHandle))
            let lines = context.isErrorTerminal ? card.lines(errorLook) : [Line(card.sentence)]
            context.err(LineEncoder(errorLook).text(lines))
        }
    }
}

extension GlobalOptions {
    func output(in context: CommandContext, json isJSON: Bool) -> NoteOutput {
        let palette = palette(in: context)
        return NoteOutput(
            context: context,
            look: outputLook(in: context, palette: palette),
            errorLook: errorLook(in: context, palette: palette),
            isJSON: isJSON
        )
    }
}
