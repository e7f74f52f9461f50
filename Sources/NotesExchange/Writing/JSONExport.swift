import Foundation
import Notes

/// Notes as one JSON array, the newest first.
enum JSONExport {
    /// The array, with a newline at its end.
    static func text(_ notes: [NoteItem], _ format: ExportFormat) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = format == .lucidpal ? try encoder.encode(notes.map(LucidPalNote.init)) : try encoder.encode(notes)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

/// A note as LucidPal keeps it: with dates as Swift encodes them, in seconds since 2001.
///
/// A folder, a due date and the model that wrote a summary, which LucidPal does not have, stand there where a note has them; it leaves them unread.
private struct LucidPalNote: Encodable {
    private enum CodingKeys: String, CodingKey {
        case id, title, body, tags, createdAt, updatedAt, aiSummary, aiActionItems, aiAuthor, aiCategory, source,
            isPinned,
            lastReferencedAt, folder, dueAt
    }

    private let note: NoteItem

    init(_ note: NoteItem) {
        self.note = note
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(note.id, forKey: .id)
        try container.encode(note.title, forKey: .title)
        try container.encode(note.body, forKey: .body)
        try container.encode(note.tags, forKey: .tags)
        try container.encode(note.createdAt.timeIntervalSinceReferenceDate, forKey: .createdAt)
        try container.encode(note.updatedAt.timeIntervalSinceReferenceDate, forKey: .updatedAt)
        try container.encodeIfPresent(note.aiSummary, forKey: .aiSummary)
        try container.encode(note.aiActionItems, forKey: .aiActionItems)
        try container.encodeIfPresent(note.aiAuthor, forKey: .aiAuthor)
        try container.encodeIfPresent(note.aiCategory, forKey: .aiCategory)
        try container.encode(note.source, forKey: .source)
        try container.encode(note.isPinned, forKey: .isPinned)
        let referenced = note.lastReferencedAt?.timeIntervalSinceReferenceDate
        try container.encodeIfPresent(referenced, forKey: .lastReferencedAt)
        if note.folder != NoteItem.defaultFolder { try container.encode(note.folder, forKey: .folder) }
        try container.encodeIfPresent(note.dueAt, forKey: .dueAt)
    }
}
