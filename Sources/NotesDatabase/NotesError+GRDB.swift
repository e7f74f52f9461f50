import GRDB
import Notes

extension NotesError {
    /// An error of SQLite in the words of the domain; errors of other kinds stay as they are.
    static func make(from error: any Error, file: DatabaseFile) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        let path = file.path
        let reason = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
        return switch error.resultCode {
        case .SQLITE_NOTADB: NotesError.notADatabase(path: path, reason: reason)
        case .SQLITE_CORRUPT: NotesError.damaged(path: path, reason: reason)
        case .SQLITE_CANTOPEN: NotesError.cannotOpen(path: path, reason: reason)
        case .SQLITE_READONLY where file.isDiskFull: NotesError.diskFull(path: path)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: NotesError.cannotWrite(path: path, reason: reason)
        case .SQLITE_FULL: NotesError.diskFull(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: NotesError.busy(path: path)
        case .SQLITE_IOERR where file.isDiskFull: NotesError.diskFull(path: path)
        default: NotesError.storage(path: path, reason: reason)
        }
    }
}
