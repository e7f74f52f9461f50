/// How notes are written.
package enum ExportFormat: String, CaseIterable, Sendable {
    /// A folder of Markdown files with every field in their front matter.
    case markdown
    /// A JSON array of notes.
    case json
    /// LucidPal's `lucidpal_notes.json`.
    case lucidpal

    /// What the name of a file or folder says.
    package init(path: String) {
        self = path.lowercased().hasSuffix(".json") ? .json : .markdown
    }
}

/// What came of an export.
package struct ExportReport: Encodable, Equatable, Sendable {
    /// A file that somebody changed since it was written, and that was left alone.
    package struct Kept: Encodable, Equatable, Sendable {
        /// Its path within the folder.
        package var path: String
        /// Where the note was written instead.
        package var writtenTo: String
    }

    /// The file or folder.
    package var path: String
    /// The title of the note, where one alone was wanted.
    package var note: String?
    /// How many notes were written.
    package var written = 0
    /// How many files had them already as they are.
    package var unchanged = 0
    /// The files that somebody changed.
    package var kept: [Kept] = []

    init(path: String, note: String? = nil) {
        self.path = path
        self.note = note
    }

    /// The report for a person, a sentence each.
    package var sentences: [String] {
        if let note {
            return [written == 1 ? "Exported “\(note)” to \(path)." : "“\(note)” is in \(path) already, as it is now."]
        }
        let count = written == 1 ? "1 note" : "\(written) notes"
        var lines = ["Exported \(count) to \(path)."]
        if unchanged > 0 { lines.append("\(unchanged) more had not changed since the last export.") }
        lines += kept.map { "\($0.path) was changed since the last export and stays; the note is in \($0.writtenTo)." }
        return lines
    }
}
