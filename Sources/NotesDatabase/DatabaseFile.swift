import Foundation
import Foundations
import Notes

/// The file of a store, and what has to be so before SQLite sees it.
struct DatabaseFile {
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
            case EEXIST: break
            case ENOSPC: throw .diskFull(path: path)
            default: throw .cannotOpen(path: path, reason: error.reason)
            }
        }
    }

    /// Whether the file system that holds the file has no room for another page.
    var isDiskFull: Bool {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
        guard let free = attributes?[.systemFreeSize] as? NSNumber else { return false }
        return free.int64Value < 16_384
    }
}
