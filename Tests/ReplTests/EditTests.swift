import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Synchronization
import Testing

@testable import Repl

struct EditTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
    private let discarded = Discarded()

    /// Whether the edited file was removed.
    private final class Discarded: Sendable {
        private let state = Mutex(false)
        var isTrue: Bool { state.withLock { $0 } }
        func mark() { state.withLock { $0 = true } }
    }

    private func editing(
        _ notes: [NoteItem],
        store: (any NotesStore)? = nil,
        _ edit: @escaping @Sendable (String) async throws -> String
    ) -> TestSession {
        TestSession(notes, store: store) { [discarded] text in
            Session.EditedText(text: try await edit(text), path: "/tmp/copy.md") { discarded.mark() }
        }
    }

    @Test func `The editor gets the title and the body`() async {
        let given = Collector()
        let session = editing([key]) { text in
            given.write(text)
            return text
        }
        await session.type("/edit 7f3a")
        #expect(given.text == "Spare key\n\nunder the blue pot\n")
    }

    @Test(arguments: [
        ("Spare keys\n\nunder the red pot\n", "Spare keys", "under the red pot"),
        ("Spare key\nno empty line", "Spare key", "no empty line"),
        ("\n\n  Spare \t key  \n\n\n  indented\n\n\n", "Spare key", "\n  indented"),
        ("Title only", "Title only", ""),
        ("Spare key\r\n\r\none\r\ntwo\r\n", "Spare key", "one\ntwo"),
    ])
    func `What was edited is saved`(edited: String, title: String, body: String) async throws {
        let session = editing([key]) { _ in edited }
        #expect(await session.type("/edit 7f3a").contains("✎ UPDATED"))
        #expect(try await session.note(0x7F3A)?.title == title)
        #expect(try await session.note(0x7F3A)?.body == body)
        #expect(discarded.isTrue)
    }

    @Test func `After an edit the length of the text is told`() async {
        let session = editing([key]) { _ in "Spare key\n\none" }
        #expect(await session.type("/edit 7f3a").hasSuffix("\n1 word, 3 characters, 1 min read\n"))
    }

    @Test(arguments: ["under the pot", "", "trailing  \n\n\n", "\n\nleading"])
    func `An unchanged text changes nothing, however it looks`(body: String) async throws {
        let note = TestWorld.note(0x7F3A, "Two  spaces", body)
        let session = editing([note]) { $0 }
        #expect(await session.type("/edit 7f3a") == "Nothing was changed.\n")
        #expect(try await session.note(0x7F3A) == note)
        #expect(discarded.isTrue)
    }

    @Test(arguments: ["", "\n \n\t\n"])
    func `An emptied text changes nothing`(edited: String) async throws {
        let session = editing([key]) { _ in edited }
        let screen = await session.type("/edit 7f3a").replacing("\n", with: " ")
        #expect(screen == "The text is empty, so nothing was changed. /delete removes a note. ")
        #expect(try await session.note(0x7F3A) == key)
        #expect(discarded.isTrue)
    }

    @Test func `An editor that fails changes nothing, and its sentence is shown`() async throws {
        let session = editing([key]) { _ in throw ScriptedBackend.Failure(description: "The editor (vi) failed.") }
        #expect(await session.error("/edit 7f3a") == "The editor (vi) failed.")
        #expect(try await session.note(0x7F3A) == key)
    }

    @Test func `Without an editor there is a sentence`() async {
        #expect(
            await TestSession([key]).error("/edit 7f3a")
                == "/edit works only at the prompt of `magpie`, in the editor that VISUAL or EDITOR names. Start `magpie`, and type /edit there."
        )
    }

    @Test func `A text that cannot be saved is kept, and its file named`() async {
        let session = editing([], store: FullDisk(key)) { _ in "Spare keys" }
        #expect(
            await session.error("/edit 7f3a") == """
                The note was not saved. Cannot write to /notes.sqlite: the disk is full. Nothing was changed; free some \
                space and try again. Your text is kept in /tmp/copy.md.
                """
        )
        #expect(!discarded.isTrue)
    }

    @Test func `A note that was moved to the Trash meanwhile is not written`() async throws {
        let store = SQLiteNotesStore.inMemory([key])
        let session = editing([], store: store) { text in
            _ = try await store.delete(TestWorld.id(0x7F3A), by: .person, at: TestWorld.now)
            return text.uppercased()
        }
        #expect(await session.error("/edit 7f3a")?.hasSuffix("Your text is kept in /tmp/copy.md.") == true)
        #expect(try await store.note(key.id)?.title == "Spare key")
        #expect(!discarded.isTrue)
    }

    @Test func `A note that was changed meanwhile is not overwritten`() async throws {
        let store = SQLiteNotesStore.inMemory([key])
        let session = editing([], store: store) { text in
            try await store.update(TestWorld.id(0x7F3A), by: .person, at: TestWorld.now) { $0.body += "!" }
            return text.uppercased()
        }
        #expect(
            await session.error("/edit 7f3a") == """
                The note was not saved. It was changed elsewhere while you edited it. Your text is kept in /tmp/copy.md.
                """
        )
        #expect(try await store.note(key.id)?.body == "under the blue pot!")
        #expect(!discarded.isTrue)
    }
}

