import ArgumentParser
import Foundation
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// How a command that prints notes prints them.
struct NoteOutputOptions: ParsableArguments {
    @Flag(help: "Print JSON: an array of notes.")
    var json = false

    /// What they are where none is given.
    static var defaults: NoteOutputOptions {
        var options = NoteOutputOptions()
        options.json = false
        return options
    }
}

/// Prints notes for a person or for a program; only for a person are colours looked up.
struct NoteOutput {
    let context: CommandContext
    let global: GlobalOptions
    let format: OutputFormat
    let store: any NotesStore

    /// Reads the part of a list that is wanted; for a program, it is printed at once.
    /// - Parameter limit: the largest number of notes; 0 for all.
    func page(
        _ listing: NoteListing,
        of store: SQLiteNotesStore,
        _ options: PageOptions,
        limit: Int
    ) async throws -> NotePage {
        let page = NotePage(
            of: listing,
            in: store,
            from: options.offset,
            limit: limit == 0 ? nil : limit,
            json: format == .json ? JSONListing(to: context.out) : nil
        )
        // One more than is shown says whether the list is cut.
        return try await store.reduce(
            listing,
            from: options.offset,
            limit: page.limit.map { $0 == .max ? $0 : $0 + 1 },
            into: page
        ) { $0.add($1, handle: $2) }
    }

    /// Prints a part of a list, numbered, and says how many notes there are when that is not all of it.
    /// - Parameters:
    ///   - frame: what stands around the list.
    ///   - emptyRemark: what to say in place of an empty list.
    func list(
        _ kind: NoteListView.Kind,
        _ page: NotePage,
        frame: NoteListView.Frame = NoteListView.Frame(),
        emptyRemark: String? = nil
    ) async throws {
        let isPart = page.isCut || page.offset > 0 && format == .text
        let total = isPart ? try await page.total() : page.count
        let remark = isPart ? Page<NoteItem>.remark(offset: page.offset, count: page.count, total: total) : nil
        if let json = page.json {
            json.finish()
        } else if page.count == 0, let remark {
            return context.say(remark)
        } else if page.notes.isEmpty, let emptyRemark {
            context.say(emptyRemark)
        } else {
            let view = NoteListView(
                kind,
                notes: page.notes,
                handles: page.handles,
                frame: frame,
                world: context.world
            )
            let look = global.outputLook(in: context)
            let text = LineEncoder(look).text(view.lines(look))
            page.notes.isEmpty ? context.err(text) : context.out(text)
        }
        if let remark { context.remark(remark) }
    }

    /// Prints a list of notes that are at hand.
    func list(_ kind: NoteListView.Kind, _ notes: [NoteItem]) async throws {
        let handles = try await store.handles(of: notes.map(\.id))
        switch format {
        case .json: JSONListing.print(notes, handles, to: context.out)
        case .text:
            let look = global.outputLook(in: context)
            let view = NoteListView(kind, notes: notes, handles: handles, world: context.world)
            context.out(LineEncoder(look).text(view.lines(look)))
        }
    }

    /// Prints one whole note.
    func show(_ note: NoteItem) async throws {
        let handles = try await store.handles(of: [note.id])
        switch format {
        case .json: JSONListing.print([note], handles, to: context.out)
        case .text:
            let look = global.outputLook(in: context)
            let changer = try await store.lastModel(of: note.id)
            let handle = handles[note.id] ?? note.shortHandle
            let view = NoteView(note, handle: handle, world: context.world, changer: changer)
            context.out(LineEncoder(look).text(view.lines(look)))
        }
    }

    /// Tells what was done to notes: a card or sentence each on standard error, or the notes as JSON.
    /// - Parameter areReversals: whether an undo made them.
    func changes(_ changes: [NoteChange], areReversals: Bool = false) async throws {
        let notes = changes.compactMap(\.note)
        let handles = try await store.handles(of: notes.map(\.id))
        switch format {
        case .json: JSONListing.print(notes, handles, to: context.out)
        case .text:
            guard !context.isQuiet else { return }
            let look = global.errorLook(in: context)
            for change in changes {
                guard let note = change.note else { continue }
                let handle = handles[note.id] ?? note.shortHandle
                let card = NoteCard(change, note: note, handle: handle, isReversal: areReversals)
                let view = CardView(card, world: context.world, at: .shell)
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
