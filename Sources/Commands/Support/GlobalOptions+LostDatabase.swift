import Foundation
import Notes
import NotesDatabase

extension GlobalOptions {
    /// The backups of a database that is not there; none where it is, or was never.
    func backupsOfLostDatabase(in context: CommandContext) -> [Backup] {
        let path = folders(in: context).database
        return access(path, F_OK) == 0 ? [] : BackupFolder(ofDatabase: path).backups
    }

    /// Says that a new database was made in the place of one that is missing, and keeps the newest good backup of that.
    func sayLost(_ backups: [Backup], in context: CommandContext) async {
        guard let newest = backups.first else { return }
        let path = folders(in: context).database
        let kept = await BackupFolder(ofDatabase: path).setAsideNewest() ?? newest
        context.complain(
            """
            \(path) was missing, so a new one without notes was made. There \(backups.countText(in: context.world)); \
            `magpie restore-backup \(kept.dateText(in: context.world).prefix(10))` brings it back.
            """
        )
    }
}

extension [Backup] {
    /// How many there are, and when the newest was made: `are 3 backups of it, the newest of 2026-11-22 08:30`.
    func countText(in world: World) -> String {
        let date = first?.dateText(in: world) ?? ""
        return count == 1 ? "is 1 backup of it, of \(date)" : "are \(count) backups of it, the newest of \(date)"
    }
}
