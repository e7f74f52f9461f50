import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

@testable import Repl

struct ChangingCommandTests {
    private let list = TestWorld.note(0x5C1E, "Shopping list", "# Food\n- [ ] milk\n- [x] eggs\n- bread\n- [ ] tea")
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
    private let old = TestWorld.note(0xDEAD, "Old plans").with { $0.deletedAt = TestWorld.now.addingTimeInterval(-60) }

    @Test func `Pin and unpin change the note and show its card`() async throws {
        let session = TestSession([key])
        #expect(await session.type("/pin 7f3a").contains("+ Pinned: yes"))
        #expect(try await session.note(0x7F3A)?.isPinned == true)
        #expect(await session.type("/unpin").contains("- Pinned: yes"))
        #expect(try await session.note(0x7F3A)?.isPinned == false)
    }

    @Test func `Pin and unpin say when there is nothing to do`() async throws {
        let session = TestSession([key])
        #expect(await session.type("/unpin 7f3a") == "“Spare key” is not pinned.\n")
        await session.type("/pin 7f3a")
        #expect(await session.type("/pin 7f3a") == "“Spare key” is pinned already.\n")
        #expect(try await session.store.history(of: key.id).count == 1)
    }

    @Test(arguments: [
        ("/check 5c1e 1", "x x  "), ("/check 5c1e 2", "    "), ("/check 5c1e 1 3", "x x x"),
        ("/check shopping list 3", "  x x"),
        ("/check 1 3", "  x x"), ("/check 3", "  x x"), ("/check 1 1 2 3", "x   x"), ("/check 5c1e 1 1", "  x  "),
    ])
    func `Check turns the boxes of a note round`(typed: String, boxes: String) async throws {
        let session = TestSession([list])
        await session.type("/notes")
        await session.type(typed)
        let body = try #require(try await session.note(0x5C1E)?.body)
        let marks = BodyLine.parse(body).compactMap(\.checkbox).map { $0.isChecked ? "x" : " " }
        #expect(marks.joined(separator: " ").trimmed == boxes.trimmed)
    }

    @Test func `The numbers that show gives nested boxes are those of check`() async throws {
        let nested = TestWorld.note(0x5C1E, "Trip", "- [x] pack\n  - [ ] socks\n\n    * [ ] wool ones\n+ [ ] tickets")
        let session = TestSession([nested])
        #expect(await session.type("/show 5c1e").contains("3 ☐ wool ones"))
        await session.type("/check 5c1e 3")
        #expect(
            try await session.note(0x5C1E)?.body
                == "- [x] pack\n  - [ ] socks\n\n    * [x] wool ones\n+ [ ] tickets"
        )
    }

    @Test(arguments: [
        ("/check 5c1e 4", "There is no checkbox 4. Use a number from 1 to 3."),
        ("/check 5c1e 0", "There is no checkbox 0. Use a number from 1 to 3."),
        ("/check 5c1e -1", "There is no checkbox -1. Use a number from 1 to 3."),
        ("/check 5c1e 1 9", "There is no checkbox 9. Use a number from 1 to 3."),
        ("/check 7f3a 1", "“Spare key” has no checkboxes. A line that begins with “- [ ] ” is one; /edit adds it."),
        ("/check dead 1", "“Old plans” is in the Trash. /restore takes it back, and then it can be changed."),
    ])
    func `Check of what is not there changes nothing`(typed: String, sentence: String) async throws {
        let session = TestSession([list, key, old])
        #expect(await session.error(typed) == sentence)
        #expect(try await session.note(0x5C1E) == list)
    }

    @Test func `Delete moves to the Trash, restore takes back`() async throws {
        let session = TestSession([key])
        #expect(await session.type("/delete spare key").contains("✖ DELETED"))
        #expect(try await session.note(0x7F3A)?.deletedAt == TestWorld.now)
        #expect(await session.type("/delete 7f3a") == "“Spare key” is in the Trash already.\n")
        await session.type("/trash")
        #expect(await session.type("/restore 1").contains("+ Taken out of the Trash"))
        #expect(try await session.note(0x7F3A) == key)
    }

    @Test(arguments: ["/pin dead", "/unpin dead", "/edit dead"])
    func `A note in the Trash is not changed`(typed: String) async throws {
        let session = TestSession([old])
        #expect(
            await session.error(typed)
                == "“Old plans” is in the Trash. /restore takes it back, and then it can be changed."
        )
        #expect(try await session.note(0xDEAD) == old)
    }

    @Test(arguments: ["/delete", "/edit", "/pin", "/unpin"])
    func `A part of a title changes nothing`(name: String) async throws {
        let session = TestSession([key])
        let error = try #require(await session.error("\(name) spare"))
        #expect(error.hasPrefix("“spare” is only a part of a title: 7f3a Spare key."))
        #expect(try await session.note(0x7F3A) == key)
        #expect(await session.type("/show spare").contains("under the blue pot"))
    }

    @Test func `Restore finds notes in the Trash by title`() async throws {
        let session = TestSession([old, TestWorld.note(1, "Old plans")])
        await session.type("/restore old plans")
        #expect(try await session.note(0xDEAD)?.deletedAt == nil)
    }

    @Test(arguments: [
        ("/restore 7f3a", "“Spare key” is not in the Trash. /trash lists what is."),
        ("/restore spare key", "“Spare key” is not in the Trash, so there is nothing to restore."),
    ])
    func `Restore of a live note is an error`(typed: String, sentence: String) async {
        #expect(await TestSession([key]).error(typed) == sentence)
    }

    @Test func `What has been in the Trash for more than 30 days goes when a note is deleted`() async throws {
        let ancient = TestWorld.note(1, "Ancient").with {
            $0.deletedAt = TestWorld.now.addingTimeInterval(-31 * 86_400)
        }
        let session = TestSession([ancient, old, key])
        await session.type("/delete 7f3a")
        #expect(
            try await session.store.notes(NoteFilter(isTrashed: true)).map(\.title).sorted() == [
                "Old plans", "Spare key",
            ]
        )
    }

    @Test func `In a dry run a command's card says what would be done`() async throws {
        let store = SQLiteNotesStore.inMemory([key])
        let session = TestSession(store: try await store.copyInMemory(), isDryRun: true)
        #expect(await session.type("/delete 7f3a").contains("WOULD BE DELETED"))
        #expect(try await store.note(key.id) == key)
    }
}
