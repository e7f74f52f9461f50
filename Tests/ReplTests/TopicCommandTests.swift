import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Repl

struct TopicCommandTests {
    private func session() async -> TestSession {
        let session = TestSession([
            TestWorld.note(1, "Antenna", "the mast", tags: ["radar"]),
            TestWorld.note(2, "Radar brief", "ships in May"),
            TestWorld.note(3, "Costs", "40").with { $0.folder = "Radar" },
            TestWorld.note(4, "Tea", "green"),
        ])
        await session.type("/folder new Radar")
        return session
    }

    @Test(arguments: ["radar", "Radar", "\"radar\""])
    func `All about something is what lies in its folder, carries its tag and has its name`(typed: String) async {
        let screen = await session().type("/topic \(typed)")
        for title in ["Antenna", "Radar brief", "Costs"] { #expect(screen.contains(title), "\(screen)") }
        #expect(!screen.contains("Tea"))
    }

    @Test func `What is marked as a tag is only that`() async {
        let screen = await session().type("/topic #radar")
        #expect(screen.contains("Antenna") && !screen.contains("brief") && !screen.contains("Costs"), "\(screen)")
    }

    @Test func `A view is pinned, listed first, and unpinned`() async throws {
        let session = await session()
        #expect(await session.type("/topic").contains("No pinned views yet. /topic pin"))
        #expect(await session.type("/topic radar").contains("/topic pin radar keeps this view in /topic."))
        #expect(await session.type("/topic pin radar").contains("“radar” is pinned."))
        #expect(await session.type("/topic pin Radar").contains("“Radar” is pinned already."))
        let overview = await session.type("/topic")
        #expect(overview.hasPrefix("★ /topic radar") || overview.contains("★ /topic radar"), "\(overview)")
        #expect(overview.contains("3: ") && !overview.contains("No pinned views"), "\(overview)")
        #expect(await !session.type("/topic radar").contains("keeps this view"))
        #expect(await session.type("/topic unpin radar").contains("“radar” is no longer pinned."))
        #expect(try await session.store.pinnedViews().isEmpty)
    }

    @Test(arguments: [
        ("pin zebra", "No note is about “zebra”, so nothing was pinned."),
        ("pin people", "/topic people is always there."),
        ("unpin radar", "“radar” is not pinned."),
    ])
    func `A view of nothing, or one that is always there, is not pinned`(typed: String, said: String) async {
        #expect(await session().type("/topic \(typed)").contains(said))
    }
}
