import GRDB
import Notes

extension NotesError {
    /// An error of SQLite in the words of the domain; errors of other kinds stay as they are.
    static func make(from error: any Error, file: DatabaseFile) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return make(from: error, file: file)
    }

    /// An error of SQLite in the words of the domain.
    static func make(from error: DatabaseError, file: DatabaseFile) -> NotesError {
        let path = file.path
        let reason = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
        return switch error.resultCode {
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: .notADatabase(path: path, reason: reason)
        case .SQLITE_CANTOPEN: .cannotOpen(path: path, reason: reason)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: .cannotWrite(path: path, reason: reason)
        case .SQLITE_FULL: .diskFull(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
        case .SQLITE_IOERR where file.isDiskFull: .diskFull(path: path)
        default: .storage(path: path, reason: reason)
        }
    }
}
