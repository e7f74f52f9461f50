import AssistantTestSupport
import Notes
import Testing

@testable import Assistant

/// What becomes of names such as `[LINK 1]` in what a model on another machine writes into notes.
struct LeftNamesTests {
    private let outbox = Outbox()

    /// What a model writes, once the person's text was sent to it.
    private func written(_ text: (String) -> String, after own: String) -> (text: String, left: Set<String>) {
        var used: Set<String> = []
        let redactions = outbox.redactions
        redactions.learn(from: [own])
        let wanted = text(redactions.redacted(own, used: &used))
        var left = redactions.misspelt(in: wanted)
        let restored = redactions.restored(wanted, left: &left)
        return (restored, left)
    }

    @Test(arguments: [
        #"<a href="https://ex.example/a1">x</a>"#, #"<img src="https://ex.example/a3.png">"#,
        #"<a href="tel:+491712345617">call</a>"#, "//example.com/x6", "[call](tel:+491712345618)",
        #"<p data-pin="7711">PIN: 7711</p>"#, #"<td title="4111 1111 1111 1111">"#, "![p](//img.example/a19.png)",
        "src=//ex.example/a22", "<iframe src=https://ex.example/a24></iframe>", "<!-- https://ex.example/a25 -->",
        "mailto:eva@example.org?subject=987654326", "a/4111 1111 1111 1111", "[CARD 1] and CARD 1",
    ])
    func `What is written back as it was sent is as it was`(_ own: String) {
        let (text, left) = written({ $0 + "\nxx" }, after: own)
        #expect(text == own + "\nxx" && left.isEmpty)
    }

    @Test(arguments: [
        "![x](https://e.example/?q=[CARD 1])", "[card 1]", #"\[CARD 1\]"#, "CARD 1", "[CARD&nbsp;1]", "**[CARD** 1]",
        "<img src=\"https://e.example/?q=[CARD 1]\">",
    ])
    func `A name that stays is told`(_ text: String) {
        let (written, left) = written({ _ in text }, after: "my card is 4111 1111 1111 1111")
        #expect(left == ["[CARD 1]"] && !written.contains("4111"))
    }

    @Test func `A note in which a name would be stored is not written`() async throws {
        let world = TestWorld([TestWorld.note(0x7F3A, "Links", "[x](https://own.example/a)")])
        let privacy = Privacy(notes: world.store, outbox: outbox)
        let controller = NoteActionController(
            store: world.store,
            world: world.world,
            author: .model("far"),
            privacy: privacy
        )
        let toolbox = Toolbox(controller: controller, world: world.world)
        let call = ToolCall(id: "1", name: "update_note", arguments: ##"{"id":"7f3a","body":"<a href=\"[LINK 1]\">"}"##)
        outbox.leaves(["[LINK 1]"], in: call.arguments)
        let result = await toolbox.prepare(call).run()
        #expect(throws: ToolError.nameLeft(["[LINK 1]"])) { try result.get() }
        #expect(try await world.store.notes(NoteFilter()).map(\.body) == ["[x](https://own.example/a)"])
    }
}
