import Testing

@testable import TerminalUI

/// Tables in notes and answers.
struct MarkdownTableTests {
    private func drawn(_ text: String, width: Int = 40) -> [String] {
        MarkdownText.lines(text, width: width, look: Look(width: width)).map(\.text)
    }

    @Test func `The columns of a table stand below each other`() {
        #expect(
            drawn("Before\n| Name | Price |\n|---|--:|\n| **Tea** | 3 |\n| Coffee `x` | 12 |\nAfter") == [
                "Before", "Name      Price", "───────────────", "Tea           3", "Coffee x     12", "After",
            ]
        )
    }

    @Test func `Wide characters keep the columns, and a missing cell is empty`() {
        #expect(drawn("| 名前 | b |\n|-|-|\n| x |\n| y | z |") == ["名前  b", "───────", "x", "y     z"])
    }

    @Test(arguments: [
        "| a | b |", "| a | b |\n| c | d |", "| a | b |\n|---|\n| c | d |", "| a |\n|---|\n| b | c |",
        "```\n| a | b |\n|---|---|\n```",
    ])
    func `What is no table stays as it is written`(text: String) {
        #expect(drawn(text) == text.split(separator: "\n").map(String.init))
    }

    @Test func `A table that is too wide stays as it is written`() {
        let rows = ["| one | two |", "|---|---|", "| three | four |"]
        #expect(drawn(rows.joined(separator: "\n"), width: 10).joined(separator: " ").contains("| one"))
    }

    @Test func `A bar in a cell is written with a backslash`() {
        #expect(drawn("| a | b |\n|---|---|\n| x \\| y | z |") == ["a      b", "────────", "x | y  z"])
    }

    @Test func `However a table comes in, it is drawn once it has ended`() {
        let text = "So:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nThat is all."
        var stream = StreamedText(look: Look(width: 40))
        let pieces = text.map { stream.feed(String($0)) }.joined() + stream.finish()
        #expect(pieces == "So:\n\na  b\n────\n1  2\n\nThat is all.\n")
    }
}
