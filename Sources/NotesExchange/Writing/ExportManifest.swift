import Foundation
import Foundations

/// What an export wrote into a folder, so that the next one knows which files are its own and whether anybody changed them.
struct ExportManifest: Codable {
    /// A file that was written.
    struct File: Codable {
        /// The note.
        var id: UUID
        /// The fingerprint of what was written.
        var digest: String
    }

    /// The name of the file that holds it.
    static let name = ".magpie-export.json"
    private static let largest = 256 << 20

    /// The files by their paths within the folder.
    var files: [String: File] = [:]

    /// The one of a folder.
    ///
    /// Where there is none, or none that can be read, no file counts as written.
    init(in folder: String) {
        guard let data = try? OpenFile.bytes(at: folder + "/" + Self.name, most: Self.largest),
            let known = try? JSONDecoder().decode(Self.self, from: data)
        else { return }
        self = known
    }

    /// Puts it into a folder.
    /// - Throws: ``FileFailure``.
    func save(in folder: String) throws(FileFailure) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { throw FileFailure(code: EIO) }
        try AtomicFile.write(Array(data), to: folder + "/" + Self.name)
    }

    /// The fingerprint of a text.
    static func digest(_ text: String) -> String { Fingerprint(text).id.uuidString }
}
