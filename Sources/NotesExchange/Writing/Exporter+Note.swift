import Foundation
import Foundations
package import Notes

extension Exporter {
    /// Writes one note into a file that is not there yet.
    /// - Parameters:
    ///   - path: the file, or a folder that is there; `nil` for a file in `folder` that is called as the note is. Where
    ///     only a folder is given and the name is taken, the file gets a number.
    ///   - folder: where the person is.
    /// - Throws: ``ExchangeError``; then nothing was written.
    package func write(_ note: NoteItem, to path: String?, in folder: String = ".") throws -> ExportReport {
        let place = path ?? folder
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        guard path == nil || isThere && isFolder.boolValue else {
            return try write(note, as: text(of: [note], ExportFormat(path: place)), to: place)
        }
        let text = try text(of: [note], .markdown)
        let name = FileNames.name(note.title)
        let prefix = place == "." ? "" : place.hasSuffix("/") ? place : place + "/"
        for number in 1... {
            let file = number == 1 ? name : "\(name) (\(number))"
            if let report = try report(of: note, as: text, ifFree: "\(prefix)\(file).md") { return report }
        }
        throw ExchangeError.exists(place)
    }

    private func write(_ note: NoteItem, as text: String, to path: String) throws -> ExportReport {
        guard let report = try report(of: note, as: text, ifFree: path) else { throw ExchangeError.exists(path) }
        return report
    }

    /// Writes a text into a file that is not there, or has it already; `nil` where it is there and has another.
    private func report(of note: NoteItem, as text: String, ifFree path: String) throws -> ExportReport? {
        var report = ExportReport(path: path, note: note.title)
        do {
            try AtomicFile.write(Array(text.utf8), to: path, replacing: false)
            report.written = 1
        } catch {
            guard error.code == EEXIST else { throw ExchangeError.cannotWrite(path, reason: error.reason) }
            guard FileManager.default.contents(atPath: path) == Data(text.utf8) else { return nil }
            report.unchanged = 1
        }
        return report
    }
}
