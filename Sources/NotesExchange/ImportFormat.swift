/// Where notes come from.
package enum ImportFormat: String, CaseIterable, Codable, Sendable {
    /// A folder of Markdown or text files, or one of them; also what `magpie export` writes.
    case markdown
    /// A vault of Obsidian: Markdown, of which the file's name is the title.
    case obsidian
    /// LucidPal's `lucidpal_notes.json`, or any JSON array of notes.
    case lucidpal
    /// What Bear exports: `.textbundle`, `.textpack` or `.bear2bk`.
    case bear
    /// A folder of the notes of Apple Notes, as HTML or text.
    case appleNotes = "apple-notes"
    /// What Evernote exports: `.enex`.
    case evernote
    /// A note in JSON on each line.
    case jsonLines = "json-lines"

    /// The kind of export, in words.
    var label: String {
        switch self {
        case .markdown: "Markdown"
        case .obsidian: "an Obsidian vault"
        case .lucidpal: "JSON"
        case .bear: "Bear"
        case .appleNotes: "Apple Notes"
        case .evernote: "Evernote"
        case .jsonLines: "JSON lines"
        }
    }

    /// The kinds of files that such an export has.
    var kinds: Set<SourceFile.Kind> {
        switch self {
        case .markdown, .obsidian: [.markdown, .text]
        case .lucidpal: [.json]
        case .bear: [.textBundle, .archive, .markdown, .text]
        case .appleNotes: [.html, .text, .markdown]
        case .evernote: [.evernote]
        case .jsonLines: [.jsonLines]
        }
    }

    /// The kind of a single file whose name does not tell it.
    var usualKind: SourceFile.Kind {
        switch self {
        case .markdown, .obsidian: .markdown
        case .lucidpal: .json
        case .bear: .archive
        case .appleNotes: .html
        case .evernote: .evernote
        case .jsonLines: .jsonLines
        }
    }
}
