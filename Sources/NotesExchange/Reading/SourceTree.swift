import Foundation
import Foundations

/// The files of an export, in the order of their names.
///
/// Links are not followed: one may lead in a circle, or to files that nobody meant to import. What is hidden is left out,
/// such as `.obsidian` and `.trash`.
struct SourceTree {
    /// The files that hold notes.
    private(set) var files: [SourceFile] = []
    /// What may hold notes and is not read.
    private(set) var skips: [ImportSkip] = []
    /// What holds no notes, or is hidden; a folder ends in a slash.
    private(set) var others: [String] = []
    /// Whether it is a vault of Obsidian.
    private(set) var isVault = false
    /// Whether what was named is a folder.
    private(set) var isFolder = false

    private let kinds: Set<SourceFile.Kind>

    /// Looks through a folder, or at one file.
    /// - Throws: ``ExchangeError`` when there is nothing at `path` that could be read.
    init(_ path: String, format: ImportFormat?) throws(ExchangeError) {
        kinds = format?.kinds ?? Set(SourceFile.Kind.allCases)
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw ExchangeError.cannotRead(path, reason: FileFailure().reason, isMissing: errno == ENOENT)
        }
        let name = URL(fileURLWithPath: path).lastPathComponent
        let kind = SourceFile.Kind(name: name)
        if status.st_mode & S_IFMT == S_IFDIR, kind != .textBundle {
            isFolder = true
            guard let names = Self.names(in: path) else {
                throw ExchangeError.cannotRead(path, reason: FileFailure().reason, isMissing: false)
            }
            isVault = names.contains(".obsidian")
            add(names, in: path, at: "")
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG || kind == .textBundle else {
            throw ExchangeError.cannotRead(path, reason: "it is neither a file nor a folder", isMissing: false)
        }
        let known = kind.flatMap { kinds.contains($0) ? $0 : nil }
        let kindOfFile = known ?? format?.usualKind ?? .text
        files = [SourceFile(path: path, place: name, kind: kindOfFile, modifiedAt: status.modifiedAt)]
        if kind == nil, format == nil { files[0].kind = try Self.kindByContent(of: path) }
    }

    private static func kindByContent(of path: String) throws(ExchangeError) -> SourceFile.Kind {
        guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 1_000) ?? Data()
        else {
            throw ExchangeError.cannotRead(path, reason: FileFailure().reason, isMissing: false)
        }
        return SourceFile.Kind(beginning: head)
    }

    private mutating func add(_ names: [String], in folder: String, at place: String) {
        for name in names {
            let path = folder + "/" + name
            let place = place.isEmpty ? name : place + "/" + name
            var status = stat()
            if name.contains("\u{FFFD}"), lstat(path, &status) != 0 {
                skips.append(ImportSkip(place, "its name is not UTF-8; rename it", kind: .badData))
                continue
            }
            guard lstat(path, &status) == 0 else {
                skips.append(ImportSkip(place, FileFailure().reason, kind: .unreadable))
                continue
            }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            if name == ExportManifest.name { continue }
            if name.hasPrefix(".") || name == "__MACOSX" {
                others.append(isFolder ? place + "/" : place)
            } else if status.st_mode & S_IFMT == S_IFLNK {
                addLink(place, to: path)
            } else if isFolder, SourceFile.Kind(name: name) != .textBundle || !kinds.contains(.textBundle) {
                addFolder(path, at: place)
            } else if let kind = SourceFile.Kind(name: name), kinds.contains(kind) {
                guard isFolder || status.st_mode & S_IFMT == S_IFREG else {
                    skips.append(ImportSkip(place, "it is neither a file nor a folder", kind: .badData))
                    continue
                }
                files.append(SourceFile(path: path, place: place, kind: kind, modifiedAt: status.modifiedAt))
            } else {
                others.append(place)
            }
        }
    }

    private mutating func addFolder(_ path: String, at place: String) {
        guard let names = Self.names(in: path) else {
            return skips.append(ImportSkip(place + "/", FileFailure().reason, kind: .unreadable))
        }
        add(names, in: path, at: place)
    }

    private mutating func addLink(_ place: String, to path: String) {
        var status = stat()
        let leads = stat(path, &status) == 0
        let mayHoldNotes = leads ? status.st_mode & S_IFMT == S_IFDIR || SourceFile.Kind(name: place) != nil : true
        guard mayHoldNotes else { return others.append(place) }
        skips.append(ImportSkip(place, "it is a link, which is not followed; import what it leads to", kind: .badData))
    }

    /// What a folder has, by name; `nil` when it cannot be read.
    private static func names(in path: String) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}

extension stat {
    fileprivate var modifiedAt: Date {
        #if os(Linux)
            let time = st_mtim
        #else
            let time = st_mtimespec
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}
