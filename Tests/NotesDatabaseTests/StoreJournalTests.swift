import Foundation
import Notes
import NotesDatabase
import Testing

@Suite struct StoreJournalTests {
    private static let key = NoteItem.make("Spare key", body: "under the blue pot", id: .numbered(1))

    @Test func `Undoing a creation removes the note and redoing brings it back`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key])
        let undone = try await store.undo()
        #expect(undone.map(\.before) == [Self.key])
        #expect(undone.map(\.after) == [nil])
        #expect(try await store.note(Self.key.id) == nil)
        #expect(try await store.search(NoteQuery("pot")) == [])
        let redone = try await store.redo()
        #expect(redone.map(\.after) == [Self.key])
        #expect(try await store.search(NoteQuery("pot")) == [Self.key])
    }

    @Test func `There is nothing to undo or redo in a new store`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        #expect(try await store.undo().isEmpty)
        #expect(try await store.redo().isEmpty)
    }

    @Test func `Undo reports what was done and by whom`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key])
        let change = try await store.update(Self.key.id, by: .model("m"), at: .hours(1)) { $0.body = "gone" }
        let undone = try await store.undo()
        #expect(undone.map(\.before) == [change?.after])
        #expect(undone.map(\.after) == [Self.key])
        #expect(undone.map(\.author) == [.model("m")])
        #expect(undone.map(\.date) == [.hours(1)])
    }

    @Test func `Edits of one call are one step`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key])
        let edits = [
            NoteEdit.create(.make("List", id: .numbered(2))), .update(.numbered(2)) { $0.body = "- [ ] milk" },
            .update(Self.key.id) { $0.isPinned = true },
        ]
        let changes = try await store.write(edits, by: .person, at: .hours(1))
        #expect(Set(changes.map(\.step)).count == 1)
        #expect(changes.map(\.kind) == [.created, .updated, .updated])
        #expect(try await store.undo().count == 3)
        #expect(try await store.notes(NoteFilter()) == [Self.key])
        #expect(try await store.redo().count == 3)
        #expect(try await store.note(.numbered(2))?.body == "- [ ] milk")
    }

    @Test func `A note whose creation was taken back lies in the Trash once redo cannot bring it again`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        let now = Date(timeIntervalSince1970: 1_773_480_413)
        let lost = NoteItem(id: UUID(), title: "Lost", body: "words", createdAt: now)
        try await store.create(lost, by: .person, at: now)
        try await store.update(lost.id, by: .person, at: now) { $0.body = "more words" }
        _ = try await store.undo()
        _ = try await store.undo()
        #expect(try await store.note(lost.id) == nil)
        _ = try await store.redo()
        #expect(try await store.note(lost.id)?.body == "words")
        _ = try await store.undo()
        try await store.create(NoteItem(id: UUID(), title: "Next", createdAt: now), by: .person, at: now + 60)
        let kept = try await store.note(lost.id)
        #expect(kept?.body == "more words")
        #expect(kept?.deletedAt == now + 60)
        #expect(try await store.redo().isEmpty)
        try await store.restore(lost.id, by: .person, at: now + 70)
        #expect(try await store.notes(NoteFilter()).map(\.title).sorted() == ["Lost", "Next"])
    }

    @Test func `An import that was taken back lies in the Trash after the next change, but not what is made again`()
        async throws
    {
        let store = try SQLiteNotesStore(inMemory: [])
        let now = Date(timeIntervalSince1970: 1_773_480_413)
        let notes = (1...3).map { NoteItem(id: UUID(), title: "\($0)", createdAt: now) }
        try await store.write(notes.map(NoteEdit.create), by: .person, at: now)
        _ = try await store.undo()
        try await store.write(notes.prefix(2).map(NoteEdit.create), by: .person, at: now)
        #expect(try await store.notes(NoteFilter(isTrashed: true)).map(\.title) == ["3"])
        _ = try await store.undo()
        try await store.create(NoteItem(id: UUID(), title: "Next", createdAt: now), by: .person, at: now)
        #expect(try await store.notes(NoteFilter(isTrashed: true)).map(\.title).sorted() == ["1", "2", "3"])
    }

    @Test func `A write after an undo drops what could have been redone`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key])
        try await store.update(Self.key.id, by: .person, at: .hours(1)) { $0.title = "One" }
        _ = try await store.undo()
        try await store.update(Self.key.id, by: .person, at: .hours(2)) { $0.title = "Two" }
        #expect(try await store.redo().isEmpty)
        #expect(try await store.history(of: Self.key.id).map { $0.after?.title } == ["Two", "Spare key"])
        #expect(try await store.undo().map { $0.after?.title } == ["Spare key"])
    }

    @Test func `An edit that changes nothing leaves what can be redone`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key])
        try await store.update(Self.key.id, by: .person, at: .hours(1)) { $0.title = "One" }
        _ = try await store.undo()
        try await store.update(Self.key.id, by: .person, at: .hours(2)) { $0.title = "Spare key" }
        #expect(try await store.redo().map { $0.after?.title } == ["One"])
    }

    @Test func `Undo and redo keep the last reference`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key])
        try await store.update(Self.key.id, by: .person, at: .hours(1)) { $0.title = "One" }
        try await store.stampReferenced([Self.key.id], at: .hours(2))
        #expect(try await store.undo().first?.after?.lastReferencedAt == .hours(2))
        #expect(try await store.redo().first?.after?.lastReferencedAt == .hours(2))
        #expect(try await store.note(Self.key.id)?.lastReferencedAt == .hours(2))
    }

    @Test func `History has the changes that stand, newest first`() async throws {
        let store = try await SQLiteNotesStore.journaling([Self.key, .make("Other", id: .numbered(2))])
        try await store.update(Self.key.id, by: .model("m"), at: .hours(1)) { $0.tags = ["home"] }
        try await store.delete(Self.key.id, by: .person, at: .hours(2))
        let history = try await store.history(of: Self.key.id)
        #expect(history.map(\.kind) == [.deleted, .updated, .created])
        #expect(history.map(\.author) == [.person, .model("m"), .person])
        _ = try await store.undo()
        #expect(try await store.history(of: Self.key.id) == Array(history.dropFirst()))
    }

    @Test(arguments: [1, 7, 42] as [UInt64])
    func `Undoing everything restores each former state exactly`(seed: UInt64) async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        var random = SplitMix(state: seed)
        var states = [try await Snapshot(store)]
        for hour in 1...40 {
            let edits = RandomEdits.make(states[states.count - 1].notes.map(\.id), &random)
            let changes = try await store.write(edits, by: .person, at: .hours(Double(hour)))
            if !changes.isEmpty { states.append(try await Snapshot(store)) }
        }
        for state in states.dropLast().reversed() {
            #expect(try await store.undo() != [])
            #expect(try await Snapshot(store) == state)
        }
        #expect(try await store.undo().isEmpty)
        for state in states.dropFirst() {
            #expect(try await store.redo() != [])
            #expect(try await Snapshot(store) == state)
        }
        #expect(try await store.redo().isEmpty)
    }
}

