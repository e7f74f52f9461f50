import Foundation
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
            throw .cannotOpen(path: folder, reason: String(cString: strerror(ENOTDIR)))
        }
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .cannotOpen(path: folder, reason: Self.reason(for: error))
        }
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno == ENOSPC {
            throw .diskFull(path: path)
        } else if errno != EEXIST {
            throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Whether the file system that holds the file is full: it has room for less than four pages.
    var isDiskFull: Bool {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
        guard let free = attributes?[.systemFreeSize] as? NSNumber else { return false }
        return free.int64Value < 16_384
    }

    private static func reason(for error: any Error) -> String {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard underlying.domain == NSPOSIXErrorDomain else {
            // The reason becomes part of a sentence.
            return error.localizedDescription.replacing(/\.$/, with: "")
        }
        return String(cString: strerror(Int32(underlying.code)))
    }
}
