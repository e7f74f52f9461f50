import Foundation
import Notes
import NotesDatabase

extension GlobalOptions {
    /// An error as a sentence; of a damaged database without a backup it says what is left to do.
    func sentence(of error: any Error, in context: CommandContext) -> String {
        let path = folders(in: context).database
        guard let error = error as? NotesError, error.isDamage(of: path),
            BackupFolder(ofDatabase: path).backups.isEmpty
        else { return "\(error)" }
        return "\(error.problem) \(Self.adviceWithoutBackup(of: path))"
    }

    /// What can be done about a damaged database that has no backup.
    static func adviceWithoutBackup(of path: String) -> String {
        let files = [path, path + "-wal"].filter { FileManager.default.fileExists(atPath: $0) }
        let moves = files.map { "mv \($0.shellWord) \(($0 + ".old").shellWord)" }.joined(separator: " && ")
        return "There is no backup of it. To begin anew, type: \(moves)"
    }
}
