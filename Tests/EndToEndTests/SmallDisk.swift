import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A file system in memory that is soon full; only root can mount one, and only on Linux.
struct SmallDisk {
    let path: String

    /// - Parameter size: as `mount` takes it, such as `1m`.
    /// - Returns: `nil` where it cannot be mounted.
    init?(size: String) {
        path = NSTemporaryDirectory() + "magpie-disk-\(UUID().uuidString)"
        guard (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil
        else { return nil }
        guard Self.mount(path, "size=\(size)") else {
            try? FileManager.default.removeItem(atPath: path)
            return nil
        }
    }

    /// From now on nothing on it can be written; returns whether that could be done.
    func makeReadOnly() -> Bool {
        // A process that another test is just starting has the open files of this one for a moment.
        for _ in 1...100 {
            if Self.mount(path, "", isReadOnlyNow: true) { return true }
            usleep(20_000)
        }
        return false
    }

    func unmount() {
        #if canImport(Glibc)
            _ = umount2(path, Int32(MNT_DETACH))
        #endif
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Whether it can be mounted here.
    static var isPossible: Bool {
        guard let disk = SmallDisk(size: "64k") else { return false }
        disk.unmount()
        return true
    }

    private static func mount(_ path: String, _ options: String, isReadOnlyNow: Bool = false) -> Bool {
        #if canImport(Glibc)
            let flags = isReadOnlyNow ? UInt(MS_REMOUNT | MS_RDONLY) : 0
            return Glibc.mount("tmpfs", path, "tmpfs", flags, options) == 0
        #else
            return false
        #endif
    }
}
