import Notes
import Testing

@testable import TerminalUI

@Suite struct ChangeLinesTests {
    @Test func `Lines of a difference are drawn as on cards, whether they changed or stayed`() {
        let changes: [LineChange] = [
            .kept("### Plan **B**"), .kept("* `run` it **now**"), .removed("## Costs"), .removed("**old**"),
            .added("### Prices"), .added("* **new**"), .added("  + [ ] nested"),
        ]
        #expect(
            texts(changes) == [
                "  Plan B", "  • run it now", "- Costs", "- old", "+ Prices", "+ • new", "+   ☐ nested",
            ]
        )
    }

    @Test func `A heading that came is bold, in the colour of what came`() {
        let lines = ChangeLines([.added("## Costs")], width: 40, look: Look()).lines(context: 0, room: 9)
        #expect(lines[0].spans.contains(Span("Costs", Style(.added, isBold: true))))
    }

    @Test(arguments: [("# Costs", "## Costs"), ("**milk**", "milk"), ("* milk", "- milk")])
    func `Where only marks changed, they are shown as they are written`(old: String, new: String) {
        #expect(texts([.removed(old), .added(new)]) == ["- " + old, "+ " + new])
    }

    @Test func `A line that only moved is drawn as on cards`() {
        #expect(texts([.removed("## Costs"), .removed("a"), .added("a"), .added("## Costs")]).first == "- Costs")
    }

    @Test func `A line of code is drawn as it is written, also in a history`() {
        let changes: [LineChange] = [.kept("```"), .removed("# a **b**"), .added("* c"), .kept("```")]
        let lines = ChangeLines(changes, width: 40, look: Look()).withoutKept.lines(context: 0, room: 9)
        #expect(lines.map(\.text) == ["- # a **b**", "+ * c"])
    }

    @Test func `The beginning of a note in a list has no marks, and code as it is written`() {
        let body = "### Plan\n* milk\n+ bread\n```sh\n# install **it**\n```\n1. call"
        #expect(NotePreviewLine.text(of: body, title: "") == "Plan, milk, bread # install **it** 1. call")
    }

    @Test func `Every changed place of a long paragraph is shown`() {
        var sentences = (1...60).map { "Here is sentence number \($0)." }
        let old = sentences.joined(separator: " ")
        sentences[9] = "This one is new."
        sentences[29] = "So is this."
        let new = sentences.joined(separator: " ") + " One more."
        let lines = texts([.removed(old), .added(new)]).joined(separator: " ").replacing("   ", with: " ")
        for place in ["This one is new.", "So is this.", "One more.", "number 10.", "number 30."] {
            #expect(lines.contains(place))
        }
        #expect(!lines.contains("number 20."))
    }

    private func texts(_ changes: [LineChange]) -> [String] {
        ChangeLines(changes, width: 40, look: Look()).lines(context: 3, room: 9).map(\.text)
    }
}