/// A store of one note that cannot be written.
private struct FullDisk: NotesStore {
    private let base: SQLiteNotesStore

    init(_ note: NoteItem) { base = .inMemory([note]) }

    func note(_ id: UUID) async throws -> NoteItem? { try await base.note(id) }
    func notes(_ filter: NoteFilter) async throws -> [NoteItem] { try await base.notes(filter) }
    func notes(titled name: TitleName, inTrash: Bool) async throws -> [NoteItem] {
        try await base.notes(titled: name, inTrash: inTrash)
    }
    func notes(idPrefix prefix: String) async throws -> [NoteItem] { try await base.notes(idPrefix: prefix) }
    func handles(of ids: [UUID]) async throws -> [UUID: String] { try await base.handles(of: ids) }
    func search(_ query: NoteQuery) async throws -> [NoteItem] { try await base.search(query) }
    func count(_ filter: NoteFilter) async throws -> Int { try await base.count(filter) }
    func count(_ query: NoteQuery) async throws -> Int { try await base.count(query) }
    func holds(_ text: String) async throws -> Bool { false }
    func corrected(_ text: String) async throws -> String? { nil }
    func nearInMeaning(_ text: String) async throws -> String? { nil }
    func related(to id: UUID, limit: Int, in calendar: Calendar) async throws -> [RelatedNote] { [] }
    func topic(_ topic: Topic) async throws -> [Topic.Item] { [] }
    func pinnedViews() async throws -> [String] { [] }
    func setView(_ name: String, isPinned: Bool) async throws -> Bool { false }
    func suggestions(for id: UUID) async throws -> [Suggestion] { [] }
    func dismissals(for id: UUID) async throws -> Set<String> { [] }
    func dismiss(_ suggestions: [Suggestion]) async throws {}
    func recentlyReferenced(since cutoff: Date, limit: Int) async throws -> [NoteItem] { [] }
    func dues(_ filter: DueFilter, limit: Int?) async throws -> [DueEntry] { [] }
    func dueCounts(at now: DueDate) async throws -> DueCounts { DueCounts() }
    func tags() async throws -> [TagCount] { [] }
    func folders() async throws -> [NoteFolder] { [] }
    func categories() async throws -> [CategoryCount] { [] }
    func counts(_ filter: NoteFilter) async throws -> NoteCounts { try await base.counts(filter) }
    func counts() async throws -> NoteCounts { try await base.counts() }
    func history(of id: UUID) async throws -> [NoteChange] { [] }
    func lastChange(of id: UUID) async throws -> NoteChange? { nil }
    func write(_ edits: [NoteEdit], by author: ChangeAuthor, at date: Date) async throws -> [NoteChange] {
        throw NotesError.diskFull(path: "/notes.sqlite")
    }
    func stampReferenced(_ ids: [UUID], at date: Date) async throws {}
    func enrich(_ id: UUID, with enrichment: NoteEnrichment, ifBody body: String, at date: Date) -> Bool { false }
    func undo() async throws -> [NoteChange] { [] }
    func undoTurn() async throws -> [NoteChange] { [] }
    func nextTurn() async throws -> NextTurn { NextTurn() }
    func redo() async throws -> [NoteChange] { [] }
    func nextStep(redoing: Bool) async throws -> [NoteChange] { [] }
    func nextUndos(_ times: Int) async throws -> [[NoteChange]] { [] }
    func finalDeed() async throws -> FinalDeed? { nil }
    func noteNothingDone() async throws {}
    func purge(_ ids: [UUID]) async throws -> PurgeResult { PurgeResult(count: 0) }
    func purge(deletedBefore cutoff: Date) async throws -> Int { 0 }
}
