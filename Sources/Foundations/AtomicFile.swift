package import Foundation

/// Puts a file on disk in one step: whoever looks sees the old file or the new one, also after a crash.
package enum AtomicFile {
    /// Writes `bytes` to a file beside `path`, makes it durable unless told not to, and gives it that name.
    ///
    /// Where `path` is a link, the file that it leads to is replaced.
    /// - Parameters:
    ///   - bytes: the whole content.
    ///   - path: where the file is, or is to be.
    ///   - mode: its permissions; `nil` keeps those of the file that is replaced, and a new one gets 0600.
    ///   - replacing: whether a file that is there is replaced.
    ///   - isDurable: whether to wait until it is on the disk.
    /// - Throws: ``FileFailure``, with `EEXIST` when a file is there and must not be replaced, and `EACCES` when it is
    ///   read-only; then what was there is as it was.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        mode: mode_t? = nil,
        replacing: Bool = true,
        isDurable: Bool = true
    ) throws(FileFailure) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, !replacing { throw FileFailure(code: EEXIST) }
        if isThere, status.st_mode & S_IFMT != S_IFREG { throw .notAFile }
        // To put another file in its place needs no permission to write it.
        if isThere, status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 { throw FileFailure(code: EACCES) }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let draft = target + ".\(UUID().uuidString.prefix(8)).tmp"
        try PrivateFiles.makeFile(at: draft, holding: bytes, isDurable: isDurable)
        do throws(FileFailure) {
            guard chmod(draft, mode ?? (isThere ? status.st_mode & 0o777 : 0o600)) == 0 else { throw FileFailure() }
            try name(draft, target, replacing: replacing)
        } catch {
            unlink(draft)
            throw error
        }
        if isDurable { synchronizeFolder(of: target) }
    }

    private static func name(_ draft: String, _ target: String, replacing: Bool) throws(FileFailure) {
        if !replacing {
            if link(draft, target) == 0 {
                unlink(draft)
                return
            }
            // Some file systems have no hard links; there the check before has to do.
            if errno == EEXIST { throw FileFailure() }
        }
        guard rename(draft, target) == 0 else { throw FileFailure() }
    }

    /// Makes the new name durable; a file system that cannot do so has it all the same.
    private static func synchronizeFolder(of path: String) {
        let descriptor = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
