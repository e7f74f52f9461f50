import ArgumentParser
import Foundation
import Notes
import NotesExchange
import TerminalUI

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

    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("What it is, where that is not to be recognised.", valueName: "format"))
    var from: ImportFormat?

    @Option(help: ArgumentHelp("Put all notes into this folder.", valueName: "folder"))
    var folder: String?

    @Flag(help: "Say what would be imported, and store nothing.")
    var dryRun = false

    @Flag(help: "Print JSON: a report.")
    var json = false

    @Argument(help: "The folder or file.", completion: .file())
    var path: String

    func validate() throws {
        if let folder, NotePatch.oneLine(folder).isEmpty { throw ValidationError("--folder takes a name.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let options = Importer.Options(
            format: from,
            folder: folder.map { NotePatch.oneLine($0) },
            isDryRun: dryRun
        )
        var bar = ProgressBar(global, in: context, isWanted: !json)
        let report: ImportReport
        do {
            report = try await Importer(store: store, world: context.world).run(path, options) { progress in
                bar.show(progress)
            }
            bar.erase()
        } catch {
            bar.erase()
            throw error
        }
        report.complaints.forEach(context.complain)
        try await context.answer(OutputFormat(isJSON: json), json: report) { tell(report, in: context) }
        if let status = ExitStatus(report) { throw status.exit }
    }

    /// A dry run is asked for its report; otherwise the report is an aside.
    private func tell(_ report: ImportReport, in context: CommandContext) {
        let undo = report.isDryRun || report.added.isEmpty ? [] : ["`magpie undo` takes them back in one step."]
        for sentence in report.sentences + undo {
            guard report.isDryRun else {
                context.say(sentence)
                continue
            }
            context.out(context.text(sentence, isForTerminal: context.isOutputTerminal))
        }
    }
}

extension ImportFormat: ExpressibleByArgument {}

extension ExitStatus {
    /// The code that says what was skipped; `nil` when nothing was.
    init?(_ report: ImportReport) {
        guard !report.skipped.isEmpty else { return nil }
        self = report.skipped.contains { $0.kind == .unreadable } ? .ioError : .badData
    }
}

/// The line on standard error that says how far it is, where that is a terminal.
struct ProgressBar {
    private let look: Look?
    private let write: (String) -> Void
    private var drawn = ""

    init(_ global: GlobalOptions, in context: CommandContext, isWanted: Bool = true) {
        look = isWanted && context.isErrorTerminal && !context.isQuiet ? global.errorLook(in: context) : nil
        write = context.err
    }

    /// Draws how far an import is.
    mutating func show(_ progress: ImportProgress) {
        let stages = ImportProgress.Stage.allCases
        let index = stages.firstIndex(of: progress.stage) ?? 0
        draw(stages.map(\.rawValue), index, progress.done, progress.total)
    }

    /// Draws how far an export is.
    mutating func show(_ done: Int, of total: Int) { draw(["Exported"], 0, done, total) }

    /// Takes the line back.
    mutating func erase() {
        if !drawn.isEmpty { write(WaitingLine.erasure) }
        drawn = ""
    }

    private mutating func draw(_ stages: [String], _ stage: Int, _ done: Int, _ total: Int) {
        guard let look else { return }
        let line = ProgressLine(stages: stages, stage: stage, done: done, total: total, look: look).text
        guard line != drawn else { return }
        write(WaitingLine.erasure + line)
        drawn = line
    }
}
