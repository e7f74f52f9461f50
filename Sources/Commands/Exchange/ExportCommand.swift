import ArgumentParser
import Foundation
import Notes
import NotesDatabase
import NotesExchange

/// `magpie export`.
struct ExportCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write notes where other programs find them.",
        discussion: """
            A title or a handle alone writes that note into a new file of its title here, or after `to` into another. \
            As markdown, a PATH is a folder: a file a note, in folders as the notes are, with every field in its front \
            matter; `magpie import` reads it back. The folder may have other files in it. Nothing is replaced but what an \
            earlier export wrote and nobody changed since. As json or lucidpal, PATH is a new file, or - for standard \
            output. A new folder has a slash in its name: ./notes.

              $ magpie export ./notes
              $ magpie export Spare key
              $ magpie export Spare key to ~/key.md
              $ magpie export --folder Notes notes
              $ magpie export --format lucidpal lucidpal_notes.json
              $ magpie export --note "Spare key" -
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Option(help: "As what to write them; when left out json for a PATH that ends in .json, else markdown.")
    var format: ExportFormat?

    @Option(help: ArgumentHelp("Only notes in this folder.", valueName: "folder"))
    var folder: String?

    @Option(help: ArgumentHelp("Only notes with this tag; of several, one is enough.", valueName: "tag"))
    var tag: [String] = []

    @Option(
        help: ArgumentHelp("Only this note, by its handle or title; may be given several times.", valueName: "note")
    )
    var note: [String] = []

    @Flag(help: "Print JSON: a report.")
    var json = false

    @Argument(help: ArgumentHelp("The folder or file, or a note.", valueName: "path"), completion: .file())
    var words: [String]

    private var path: String { words.joined(separator: " ") }

    func validate() throws {
        guard path == "-" else { return }
        if json { throw ValidationError("With - the notes go to standard output, so there is no room for --json.") }
        guard kind != .markdown || note.count == 1 else {
            throw ValidationError("As markdown, - takes one note: add --note, or name a folder, or use --format json.")
        }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let exporter = Exporter(store: store)
        let picker = context.picker(of: store)
        if let (note, path) = try await oneNote(with: picker) {
            let report = try exporter.write(note, to: path)
            return try await context.answer(OutputFormat(isJSON: json), json: report) {
                report.sentences.forEach(context.say)
            }
        }
        let (notes, lost) = try await notes(of: store, exporter, picker)
        try await write(notes, with: exporter, in: context)
        guard lost > 0 else { return }
        let count = lost == 1 ? "1 note" : "\(lost) notes"
        context.complain("\(count) of the damaged database cannot be read. What is exported is all the others.")
        throw ExitStatus.badData.exit
    }

    private func write(_ notes: [NoteItem], with exporter: Exporter, in context: CommandContext) async throws {
        guard path != "-" else {
            let text = try exporter.text(of: notes, kind)
            // In a terminal the text of a note must do no harm.
            return context.out(context.isOutputTerminal ? text.harmless : text)
        }
        var bar = ProgressBar(global, in: context, isWanted: !json)
        let result = Result { try exporter.write(notes, to: path, kind) { bar.show($0, of: $1) } }
        bar.erase()
        let report = try result.get()
        try await context.answer(OutputFormat(isJSON: json), json: report) { report.sentences.forEach(context.say) }
    }

    private var kind: ExportFormat { format ?? ExportFormat(path: path) }

    /// The note that the words name, and where it is to go; `nil` where they are a path.
    ///
    /// Beside an option that says which notes, or as what, they can be nothing else.
    private func oneNote(with picker: NotePicker) async throws -> (NoteItem, String?)? {
        guard path != "-", note.isEmpty, tag.isEmpty, folder == nil, format == nil else { return nil }
        let target = try await ExportTarget(path, isThere: FileManager.default.fileExists(atPath:)) {
            try await picker.note($0)
        }
        guard case .note(let note, let place) = target else { return nil }
        return (note, place)
    }

    /// The notes that are wanted, and how many of them a damaged database keeps from being read.
    private func notes(
        of store: SQLiteNotesStore,
        _ exporter: Exporter,
        _ picker: NotePicker
    ) async throws -> (notes: [NoteItem], lost: Int) {
        guard !note.isEmpty else {
            if folder == nil, tag.isEmpty { return try await all(of: store) }
            return (try await exporter.notes(folder: store.folder(ifNamed: folder)?.name, tags: tag), 0)
        }
        var notes: [NoteItem] = []
        for typed in note {
            let found = try await picker.note(typed)
            if !notes.contains(where: { $0.id == found.id }) { notes.append(found) }
        }
        return (notes, 0)
    }

    /// All notes; where the database is damaged, those that can be read.
    private func all(of store: SQLiteNotesStore) async throws -> (notes: [NoteItem], lost: Int) {
        var found: (notes: [NoteItem], lost: Int)
        do {
            found = (try await store.notes(NoteFilter(order: .newestFirst)), 0)
        } catch let error as NotesError where error.isOfDamage {
            found = ([], 0)
        }
        if found.notes.count != (try await store.counts().notes) { found = try await store.readableNotes() }
        guard !found.notes.isEmpty else { throw ExchangeError.nothingToExport }
        return found
    }
}

extension ExportFormat: ExpressibleByArgument {}
