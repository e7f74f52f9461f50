import Foundation
package import Notes

/// Reads notes from lines of JSON, as `magpie notes --json` writes them.
///
/// It is stricter than the notes of a file that another program wrote: a name that is not known, or a value of another
/// type, would lose what somebody meant to store.
package struct NoteLineReader {
    /// What is wrong with a line.
    package struct Problem: Error {
        /// What it is, as the end of a sentence.
        package let sentence: String
    }

    private let world: World

    /// The names of what a note has.
    static let names = [
        "id", "handle", "title", "body", "tags", "createdAt", "updatedAt", "aiSummary", "aiActionItems", "aiAuthor",
        "aiCategory",
        "source", "isPinned", "lastReferencedAt", "folder", "deletedAt", "dueAt",
    ]

    package init(world: World) {
        self.world = world
    }

    /// The lines of a text, with their numbers from 1, without those that are blank.
    ///
    /// A line ends in a newline only: a JSON string may hold the other characters that end lines elsewhere.
    package static func lines(of text: String) -> [(number: Int, text: String)] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index,
            line in
            line.allSatisfy(\.properties.isWhitespace) ? nil : (index + 1, String(line))
        }
    }

    /// The note of a line.
    package func note(_ line: String) throws(Problem) -> NoteItem { try read(line).note }

    /// The note of a line, and whether the line has an id for it.
    func read(_ line: String) throws(Problem) -> (note: NoteItem, bearsID: Bool) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            throw Problem(sentence: "it is not a JSON object")
        }
        if let name = object.keys.sorted().first(where: { !Self.names.contains($0) }) {
            throw Problem(
                sentence: "`\(name.prefix(40))` is not known; known are \(Self.names.joined(separator: ", "))"
            )
        }
        var fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: Data(line.utf8))
        } catch {
            throw Problem(sentence: Self.sentence(of: error))
        }
        if let text = fields.dueAt, DueDate(text) == nil {
            // A moment with a zone is meant by the clocks of here.
            guard text.dropFirst(10).contains(where: { "Z+-".contains($0) }), let moment = Date(iso8601: text) else {
                throw Problem(
                    sentence: "`dueAt` is no day such as 2026-03-14, 2026-03-14 09:26 or 2026-03-14T09:26:00Z"
                )
            }
            fields.dueAt = DueDate(moment, in: world.calendar).text
        }
        if let name = fields.badDate { throw Problem(sentence: "`\(name)` is no time such as 2026-03-14T09:26:53Z") }
        guard !fields.holdsNUL else { throw Problem(sentence: "it holds a NUL") }
        let date = fields.createdAt.flatMap(Date.init(iso8601:)) ?? world.now()
        guard let note = fields.draft.note(id: world.makeID(), at: date, source: .manual) else {
            throw Problem(sentence: "it has neither a title nor a body")
        }
        // With an id it is a note of another magpie, of which everything is kept.
        var whole = fields.completed(note)
        if fields.id != nil {
            guard let decoded = try? JSONDecoder().decode(NoteItem.self, from: Data(line.utf8)) else {
                throw Problem(sentence: "`id` is no UUID")
            }
            whole = decoded
            whole.dueAt = note.dueAt
            if fields.createdAt == nil, fields.updatedAt == nil {
                whole.createdAt = date
                whole.updatedAt = date
            }
        }
        // What was in the Trash for too long would be gone at once.
        if let deleted = whole.deletedAt, deleted < NotesTrash.start(in: world) ?? .distantPast || deleted > world.now()
        {
            whole.deletedAt = world.now()
        }
        return (whole, fields.id != nil)
    }

    private static func sentence(of error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context) where context.codingPath.first?.stringValue == "aiCategory":
            "`aiCategory` is no category; known are \(NoteCategory.allCases.map(\.rawValue).joined(separator: ", "))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            "`\(context.codingPath.first?.stringValue ?? "")` is of the wrong type"
        default: "it cannot be read"
        }
    }
}

/// What a line may say of a note, each of its type.
private struct Fields: Decodable {
    var id: String?
    var title: String?
    var body: String?
    var tags: [String]?
    var folder: String?
    var isPinned: Bool?
    var createdAt: String?
    var updatedAt: String?
    var aiSummary: String?
    var aiActionItems: [String]?
    var aiAuthor: String?
    var aiCategory: NoteCategory?
    var source: String?
    var lastReferencedAt: String?
    var deletedAt: String?
    var dueAt: String?

    var draft: NoteDraft {
        NoteDraft(
            title: title,
            body: body ?? "",
            tags: tags ?? [],
            folder: folder,
            dueAt: dueAt.flatMap { DueDate($0) }
        )
    }

    /// The name of a time that is none.
    var badDate: String? {
        let dates = [
            ("createdAt", createdAt), ("updatedAt", updatedAt), ("lastReferencedAt", lastReferencedAt),
            ("deletedAt", deletedAt),
        ]
        return dates.first { $0.1.map { Date(iso8601: $0) == nil } ?? false }?.0
    }

    var holdsNUL: Bool {
        ([title, body, folder, aiSummary, aiAuthor].compactMap(\.self) + (tags ?? []) + (aiActionItems ?? []))
            .contains { $0.unicodeScalars.contains("\0") }
    }

    /// A new note with what a draft does not have.
    func completed(_ note: NoteItem) -> NoteItem {
        var note = note
        note.isPinned = isPinned ?? false
        note.aiSummary = aiSummary
        note.aiActionItems = aiActionItems ?? []
        note.aiAuthor = aiAuthor
        note.aiCategory = aiCategory
        note.source = source.flatMap(NoteSource.init) ?? .manual
        note.updatedAt = updatedAt.flatMap(Date.init(iso8601:)) ?? note.createdAt
        note.lastReferencedAt = lastReferencedAt.flatMap(Date.init(iso8601:))
        note.deletedAt = deletedAt.flatMap(Date.init(iso8601:))
        return note
    }
}
