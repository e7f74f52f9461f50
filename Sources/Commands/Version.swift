import CCommit
import NotesDatabase

/// The version of magpie.
package enum Version {
    /// Follows semantic versioning.
    package static let current = "0.1.0"

    /// The version with what it was made of, such as `0.1.0 (commit 89b380ea94, SQLite 3.40.1, Swift 6.3)`.
    static var full: String { "\(current) (commit \(commit), SQLite \(SQLiteVersion.current), Swift \(swift))" }

    private static var commit: String {
        let commit = String(cString: magpie_commit()).prefix(10)
        return commit.count == 10 && commit.allSatisfy(\.isHexDigit) ? String(commit) : "unknown"
    }

    /// Of the library that is linked, the version without the last number, which it does not tell.
    private static var swift: String {
        "\(_SwiftStdlibVersion.current)".split(separator: ".").prefix(2).joined(separator: ".")
    }
}
