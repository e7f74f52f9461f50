import Assistant
import AssistantTestSupport
import Testing

@Suite struct SystemPromptTests {
    @Test func `The prompt says the day of the week, the date, the time and the zone`() {
        #expect(SystemPrompt.text(world: TestWorld().world).contains("Now: Saturday, 14 March 2026, 09:26 (GMT)."))
    }

    @Test func `The prompt has at most 600 tokens, at three characters a token`() {
        #expect(SystemPrompt.text(world: TestWorld().world).count <= 1_800)
    }
}
