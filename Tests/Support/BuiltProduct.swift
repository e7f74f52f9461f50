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
