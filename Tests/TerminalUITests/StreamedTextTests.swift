import TerminalUI
import Testing

@Suite struct StreamedTextTests {
    @Test(arguments: 0..<40, [20, 80])
    func `However a reply is cut, the same is written, and it is what MarkdownText draws`(seed: Int, width: Int) {
        var generator = SeededGenerator(seed)
        let look = Look(width: width, colorDepth: seed.isMultiple(of: 2) ? .none : .ansi16)
        let plain = Look(width: width)
        for _ in 0..<10 {
            let text = RandomText.make(&generator, pieces: 40, isHostile: seed.isMultiple(of: 3))
            let whole = Self.write([text], look)
            #expect(Self.write(RandomText.cut(text, &generator), look) == whole, "\(text.debugDescription)")
            let drawn = MarkdownText.lines(text, width: width, look: plain)
            let lines = drawn.map { $0.text + "\n" }
            #expect(Self.write(RandomText.cut(text, &generator), plain) == lines.joined(), "\(text.debugDescription)")
        }
    }

    @Test func `Words are written as soon as they are whole`() {
        var streamed = StreamedText(look: Look())
        #expect(streamed.feed("Added oat") == "Added")
        #expect(streamed.feed(" milk. ") == " oat")
        #expect(streamed.feed("Bye") == " milk.")
        #expect(streamed.finish() == " Bye\n")
    }

    @Test func `When the window changes its width, the lines that follow have it`() {
        var streamed = StreamedText(look: Look(width: 20))
        var written = streamed.feed("one two three four five six ")
        streamed.width = 12
        written += streamed.feed("seven eight nine ten")
        streamed.width = 40
        written += streamed.feed(" eleven twelve thirteen") + streamed.finish()
        #expect(
            written.split(separator: "\n").map(String.init)
                == ["one two three four", "five six", "seven eight", "nine ten eleven twelve thirteen"]
        )
    }

    @Test func `A mark is held back until its partner comes`() {
        var streamed = StreamedText(look: Look(colorDepth: .ansi16))
        #expect(streamed.feed("to *") == "to")
        #expect(streamed.feed("*Shopping li") == "")
        #expect(streamed.feed("st*") == "")
        #expect(streamed.feed("*. x") == " \u{1B}[1mShopping list\u{1B}[0m.")
        #expect(streamed.finish() == " x\n")
    }

    @Test func `A reply without text writes nothing, not even a newline`() {
        var streamed = StreamedText(look: Look())
        #expect(streamed.feed("") + streamed.feed("\n \n") + streamed.finish() == "")
    }

    @Test func `After its end the next piece begins a new text`() {
        var streamed = StreamedText(look: Look())
        #expect(streamed.feed("- a") + streamed.finish() == "• a\n")
        #expect(streamed.feed("- b") + streamed.finish() == "• b\n")
    }

    @Test func `A long word does not wait for its end`() {
        var streamed = StreamedText(look: Look(width: 10))
        #expect(streamed.feed("see https://example.org/") == "see\nhttps://ex\nample.org")
        #expect(streamed.finish() == "/\n")
    }

    private static func write(_ pieces: [String], _ look: Look) -> String {
        var streamed = StreamedText(look: look)
        return Self.joined(pieces.map { streamed.feed($0) } + [streamed.finish()])
    }

    /// Text in one style may be written in several parts: a style that ends and begins again makes no difference.
    private static func joined(_ parts: [String]) -> String {
        var text = parts.joined()
        for code in Set(text.matches(of: /\u{1B}\[[0-9;]*[1-9]m/).map { String($0.output) }) {
            text = text.replacing("\u{1B}[0m" + code, with: "")
        }
        return text
    }
}
