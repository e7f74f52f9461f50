import Foundation
import Notes

/// Which of the notes that were found are new.
struct ImportPlan {
    /// The new notes, each with what was found.
    private(set) var notes: [(note: NoteItem, found: FoundNote)] = []
    /// How many are there already.
    private(set) var alreadyThere = 0
    /// How many of those lie in the Trash.
    private(set) var inTrash = 0
    /// How many new ones are other versions of notes that are there.
    private(set) var besides = 0

    private let store: any NotesStore
    private var planned: [UUID: NoteItem] = [:]
    private var repetitions: [UUID: Int] = [:]

    init(store: any NotesStore) {
        self.store = store
    }

    /// Decides what becomes of a note.
    mutating func add(_ found: FoundNote) async throws {
        if found.bearsID { return try await addWithID(found) }
        // Two notes that say the same are two notes: the second of them is found again as the second.
        var identity = found.identity
        let first = identity.id
        let number = repetitions[first, default: 0]
        repetitions[first] = number + 1
        if number > 0 { identity.add("\(number)") }
        try await add(found, as: identity.id)
    }

    private mutating func addWithID(_ found: FoundNote) async throws {
        let id = found.note.id
        let present = if let known = planned[id] { known } else { try await store.note(id) }
        guard let present else { return try await add(found, as: id) }
        if present.saysTheSame(as: found.note) { return count(present) }
        // What was imported and then changed here is there, in its history.
        let versions = try await store.history(of: id).flatMap { [$0.before, $0.after] }
        if versions.contains(where: { $0?.saysTheSame(as: found.note) == true }) { return count(present) }
        let note = found.note
        var identity = Fingerprint("version", id.uuidString, note.title, note.body, note.dueAt?.text ?? "")
        for tag in note.tags { identity.add(tag) }
        let count = notes.count
        try await add(found, as: identity.id)
        besides += notes.count - count
    }

    private mutating func add(_ found: FoundNote, as id: UUID) async throws {
        let present = if let known = planned[id] { known } else { try await store.note(id) }
        if let present { return count(present) }
        var note = found.note
        note.id = id
        planned[id] = note
        notes.append((note, found))
    }

    private mutating func count(_ present: NoteItem) {
        alreadyThere += 1
        if present.isTrashed { inTrash += 1 }
    }
}

extension NoteItem {
    /// Whether a person would read the same in both, as they are stored.
    fileprivate func saysTheSame(as other: NoteItem) -> Bool {
        let (one, other) = (storable, other.storable)
        let titles = [one.title, other.title].map(NotePatch.oneLine)
        return titles[0] == titles[1] && one.body == other.body && one.tags == other.tags && one.dueAt == other.dueAt
    }
}
