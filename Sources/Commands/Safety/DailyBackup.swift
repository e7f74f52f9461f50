import Foundation
import Notes
import NotesDatabase
import Settings

/// The backup that magpie makes by itself once a day, when nobody waits for it.
struct DailyBackup {
    /// The largest database that is copied before a command that is over gives back the prompt of the shell, in bytes.
    private static let quick: Int64 = 64 << 20
    /// How long somebody has sat at the prompt before a backup is begun.
    private static let idle = Duration.seconds(2)
    /// How long until it is looked again whether one is due.
    private static let round = Duration.seconds(15 * 60)

    let global: GlobalOptions
    let context: CommandContext

    private var folder: BackupFolder { BackupFolder(ofDatabase: global.folders(in: context).database) }

    /// Makes the backup of the day when a command is over, if there have been backups before.
    func afterCommand() async {
        let folder = folder
        guard folder.isThere, folder.isDue(at: context.world.now()), folder.databaseSize <= Self.quick else { return }
        await make(in: folder)
    }

    /// Makes the backup of each day while somebody sits at the prompt, until it is cancelled.
    func atPrompt() async {
        var pause = Self.idle
        while (try? await Task.sleep(for: pause)) != nil {
            pause = Self.round
            if folder.isDue(at: context.world.now()) { await make(in: folder) }
        }
    }

    /// What is said at the prompt when backups have failed for two weeks; `nil` when they have not.
    var remark: String? {
        guard let newest = folder.backups.first else { return nil }
        let age = Int(context.world.now().timeIntervalSince(newest.date) / BackupFolder.pause)
        guard age > 14, global.daysOfBackups(in: context) > 0 else { return nil }
        return "The newest backup is \(age) days old. `magpie doctor` says more, `magpie backup` makes one."
    }

    /// Nobody asked for it: what goes wrong is for `magpie doctor` to say.
    private func make(in folder: BackupFolder) async {
        let days = global.daysOfBackups(in: context)
        guard days > 0 else { return }
        _ = try? await folder.make(at: context.world.now(), keepingDays: days, needsRoom: true)
    }
}

extension GlobalOptions {
    /// How many of the last days keep their backup; settings that make no sense keep nobody from having one.
    func daysOfBackups(in context: CommandContext) -> Int {
        (try? settings(in: context)[SettingsTable.backups].value) ?? BackupFolder.days
    }
}
