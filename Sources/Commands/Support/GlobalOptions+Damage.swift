import Foundation
import Notes
import NotesDatabase

extension GlobalOptions {
    /// An error as a sentence; of a damaged database without a backup it says what is left to do.
    func sentence(of error: any Error, in context: CommandContext) async -> String {
        let path = folders(in: context).database
        guard let error = error as? NotesError, error.isDamage(of: path),
            BackupFolder(ofDatabase: path).backups.isEmpty
        else { return "\(error)" }
        return "\(error.problem) \(await Self.adviceWithoutBackup(of: path))"
    }

    /// What can be done about a damaged database that has no backup.
    static func adviceWithoutBackup(of path: String) async -> String {
        let files = [path, path + "-wal"].filter { FileManager.default.fileExists(atPath: $0) }
        let moves = files.map { "mv \($0.shellWord) \(($0 + ".old").shellWord)" }.joined(separator: " && ")
        let rest =
            await hasReadableNotes(path)
            ? "There is no backup of it. `magpie export ./saved` writes the notes that can still be read."
            : "There is no backup of it, and magpie can read no note in it."
        return "\(rest) To begin anew, type: \(moves)"
    }

    /// Whether an export of a damaged database may write anything.
    private static func hasReadableNotes(_ path: String) async -> Bool {
        do {
            return try await !SQLiteNotesStore(path: path).readableNotes().notes.isEmpty
        } catch {
            // What is only busy may be read in a moment.
            return (error as? NotesError)?.isOfDamage != true
        }
    }
}
