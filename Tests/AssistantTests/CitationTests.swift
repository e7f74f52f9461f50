import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing

struct CitationTests {
    let world: TestWorld

    init() {
        var old = TestWorld.note(0xDA7E, "Old", "gone")
        old.deletedAt = TestWorld.now
        let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
        world = TestWorld([key, TestWorld.note(0x6C1D, "Bike", "in the shed"), old])
    }

    private func shown(_ pieces: [String]) async -> String {
        let events = pieces.map(ModelEvent.text) + [.finished(nil)]
        let backend = ScriptedBackend([.calls(("search_notes", #"{"query": "key"}"#)), .events(events)])
        var conversation = Conversation()
        return await world.loop(backend).run("where?", in: &conversation, show: { _ in }).reply
    }

    @Test(arguments: [
        ("Under the pot [7f3a].", "Under the pot [7f3a]."),
        ("Under the pot [9b21].", "Under the pot ~~[9b21]~~ (no such note)."),
        ("See [7f3a, 9b21]", "See [7f3a] ~~[9b21]~~ (no such note)"),
        (
            "By its whole id [7f3a0000-0000-4000-8000-000000000000]",
            "By its whole id [7f3a0000-0000-4000-8000-000000000000]"
        ),
        (
            "- [ ] milk, - [x] tea, [added], [2024], [12], [see above]",
            "- [ ] milk, - [x] tea, [added], [2024], [12], [see above]"
        ),
        ("[beef], [faced] and [decade]", "~~[beef]~~ (no such note), [faced] and [decade]"),
        ("`[9b21]` and ```\n[9b21]\n``` and [9b21]", "`[9b21]` and ```\n[9b21]\n``` and ~~[9b21]~~ (no such note)"),
        ("It`s odd\nthat [9b21]", "It`s odd\nthat ~~[9b21]~~ (no such note)"),
        ("``[9b21]`` and [9b21]", "``[9b21]`` and ~~[9b21]~~ (no such note)"),
        (
            "[note 9b21], [id: 9b21], [#9b21]",
            "\(String(repeating: "~~[9b21]~~ (no such note), ", count: 3).dropLast(2))"
        ),
        ("[7f3a; 9b21] [9b21 and 7f3a]", "[7f3a] ~~[9b21]~~ (no such note) ~~[9b21]~~ (no such note) [7f3a]"),
        ("[note 7f3a], [2024-05-01], [555-1234]", "[note 7f3a], [2024-05-01], [555-1234]"),
        ("Not looked up: [6c1d]; in the Trash: [da7e]", "Not looked up: [6c1d]; in the Trash: [da7e]"),
        ("a link [9b21](https://example.org)", "a link [9b21](https://example.org)"),
        ("[[9b21]] and [9b2", "[~~[9b21]~~ (no such note)] and [9b2"),
    ])
    func `A handle that no tool returned is struck out and marked`(said: String, shown expected: String) async {
        #expect(await shown([said]) == expected)
        #expect(await shown(said.map(String.init)) == expected)
    }

    @Test func `What the model said stays in the conversation as it said it`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([.says("It is [9b21].")])
        _ = await world.loop(backend).run("where?", in: &conversation, show: { _ in })
        #expect(conversation.messages.last == .assistant(AssistantMessage(text: "It is [9b21].")))
    }

    @Test func `A note of an earlier turn may be cited`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([
            .calls(("search_notes", #"{"query": "key"}"#)), .says("Found."), .says("As said [7f3a]."),
        ])
        _ = await world.loop(backend).run("where?", in: &conversation, show: { _ in })
        let turn = await world.loop(backend).run("again?", in: &conversation, show: { _ in })
        #expect(turn.reply == "As said [7f3a].")
    }
}
