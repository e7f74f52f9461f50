import Foundation

/// Writes a file that only its owner can read, at once or not at all.
package enum PrivateFile {
    /// Writes `text` beside `path` and lets it take its place; makes the folder when it is missing.
    /// - Throws: ``SettingsError/cannotWrite(path:reason:)``; then what was there is as it was.
    package static func write(_ text: String, to path: String) throws(SettingsError) {
        try write(Data(text.utf8), to: path)
    }

    /// Writes `data` beside `path` and lets it take its place; makes the folder when it is missing.
    /// - Throws: ``SettingsError/cannotWrite(path:reason:)``; then what was there is as it was.
    static func write(_ data: Data, to path: String) throws(SettingsError) {
        // A file that is kept elsewhere, such as among dotfiles, is written there.
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        try makeFolder(of: path)
        let draft = path + ".new-\(UUID().uuidString.prefix(8))"
        // It is made with its permissions, so that nobody else can read it at any moment.
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: data)
            try file.synchronize()
            try file.close()
        } catch {
            unlink(draft)
            throw .cannotWrite(path: path, reason: "the disk may be full")
        }
        guard rename(draft, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(draft)
            throw .cannotWrite(path: path, reason: reason)
        }
    }

    /// Makes the folder that a file is to lie in, when it is missing.
    /// - Throws: ``SettingsError/cannotWrite(path:reason:)``.
    static func makeFolder(of path: String) throws(SettingsError) {
        do {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .cannotWrite(path: path, reason: "its folder cannot be made")
        }
    }
}
