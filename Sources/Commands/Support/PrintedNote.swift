import Foundation
import Notes

/// A note as a program reads it: the names of `NoteItem`, `handle` beside them, and null where there is nothing.
struct PrintedNote: Encodable {
    private enum CodingKeys: String, CodingKey {
        case handle, aiSummary, aiCategory, lastReferencedAt, deletedAt, dueAt
    }

    let note: NoteItem
    /// What a person types for the note.
    let handle: String

    func encode(to encoder: any Encoder) throws {
        try note.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(handle, forKey: .handle)
        if note.aiSummary == nil { try container.encodeNil(forKey: .aiSummary) }
        if note.aiCategory == nil { try container.encodeNil(forKey: .aiCategory) }
        if note.lastReferencedAt == nil { try container.encodeNil(forKey: .lastReferencedAt) }
        if note.dueAt == nil { try container.encodeNil(forKey: .dueAt) }
        if note.deletedAt == nil { try container.encodeNil(forKey: .deletedAt) }
    }
}
