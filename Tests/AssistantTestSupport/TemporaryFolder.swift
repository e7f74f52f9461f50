import Foundation

/// A folder that is gone when nobody needs it any more.
package final class TemporaryFolder: Sendable {
    /// Where it is.
    package let path: String

    /// Makes the folder.
    package init() throws {
        path = NSTemporaryDirectory() + "magpie-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of what is in it.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path) }
    }

    /// The path of a file in it.
    package func file(_ name: String) -> String { path + "/" + name }
}
