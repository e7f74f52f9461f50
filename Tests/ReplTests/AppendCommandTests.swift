import AssistantTestSupport
import Notes
import Testing

@testable import Repl

struct AppendCommandTests {
    @Test(arguments: [
        ("/task buy milk", "- [ ] buy milk"), ("/bullet milk", "- milk"), ("/heading To buy", "## To buy"),
        ("/heading ## To buy", "## To buy"),
    ])
    func `A line is added to the last note, as a toolbar would`(line: String, added: String) async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "List", "- [ ] eggs")])
        #expect(await session.error(line) != nil)
        await session.type("/show 7f3a")
        await session.type(line)
        #expect(try await session.note(0x7F3A)?.body == "- [ ] eggs\n" + added)
    }

    @Test(arguments: ["/tmp/h.A7z7/Drop.md", "/home/anna/My Vault/Drop.md"])
    func `A file that is typed at the prompt names the command that brings it in`(path: String) async {
        #expect(await TestSession().error(path) == "That looks like a file. /import \(path) brings it into your notes.")
    }

    @Test func `A divider stands below an empty line, so that no text becomes a heading of it`() async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "List", "eggs")])
        #expect(
            await session.error("/divider")
                == "No note was shown or made yet, so nothing was added. Type /show <note>, then /divider."
        )
        await session.type("/show 7f3a")
        #expect(await session.type("/divider").contains("+ ────"))
        #expect(try await session.note(0x7F3A)?.body == "eggs\n\n---")
        #expect(await session.error("/divider x") != nil)
    }

    @Test func `An action item is ticked for the sitting, and the note stays as it is`() async throws {
        let note = TestWorld.note(0x7F3A, "Plan", "text").with { $0.aiActionItems = ["Call Tom", "Buy milk"] }
        let session = TestSession([note])
        #expect(await session.type("/check 7f3a a2").contains("a1 ☐ Call Tom\na2 ☑ Buy milk"))
        #expect(await session.type("/show").contains("a2 ☑ Buy milk"))
        #expect(await session.type("/check a2").contains("a2 ☐ Buy milk"))
        #expect(await session.error("/check 7f3a a3") == "There is no action item a3. Use a1 to a2.")
        #expect(try await session.note(0x7F3A) == note)
    }

    @Test func `A handle that looks like an action item is the handle of its note`() async throws {
        let other = TestWorld.note(0x7F3A, "Plan", "text").with { $0.aiActionItems = ["Call Tom"] }
        let note = TestWorld.note(0xA456, "Trip", "- [ ] pack").with { $0.aiActionItems = ["Book a train"] }
        let session = TestSession([note, other])
        await session.type("/show plan")
        #expect(await session.type("/check a456 a1").contains("a1 ☑ Book a train"))
        #expect(await session.error("/check a456") != nil)
    }

    @Test func `Boxes and action items are ticked in one line, or none is`() async throws {
        let note = TestWorld.note(0x7F3A, "Plan", "- [ ] milk\n- [ ] eggs").with { $0.aiActionItems = ["Call Tom"] }
        let session = TestSession([note])
        #expect(await session.error("/check 7f3a a2 1") == "There is no action item a2. Use a1.")
        #expect(await session.error("/check 7f3a a1 3") == "There is no checkbox 3. Use a number from 1 to 2.")
        #expect(try await session.note(0x7F3A) == note)
        let shown = await session.type("/check 7f3a a1 2")
        #expect(shown.contains("+ ☑ eggs") && shown.contains("a1 ☑ Call Tom"))
        #expect(try await session.note(0x7F3A)?.body == "- [ ] milk\n- [x] eggs")
        await session.type("/notes")
        #expect(await session.type("/check 1 a1").contains("a1 ☐ Call Tom"))
    }
}
