import Foundation
import Foundations

extension SettingsFile {
    /// Writes a file that only its owner can read, at once or not at all; makes its folder when that is missing.
    /// - Throws: ``SettingsError/cannotWrite(path:reason:)``; then what was there is as it was.
    package static func write(_ text: String, to path: String) throws(SettingsError) {
        do throws(FileFailure) {
            try PrivateFiles.makeFolder(at: (path as NSString).deletingLastPathComponent)
            try AtomicFile.write(Array(text.utf8), to: path, mode: 0o600)
        } catch {
            throw .cannotWrite(path: path, reason: error.reason)
        }
    }
}
