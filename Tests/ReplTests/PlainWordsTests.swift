import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import TestSupport
import Testing
import Transcripts

@testable import Repl

/// What commands say when something is not as it was thought.
struct PlainWordsTests {
    private let list = TestWorld.note(0x7F3A, "Shopping list", "- [ ] milk")
    private let other = TestWorld.note(0x5C1E, "Shopping list", "- [ ] tea")

    @Test func `Numbers mean the last list that had some`() async {
        let session = TestSession([list])
        await session.type("/notes")
        await session.type("/search nothing-like-it")
        #expect(await session.error("/show 1") == nil)
        #expect(await session.error("/show 2")?.hasPrefix("The last list ends at 1") == true)
    }

    @Test func `What is no number of a checkbox ticks nothing`() async throws {
        let session = TestSession([list])
        await session.type("/notes")
        let error = await session.error("/check 1 milk")
        #expect(error?.hasPrefix("“milk” is not the number of a checkbox, so nothing was ticked.") == true)
        #expect(try await session.note(0x7F3A)?.body == "- [ ] milk")
    }

    @Test(arguments: ["/task 1 tea", "/bullet tea", "/heading Tea"])
    func `A line is added to a note that was shown or made, and else to none`(line: String) async throws {
        let session = TestSession([list])
        #expect(await session.error(line)?.hasPrefix("No note was shown or made yet, so nothing was added.") == true)
        await session.type("/show 7f3a")
        #expect(await session.error(line) == nil)
    }

    @Test func `Before a merge, notes of one title are told apart`() async {
        let session = TestSession(
            [list, other],
            confirm: { question in
                #expect(question == "Merge them? “Shopping list” (5c1e) goes to the Trash.")
                return false
            }
        )
        #expect(await session.type("/merge 7f3a with 5c1e").contains("Nothing was merged."))
    }

    @Test(arguments: [
        ("/due", "in the next 7 days or overdue"), ("/due today", "today or overdue"), ("/due overdue", "overdue"),
        ("/due tomorrow", "tomorrow"), ("/due 2026-04-01", "on 2026-04-01"),
    ])
    func `When nothing is due, the time is named`(line: String, words: String) async {
        let said = await TestSession().type(line).replacing("\n", with: " ")
        #expect(said.contains("due \(words). /due all") || said.contains("Nothing is \(words). /due all"), "\(said)")
    }

    @Test func `The Trash lists nothing that has been there for more than 30 days`() async {
        let old = TestWorld.note(0xDEAD, "Old").with { $0.deletedAt = TestWorld.now.addingTimeInterval(-31 * 86_400) }
        let late = TestWorld.note(0xBEEF, "Late").with { $0.deletedAt = TestWorld.now.addingTimeInterval(-29 * 86_400) }
        let screen = await TestSession([old, late]).type("/trash")
        #expect(screen.contains("Late"))
        #expect(!screen.contains("Old"))
    }

    @Test func `A conversation in which an earlier change was undone is no transcript`() async throws {
        let folder = try TemporaryFolder()
        let session = TestSession([list])
        try await session.store.update(list.id, by: .person, at: TestWorld.now) { $0.isPinned = true }
        await session.type("/undo")
        #expect(await session.error("/save \(folder.file("a.yaml"))") == SessionError.earlierUndoNotSaved.description)
        let own = TestSession([list])
        for line in ["/pin 7f3a", "/undo", "/redo"] { await own.type(line) }
        #expect(await own.error("/save \(folder.file("b.yaml"))") == nil)
    }

    @Test func `A recording ends before an earlier change is undone, and replays`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("talk.yaml")
        let session = TestSession([list])
        try await session.store.update(list.id, by: .person, at: TestWorld.now) { $0.isPinned = true }
        try await session.session.record(to: path)
        await session.type("/show 7f3a")
        #expect(await session.error("/undo") == SessionError.earlierUndoNotSaved.description)
        #expect(await session.error("/notes") == nil)
        let file = try TranscriptFile(path: path)
        #expect(file.transcript.turns.map(\.typed) == ["/show 7f3a"])
        let replayed = try await Replayer { try SQLiteNotesStore(inMemory: $0) }.replay(file)
        #expect(ReplayReport(file, replayed: replayed).status == .passed)
    }
}
