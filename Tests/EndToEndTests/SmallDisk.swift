import Foundation

/// A file system in memory that is soon full; only root can mount one.
struct SmallDisk {
    let path: String

    /// - Parameter size: as `mount` takes it, such as `1m`.
    /// - Returns: `nil` where it cannot be mounted.
    init?(size: String) {
        path = NSTemporaryDirectory() + "magpie-disk-\(UUID().uuidString)"
        guard (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil,
            Self.run("mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", path)
        else { return nil }
    }

    /// From now on nothing on it can be written; returns whether that could be done.
    func makeReadOnly() -> Bool {
        // A process that another test is just starting has the open files of this one for a moment.
        for _ in 1...100 {
            if Self.run("mount", "-o", "remount,ro", path) { return true }
            usleep(20_000)
        }
        return false
    }

    func unmount() {
        _ = Self.run("umount", path)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Whether it can be mounted here.
    static var isPossible: Bool {
        guard let disk = SmallDisk(size: "64k") else { return false }
        disk.unmount()
        return true
    }

    private static func run(_ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
