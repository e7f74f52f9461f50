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

    /// Prints a numbered list, and says how many there are when it is cut.
    /// - Parameters:
    ///   - frame: what stands around the list.
    ///   - emptyRemark: what to say in place of an empty list.
    func list(
        _ kind: NoteListView.Kind,
        _ page: Page<NoteItem>,
        frame: NoteListView.Frame = NoteListView.Frame(),
        emptyRemark: String? = nil
    ) async throws {
        let notes = page.items
        let handles = try await store.handles(of: notes.map(\.id))
        try await context.answer(format, json: reports(notes, handles)) {
            if notes.isEmpty, let emptyRemark { return context.say(emptyRemark) }
            let view = NoteListView(
                kind,
                notes: notes,
                handles: handles,
                frame: frame,
                world: context.world
            )
            let look = global.outputLook(in: context)
            let text = LineEncoder(look).text(view.lines(look))
            notes.isEmpty ? context.err(text) : context.out(text)
        }
        if let remark = page.remark { context.remark(remark) }
    }

    private func reports(_ notes: [NoteItem], _ handles: [UUID: String]) -> [PrintedNote] {
        notes.map { PrintedNote(note: $0, handle: handles[$0.id] ?? $0.shortHandle) }
    }

    /// Prints one whole note.
    func show(_ note: NoteItem) async throws {
        let handles = try await store.handles(of: [note.id])
        try await context.answer(format, json: reports([note], handles)) {
            let look = global.outputLook(in: context)
            let view = NoteView(note, handle: handles[note.id] ?? note.shortHandle, world: context.world)
            context.out(LineEncoder(look).text(view.lines(look)))
        }
    }

    /// Tells what was done to notes: a card or sentence each on standard error, or the notes as JSON.
    func changes(_ changes: [NoteChange]) async throws {
        let notes = changes.compactMap(\.note)
        let handles = try await store.handles(of: notes.map(\.id))
        try await context.answer(format, json: reports(notes, handles)) {
            guard !context.isQuiet else { return }
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
