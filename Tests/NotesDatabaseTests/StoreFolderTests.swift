import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

struct StoreFolderTests {
    private let notes: [NoteItem] = [
        .make("Spare key", id: .numbered(1)),
        .make("Budget", id: .numbered(2), folder: "Work"),
        .make("Minutes", id: .numbered(3), folder: "Work"),
        .make("Trip", id: .numbered(4), folder: "anna's"),
    ]

    private func store() throws -> SQLiteNotesStore { try SQLiteNotesStore(inMemory: notes) }

    private func write(_ edit: NoteEdit, to store: SQLiteNotesStore) async throws -> [NoteChange] {
        try await store.write([edit], by: .person, at: .hours(1))
    }

    @Test func `Folders are counted, the default one first, then by name without case`() async throws {
        let store = try store()
        try await store.delete(.numbered(3), by: .person, at: .noon)
        _ = try await write(.createFolder("Books"), to: store)
        let folders = try await store.folders()
        #expect(folders.map(\.name) == ["Notes", "anna's", "Books", "Work"])
        #expect(folders.map(\.notes) == [1, 1, 0, 1])
    }

    @Test func `A private folder loses neither its name nor itself while no filter keeps its notes`() async throws {
        let diary = NoteItem.make("Diary", id: .numbered(9), folder: "Private")
        let store = try SQLiteNotesStore(inMemory: notes + [diary])
        for edit in [NoteEdit.renameFolder("Private", to: "Personal"), .deleteFolder("Private")] {
            await #expect(throws: FolderError.isPrivate("Private")) { try await write(edit, to: store) }
        }
        _ = try await write(.renameFolder("Private", to: "Private/Old"), to: store)
        _ = try await write(.renameFolder("Work", to: "Job"), to: store)
        #expect(try await store.note(.numbered(9))?.folder == "Private/Old")
    }

    @Test func `The default folder is there without notes`() async throws {
        #expect(try await SQLiteNotesStore(inMemory: []).folders() == [NoteFolder(name: "Notes", notes: 0)])
    }

    @Test func `A deleted folder's notes come into the default one, also from the Trash, and undo takes them back`()
        async throws
    {
        let store = try store()
        try await store.delete(.numbered(3), by: .person, at: .noon)
        let before = try await store.note(.numbered(2))
        let changes = try await write(.deleteFolder("work"), to: store)
        #expect(changes.compactMap(\.note).map(\.folder) == ["Notes", "Notes"])
        #expect(try await store.folders().map(\.name) == ["Notes", "anna's"])
        #expect(try await store.note(.numbered(2))?.updatedAt == before?.updatedAt)
        #expect(try await store.note(.numbered(3))?.folder == "Notes")
        #expect(try await store.count(NoteFilter()) == 3)

        _ = try await store.undo()
        #expect(try await store.note(.numbered(2)) == before)
        #expect(try await store.folders().map(\.name) == ["Notes", "anna's", "Work"])
        _ = try await store.redo()
        #expect(try await store.folders().map(\.name) == ["Notes", "anna's"])
    }

    @Test func `A renamed folder keeps its notes, and stays when it is empty`() async throws {
        let store = try store()
        _ = try await write(.renameFolder("WORK", to: " Day  job "), to: store)
        #expect(try await store.notes(NoteFilter(folder: "Day job")).count == 2)
        #expect(try await store.note(.numbered(2))?.updatedAt == .noon)
        for id in [UUID.numbered(2), .numbered(3)] {
            try await store.update(id, by: .person, at: .hours(2)) { $0.folder = "Notes" }
        }
        #expect(try await store.folders().contains(NoteFolder(name: "Day job", notes: 0)))
    }

    @Test func `Undo of a rename leaves nothing of the new name`() async throws {
        let store = try store()
        _ = try await write(.renameFolder("Work", to: "Office"), to: store)
        _ = try await store.undo()
        #expect(try await store.folders().map(\.name) == ["Notes", "anna's", "Work"])
    }

