import Notes
import NotesExchange
import TerminalUI

/// What a session has to do with the notes of other programs.
extension Session {
    /// Takes in the notes of a file or a folder.
    /// - Throws: ``SessionError`` where there is no prompt, or while a transcript is written; ``ExchangeError``, or what
    ///   the store throws. Then nothing was stored.
    func importNotes(from path: String) async throws {
        try requirePrompt(for: "import")
        guard !isRecording else { throw SessionError.recordedNotImported }
        try await askForEverything(in: path)
        // Not through the recorder's store: for a transcript that is saved later, these notes were there before.
        let report = try await Importer(store: setup.store, world: setup.world)
            .run(path, Importer.Options(maxNotes: setup.maxNotes))
        for complaint in report.complaints { screen.hint(complaint, .warning) }
        let undo = report.added.isEmpty ? [] : ["/undo takes them back in one step."]
        for sentence in report.sentences + undo { screen.hint(sentence) }
    }

    /// Writes all notes into a folder of Markdown, or into a new file of JSON; or one note into a file.
    /// - Throws: ``SessionError`` where there is no prompt, or in a dry run; ``ExchangeError``, or what the store throws.
    func export(_ target: ExportTarget) async throws {
        try requirePrompt(for: "export")
        guard !setup.isDryRun else { throw SessionError.dryRunNotExported }
        let exporter = Exporter(store: setup.store)
        let report =
            switch target {
            case .everything(let path): try await exporter.write(exporter.notes(), to: path, ExportFormat(path: path))
            case .note(let note, let path): try exporter.write(note, to: path)
            }
        for sentence in report.sentences { screen.hint(sentence) }
    }

    /// Asks before everything below a home folder is taken for notes.
    private func askForEverything(in path: String) async throws {
        guard let confirm = setup.confirm, WideFolder.isWide(path, home: FileNames.expandingTilde("~")) else { return }
        let options = Importer.Options(isDryRun: true)
        let count = try await Importer(store: setup.store, world: setup.world).run(path, options).added.count
        let question =
            "Everything in \(path) that may be a note is \(count == 1 ? "1 note" : "\(count) notes"). Take it in?"
        guard count > 0 else { return }
        guard await ask(question, confirm) == true else { throw SessionError.nothingImported }
    }

    /// A replay, and a line that a script says, has no business with files.
    private func requirePrompt(for name: String) throws {
        guard setup.isRecordable else { throw SessionError.promptOnly(name) }
    }
}
