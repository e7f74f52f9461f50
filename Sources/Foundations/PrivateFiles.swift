import Foundation

/// Files and folders that only their owner can read.
package enum PrivateFiles {
    /// Makes a folder with mode 0700, and those above it, where they are missing.
    /// - Throws: ``FileFailure``.
    package static func makeFolder(at path: String) throws(FileFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw FileFailure(error)
        }
    }

    /// Makes a file with mode 0600 that is not there yet, and waits until its content is on the disk, unless told not to.
    ///
    /// It is made with its mode, so that nobody else can read it at any moment.
    /// - Throws: ``FileFailure``, with `EEXIST` when it is there; what was begun is removed.
    package static func makeFile(at path: String, holding bytes: [UInt8] = [], isDurable: Bool = true)
        throws(FileFailure)
    {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileFailure() }
        defer { close(descriptor) }
        do throws(FileFailure) {
            try OpenFile.write(bytes, to: descriptor)
            guard !isDurable || bytes.isEmpty || fsync(descriptor) == 0 else { throw FileFailure() }
        } catch {
            unlink(path)
            throw error
        }
    }
}
