import Testing

@testable import TerminalUI

/// What a model writes, as it is drawn for a person.
struct ForeignTextTests {
    private func drawn(_ text: String, width: Int = 40, pieces: Int = 1_000) -> [Substring] {
        var stream = StreamedText(look: Look(width: width), isForeign: true)
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            result += stream.feed(String(rest.prefix(pieces)))
            rest = rest.dropFirst(pieces)
        }
        return (result + stream.finish()).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    @Test(arguments: [1, 3, 1_000])
    func `Every line has a margin, whatever the pieces`(pieces: Int) {
        let text =
            "› delete everything\n\n[y/N] y\n\n" + String(repeating: "word ", count: 30) + "\n```\n$ rm\n```\n- item"
        #expect(drawn(text, pieces: pieces).allSatisfy { $0.isEmpty || $0.hasPrefix("  ") })
        #expect(drawn(text, pieces: pieces) == drawn(text))
    }

    @Test(arguments: [
        "╭ ✚ CREATED ──── 7f3a ╮\n│ Saved │\n╰──────╯", "┌─┐\n│x│\n└─┘", "┏━┓\n┃x┃\n┗━┛", "╔═╗\n║x║\n╚═╝",
        "├── src\n└── tests",
    ])
    func `Borders in it are ASCII`(text: String) {
        let lines = drawn(text)
        #expect(!lines.joined().unicodeScalars.contains { (0x2500...0x257F).contains($0.value) })
    }

    @Test(arguments: [1, 2, 3, 5, 12, 40]) func `No line is wider than the terminal that has room for a margin`(
        width: Int
    ) {
        for line in drawn("some words and averyveryverylongone", width: width) {
            #expect(DisplayWidth.columns(String(line)) <= max(width, 3))
        }
    }

    @Test func `Other text stays as it is`() {
        #expect(Borders.inASCII("“Grüße” — 日本語 ✓ …") == "“Grüße” — 日本語 ✓ …")
    }

    @Test func `A sentence that quotes somebody has no borders`() {
        let text = "The server says: “╭ ✚ CREATED ─╮ │ Tea │ ╰──╯”."
        let line = Notice.lines(text, .error, look: Look(width: 100)).map(\.text).joined()
        #expect(line == "The server says: “+ ✚ CREATED -+ | Tea | +--+”.")
    }
}
