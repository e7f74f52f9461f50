import Foundation

/// Where the programs of this package are while its tests run.
package enum BuiltProduct {
    /// The path of a built program, such as `magpie`: next to the tests.
    package static func path(_ name: String) -> String {
        folder.appending(path: name).path
    }

    private static var folder: URL {
        // On macOS the test bundle is in that folder; on Linux it is the running program itself.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        if let bundle { return bundle.bundleURL.deletingLastPathComponent() }
        let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return program.deletingLastPathComponent()
    }
}

/// A new folder under the system's temporary one, removed with the value's last copy.
package final class TemporaryFolder: Sendable {
    /// Its path, without a slash at the end.
    package let path: String

    /// - Throws: what the file system says.
    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "magpie-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    /// The path of something in the folder.
    package func path(_ name: String) -> String {
        path + "/" + name
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
