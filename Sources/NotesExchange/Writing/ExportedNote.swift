import Foundation
import Notes
import YAMLFiles

/// A note as a file of Markdown that has every field of it.
///
/// The fields stand in the front matter, from the line `magpie:` with the id to its end. Front matter that the note itself
/// begins with comes before them, byte for byte; where it has one of the names already, ours gets `magpie-` in front.
struct ExportedNote {
    private static let mark = "magpie"

    /// The note.
    var note: NoteItem

    init(_ note: NoteItem) {
        self.note = note
    }

    /// The text of the file.
    var text: String {
        let own = FrontMatter(of: note.body)
        guard let own, own.problem == nil, !own.names.isEmpty, own.fields[Self.mark] == nil else {
            return "---\n" + fields(besides: []) + "---\n" + (note.body.isEmpty ? "" : note.body + "\n")
        }
        let names = Set(own.names.map { $0.lowercased() })
        return own.opening + own.lines.joined() + fields(besides: names) + own.closing.withLineBreak + own.rest
            + (own.closing.utf8.last == 0x0A ? "\n" : "")
    }

    private func fields(besides names: Set<String>) -> String {
        var fields: [(name: String, value: String)] = []
        func text(_ name: String, _ value: String?) {
            if let value { fields.append((name, YAMLText.inline(value))) }
        }
        func list(_ name: String, _ values: [String]) {
            guard !values.isEmpty else { return }
            fields.append(
                (name, "[" + values.map { YAMLText.inline($0, isInFlow: true) }.joined(separator: ", ") + "]")
            )
        }
        // Obsidian knows a date or a truth value by its lack of quotes.
        func plain(_ name: String, _ value: String?) {
            if let value { fields.append((name, value)) }
        }
        text("title", note.title)
        list("tags", note.tags)
        plain("created", note.createdAt.iso8601)
        plain("updated", note.updatedAt.iso8601)
        text("folder", note.folder)
        plain("category", note.aiCategory?.rawValue)
        plain("source", note.source.rawValue)
        plain("pinned", note.isPinned ? "true" : nil)
        plain("due", note.dueAt?.text)
        text("summary", note.aiSummary)
        list("actions", note.aiActionItems)
        text("described-by", note.aiAuthor)
        plain("referenced", note.lastReferencedAt?.iso8601)
        plain("deleted", note.deletedAt?.iso8601)
        let lines = fields.map { name, value in
            (names.contains(name) ? "\(Self.mark)-\(name)" : name) + ": " + value + "\n"
        }
        return "\(Self.mark): \(note.id.uuidString)\n" + lines.joined()
    }
}

extension ExportedNote {
    /// The note that front matter speaks of; `nil` when it is not ours.
    init?(_ matter: FrontMatter, of file: SourceFile) {
        guard let id = matter.text(Self.mark).flatMap(UUID.init(uuidString:)),
            let start = matter.lines.lastIndex(where: { $0.hasPrefix(Self.mark + ":") })
        else { return nil }
        let own = matter.lines[..<start]
        let ours = Set(matter.names.drop { $0 != Self.mark }.map { $0.lowercased() })
        func name(_ name: String) -> String {
            let marked = "\(Self.mark)-\(name)"
            return ours.contains(marked) ? marked : ours.contains(name) ? name : ""
        }
        func text(_ field: String) -> String? { matter.text(name(field)) }
        func date(_ field: String) -> Date? { text(field).flatMap(Date.init(iso8601:)) }
        let body = (own.isEmpty ? "" : matter.opening + own.joined() + matter.closing) + matter.rest
        note = NoteItem(
            id: id,
            title: matter.fields[name("title")]?.scalar ?? file.stem,
            body: body.utf8.last == 0x0A ? String(body.unicodeScalars.dropLast()) : body,
            tags: matter.texts(name("tags")),
            createdAt: date("created") ?? file.modifiedAt,
            updatedAt: date("updated"),
            aiSummary: text("summary"),
            aiActionItems: matter.texts(name("actions")),
            aiAuthor: text("described-by"),
            aiCategory: text("category").flatMap(NoteCategory.init(rawValue:)),
            source: text("source").flatMap(NoteSource.init(rawValue:)) ?? .manual,
            isPinned: text("pinned") == "true",
            lastReferencedAt: date("referenced"),
            folder: text("folder") ?? file.folder ?? NoteItem.defaultFolder,
            deletedAt: date("deleted"),
            dueAt: text("due").flatMap { DueDate($0) }
        )
    }
}

extension Substring {
    fileprivate var withLineBreak: String { utf8.last == 0x0A ? String(self) : self + "\n" }
}
