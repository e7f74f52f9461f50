import ArgumentParser
import Assistant
import Foundation
import Notes
import NotesDatabase

/// `magpie restore-backup`.
struct RestoreBackupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore-backup",
        abstract: "Bring back all notes and conversations as a backup has them.",
        discussion: """
            Without an argument the newest backup that is sound is brought back; a day, such as 2026-11-21, means the \
            newest one of that day, and a file is a backup at any place. What would be lost and gained is shown, and you are \
            asked. The present database is not overwritten: it is set aside beside the new one, with the date in its name, \
            and can be brought back in the same way.

              $ magpie backup --list
              $ magpie restore-backup
              $ magpie restore-backup 2026-11-21
              $ magpie restore-backup notes.sqlite --yes
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Do not ask.")
    var yes = false

    @Flag(help: "Print JSON: what was brought back, what was lost and gained, and where the other database is.")
    var json = false

    @Argument(help: "A day that has a backup, or a file.", completion: .file())
    var backup: String?

    func run(in context: CommandContext) async throws {
        let restoring = BackupRestoring(global: global, context: context)
        let (backup, notes) = try await restoring.find(backup)
        let comparison = try await restoring.comparison(with: backup)
        if !json || !yes {
            for line in restoring.sentences(backup, notes: notes, comparison) { context.say(line) }
        }
        if !yes {
            let question = "Bring back the backup of \(backup.dateText(in: context.world))"
            guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.nobodyToAsk(question) }
            try context.ask(question + "?")
        }
        let aside = try await restoring.restore(backup)
        let report = Report(
            backup: BackupReport(backup),
            comparison: comparison.map(Report.Comparison.init),
            setAside: aside
        )
        try await context.answer(OutputFormat(isJSON: json), json: report) {
            restoring.sayRestored(notes: notes, setAside: aside)
        }
    }

    /// What was done, as a program reads it.
    private struct Report: Encodable {
        /// What would be lost and gained.
        struct Comparison: Encodable {
            var changed: [String]
            var gained: [String]
            var lost: [String]

            init(_ comparison: BackupComparison) {
                changed = comparison.changed
                gained = comparison.gained
                lost = comparison.lost
            }
        }

        var backup: BackupReport
        /// `nil` where the present database cannot be read.
        var comparison: Comparison?
        var setAside: String?
    }
}

/// Brings back a backup, for the command and for the prompt.
struct BackupRestoring {
    let global: GlobalOptions
    let context: CommandContext

    private var database: String { global.folders(in: context).database }

    /// The backup that is meant, and how many notes it has.
    /// - Parameter typed: a day or a file; `nil` for the newest that is sound.
    /// - Throws: ``CommandError``, or `NotesError` for one that is not sound.
    func find(_ typed: String?) async throws -> (Backup, notes: Int) {
        let folder = BackupFolder(ofDatabase: database)
        let backups = folder.backups
        if let typed {
            let backup: Backup
            if let found = backups.first(where: { $0.dateText(in: context.world).hasPrefix(typed) && typed.count >= 10 }
            ) {
                backup = found
            } else if FileManager.default.fileExists(atPath: typed) {
                backup = try Backup(at: typed)
            } else if backups.isEmpty {
                throw await noBackup(in: folder)
            } else {
                let days = backups.map { String($0.dateText(in: context.world).prefix(10)) }
                throw CommandError.noBackupOf(
                    typed,
                    known: days.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
                )
            }
            return (backup, try await backup.soundNotes())
        }
        for backup in backups {
            if let notes = try? await backup.soundNotes() { return (backup, notes) }
        }
        throw backups.isEmpty ? await noBackup(in: folder) : CommandError.noGoodBackup(folder: folder.path)
    }

    /// That there is no backup, or that the database is damaged, of which none can be made.
    private func noBackup(in folder: BackupFolder) async -> any Error {
        do {
            guard try await DatabaseCheck.run(database).damage == nil else {
                return NotesError.damaged(path: database, reason: "some of its pages make no sense")
            }
        } catch let error as NotesError where error.isOfDamage {
            return error
        } catch {
            // It is missing, or no backup can be made of it for another reason.
        }
        return CommandError.noBackup(folder: folder.path)
    }

    /// What would be lost and gained; `nil` where the present database is missing or cannot be read.
    func comparison(with backup: Backup) async throws -> BackupComparison? {
        guard FileManager.default.fileExists(atPath: database) else { return nil }
        return try? await BackupComparison.make(database: database, backup: backup.path)
    }

    /// Says what would be lost and gained.
    func sentences(_ backup: Backup, notes: Int, _ comparison: BackupComparison?) -> [String] {
        let count = notes == 1 ? "1 note" : "\(notes) notes"
        let first = "The backup of \(backup.dateText(in: context.world)) has \(count) (\(backup.path))."
        guard let comparison else {
            let isThere = FileManager.default.fileExists(atPath: database)
            return [first] + (isThere ? ["What is in the present database cannot be read; it is set aside."] : [])
        }
        guard !comparison.isEmpty || comparison.lostMessages > 0 else {
            return [first, "The notes are the same as now."]
        }
        var lines = [first]
        func add(_ titles: [String], _ one: String, _ many: String) {
            guard !titles.isEmpty else { return }
            let named = titles.prefix(5).map { "“\($0.harmless)”" }.joined(separator: ", ")
            let rest = titles.count > 5 ? " and \(titles.count - 5) more" : ""
            lines.append("\(titles.count == 1 ? "1 note \(one)" : "\(titles.count) notes \(many)"): \(named)\(rest).")
        }
        add(comparison.lost, "is not in it and goes", "are not in it and go")
        add(comparison.changed, "goes back to what it was", "go back to what they were")
        add(comparison.gained, "comes back", "come back")
        if comparison.lostMessages > 0 {
            let said = comparison.lostMessages == 1 ? "1 line" : "\(comparison.lostMessages) lines"
            lines.append(
                "\(said) that you said to the assistant since then \(comparison.lostMessages == 1 ? "goes" : "go")."
            )
        }
        return lines
    }

    /// Puts the backup in the place of the present database; the privacy filters of now stay.
    /// - Returns: where the present one lies now; `nil` when there was none.
    func restore(_ backup: Backup) async throws -> String? {
        let filters = await presentFilters()
        let aside = try await backup.restore(to: database, at: context.world.now())
        let store = try await global.openDatabase(in: context)
        let known = Set(try await store.filters.filters().map(\.filter.key))
        for kept in filters ?? [] where !known.contains(kept.filter.key) { try await store.filters.add(kept.filter) }
        if filters == nil {
            context.complain(
                "The privacy filters of the present database cannot be read. `magpie filters` shows those of the backup."
            )
        }
        try await store.noteRestored()
        await store.afterWriting?(store, nil)
        return aside
    }

    /// The filters that count now; none where there is no database, `nil` where they cannot be read.
    private func presentFilters() async -> [KeptFilter]? {
        guard FileManager.default.fileExists(atPath: database) else { return [] }
        return try? await SQLiteNotesStore(path: database).filters.filters()
    }

    /// Says what was done.
    func sayRestored(notes: Int, setAside: String?) {
        context.say("Brought back \(notes == 1 ? "1 note" : "\(notes) notes").")
        guard let setAside else { return }
        context.say("The database that was there is \(setAside). Delete it when you do not need it any more.")
    }
}
