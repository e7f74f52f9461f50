import Foundation
import Foundations
import Notes

/// The file of a store, and what has to be so before SQLite sees it.
struct DatabaseFile {
    /// What errors of a database in memory name.
    static let inMemory = DatabaseFile(path: ":memory:")

    /// Where the file lies.
    var path: String

    /// Makes the file and its folder where they are missing, for their owner alone.
    ///
    /// SQLite gives its `-wal` and `-shm` files the permissions of the database.
    func prepare() throws(NotesError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
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
        do throws(FileFailure) {
            try PrivateFiles.makeFile(at: path)
        } catch {
            switch error.code {
            // A copy or a restored backup may have come with other permissions.
            case EEXIST: for suffix in ["", "-wal", "-shm"] { makePrivate(path + suffix) }
            case ENOSPC: throw .diskFull(path: path)
            default: throw .cannotOpen(path: path, reason: error.reason)
            }
        }
    }

    /// Takes away from others what they may do with a file.
    ///
    /// Where it belongs to somebody else, it stays as it is.
    private func makePrivate(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 else { return }
        chmod(path, status.st_mode & 0o700)
    }

    /// Whether nothing can be made beside the file, and nothing lies there that belongs to it.
    var isFixed: Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard access(folder, W_OK) != 0, errno == EACCES || errno == EROFS else { return false }
        var status = stat()
        return stat(path + "-wal", &status) != 0 || status.st_size == 0
    }

    /// Whether the file system that holds the file is full: it has room for less than four pages.
    var isDiskFull: Bool {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
        guard let free = attributes?[.systemFreeSize] as? NSNumber else { return false }
        return free.int64Value < 16_384
    }
}
