import Foundation
import Notes

/// A note as Bear exports it: a text, what Bear knows of it, and files (source: textbundle.org, and Bear's exports).
struct TextBundle {
    /// The text.
    var text: Data
    /// `info.json`.
    var info: Data?
    /// The names of the files beside the text.
    var assets: [String]

    /// Whether a name is that of the text of a bundle.
    static func isText(_ name: String) -> Bool {
        ["text.md", "text.markdown", "text.txt", "text.text"].contains(name.lowercased())
    }
}

/// Makes notes of text bundles, in folders or in archives.
struct BearReader {
    private static let largestText = 64 << 20
    private static let largestArchive = 2 << 30

    private enum Problem: String, Error {
        case encrypted = "it is encrypted in Bear; take the lock off there and export it again"
        case notText = "it is no text"
    }

    let world: World

    /// Reads the bundle in a folder.
    func readFolder(_ file: SourceFile, into findings: inout Findings) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
        func data(_ name: String) -> Data? {
            var status = stat()
            let path = file.path + "/" + name
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largestText
            else {
                return nil
            }
            return FileManager.default.contents(atPath: path)
        }
        guard let name = names.sorted().first(where: TextBundle.isText), let text = data(name) else {
            return findings.skip(file.place, "it has no text that could be read", kind: .unreadable)
        }
        let assets = (try? FileManager.default.contentsOfDirectory(atPath: file.path + "/assets")) ?? []
        add(TextBundle(text: text, info: data("info.json"), assets: assets.sorted()), file, file.place, &findings)
    }

    /// Reads all bundles of an archive.
    func readArchive(_ file: SourceFile, into findings: inout Findings) {
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            guard size <= Self.largestArchive else {
                return findings.skip(file.place, "it is larger than \(Self.largestArchive >> 30) GB; unzip it first")
            }
            let archive = try ZipArchive(Data(contentsOf: URL(fileURLWithPath: file.path), options: .mappedIfSafe))
            read(archive, of: file, into: &findings)
        } catch is ZipArchive.Unreadable {
            findings.skip(file.place, "it is damaged, or no zip archive")
        } catch {
            findings.skip(file.place, "it cannot be read", kind: .unreadable)
        }
    }

    private func read(_ archive: ZipArchive, of file: SourceFile, into findings: inout Findings) {
        let bundles = Dictionary(grouping: archive.entries.filter { !$0.path.hasSuffix("/") }) {
            Self.bundle(of: $0.path)
        }
        for (path, entries) in bundles.sorted(by: { $0.key < $1.key }) {
            let place = path.isEmpty ? file.place : file.place + "/" + path
            guard let text = entries.first(where: { TextBundle.isText(Self.name(of: $0.path)) }) else {
                findings.others += entries.map { file.place + "/" + $0.path }
                continue
            }
            guard let content = archive.content(of: text, most: Self.largestText) else {
                findings.skip(
                    place,
                    "it is damaged, or larger than \(Self.largestText >> 20) MB; unzip the archive first"
                )
                continue
            }
            let info = entries.first { Self.name(of: $0.path) == "info.json" }
            let assets = entries.map(\.path).filter { $0.contains("/assets/") || $0.hasPrefix("assets/") }
            let bundle = TextBundle(
                text: content,
                info: info.flatMap { archive.content(of: $0, most: 1 << 20) },
                assets: assets.map(Self.name).sorted()
            )
            add(bundle, file, place, &findings)
        }
    }

    /// The bundle that a file of an archive lies in.
    private static func bundle(of path: String) -> String {
        let folder = NotePlace.outer(of: path)
        return name(of: folder) == "assets" ? NotePlace.outer(of: folder) : folder
    }

    private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

    private func add(_ bundle: TextBundle, _ file: SourceFile, _ place: String, _ findings: inout Findings) {
        do throws(Problem) {
            findings.notes.append(try note(bundle, of: file, place: place))
        } catch {
            findings.skip(place, error.rawValue)
        }
    }

    private func note(_ bundle: TextBundle, of file: SourceFile, place: String) throws(Problem) -> FoundNote {
        let object = bundle.info.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        let bear = object?["net.shinyfrog.bear"] as? [String: Any] ?? object ?? [:]
        func isSet(_ name: String) -> Bool { (bear[name] as? NSNumber)?.boolValue ?? false }
        guard !isSet("encrypted") else { throw .encrypted }
        guard let source = SourceText(bundle.text) else { throw .notText }
        let dates = SourceDate(calendar: world.calendar)
        func date(_ name: String) -> Date? { (bear[name] as? String).flatMap(dates.date) }
        let body = source.text.withoutLastLineBreak
        let created = date("creationDate") ?? file.modifiedAt
        let name = NotePlace.title((Self.name(of: place) as NSString).deletingPathExtension)
        let isBlank = body.allSatisfy(\.isWhitespace)
        let note = NoteItem(
            id: UUID(),
            title: isBlank ? name : "",
            body: isBlank ? "" : body,
            createdAt: created,
            updatedAt: max(date("modificationDate") ?? created, created),
            isPinned: isSet("pinned"),
            folder: isSet("archived") ? "Archive" : NoteItem.defaultFolder,
            deletedAt: isSet("trashed") ? world.now() : nil
        )
        let key = bear["uniqueIdentifier"] as? String ?? name
        var found = FoundNote(note: note, place: place, identity: Fingerprint("bear", key, source.text))
        found.otherNames = [name]
        found.tagged = (body[...], .closed)
        found.attachments = bundle.assets
        if let encoding = source.encoding { found.remarks.append("read as \(encoding)") }
        return found
    }
}
