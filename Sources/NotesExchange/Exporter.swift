import Foundation
import Foundations
package import Notes

/// Writes notes where other programs find them.
package struct Exporter: Sendable {
    private let store: any NotesStore

    package init(store: any NotesStore) {
        self.store = store
    }

    /// The live notes that are wanted, the newest first.
    /// - Parameters:
    ///   - folder: only those of this folder.
    ///   - tags: only those with one of these tags; empty for all.
    /// - Throws: ``ExchangeError/nothingToExport`` when there is none, or `NotesError`.
    package func notes(folder: String? = nil, tags: [String] = []) async throws -> [NoteItem] {
        let keys = Set(NotePatch.normalized(tags).map(\.tagKey))
        let notes = try await store.notes(NoteFilter(folder: folder, order: .newestFirst))
            .filter { note in keys.isEmpty || note.tags.contains { keys.contains($0.tagKey) } }
        guard !notes.isEmpty else { throw ExchangeError.nothingToExport }
        return notes
    }

    /// Writes notes into a folder of Markdown, or into a file that is not there yet.
    /// - Parameter progress: is told how many are written, and of how many.
    /// - Throws: ``ExchangeError`` or `CancellationError`; files that were written before stay.
    package func write(
        _ notes: [NoteItem],
        to path: String,
        _ format: ExportFormat = .markdown,
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> ExportReport {
        guard format == .markdown else {
            try writeFile(try text(of: notes, format), to: path)
            var report = ExportReport(path: path)
            report.written = notes.count
            return report
        }
        var folder = try MarkdownFolder(path)
        let result = Result {
            // The oldest first, so that a later note of the same title gets the number.
            for (index, note) in notes.reversed().enumerated() {
                try Task.checkCancellation()
                if index.isMultiple(of: 64) { progress(index, notes.count) }
                try folder.write(note)
            }
        }
        // Also after an error, so that the next export knows its own files.
        let finishing = Result { try folder.finish() }
        try result.get()
        try finishing.get()
        progress(notes.count, notes.count)
        return folder.report
    }

    /// Notes as one text: a JSON array, or the Markdown of a single note.
    package func text(of notes: [NoteItem], _ format: ExportFormat) throws -> String {
        guard format == .markdown else { return try JSONExport.text(notes, format) }
        return notes.map { ExportedNote($0).text }.joined(separator: "\n")
    }

    private func writeFile(_ text: String, to path: String) throws(ExchangeError) {
        do {
            try AtomicFile.write(Array(text.utf8), to: path, replacing: false)
        } catch {
            throw error.code == EEXIST ? .exists(path) : .cannotWrite(path, reason: error.reason)
        }
    }
}
