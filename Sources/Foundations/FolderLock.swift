import Dispatch
import Foundation

/// A lock that processes hold one after the other while they open a database, or change a small file, in a folder.
///
/// It lies on the folder itself: to open and close the database by hand would drop SQLite's own locks.
package enum FolderLock {
    /// How long to wait between two attempts.
    private static let pause = Duration.milliseconds(2)

    /// Runs `body`, which may block, with the lock on a thread that no task needs; without the lock where the file system
    /// has none, or when it cannot be had in time.
    ///
    /// - Parameters:
    ///   - path: a file in the folder.
    ///   - patience: how long to wait for the lock at least, in seconds.
    /// - Throws: what `body` throws, or `CancellationError` before it has run.
    package static func whileHeld<Value: Sendable>(
        beside path: String,
        patience: Double = 5,
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let folder = open(path.folderOfFile, O_RDONLY | O_CLOEXEC)
        do {
            try await lock(folder, patience: patience)
        } catch {
            close(folder)
            throw error
        }
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                let result = Result(catching: body)
                if folder >= 0 { close(folder) }
                continuation.resume(with: result)
            }
        }
    }

    /// Counts attempts and not the time, in which this task may not have got a thread to look at the lock.
    private static func lock(_ folder: Int32, patience: Double) async throws {
        var attempts = Int(patience / (pause / .seconds(1)))
        while folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, attempts > 0 {
            attempts -= 1
            try await Task.sleep(for: pause)
        }
    }
}