/// Everything a store shows.
private struct Snapshot: Equatable {
    var notes: [NoteItem]
    var counts: NoteCounts
    var tags: [TagCount]
    var found: Set<UUID>

    init(_ store: any NotesStore) async throws {
        notes = try await store.notes(NoteFilter()) + store.notes(NoteFilter(isTrashed: true))
        counts = try await store.counts()
        tags = try await store.tags()
        found = Set(try await store.search(NoteQuery("magpie", limit: 100)).map(\.id))
    }
}

/// Edits that follow from a seed alone.
private enum RandomEdits {
    static func make(_ ids: [UUID], _ random: inout SplitMix) -> [NoteEdit] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in edit(ids, &random) }
    }

    private static func edit(_ ids: [UUID], _ random: inout SplitMix) -> NoteEdit {
        let word = ["magpie", "Jay", "crow C++", "日本"].randomElement(using: &random) ?? ""
        guard let id = ids.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 else {
            let id = UUID(
                uuid: (random.byte(), random.byte(), random.byte(), random.byte(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
            )
            return .create(.make(word, body: "of \(word)", id: id, tags: [word]))
        }
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: .update(id) { $0.title = word }
        case 1: .update(id) { $0.body += "\n" + word }
        case 2: .update(id) { $0.isPinned.toggle() }
        case 3: .update(id) { $0.tags.append(word) }
        default: .update(id) { $0.deletedAt = $0.deletedAt == nil ? .noon : nil }
        }
    }
}

/// The generator SplitMix64.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
