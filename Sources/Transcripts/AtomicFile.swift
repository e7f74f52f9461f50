import Foundation

/// Puts a text on disk in one step: whoever looks sees the old file or the new one, also after a crash.
enum AtomicFile {
    /// Writes `text` to a file beside `path`, makes it durable and gives it that name.
    ///
    /// A new file can be read by its owner only; one that is replaced keeps its permissions, and a link stays a link.
    /// - Throws: ``TranscriptError``; then what was at `path` is as it was.
    static func put(_ text: String, at path: String, replacing: Bool) throws(TranscriptError) {
        let bytes = Array(text.utf8)
        guard bytes.count <= TranscriptFile.maximumSize else { throw .tooLarge(path: path) }
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, !replacing { throw .exists(path: path) }
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            throw .cannotWrite(path: path, reason: "it is not a regular file")
        }
        let target = isThere ? resolved(path) : path
        let temporary = target + ".\(getpid()).tmp"
        do {
            try fill(temporary, with: bytes, mode: isThere ? status.st_mode & 0o777 : 0o600)
            try name(temporary, target, replacing: replacing)
        } catch {
            unlink(temporary)
            throw Self.error(error, path: path)
        }
        synchronizeFolder(of: target)
    }

    /// The number of a failed system call.
    private struct Failure: Error {
        var code = errno
    }

    private static func fill(_ path: String, with bytes: [UInt8], mode: mode_t) throws(Failure) {
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure() }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { unsafe in
                write(descriptor, unsafe.baseAddress, unsafe.count)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw Failure() }
            rest = rest.dropFirst(written)
        }
        guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw Failure() }
    }

    private static func name(_ temporary: String, _ target: String, replacing: Bool) throws(Failure) {
        if !replacing {
            if link(temporary, target) == 0 {
                unlink(temporary)
                return
            }
            if errno == EEXIST { throw Failure() }
        }
        guard rename(temporary, target) == 0 else { throw Failure() }
    }

    private static func resolved(_ path: String) -> String {
        guard let buffer = realpath(path, nil) else { return path }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// Makes the new name durable; a file system that cannot do so has it all the same.
    private static func synchronizeFolder(of path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func error(_ failure: Failure, path: String) -> TranscriptError {
        switch failure.code {
        case EEXIST: .exists(path: path)
        case ENOENT, ENOTDIR: .folderMissing(path: path)
        case ENOSPC, EDQUOT: .diskFull(path: path)
        default: .cannotWrite(path: path, reason: String(cString: strerror(failure.code)))
        }
    }
}
