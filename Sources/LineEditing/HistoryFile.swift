import Foundation
import Foundations

/// The file that keeps the lines a person entered.
///
/// One entry is one line of text; a backslash and a newline inside it are written `\\` and `\n`. Every entry is
/// appended at once, under a lock, so that a killed program loses nothing and several can share the file. Its mode is
/// 0600.
package struct HistoryFile: Sendable {
    /// Where the file is.
    package let path: String
    /// How many entries are kept, 1 or more.
    package let limit: Int
    private let isReadOnly: Bool
    private var lineCount: Int?

    /// - Parameter isReadOnly: whether nothing is added: what is entered is recalled in this run only.
    package init(path: String, limit: Int = 1_000, isReadOnly: Bool = false) {
        self.path = path
        self.isReadOnly = isReadOnly
        self.limit = max(limit, 1)
    }

    /// The last entries, oldest first, each once, at the place where it came last.
    ///
    /// Bytes that are no UTF-8 become U+FFFD. A file that does not exist has no entries.
    /// - Throws: ``HistoryFileError/unreadable(path:reason:)``.
    package mutating func load() throws(HistoryFileError) -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw .unreadable(path: path, reason: FileFailure().reason)
        }
        defer { close(descriptor) }
        return try entries(of: descriptor)
    }

    /// Whether an entry is one to keep: not empty, and not begun with a space.
    package static func keeps(_ entry: String) -> Bool {
        !entry.hasPrefix(" ") && entry.contains { !$0.isWhitespace } && entry.utf8.count <= longestEntry
    }

    /// Adds an entry at the end, and shortens the file when it has grown beyond twice its limit.
    ///
    /// Does nothing for an entry that ``keeps(_:)`` refuses.
    /// - Throws: ``HistoryFileError/unwritable(path:reason:)``, and what ``load()`` throws.
    package mutating func append(_ entry: String) throws(HistoryFileError) {
        guard !isReadOnly, Self.keeps(entry) else { return }
        let descriptor = try openLocked()
        defer { close(descriptor) }
        var line = Array((Self.escaped(entry) + "\n").utf8)
        if Self.lastByte(of: descriptor).map({ $0 != 0x0A }) == true { line.insert(0x0A, at: 0) }
        do throws(FileFailure) {
            try OpenFile.write(line, to: descriptor)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
        if let known = lineCount {
            lineCount = known + 1
        } else {
            lineCount = try entries(of: descriptor, counting: true).count
        }
        if let lineCount, lineCount > 2 * limit { try compact(descriptor) }
    }

    // MARK: Reading

    private mutating func entries(of descriptor: Int32, counting: Bool = false) throws(HistoryFileError) -> [String] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var offset: off_t = 0
        while true {
            let count = pread(descriptor, &chunk, chunk.count, offset)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, reason: FileFailure().reason) }
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
            offset += off_t(count)
        }
        let lines = bytes.split(separator: 0x0A)
        lineCount = lines.count
        if counting { return lines.map { _ in "" } }
        var seen: Set<String> = []
        var newestFirst: [String] = []
        for line in lines.reversed() where newestFirst.count < limit {
            let entry = Self.unescaped(String(decoding: line, as: UTF8.self))
            if seen.insert(entry).inserted { newestFirst.append(entry) }
        }
        return newestFirst.reversed()
    }

    private static func lastByte(of descriptor: Int32) -> UInt8? {
        let end = lseek(descriptor, 0, SEEK_END)
        var byte: UInt8 = 0
        return end > 0 && pread(descriptor, &byte, 1, end - 1) == 1 ? byte : nil
    }

    // MARK: Writing

    /// Opens the file for appending and locks it; waits while another program writes.
    private func openLocked() throws(HistoryFileError) -> Int32 {
        for _ in 0..<10 {
            let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw .unwritable(path: path, reason: FileFailure().reason) }
            _ = flock(descriptor, LOCK_EX)
            if Self.isStillAt(path, descriptor) {
                _ = fchmod(descriptor, 0o600)
                return descriptor
            }
            close(descriptor)
        }
        throw .unwritable(path: path, reason: "another program keeps replacing it")
    }

    /// Whether the open file is the one at the path, not one that another program has just replaced.
    private static func isStillAt(_ path: String, _ descriptor: Int32) -> Bool {
        var opened = stat()
        var named = stat()
        guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return false }
        return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }

    /// Puts a file with the last entries in the place of the one that is open and locked.
    private mutating func compact(_ descriptor: Int32) throws(HistoryFileError) {
        let kept = try entries(of: descriptor)
        do throws(FileFailure) {
            try AtomicFile.write(Array(kept.map { Self.escaped($0) + "\n" }.joined().utf8), to: path)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
        lineCount = kept.count
    }

    // MARK: The form of an entry

    static func escaped(_ entry: String) -> String {
        var text = ""
        for scalar in entry.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    static func unescaped(_ line: String) -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in line.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (true, "n"): text.append("\n")
            case (true, "r"): text.append("\r")
            case (false, "\r"): break
            default: text.append(scalar == "\0" ? "\u{FFFD}" : scalar)
            }
            isEscaped = false
        }
        return String(text)
    }

    /// In bytes; a longer line is a pasted document, which nobody recalls with the arrow keys.
    private static let longestEntry = 65_536
}

/// Why the history could not be kept.
package enum HistoryFileError: Error, Equatable, CustomStringConvertible {
    /// The file cannot be read.
    case unreadable(path: String, reason: String)
    /// The file cannot be written.
    case unwritable(path: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "The input history \(path) cannot be read: \(reason)."
        case .unwritable(let path, let reason): "The input history \(path) cannot be written: \(reason)."
        }
    }
}
