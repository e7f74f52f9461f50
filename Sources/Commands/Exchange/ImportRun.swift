import Foundation
import NotesExchange
import Settings

/// An import that a person watches.
struct ImportRun {
    /// How long it waits for another program that writes, such as another import, in seconds.
    private static let patience = 60.0

    let global: GlobalOptions
    let context: CommandContext
    var options = Importer.Options()
    var format = OutputFormat.text
    /// Whether a home folder or the whole disk is taken in without a question.
    var mayBeEverything = false

    /// Takes in what is at `path`, and tells what came of it.
    /// - Throws: an `ExitCode` that says that something was skipped; ``CommandError`` where it is not wanted;
    ///   `ExchangeError`, or what the store throws.
    func store(_ path: String) async throws {
        if !options.isDryRun, !mayBeEverything { try await askForEverything(in: path) }
        let report = try await run(path, options)
        report.complaints.forEach(context.complain)
        try await context.answer(format, json: report) { tell(report) }
        guard let status = ExitStatus(report) else { return }
        if report.added.isEmpty, !report.isDryRun { await global.noteNothingDone(in: context) }
        throw status.exit
    }

    /// Makes sure that there is something at `path` that can be taken in, and that it is wanted.
    /// - Throws: as ``store(_:)``.
    mutating func check(_ path: String) async throws {
        _ = try await pretend(path)
        if !mayBeEverything { try await askForEverything(in: path) }
        mayBeEverything = true
    }

    /// What would come in from `path`.
    func pretend(_ path: String) async throws -> ImportReport {
        var options = options
        options.isDryRun = true
        return try await run(path, options)
    }

    /// Asks before everything below a home folder is taken for notes.
    private func askForEverything(in path: String) async throws {
        guard WideFolder.isWide(path, home: context.homeFolder) else { return }
        let count = try await pretend(path).added.count
        guard count > 0 else { return }
        let notes = count == 1 ? "1 note" : "\(count) notes"
        let found = "Everything in \(path) that may be a note is \(notes)"
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.nobodyToAsk(found) }
        try context.ask("\(found). Take it in?")
    }

    private func run(_ path: String, _ options: Importer.Options) async throws -> ImportReport {
        var options = options
        options.maxNotes = try global.settings(in: context)[SettingsTable.maxNotes].value
        let store = try await global.openDatabase(in: context, patience: Self.patience)
        var bar = ProgressBar(global, in: context, isWanted: format == .text)
        defer { bar.erase() }
        return try await Importer(store: store, world: context.world).run(path, options) { bar.show($0) }
    }

    /// A dry run is asked for its report; otherwise the report is an aside.
    private func tell(_ report: ImportReport) {
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

extension ExitStatus {
    /// The code that says what was skipped; `nil` when nothing was.
    init?(_ report: ImportReport) {
        guard !report.skipped.isEmpty else { return nil }
        self = report.skipped.contains { $0.kind == .unreadable } ? .ioError : .badData
    }
}
