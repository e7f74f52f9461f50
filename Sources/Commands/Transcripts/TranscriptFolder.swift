import Foundation

/// The transcripts in a folder.
package enum TranscriptFolder {
    /// `path` itself when it is a file; the transcripts in it and below it, sorted, when it is a folder.
    /// - Throws: ``CommandError/noTranscripts(_:)`` when there is none.
    package static func files(at path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
        guard !files.isEmpty else { throw CommandError.noTranscripts(path) }
        return files.map { (path as NSString).appendingPathComponent($0) }
    }
}
