import ArgumentParser
import Notes
import TerminalUI

/// `magpie related`.
struct RelatedCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "related",
        abstract: "List up to three notes that have to do with a note, and why.",
        discussion: """
            Notes have to do with each other when one links to the other, when they share tags or a word that few notes \
            have, or when they are similar in meaning.

              $ magpie related 7f3a
              $ magpie related "Spare key" --json | jq '.[] | {title, reasons}'
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of notes, each with its reasons.")
    var json = false

    @Argument(help: "A handle such as 7f3a, a title, or a part of one that no other note has.")
    var note: String

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let note = try await context.picker(of: store).note(note)
        let related = try await store.related(to: note.id, limit: RelatedNote.mostShown, in: context.world.calendar)
        let handles = try await store.handles(of: related.map(\.note.id))
        guard !json else {
            var listing = JSONListing(to: context.out)
            for item in related {
                let handle = handles[item.note.id] ?? item.note.shortHandle
                listing.append(JSONObject(item.note, handle: handle, reasons: item.reasons.map(\.phrase)))
            }
            return listing.finish()
        }
        let look = global.outputLook(in: context)
        let text = LineEncoder(look).text(RelatedListView(related, handles: handles, title: note.title).lines(look))
        related.isEmpty ? context.err(text) : context.out(text)
    }
}
