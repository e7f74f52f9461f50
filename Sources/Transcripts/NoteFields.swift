import Foundation
import Notes
import Yams

/// Reads the notes before the first turn, and what became of them.
enum NoteFields {
    static func notes(
        _ node: Node?,
        recorded: Date,
        reader: NodeReader
    ) throws(TranscriptError) -> [NoteItem] {
        guard let node else { return [] }
        var notes: [NoteItem] = []
        var seen: Set<UUID> = []
        for node in try reader.list(node, of: "notes") {
            var fields = try reader.fields(node, of: "a note")
            let id = try id(&fields, seen: &seen)
            notes.append(try newNote(id, &fields, recorded: recorded))
            try fields.finish()
        }
        return notes
    }

    static func notesAfter(
        _ node: Node?,
        from notes: [NoteItem],
        recorded: Date,
        reader: NodeReader
    ) throws(TranscriptError) -> [NoteItem] {
        guard let node else { return notes }
        var after = notes
        var seen: Set<UUID> = []
        for node in try reader.list(node, of: "after") {
            var fields = try reader.fields(node, of: "a note of `after`")
            let id = try id(&fields, seen: &seen)
            let index = after.firstIndex { $0.id == id }
            if try fields.take("gone", reader.bool) ?? false {
                guard let index else {
                    throw reader.error("a note that is gone must be one of `notes`", at: node)
                }
                after.remove(at: index)
            } else if let index {
                try apply(&fields, to: &after[index])
            } else {
                after.append(try newNote(id, &fields, recorded: recorded))
            }
            try fields.finish()
        }
        return after
    }

    private static func id(_ fields: inout NodeFields, seen: inout Set<UUID>) throws(TranscriptError) -> UUID {
        let id = try fields.require("id", fields.reader.id)
        guard seen.insert(id).inserted else {
            throw fields.reader.error("the note \(id.uuidString) is given twice", at: fields.node)
        }
        return id
    }

    private static func newNote(
        _ id: UUID,
        _ fields: inout NodeFields,
        recorded: Date
    ) throws(TranscriptError) -> NoteItem {
        let reader = fields.reader
        let createdAt = try fields.take("createdAt", reader.date) ?? recorded
        var note = NoteItem(id: id, title: "", createdAt: createdAt)
        try apply(&fields, to: &note)
        return note
    }

    private static func apply(_ fields: inout NodeFields, to note: inout NoteItem) throws(TranscriptError) {
        let reader = fields.reader
        note.title = try fields.take("title", reader.text) ?? note.title
        note.body = try fields.take("body", reader.text) ?? note.body
        note.tags = try fields.take("tags", reader.texts) ?? note.tags
        note.folder = try fields.take("folder", reader.text) ?? note.folder
        note.isPinned = try fields.take("isPinned", reader.bool) ?? note.isPinned
        note.source = try fields.take("source", reader.choice) ?? note.source
        note.aiCategory = try reader.optional(fields.take("aiCategory"), or: note.aiCategory) {
            node throws(TranscriptError) in try reader.choice(node, of: "aiCategory")
        }
        note.aiSummary = try reader.optional(fields.take("aiSummary"), or: note.aiSummary) {
            node throws(TranscriptError) in try reader.text(node, of: "aiSummary")
        }
        note.aiActionItems = try fields.take("aiActionItems", reader.texts) ?? note.aiActionItems
        note.createdAt = try fields.take("createdAt", reader.date) ?? note.createdAt
        note.updatedAt = try fields.take("updatedAt", reader.date) ?? note.updatedAt
        note.lastReferencedAt = try reader.optional(fields.take("lastReferencedAt"), or: note.lastReferencedAt) {
            node throws(TranscriptError) in try reader.date(node, of: "lastReferencedAt")
        }
        note.deletedAt = try reader.optional(fields.take("deletedAt"), or: note.deletedAt) {
            node throws(TranscriptError) in try reader.date(node, of: "deletedAt")
        }
    }
}

extension NodeReader {
    /// A list of texts.
    fileprivate func texts(_ node: Node, of name: String) throws(TranscriptError) -> [String] {
        var texts: [String] = []
        for node in try list(node, of: name) { texts.append(try text(node, of: name)) }
        return texts
    }

    /// A value that `null` takes away and that stays as it was where nothing is said.
    fileprivate func optional<Value>(
        _ node: Node?,
        or old: Value?,
        _ read: (Node) throws(TranscriptError) -> Value
    ) throws(TranscriptError) -> Value? {
        guard let node else { return old }
        return isNull(node) ? nil : try read(node)
    }
}
