import Foundation
import Foundations

/// Writes a file that only its owner can read, at once or not at all.
enum PrivateFile {
    /// Writes `text` beside `path` and lets it take its place; makes the folder when it is missing.
    /// - Throws: ``SettingsError/cannotWrite(path:reason:)``; then what was there is as it was.
    static func write(_ text: String, to path: String) throws(SettingsError) {
        try makeFolder(of: path)
        do throws(FileFailure) {
            try AtomicFile.write(Array(text.utf8), to: path, mode: 0o600)
        } catch {
            throw .cannotWrite(path: path, reason: error.reason)
        }
    }

    /// Makes the folder that a file is to lie in, when it is missing.
    /// - Throws: ``SettingsError/cannotWrite(path:reason:)``.
    static func makeFolder(of path: String) throws(SettingsError) {
        do throws(FileFailure) {
            try PrivateFiles.makeFolder(at: (path as NSString).deletingLastPathComponent)
        } catch {
            throw .cannotWrite(path: path, reason: "its folder cannot be made")
        }
    }
}
