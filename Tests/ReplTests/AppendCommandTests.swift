import AssistantTestSupport
import Notes
import Testing

@testable import Repl

struct AppendCommandTests {
    @Test(arguments: [
        ("/task buy milk", "- [ ] buy milk"), ("/bullet milk", "- milk"), ("/heading To buy", "## To buy"),
    ])
    func `A line is added to the last note, as a toolbar would`(line: String, added: String) async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "List", "- [ ] eggs")])
        #expect(await session.error(line) != nil)
        await session.type("/show 7f3a")
        await session.type(line)
        #expect(try await session.note(0x7F3A)?.body == "- [ ] eggs\n" + added)
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
}
