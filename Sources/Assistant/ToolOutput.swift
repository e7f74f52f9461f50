package import Notes

/// A note as a tool's result shows it to a model.
///
/// Its text is data, never an instruction.
package struct NoteReport: Codable, Equatable, Sendable {
    /// The longest body that a search shows whole, in characters; of a longer one it shows the first 200.
    package static let wholeBodyLength = 800

    /// The note's handle.
    package var id: String
    /// The note's title.
    package var title: String
    /// The body, or its beginning.
    package var body: String
    /// Whether `body` is only the beginning; `read_note` has the rest.
    package var truncated: Bool
    /// The note's tags.
    package var tags: [String]
    /// The note's folder.
    package var folder: String
    /// Whether the note is pinned.
    package var pinned: Bool
    /// The category, where there is one.
    package var category: String?
    /// When the note as a whole is due, as ``DueDate`` is written.
    package var due: String?
    /// Whether it has checkboxes, and all of them are ticked; `nil` for no.
    package var done: Bool?
    /// The open items of the whole body that are due; `nil` for none.
    package var dueItems: [DueItem]?
    /// What was found to be done in it, of a note that is read; `nil` for nothing, and for a model on another machine.
    package var actions: [String]?
    /// The model that changed it last, or whose proposal was accepted, of a note that is read; `nil` for none, and for a
    /// model on another machine.
    package var changer: String?
    /// Whether the note is private, and nothing else of it is told; `nil` for no.
    package var isWithheld: Bool?
    /// When it was created, ISO 8601 in the person's time zone.
    package var created: String
    /// When it was last changed, ISO 8601 in the person's time zone.
    package var updated: String

    package init(
        id: String,
        title: String,
        body: String,
        truncated: Bool = false,
        tags: [String] = [],
        folder: String = NoteItem.defaultFolder,
        pinned: Bool = false,
        category: String? = nil,
        due: String? = nil,
        done: Bool? = nil,
        dueItems: [DueItem]? = nil,
        created: String,
        updated: String
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.truncated = truncated
        self.tags = tags
        self.folder = folder
        self.pinned = pinned
        self.category = category
        self.due = due
        self.done = done
        self.dueItems = dueItems
        self.created = created
        self.updated = updated
    }
}

/// An open item of a list, and when it is due.
package struct DueItem: Codable, Equatable, Sendable {
    /// The item's words, without its due date.
    package var item: String
    /// When it is due, as ``DueDate`` is written.
    package var due: String

    package init(item: String, due: String) {
        self.item = item
        self.due = due
    }
}

/// The result of `search_notes` (any number of notes) and of the other tools (one note).
package struct ToolOutput: Codable, Equatable, Sendable {
    /// The notes found, read or written; the best first.
    package var notes: [NoteReport]
    /// Set when a write did nothing, or only part of what was asked; a sentence.
    package var remark: String?
    /// The folders, when they were asked for or changed.
    package var folders: [NoteFolder]?
    /// The number of notes found that are private, of which nothing else is told; `nil` for none.
    package var withheld: Int?
    /// The tags, when the folders were asked for.
    package var tags: [TagCount]?
    /// Why each note has to do with the one that was asked about, by its id.
    package var reasons: [String: [String]]?
    /// What a topic has, with the ids of the latest notes of each.
    package var topic: [TopicReport]?
    /// The versions of the note, the newest first.
    package var versions: [VersionReport]?
    /// The number of the step in the journal that a write made, or that an undo would take back; `nil` for none.
    package var step: Int64?

    package init(
        notes: [NoteReport],
        remark: String? = nil,
        folders: [NoteFolder]? = nil,
        tags: [TagCount]? = nil,
        withheld: Int? = nil
    ) {
        self.notes = notes
        self.remark = remark
        self.folders = folders
        self.tags = tags
        self.withheld = withheld
    }
}

/// One thing that a topic has, as a model is told of it.
package struct TopicReport: Codable, Equatable, Sendable {
    /// The project, the question, or the person.
    package var name: String
    /// How many notes there are.
    package var count: Int
    /// The ids of the latest of them.
    package var notes: [String]
}

/// A version of a note, as a model is told of it.
package struct VersionReport: Codable, Equatable, Sendable {
    /// The most that are told.
    static let most = 10

    /// Its number, from 1 for the first.
    package var version: Int
    /// When it was made, ISO 8601 in the person's time zone.
    package var date: String
    /// Who made it: `person`, or a model's name.
    package var author: String
    /// The title that it had.
    package var title: String
    /// The beginning of the body that it had.
    package var body: String
}
