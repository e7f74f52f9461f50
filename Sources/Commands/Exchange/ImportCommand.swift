import ArgumentParser
import Notes
import NotesExchange

/// `magpie import`.
struct ImportCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take in the notes of another program.",
        discussion: """
            PATH is a folder or a file: Markdown or an Obsidian vault, an Evernote export (.enex), Bear (.bear2bk, \
            .textbundle), a folder of Apple Notes as HTML or text, lucidpal_notes.json, or JSON lines. What it is is \
            recognised; --from says it.

              $ magpie import vault
              $ magpie import --dry-run vault
              $ magpie import --from evernote --folder Work Notebook.enex

            All notes are stored, or none, and one `magpie undo` takes them back. A second import of the same notes adds \
            nothing, and a note that is there is never changed. What is not imported is said with its reason; then the \
            exit code is 65, or 74 where a file could not be read, and the other notes are stored.
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("What it is, where that is not to be recognised.", valueName: "format"))
    var from: ImportFormat?

    @Option(help: ArgumentHelp("Put all notes into this folder.", valueName: "folder"))
    var folder: String?

    @Flag(help: "Say what would be imported, and store nothing.")
    var dryRun = false

    @Flag(help: "Do not ask, where the folder is a home folder or the whole disk.")
    var yes = false

    @Flag(help: "Print JSON: a report.")
    var json = false

    @Argument(help: "The folder or file.", completion: .file())
    var path: String

    func validate() throws {
        if let folder, NotePatch.oneLine(folder).isEmpty { throw ValidationError("--folder takes a name.") }
    }

    func run(in context: CommandContext) async throws {
        let run = ImportRun(
            global: global,
            context: context,
            options: Importer.Options(format: from, folder: folder.map { NotePatch.oneLine($0) }, isDryRun: dryRun),
            format: OutputFormat(isJSON: json),
            mayBeEverything: yes
        )
        try await run.store(path)
    }
}

extension ImportFormat: ExpressibleByArgument {}
