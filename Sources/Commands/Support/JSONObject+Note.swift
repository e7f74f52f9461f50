import Foundation
import Notes

extension JSONObject {
    /// A note as a program reads it: the names of `NoteItem`, `handle` beside them, and null where there is nothing.
    /// - Parameter reasons: why it is in a list of related notes.
    init(_ note: NoteItem, handle: String, reasons: [String]? = nil) {
        self.init()
        add("aiActionItems", note.aiActionItems)
        add("aiAuthor", note.aiAuthor)
        add("aiCategory", note.aiCategory?.rawValue)
        add("aiSummary", note.aiSummary)
        add("body", note.body)
        add("createdAt", note.createdAt.iso8601)
        add("deletedAt", note.deletedAt?.iso8601)
        add("dueAt", note.dueAt?.text)
        add("folder", note.folder)
        add("handle", handle)
        add("id", note.id.uuidString)
        add("isPinned", note.isPinned)
        add("lastReferencedAt", note.lastReferencedAt?.iso8601)
        if let reasons { add("reasons", reasons) }
        add("source", note.source.rawValue)
        add("tags", note.tags)
        add("title", note.title)
        add("updatedAt", note.updatedAt.iso8601)
    }
}

extension JSONListing {
    /// Prints notes as a program reads them.
    static func print(_ notes: [NoteItem], _ handles: [UUID: String], to write: @escaping @Sendable (String) -> Void) {
        var json = JSONListing(to: write)
        for note in notes { json.append(JSONObject(note, handle: handles[note.id] ?? note.shortHandle)) }
        json.finish()
    }
}
