import Foundation

/// Folders in which there is more than notes.
package enum WideFolder {
    /// Whether `path` is the whole disk, the home folder, or a folder around it, however it is written.
    package static func isWide(_ path: String, home: String) -> Bool {
        let path = resolved(path)
        return path == "/" || (resolved(home) + "/").hasPrefix(path + "/")
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
