import Foundation

/// A lock that processes hold one after the other while they open a database, or change a small file, in a folder.
///
/// It lies on the folder itself: to open and close the database by hand would drop SQLite's own locks.
package enum FolderLock {
    /// How long to wait between two attempts, in microseconds.
    private static let pause: UInt32 = 2_000

    /// Runs `body` with the lock; without it where the file system has none, or when it cannot be had in time.
    ///
    /// - Parameters:
    ///   - path: a file in the folder.
    ///   - patience: how long to wait for the lock, in seconds.
    /// - Throws: what `body` throws.
    package static func whileHeld<Value, Failure: Error>(
        beside path: String,
        patience: Double = 5,
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        let deadline = ContinuousClock.now + .seconds(patience)
        while folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR,
            .now < deadline
        {
            usleep(pause)
        }
        return try body()
    }
}
