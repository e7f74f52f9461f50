import ArgumentParser
import Foundation
import Notes
import NotesDatabase
import NotesExchange

/// `magpie backup`.
struct BackupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy all notes and conversations into a backup.",
        discussion: """
            magpie makes a backup a day by itself, when the prompt has nothing else to do or a command is over, and never \
            where the disk is nearly full. The last 7 days (`backups` in config.yaml; 0 makes none) and one of each of the \
            last 4 weeks are kept, in the folder backups beside the notes. A backup is a whole database, which only you can \
            read; others may write notes meanwhile.

              $ magpie backup
              $ magpie backup notes.sqlite
              $ magpie backup --list
              $ magpie backup --only

            With a file, the backup is written there, and nothing that is there is replaced. --only removes all earlier \
            backups in the folder. `magpie purge` and `magpie sessions rm` take what they remove out of the backups as well.
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Flag(help: "List the backups that there are, the newest first.")
    var list = false

    @Flag(help: "Then remove all earlier backups; asks before.")
    var only = false

    @Flag(help: "Do not ask.")
    var yes = false

    @Flag(help: "Print JSON: an array of backups.")
    var json = false

    @Argument(help: "The new file.", completion: .file())
    var file: String?

    func validate() throws {
        guard [list, only, file != nil].count(where: { $0 }) < 2 else {
            throw ValidationError("--list, --only and a file do not go together.")
        }
    }

    func run(in context: CommandContext) async throws {
        let folder = BackupFolder(ofDatabase: global.folders(in: context).database)
        if list { return try await tell(folder.backups, in: context) }
        if let file { return try await tell([try await write(file, in: context)], in: context) }
        let isAllGone = only && !folder.backups.isEmpty
        if isAllGone, !yes { try askToRemove(folder.backups.count, in: context) }
        let days = global.daysOfBackups(in: context)
        guard let backup = try await folder.make(at: context.world.now(), keepingDays: days) else {
            throw CommandError.notBackedUp
        }
        try await tell([backup], in: context)
        guard isAllGone else { return }
        let count = folder.removeAll(but: backup)
        context.say("Removed \(count == 1 ? "1 earlier backup" : "\(count) earlier backups").")
    }

    private func write(_ path: String, in context: CommandContext) async throws -> Backup {
        guard !FileManager.default.fileExists(atPath: path) else { throw ExchangeError.exists(path) }
        return try await BackupFolder(ofDatabase: global.folders(in: context).database)
            .make(to: path, at: context.world.now())
    }

    private func askToRemove(_ count: Int, in context: CommandContext) throws {
        let removed =
            "This removes \(count == 1 ? "the one backup" : "all \(count) backups") that there are, for a new one"
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.nobodyToAsk(removed) }
        try context.ask("\(removed). Go on?")
    }

    private func tell(_ backups: [Backup], in context: CommandContext) async throws {
        let format = OutputFormat(isJSON: json)
        try await context.answer(format, json: backups.map { BackupReport($0) }) {
            for backup in backups {
                let line = "\(backup.dateText(in: context.world))  \(backup.sizeText)  \(backup.path)"
                list ? context.out(context.text(line, isForTerminal: false)) : context.say("Backed up: \(line)")
            }
            if list, backups.isEmpty { context.say("There is no backup yet. `magpie backup` makes one.") }
        }
    }
}

/// A backup as a program reads it.
struct BackupReport: Encodable {
    /// When it was made.
    var date: String
    /// Where it lies.
    var path: String
    /// How many bytes it has.
    var size: Int64

    init(_ backup: Backup) {
        date = backup.date.iso8601
        path = backup.path
        size = backup.size
    }
}

extension Backup {
    /// When it was made, by the clock on the wall: `2026-11-22 08:30`.
    func dateText(in world: World) -> String { date.wallClock(in: world) }

    /// How much it takes of the disk, in words.
    var sizeText: String { size.bytesText }
}

extension Date {
    /// The date by the clock on the wall: `2026-11-22 08:30`.
    func wallClock(in world: World) -> String {
        let offset = TimeInterval(world.timeZone.secondsFromGMT(for: self))
        return String(addingTimeInterval(offset).iso8601.prefix(16)).replacing("T", with: " ")
    }
}

extension Int64 {
    /// A number of bytes in words: `12 KB`, `1.5 MB`.
    var bytesText: String {
        guard self >= 1 << 20 else { return "\((self + 1_023) >> 10) KB" }
        let tenths = (self * 10) >> 20
        return tenths >= 1_000 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
    }
}
