import Foundation

/// A new folder under the system's temporary one, which is removed with the last reference to it.
package final class TemporaryFolder: Sendable {
    /// Its path, without a slash at the end.
    package let path: String

    /// Makes the folder.
    /// - Throws: what the file system says.
    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "magpie-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of what is in it.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path) }
    }

    /// The path of a file in it.
    package func file(_ name: String) -> String { path + "/" + name }
}

/// Runs `body` with the path of a new folder, which is removed afterwards.
package func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.path)
}
