import ArgumentParser
import Foundation
import Notes
import TerminalUI

/// How a command that prints notes prints them.
struct NoteOutputOptions: ParsableArguments {
    @Flag(help: "Print JSON: an array of notes.")
    var json = false
}

/// Prints notes for a person or for a program; only for a person are colours looked up.
struct NoteOutput {
    let context: CommandContext
    let global: GlobalOptions
    let format: OutputFormat
    let store: any NotesStore

    /// Prints a numbered list.
    /// - Parameter isCounted: whether all notes there are are counted below it.
    func list(_ kind: NoteListView.Kind, _ notes: [NoteItem], isCounted: Bool = false) async throws {
        try await context.answer(format, json: notes) {
            let view = NoteListView(
                kind,
                notes: notes,
                handles: try await store.handles(of: notes.map(\.id)),
                counts: isCounted ? try await store.counts() : nil,
                world: context.world
            )
            let look = global.outputLook(in: context)
            let text = LineEncoder(look).text(view.lines(look))
            notes.isEmpty ? context.err(text) : context.out(text)
        }
    }

    /// Prints one whole note.
    func show(_ note: NoteItem) async throws {
        try await context.answer(format, json: [note]) {
            let handle = try await store.handle(of: note)
            let look = global.outputLook(in: context)
            let view = NoteView(note, handle: handle, world: context.world)
            context.out(LineEncoder(look).text(view.lines(look)))
        }
    }

    /// Tells what was done to notes: a card or sentence each on standard error, or the notes as JSON.
    func changes(_ changes: [NoteChange]) async throws {
        let notes = changes.compactMap(\.note)
        try await context.answer(format, json: notes) {
            let handles = try await store.handles(of: notes.map(\.id))
            let look = global.errorLook(in: context)
            for change in changes {
                guard let note = change.note else { continue }
                let card = NoteCard(change, note: note, handle: handles[note.id] ?? note.shortHandle)
                let view = CardView(card, world: context.world)
                let lines = context.isErrorTerminal ? view.lines(look) : [Line(view.sentence)]
                context.err(LineEncoder(look).text(lines))
            }
        }
    }
}

extension GlobalOptions {
    /// Where a command prints the notes of a store.
    func output(_ options: NoteOutputOptions, of store: any NotesStore, in context: CommandContext) -> NoteOutput {
        NoteOutput(context: context, global: self, format: OutputFormat(isJSON: options.json), store: store)
    }
}
