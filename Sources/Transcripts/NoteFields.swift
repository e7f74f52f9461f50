import Foundation
import Notes
import YAMLFiles

/// Reads the notes before the first turn, and what became of them.
enum NoteFields {
    static func notes(
        _ node: YAMLNode?,
        recorded: Date
    ) throws(YAMLProblem) -> [NoteItem] {
        guard let node else { return [] }
        var notes: [NoteItem] = []
        var seen: Set<UUID> = []
        for node in try node.list(of: "notes") {
            var fields = try node.fields(of: "a note")
            let id = try id(&fields, seen: &seen)
            notes.append(try newNote(id, &fields, recorded: recorded))
            try fields.finish()
        }
        return notes
    }

    static func notesAfter(
        _ node: YAMLNode?,
        from notes: [NoteItem],
        recorded: Date
    ) throws(YAMLProblem) -> [NoteItem] {
        guard let node else { return notes }
        var after = notes
        var seen: Set<UUID> = []
        for node in try node.list(of: "after") {
            var fields = try node.fields(of: "a note of `after`")
            let id = try id(&fields, seen: &seen)
            let index = after.firstIndex { $0.id == id }
            if try fields.take("gone", YAMLNode.bool) ?? false {
                guard let index else {
                    throw node.problem("a note that is gone must be one of `notes`")
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

    private static func id(_ fields: inout YAMLFields, seen: inout Set<UUID>) throws(YAMLProblem) -> UUID {
        let id = try fields.require("id", YAMLNode.id)
        guard seen.insert(id).inserted else {
            throw fields.node.problem("the note \(id.uuidString) is given twice")
        }
        return id
    }

    private static func newNote(
        _ id: UUID,
        _ fields: inout YAMLFields,
        recorded: Date
    ) throws(YAMLProblem) -> NoteItem {
        let createdAt = try fields.take("createdAt", YAMLNode.date) ?? recorded
        var note = NoteItem(id: id, title: "", createdAt: createdAt)
        try apply(&fields, to: &note)
        return note
    }

    private static func apply(_ fields: inout YAMLFields, to note: inout NoteItem) throws(YAMLProblem) {
        note.title = try fields.take("title", YAMLNode.text) ?? note.title
        note.body = try fields.take("body", YAMLNode.text) ?? note.body
        note.tags = try fields.list("tags", YAMLNode.text) ?? note.tags
        note.folder = try fields.take("folder", YAMLNode.text) ?? note.folder
        note.isPinned = try fields.take("isPinned", YAMLNode.bool) ?? note.isPinned
        note.source = try fields.take("source", YAMLNode.choice) ?? note.source
        note.aiCategory = try fields.optional("aiCategory", or: note.aiCategory, YAMLNode.choice)
        note.aiSummary = try fields.optional("aiSummary", or: note.aiSummary, YAMLNode.text)
        note.aiActionItems = try fields.list("aiActionItems", YAMLNode.text) ?? note.aiActionItems
        note.aiAuthor = try fields.optional("aiAuthor", or: note.aiAuthor, YAMLNode.text)
        note.createdAt = try fields.take("createdAt", YAMLNode.date) ?? note.createdAt
        note.updatedAt = try fields.take("updatedAt", YAMLNode.date) ?? note.updatedAt
        note.lastReferencedAt = try fields.optional("lastReferencedAt", or: note.lastReferencedAt, YAMLNode.date)
        note.deletedAt = try fields.optional("deletedAt", or: note.deletedAt, YAMLNode.date)
        note.dueAt = try fields.optional("dueAt", or: note.dueAt, YAMLNode.due)
    }
}

extension YAMLFields {
    /// Takes out a value that `null` takes away and that stays as it was where nothing is said.
    fileprivate mutating func optional<Value>(
        _ name: String,
        or old: Value?,
        _ read: (YAMLNode, String) throws(YAMLProblem) -> Value
    ) throws(YAMLProblem) -> Value? {
        guard let node = take(name) else { return old }
        return node.isNull ? nil : try read(node, name)
    }
}
