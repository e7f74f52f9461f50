import Foundation

/// Names of files as a person types them.
package enum FileNames {
    /// `path` with `~` at its beginning as the home folder, which is `$HOME` where that is set.
    package static func expandingTilde(
        _ path: String,
        home: String? = ProcessInfo.processInfo.environment["HOME"]
    ) -> String {
        guard let home, !home.isEmpty, path == "~" || path.hasPrefix("~/") else {
            return (path as NSString).expandingTildeInPath
        }
        return home + path.dropFirst()
    }

    /// Paths that begin with `text`; folders end with `/`, hidden files are left out.
    static func beginning(_ text: String) -> [String] {
        let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
        let name = text.dropFirst(folder.count)
        let path = folder.isEmpty ? "." : expandingTilde(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasPrefix(name) && (name.hasPrefix(".") || !$0.hasPrefix(".")) }.sorted().map { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return folder + name + (isFolder.boolValue ? "/" : "")
        }
    }
}
