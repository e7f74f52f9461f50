import Foundation
import Notes
import NotesDatabase

/// The part of a list of notes that is shown: kept for a person, printed note by note for a program.
struct NotePage: Sendable {
    private let listing: NoteListing
    private let store: SQLiteNotesStore
    /// How many notes come before these.
    let offset: Int
    /// The largest number of notes; `nil` for all.
    let limit: Int?
    /// What is printed for a program.
    private(set) var json: JSONListing?
    /// The notes for a person.
    private(set) var notes: [NoteItem] = []
    /// What a person types for them.
    private(set) var handles: [UUID: String] = [:]
    /// How many notes these are.
    private(set) var count = 0
    /// Whether more notes follow.
    private(set) var isCut = false

    init(of listing: NoteListing, in store: SQLiteNotesStore, from offset: Int, limit: Int?, json: JSONListing?) {
        self.listing = listing
        self.store = store
        self.offset = offset
        self.limit = limit
        self.json = json
    }

    /// Puts notes at the beginning of a list for a person; they stand nowhere else in it.
    mutating func begin(with first: [NoteItem], handles: [UUID: String]) {
        notes = first + notes.filter { note in !first.contains { $0.id == note.id } }
        count = notes.count
        self.handles.merge(handles) { $1 }
    }

    /// How many notes the whole list has.
    func total() async throws -> Int { try await store.count(listing) }

    /// Adds the next note; one beyond the limit only says that more follow.
    mutating func add(_ note: NoteItem, handle: String) {
        guard count != limit else {
            isCut = true
            return
        }
        count += 1
        if json?.append(JSONObject(note, handle: handle)) == nil {
            notes.append(note)
            handles[note.id] = handle
        }
    }
}
