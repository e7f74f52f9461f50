import Foundation
package import Foundations
import YAMLFiles

/// The keys that a person stored, in a file that only they can read.
package struct KeyFile {
    private let path: String

    /// The file at `path`.
    package init(path: String) { self.path = path }

    /// The keys by the names of their backends; none when there is no file.
    /// - Throws: ``SettingsError`` when it cannot be read, is malformed, or others can read it.
    package func keys() throws(SettingsError) -> [String: Secret] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [:] }
        guard status.st_mode & 0o077 == 0 else { throw .readableByOthers(path: path) }
        guard let text = try SettingsFile.text(at: path) else { return [:] }
        do throws(YAMLProblem) {
            guard let root = try YAMLNode.read(text), !root.isNull else { return [:] }
            return try root.fields(of: "the file").rest.reduce(into: [:]) { keys, field in
                keys[field.name] = field.value.scalar.map(Secret.init)
            }
        } catch {
            // What is wrong in words may quote a key.
            throw .malformed(path: path, line: error.line, problem: "it is not a mapping of names to keys")
        }
    }

    /// Stores a key; `nil` takes it away.
    /// - Throws: ``SettingsError``, or `CancellationError`; then the file is as it was.
    package func set(_ key: Secret?, for name: String) async throws {
        // The lock lies on the folder. What keeps it from being made keeps the file from being written, and is told then.
        try? PrivateFiles.makeFolder(at: (path as NSString).deletingLastPathComponent)
        // Another process that stores a key at the same time would else take this one away.
        try await FolderLock.whileHeld(beside: path) { try change(key, of: name) }
    }

    private func change(_ key: Secret?, of name: String) throws(SettingsError) {
        var keys = try keys()
        keys[name] = key
        let lines = keys.sorted { $0.key < $1.key }.map {
            "\(YAMLText.inline($0.key)): \(YAMLText.inline($0.value.value))\n"
        }
        try SettingsFile.write(lines.joined(), to: path)
    }
}
