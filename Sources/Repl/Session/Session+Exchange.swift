import Notes
import NotesExchange
import TerminalUI

/// What a session has to do with the notes of other programs.
extension Session {
    /// Takes in the notes of a file or a folder; says first what that would be, and asks, where somebody can be asked.
    /// - Throws: ``SessionError`` where there is no prompt, while a transcript is written, or after a no; ``ExchangeError``,
    ///   or what the store throws. Then nothing was stored.
    func importNotes(from path: String) async throws {
        try requirePrompt(for: "import")
        guard !isRecording else { throw SessionError.recordedNotImported }
        // Not through the recorder's store: for a transcript that is saved later, these notes were there before.
        let importer = Importer(store: setup.store, world: setup.world)
        var options = Importer.Options(maxNotes: setup.maxNotes)
        if let confirm = setup.confirm {
            options.isDryRun = true
            let preview = try await importer.run(path, options)
            tell(preview)
            guard !preview.added.isEmpty else { return }
            let question = Self.question(before: preview, from: path)
            guard await ask(question, confirm) == true else { throw SessionError.nothingImported }
            options.isDryRun = false
        }
        let report = try await importer.run(path, options)
        if setup.confirm == nil { tell(report) } else { screen.hint(report.summary) }
        if !report.added.isEmpty { screen.hint("/undo takes them back in one step.") }
    }

    private func tell(_ report: ImportReport) {
        for complaint in report.complaints { screen.hint(complaint, .warning) }
        for sentence in report.sentences { screen.hint(sentence) }
    }

    /// What is asked before notes are taken in; that it would be everything below a home folder is said.
    private static func question(before preview: ImportReport, from path: String) -> String {
        let notes = preview.added.count == 1 ? "1 note" : "\(preview.added.count) notes"
        guard WideFolder.isWide(path, home: FileNames.expandingTilde("~")) else { return "Take in \(notes)?" }
        return "Everything in \(path) that may be a note is \(notes). Take it in?"
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

    /// A replay, and a line that a script says, has no business with files.
    private func requirePrompt(for name: String) throws {
        guard setup.isRecordable else { throw SessionError.promptOnly(name) }
    }
}
