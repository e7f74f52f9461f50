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
        return "\(error.problem) \(Self.adviceWithoutBackup(of: path, isReadable: error.isReadable))"
    }

    /// What can be done about a damaged database that has no backup.
    /// - Parameter isReadable: whether some notes of it may still be read.
    static func adviceWithoutBackup(of path: String, isReadable: Bool) -> String {
        let files = [path, path + "-wal"].filter { FileManager.default.fileExists(atPath: $0) }
        let moves = files.map { "mv \($0.shellWord) \(($0 + ".old").shellWord)" }.joined(separator: " && ")
        let export = "`magpie export ./saved` writes the notes that can still be read. "
        return "There is no backup of it. \(isReadable ? export : "")To begin anew, type: \(moves)"
    }
}

extension NotesError {
    /// Whether some notes of a damaged database may still be read.
    fileprivate var isReadable: Bool {
        if case .damaged = self { true } else { false }
    }
}