    @Test func `Making a folder is a step of undo of its own`() async throws {
        let store = try store()
        _ = try await write(.createFolder("Books"), to: store)
        #expect(try await store.undo().map(\.folder) == [FolderChange(before: "Books", after: nil)])
        #expect(try await store.folders().map(\.name) == ["Notes", "anna's", "Work"])
        #expect(try await store.redo().map(\.folder) == [FolderChange(before: nil, after: "Books")])
        #expect(try await store.folders().named("books") == NoteFolder(name: "Books", notes: 0))
    }

    @Test func `A folder may get its own name in another case`() async throws {
        let store = try store()
        _ = try await write(.renameFolder("Work", to: "WORK"), to: store)
        #expect(try await store.folders().map(\.name) == ["Notes", "anna's", "WORK"])
    }

    @Test(arguments: [
        (NoteEdit.createFolder("work"), FolderError.exists("Work")),
        (.createFolder("  "), .emptyName),
        (.createFolder("notes"), .exists("Notes")),
        (.createFolder("#home"), .looksLikeTag("#home")),
        (.createFolder(String(repeating: "x", count: 101)), .tooLong(limit: 100)),
        (.renameFolder("Work", to: "ANNA'S"), .exists("anna's")),
        (.renameFolder("Work", to: "Work"), .exists("Work")),
        (.renameFolder("Notes", to: "Office"), .isDefault),
        (.renameFolder("Nothing", to: "Office"), .notFound("Nothing", folders: ["Notes", "anna's", "Work"])),
        (.deleteFolder("notes"), .isDefault),
        (.deleteFolder("Nothing"), .notFound("Nothing", folders: ["Notes", "anna's", "Work"])),
    ])
    func `What makes no sense changes nothing`(edit: NoteEdit, error: FolderError) async throws {
        let store = try store()
        let before = try await store.folders()
        await #expect(throws: error) { try await write(edit, to: store) }
        #expect(try await store.folders() == before)
        #expect(try await store.undo().isEmpty)
    }

    @Test func `A folder is found by its very name before one in another case`() {
        let folders = [NoteFolder(name: "work", notes: 1), NoteFolder(name: "Work", notes: 2)]
        #expect(folders.named("Work")?.notes == 2)
        #expect(folders.named("WORK")?.notes == 1)
        #expect(folders.named("Wor") == nil)
    }

    @Test func `A database of version 4 gets folders, and one of this version has them after it is opened again`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await OldDatabase.make(path, version: 4, notes: notes)
            var store = try await SQLiteNotesStore(path: path)
            #expect(try await store.folders().map(\.notes) == [1, 1, 2])
            _ = try await write(.createFolder("Books"), to: store)
            store = try await SQLiteNotesStore(path: path)
            #expect(try await store.folders().map(\.name) == ["Notes", "anna's", "Books", "Work"])
        }
    }

    @Test func `A folder that a note made stays when its last note leaves, until it is deleted`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        let now = Date(timeIntervalSince1970: 1_773_480_413)
        let note = NoteItem(id: UUID(), title: "Boiler", createdAt: now, folder: "House")
        #expect(try await store.write([.create(note)], by: .person, at: now).count == 1)
        try await store.update(note.id, by: .person, at: now) { $0.folder = "Work" }
        #expect(try await store.folders().map(\.name) == ["Notes", "House", "Work"])
        try await store.delete(note.id, by: .person, at: now)
        try await store.write([.deleteFolder("House")], by: .person, at: now)
        #expect(try await store.folders().map(\.name) == ["Notes", "Work"])
    }

    @Test func `Undoing the note that made a folder takes the folder back, and redo makes it again`() async throws {
        let store = try SQLiteNotesStore(inMemory: [])
        let now = Date(timeIntervalSince1970: 1_773_480_413)
        let note = NoteItem(id: UUID(), title: "Boiler", createdAt: now, folder: "House")
        try await store.create(note, by: .person, at: now)
        #expect(try await store.undo().count == 1)
        #expect(try await store.folders().map(\.name) == ["Notes"])
        #expect(try await store.redo().count == 1)
        try await store.delete(note.id, by: .person, at: now)
        #expect(try await store.folders().map(\.name) == ["Notes", "House"])
    }
}
