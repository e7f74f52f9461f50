import Foundation
import Foundations
import Notes

/// The file of a store, and what has to be so before SQLite sees it.
struct DatabaseFile {
    /// What errors of a database in memory name.
    static let inMemory = DatabaseFile(path: ":memory:")

    /// Where the file lies.
    var path: String

    /// The folder it lies in.
    private var folder: String { path.folderOfFile }

    /// Makes the file and its folder where they are missing, for their owner alone.
    ///
    /// SQLite gives its `-wal` and `-shm` files the permissions of the database.
    /// - Returns: whether the file was there.
    @discardableResult
    func prepare() throws(NotesError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw .notADatabase(path: path, reason: "it is a folder")
        }
        if stat(folder, &status) != 0, errno == ENOTDIR {
            throw .cannotOpen(path: folder, reason: FileFailure(code: ENOTDIR).reason)
        }
        do throws(FileFailure) {
            try PrivateFiles.makeFolder(at: folder)
        } catch {
            throw .cannotOpen(path: folder, reason: error.reason)
        }
        // SQLite would take it for a new database, and remove its log. Who makes one makes the file before the log.
        if hasLog, stat(path, &status) != 0, errno == ENOENT {
            throw .damaged(path: path, reason: "it is missing, and only its log is there")
        }
        do throws(FileFailure) {
            try PrivateFiles.makeFile(at: path)
            return false
        } catch {
            switch error.code {
            // A copy or a restored backup may have come with other permissions.
            case EEXIST:
                for suffix in ["", "-wal", "-shm"] { makePrivate(path + suffix) }
                return true
            case ENOSPC: throw .diskFull(path: path)
            default: throw .cannotOpen(path: path, reason: error.reason)
            }
        }
    }

    /// Takes away from others what they may do with a file.
    ///
    /// Where it belongs to somebody else, it stays as it is. A file beside a database that was read-only once is made
    /// writable again with it.
    private func makePrivate(_ file: String) {
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        var mode = status.st_mode & 0o700
        if file != path, !Self.isFixed(path) { mode |= 0o200 }
        if mode != status.st_mode & 0o777 { chmod(file, mode) }
    }

    /// How a database can be opened.
    enum Access {
        /// It can be read and written.
        case whole
        /// Nothing can be made beside it, or it is read-only, and all of it is in the file.
        case fixed
        /// Nothing can be made beside it, and its latest changes lie in the file of its log.
        case fixedWithLog
    }

    /// How the file can be opened, by permissions and by what lies beside it.
    var access: Access {
        let isFolderFixed = Self.isFixed(folder)
        guard isFolderFixed || Self.isFixed(path) else { return .whole }
        var status = stat()
        // Somebody has it open, and may be writing.
        if stat(path + "-shm", &status) == 0 { return .whole }
        if stat(path + "-wal", &status) != 0 || status.st_size == 0 { return .fixed }
        return isFolderFixed ? .fixedWithLog : .whole
    }

    private static func isFixed(_ path: String) -> Bool {
        Foundation.access(path, W_OK) != 0 && (errno == EACCES || errno == EROFS || errno == EPERM)
    }

    /// Whether the file is there and has no byte in it.
    var isEmpty: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
    }

    /// Refuses a file that was there and was emptied: SQLite would take it for a new database, and remove its log.
    /// - Throws: ``NotesError/damaged(path:reason:)`` where there were notes, by what lies beside the file.
    func refuseEmptied() throws(NotesError) {
        guard isEmpty, hasLog || !BackupFolder(ofDatabase: path).backups.isEmpty else { return }
        throw .damaged(path: path, reason: Self.emptiness)
    }

    /// What is wrong with a file that has no byte.
    static let emptiness = "it is empty: 0 bytes"

    /// Whether changes lie beside the file that are not in it yet.
    var hasLog: Bool {
        var status = stat()
        return stat(path + "-wal", &status) == 0 && status.st_size > 0
    }

    /// How many bytes the database has, with its log.
    var size: Int64 {
        ["", "-wal"].reduce(0) { sum, suffix in
            var status = stat()
            return stat(path + suffix, &status) == 0 ? sum + Int64(status.st_size) : sum
        }
    }

    /// How many bytes are free where the file lies, or is to lie; `nil` when that cannot be known.
    var freeSpace: Int64? {
        var folder = URL(fileURLWithPath: path)
        repeat {
            folder.deleteLastPathComponent()
        } while !FileManager.default.fileExists(atPath: folder.path)
            && folder.path != "/"
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }

    /// Whether the file system that holds the file is full: it has room for less than four pages.
    var isDiskFull: Bool { freeSpace.map { $0 < 16_384 } ?? false }
}
