import Foundation
import Foundations
import Notes

/// A folder into which notes are written as Markdown, beside whatever else is in it.
///
/// Only a file that an earlier export wrote and nobody changed since is replaced; nothing else is.
struct MarkdownFolder {
    private let root: String
    private var manifest: ExportManifest
    private var pathsByID: [UUID: String]
    private var taken: [String: Set<String>] = [:]
    private var made: Set<String> = []
    private(set) var report: ExportReport

    /// - Throws: ``ExchangeError/cannotWrite(_:reason:)``.
    init(_ root: String) throws(ExchangeError) {
        self.root = root
        report = ExportReport(path: root)
        manifest = ExportManifest(in: root)
        pathsByID = Dictionary(manifest.files.map { ($1.id, $0) }) { first, _ in first }
        do {
            try PrivateFiles.makeFolder(at: root)
        } catch {
            throw .cannotWrite(root, reason: error.reason)
        }
    }

    /// Writes a note.
    /// - Throws: ``ExchangeError/cannotWrite(_:reason:)``; what was written before stays.
    mutating func write(_ note: NoteItem) throws(ExchangeError) {
        let text = ExportedNote(note).text
        let folder = FileNames.path(ofFolder: note.folder)
        let name = FileNames.name(note.title)
        let old = pathsByID[note.id]
        let present = old.flatMap { content(of: $0) }
        let isOurs = present.map { ExportManifest.digest($0) == old.flatMap { manifest.files[$0]?.digest } } ?? false
        if let old, Self.isPlace(old, folder, name), isOurs || present == text {
            return try put(note, text, at: old, replacing: true, present: present)
        }
        let path = try place(for: text, in: folder, name)
        try put(note, text, at: path, replacing: false, present: content(of: path))
        guard let old, let present, old != path else { return }
        manifest.files[old] = nil
        if isOurs {
            // The note has another title or folder now.
            unlink(root + "/" + old)
        } else if present != text {
            report.kept.append(ExportReport.Kept(path: old, writtenTo: path))
        }
    }

    /// Removes the drafts that an export left which was killed a while ago.
    private func removeDrafts() {
        for folder in Set(manifest.files.keys.map { ($0 as NSString).deletingLastPathComponent }) {
            let folder = root + "/" + folder
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where name.wholeMatch(of: /.+\.md\.[0-9A-F]{8}\.tmp/) != nil {
                var status = stat()
                guard lstat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                    status.st_mtim.tv_sec < time(nil) - Self.patience
                else { continue }
                unlink(folder + "/" + name)
            }
        }
    }

    /// How old a draft is that nobody writes any more, in seconds.
    private static let patience = 60

    /// Puts down what was written, for the next export.
    /// - Throws: ``ExchangeError/cannotWrite(_:reason:)``.
    func finish() throws(ExchangeError) {
        removeDrafts()
        do {
            try manifest.save(in: root)
        } catch {
            throw .cannotWrite(root + "/" + ExportManifest.name, reason: error.reason)
        }
    }

    private mutating func put(
        _ note: NoteItem,
        _ text: String,
        at path: String,
        replacing: Bool,
        present: String?
    ) throws(ExchangeError) {
        if present == text {
            report.unchanged += 1
        } else {
            do {
                try AtomicFile.write(Array(text.utf8), to: root + "/" + path, replacing: replacing, isDurable: false)
            } catch {
                throw .cannotWrite(root + "/" + path, reason: error.reason)
            }
            report.written += 1
        }
        manifest.files[path] = ExportManifest.File(id: note.id, digest: ExportManifest.digest(text))
        pathsByID[note.id] = path
    }

    /// A path that no file has, or that has this very text.
    private mutating func place(for text: String, in folder: String, _ name: String) throws(ExchangeError) -> String {
        let key = FileNames.key(folder)
        // Where case counts, "Work" and "work" are two folders, whose files must not clash where it does not.
        if made.insert(folder).inserted {
            do {
                try PrivateFiles.makeFolder(at: root + "/" + folder)
            } catch {
                throw .cannotWrite(root + "/" + folder, reason: error.reason)
            }
        }
        if taken[key] == nil {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
            taken[key] = Set(names.map(FileNames.key))
        }
        var number = 1
        while true {
            let file = number == 1 ? name + ".md" : "\(name) (\(number)).md"
            let path = folder + "/" + file
            let isFree = taken[key, default: []].insert(FileNames.key(file)).inserted
            if isFree || manifest.files[path] == nil && content(of: path) == text { return path }
            number += 1
        }
    }

    /// Whether a file lies in a folder under a name, with or without a number.
    private static func isPlace(_ path: String, _ folder: String, _ name: String) -> Bool {
        guard NotePlace.outer(of: path) == folder else { return false }
        let file = (path as NSString).lastPathComponent
        guard file.hasPrefix(name) else { return false }
        let rest = file.dropFirst(name.count)
        return rest == ".md" || rest.wholeMatch(of: /\ \(\d+\)\.md/) != nil
    }

    /// The text of a file; `nil` where there is none, or a link.
    private func content(of path: String) -> String? {
        var status = stat()
        guard lstat(root + "/" + path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let data = FileManager.default.contents(atPath: root + "/" + path)
        else { return nil }
        return String(validating: data, as: UTF8.self)
    }
}
