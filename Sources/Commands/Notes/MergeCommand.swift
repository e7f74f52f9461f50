import ArgumentParser
import Notes
import TerminalUI

/// `magpie merge`.
struct MergeCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make one note of two: what the second says comes into the first, and the second into the Trash.",
        discussion: """
            What would change is shown, and asked about. One `magpie undo` takes it back.

              $ magpie merge 7f3a "Spare keys"
              $ magpie merge 7f3a 09bc --yes --json
              $ magpie merge Wifi into "Spare keys"

            With “into” between them the second one stays, and the first goes to the Trash.
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Flag(help: "Do not ask.")
    var yes = false

    @Argument(help: "The note that stays: a handle or a whole title.")
    var note: String

    @Argument(help: "The note that goes to the Trash; into or with may stand before it.")
    var other: [String]

    func validate() throws {
        guard other.count == 1 || other.count == 2 && ["into", "with"].contains(other[0].lowercased()) else {
            throw ValidationError("merge takes two notes. Put quotation marks around a title of several words.")
        }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let picker = context.picker(of: store)
        var names = [note, other.last ?? ""]
        if other.count == 2, other[0].lowercased() == "into" { names.reverse() }
        let kept = try await picker.noteToChange(names[0])
        let gone = try await picker.noteToChange(names[1])
        for note in [kept, gone] where note.isTrashed { throw CommandError.inTrash(note.title) }
        guard kept.id != gone.id else { throw NoteMergeError.same(kept.title) }
        let merge = NoteMerge(kept: kept, gone: gone)
        let now = context.world.now()
        if !yes {
            let handle = try await store.handle(of: gone)
            let name = kept.title == gone.title ? "“\(gone.title)” (\(handle))" : "“\(gone.title)”"
            guard context.isInputTerminal, context.isErrorTerminal else {
                throw CommandError.nobodyToAsk("\(name) would go to the Trash")
            }
            var card = NoteCard(merge.preview(at: now), note: kept, handle: try await store.handle(of: kept))
            card.isPretended = true
            let look = global.errorLook(in: context)
            context.err(LineEncoder(look).text(CardView(card, world: context.world).lines(look)))
            try context.ask("Merge them? \(name) goes to the Trash.")
        }
        let changes = try await store.write(merge.edits(at: now), by: .person, at: now)
        try await global.output(output, of: store, in: context).changes(changes)
    }
}

/// `magpie purge`.
struct PurgeCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "purge",
        abstract: "Delete notes of the Trash for good, with every version; there is no undo.",
        discussion: """
            A note that is not in the Trash is left alone: delete it first. Without this, notes leave the Trash 30 days after \
            they came there. Nothing of a note is left in the backups either.

              $ magpie notes --trash
              $ magpie purge 7f3a
              $ magpie purge --all --yes
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions

    @Flag(help: "All notes of the Trash.")
    var all = false

    @Flag(help: "Do not ask.")
    var yes = false

    @Flag(help: "Print JSON: an array of the notes that are gone.")
    var json = false

    @Argument(help: "Handles or whole titles; all are found before any is deleted.")
    var notes: [String] = []

    func validate() throws {
        if all, !notes.isEmpty { throw ValidationError("Say handles or titles, or --all, not both.") }
        if !all, notes.isEmpty { throw ValidationError("Say which: handles or titles, or --all.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        try await store.purgeTrash(in: context.world)
        let chosen = try await choose(in: store, context)
        guard !chosen.isEmpty else {
            if json { JSONListing.print([], [:], to: context.out) }
            return context.say("The Trash is empty.")
        }
        let what = chosen.count == 1 ? "“\(chosen[0].title)”" : "\(chosen.count) notes"
        if !yes {
            guard context.isInputTerminal, context.isErrorTerminal else {
                throw CommandError.nobodyToAsk("This deletes \(what) for good")
            }
            try context.ask("Delete \(what) for good, with every version? There is no undo.")
        }
        let handles = try await store.handles(of: chosen.map(\.id))
        let result = try await store.purge(chosen.map(\.id))
        switch OutputFormat(isJSON: json) {
        case .json:
            JSONListing.print(chosen, handles, to: context.out)
            result.sentences.dropFirst().forEach(context.complain)
        case .text: result.sentences.forEach(context.say)
        }
    }

    private func choose(in store: any NotesStore, _ context: CommandContext) async throws -> [NoteItem] {
        if all { return try await store.notes(NoteFilter(isTrashed: true, order: .latestDeletedFirst)) }
        var chosen: [NoteItem] = []
        for typed in notes {
            let note: NoteItem
            do {
                note = try await context.picker(of: store).noteToChange(typed, inTrash: true)
            } catch NotePickerError.notInTrash(let title) {
                throw CommandError.notInTrash(title)
            }
            guard note.isTrashed else { throw CommandError.notInTrash(note.title) }
            if !chosen.contains(where: { $0.id == note.id }) { chosen.append(note) }
        }
        return chosen
    }
}
