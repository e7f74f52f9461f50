import Assistant
import Testing

@testable import RemoteBackends

@Suite struct ThinkTagsTests {
    @Test(
        arguments: [
            ("<think>Hm.</think>\n\nYes.", [ModelEvent.thinking("Hm."), .text("Yes.")]),
            (" \n<thinking>a <b> </think> é</thinking>Yes.", [.thinking("a <b> </think> é"), .text("Yes.")]),
            ("<think>a <</think>b", [.thinking("a <"), .text("b")]),
            ("<think></think> b", [.text("b")]),
            ("<think>for ever </thi", [.thinking("for ever </thi")]),
            ("<think>a</think> \n", [.thinking("a")]),
            ("<think>a</think>b <think>c</think>", [.thinking("a"), .text("b <think>c</think>")]),
            ("Use <think>a</think>.", [.text("Use <think>a</think>.")]),
            ("Let me see.\n</think>\n\nYes.", [.text("Let me see."), .wasThinking, .text("Yes.")]),
            ("</think>\nYes.", [.wasThinking, .text("Yes.")]),
            ("It ends with </think>.", [.text("It ends with </think>.")]),
            ("So:\n<think>\na\n</think>\nb", [.text("So:\n<think>\na\n</think>\nb")]),
            ("a\n\n</thin", [.text("a\n\n</thin")]),
            ("  <thing>", [.text("  <thing>")]),
            ("<thin", [.text("<thin")]),
            (" \n", [.text(" \n")]),
            ("", []),
        ]
    )
    func `Reasoning at the beginning is parted from the text, however the reply is cut`(
        reply: String,
        events: [ModelEvent]
    ) {
        for pieces in Pieces.all(of: reply) {
            var tags = ThinkTags()
            #expect((pieces.flatMap { tags.feed($0) } + tags.end()).merged == events, "cut into \(pieces)")
        }
    }

    @Test func `Reasoning and text are passed on while they come`() {
        var tags = ThinkTags()
        #expect(tags.feed("<think>Let me") == [.thinking("Let me")])
        #expect(tags.feed(" see</think> It is") == [.thinking(" see"), .text("It is")])
        #expect(tags.feed(" here.") == [.text(" here.")])
    }

    @Test(arguments: [
        ("Hm.\n</think>\nYes.", [ModelEvent.thinking("Hm.\n"), .text("Yes.")]),
        ("Yes.", [.thinking("Yes."), .text("Yes.")]), ("<b>Yes", [.thinking("<b>Yes"), .text("<b>Yes")]),
        ("\n <think>Hm.</think>\nYes.", [.thinking("Hm."), .text("Yes.")]), ("<thinking>Hm", [.thinking("Hm")]),
        ("</think>Yes.", [.text("Yes.")]), ("<thi", [.thinking("<thi"), .text("<thi")]), ("", []),
    ])
    func `A model that is known to begin with reasoning is believed, unless it never ends it`(
        reply: String,
        events: [ModelEvent]
    ) {
        for pieces in Pieces.all(of: reply) {
            var tags = ThinkTags(beginsThinking: true)
            #expect((pieces.flatMap { tags.feed($0) } + tags.end()).merged == events, "cut into \(pieces)")
        }
    }
}
