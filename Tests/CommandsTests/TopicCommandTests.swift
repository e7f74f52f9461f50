import AssistantTestSupport
import Notes
import Testing

@testable import Commands

struct TopicCommandTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Radar brief", "ships in May", tags: ["events"]),
        TestWorld.note(0x5C1E, "Budget", "40").with { $0.folder = "Work" },
    ]

    @Test func `Without words the views are listed, the pinned ones first`() async throws {
        let program = try await TestProgram(notes)
        let empty = await program.run("topic")
        #expect(empty.out.hasPrefix("magpie topic projects   Work") && empty.err.contains("magpie topic pin <tag"))
        #expect(await program.run("topic", "pin", "#events").err.hasPrefix("“#events” is pinned."))
        let shown = await program.run("topic")
        #expect(shown.out.hasPrefix("★ magpie topic #events  1: Radar brief\n") && shown.err.isEmpty, "\(shown.out)")
        let json = await program.run("topic", "--json").out
        #expect(json.contains("\"isPinned\" : true") && json.contains("\"name\" : \"#events\""), "\(json)")
        #expect(await program.run("topic", "unpin", "#Events", "--json").out.contains("#events") == false)
        #expect(try await program.store().pinnedViews().isEmpty)
    }

    @Test func `A view of nothing is not pinned, and that ends with 1`() async throws {
        let program = try await TestProgram(notes)
        let result = await program.run("topic", "pin", "zebra")
        #expect(result.status == 1 && result.err.contains("No note is about “zebra”, so nothing was pinned."))
    }
}
