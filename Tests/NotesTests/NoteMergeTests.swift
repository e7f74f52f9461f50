import Foundation
import Notes
import NotesDatabase
import Testing

struct NoteMergeTests {
    private func note(_ title: String, _ body: String, tags: [String] = []) -> NoteItem {
        NoteItem(id: UUID(), title: title, body: body, tags: tags, createdAt: Date(timeIntervalSince1970: 0))
    }

    @Test(arguments: [
        ("- [ ] milk\n", "- [ ] eggs\n- [ ] milk", "- [ ] milk\n- [ ] eggs"),
        ("- [ ] milk\ntext", "- [ ] eggs", "- [ ] milk\ntext\n\n## B\n\n- [ ] eggs"),
        ("one\n", "\ntwo\n", "one\n\n## B\n\ntwo"), ("", "two", "two"), ("one", "", "one\n\nB"),
        ("", "", "B"), ("- [ ] milk", "", "- [ ] milk\n\nB"), ("see B", "", "see B"),
        ("one", "one", "one\n\n## B\n\none"), ("- [ ] milk", "- [ ] milk", "- [ ] milk"),
        ("one", "B\nmore", "one\n\nB\nmore"),
        ("Mon\n- bread", "Tue\n- bread\n  - rye", "Mon\n- bread\n\n## B\n\nTue\n- bread\n  - rye"),
    ])
    func `What the other says comes below, without items that are there`(body: String, other: String, merged: String) {
        #expect(note("A", body).merged(with: note("B", other)).body == merged)
    }

    @Test func `A note that takes in one of a private folder is tagged private`() {
        var other = note("B", "two")
        other.folder = "Home/Private"
        #expect(note("A", "one").merged(with: other).tags == ["private"])
    }

    @Test func `Tags and pins are kept of both, and the earlier day`() {
        var first = note("A", "", tags: ["home"])
        first.dueAt = DueDate("2026-03-20")
        var second = note("B", "", tags: ["Home", "key"])
        second.isPinned = true
        second.dueAt = DueDate("2026-03-14")
        let merged = first.merged(with: second)
        #expect(merged.tags == ["home", "key"])
        #expect(merged.isPinned)
        #expect(merged.dueAt?.text == "2026-03-14")
        #expect(merged.id == first.id)
        #expect(merged.body.contains("- [ ] A (due 2026-03-20)"))
    }

    @Test func `Both edits are one step, and undo takes them back`() async throws {
        let (first, second) = (note("A", "one"), note("B", "two"))
        let store = try SQLiteNotesStore(inMemory: [first, second])
        let merge = NoteMerge(kept: first, gone: second)
        try await store.write(merge.edits(at: .now), by: .person, at: .now)
        #expect(try await store.note(first.id)?.body == "one\n\n## B\n\ntwo")
        #expect(try await store.note(second.id)?.isTrashed == true)
        _ = try await store.undo()
        #expect(try await store.note(first.id) == first)
        #expect(try await store.note(second.id) == second)
    }

    @Test(arguments: [0, 1])
    func `A note that was changed after it was shown is not merged`(changed: Int) async throws {
        let notes = [note("A", "one"), note("B", "two")]
        let store = try SQLiteNotesStore(inMemory: notes)
        try await store.update(notes[changed].id, by: .person, at: .now) { $0.body = "three" }
        let merge = NoteMerge(kept: notes[0], gone: notes[1])
        await #expect(throws: NoteMergeError.changed(notes[changed].title)) {
            try await store.write(merge.edits(at: .now), by: .person, at: .now)
        }
        #expect(try await store.note(notes[1].id)?.isTrashed == false)
    }

    @Test func `Every version is known, and comes back`() async throws {
        let first = note("A", "one")
        let store = try SQLiteNotesStore(inMemory: [])
        try await store.create(first, by: .person, at: .now)
        try await store.update(first.id, by: .model("m"), at: .now) { ($0.body, $0.tags) = ("two", ["home"]) }
        try await store.update(first.id, by: .person, at: .now) { $0.title = "C" }
        let versions = NoteVersion.all(in: try await store.history(of: first.id))
        #expect(versions.map(\.number) == [3, 2, 1])
        #expect(versions.map(\.note.body) == ["two", "two", "one"])
        try await store.update(first.id, by: .person, at: .now) { versions[2].bringBack(&$0) }
        let note = try await store.note(first.id)
        #expect(note?.title == "A")
        #expect(note?.body == "one")
        #expect(note?.tags == [])
        #expect(NoteVersion.all(in: try await store.history(of: first.id)).count == 4)
    }
}

struct NoteVersionTests {
    @Test func `What a note was before the first known change is a version too`() async throws {
        let note = NoteItem(id: UUID(), title: "A", body: "one", createdAt: Date(timeIntervalSince1970: 0))
        let store = try SQLiteNotesStore(inMemory: [note])
        #expect(NoteVersion.all(in: try await store.history(of: note.id)).isEmpty)
        try await store.update(note.id, by: .person, at: .now) { $0.body = "two" }
        let versions = NoteVersion.all(in: try await store.history(of: note.id))
        #expect(versions.map(\.number) == [2, 1])
        #expect(versions.map(\.note.body) == ["two", "one"])
        #expect(versions.map { $0.change == nil } == [false, true])
    }
}
