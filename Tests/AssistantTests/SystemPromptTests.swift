import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing

@Suite struct SystemPromptTests {
    @Test func `The prompt says the day of the week, the date, the hour and the zone`() {
        let prompt = SystemPrompt.text(world: TestWorld().world)
        #expect(prompt.contains("Now: Saturday, 14 March 2026, after 09:00 (GMT)."))
    }

    @Test(arguments: [("2026-03-14T09:00:00Z", true), ("2026-03-14T09:59:59Z", true), ("2026-03-14T10:00:00Z", false)])
    func `The prompt stays the same for an hour, so that servers need not read it anew`(
        moment: String,
        isSame: Bool
    ) throws {
        let now = try Date(moment, strategy: .iso8601)
        var world = TestWorld().world
        let prompt = SystemPrompt.text(world: world)
        world.now = { now }
        #expect((SystemPrompt.text(world: world) == prompt) == isSame)
    }

    @Test func `The prompt has at most 600 tokens, at three characters a token`() {
        #expect(SystemPrompt.text(world: TestWorld().world).count <= 1_800)
    }
}
