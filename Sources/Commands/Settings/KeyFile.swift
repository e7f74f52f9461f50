import Foundation
import Foundations
import RemoteBackends
import Yams

/// The keys that a person stored, in a file that only they can read.
struct KeyFile {
    /// Where it is.
    let path: String

    /// The keys by the names of their backends; none when there is no file.
    /// - Throws: ``SettingsError`` when it cannot be read, is malformed, or others can read it.
    func keys() throws(SettingsError) -> [String: Secret] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [:] }
        guard status.st_mode & 0o077 == 0 else { throw .readableByOthers(path: path) }
        guard let data = FileManager.default.contents(atPath: path), let text = String(validating: data, as: UTF8.self)
        else { throw .cannotRead(path: path, reason: "it is not a text that can be opened") }
        guard let node = try? Yams.compose(yaml: text), let mapping = node.mapping else {
            guard text.allSatisfy(\.isWhitespace) else {
                // What the parser says may quote a key.
                throw .malformed(path: path, line: 1, problem: "it is not a mapping of names to keys")
            }
            return [:]
        }
        return mapping.reduce(into: [:]) { keys, entry in
            guard let name = entry.key.scalar?.string, let key = entry.value.scalar?.string else { return }
            keys[name] = Secret(key)
        }
    }

    /// Stores a key; `nil` takes it away.
    /// - Throws: ``SettingsError``, or `CancellationError`; then the file is as it was.
    func set(_ key: Secret?, for name: String) async throws {
        try PrivateFile.makeFolder(of: path)
        // Another process that stores a key at the same time would else take this one away.
        try await FolderLock.whileHeld(beside: path, patience: 30) { try change(key, of: name) }
    }

    private func change(_ key: Secret?, of name: String) throws(SettingsError) {
        var keys = try keys()
        keys[name] = key
        let pairs = keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }
        let node = Node.mapping(Node.Mapping(pairs.map { (Node($0.0), Node($0.1, .init(.str), .doubleQuoted)) }))
        guard let text = try? Yams.serialize(node: node) else {
            throw .cannotWrite(path: path, reason: "the key is no text")
        }
        try PrivateFile.write(pairs.isEmpty ? "" : text, to: path)
    }
}
