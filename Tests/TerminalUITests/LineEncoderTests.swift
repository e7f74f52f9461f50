import TerminalUI
import Testing

@Suite struct LineEncoderTests {
    private static let line = Line([Span("CREATED", Style(.created, isBold: true)), Span(" note")])

    @Test(
        arguments: [
            (ColorDepth.none, "CREATED note"), (.ansi16, "\u{1B}[1;33mCREATED\u{1B}[0m note"),
            (.ansi256, "\u{1B}[1;38;5;215mCREATED\u{1B}[0m note"),
            (.trueColor, "\u{1B}[1;38;2;255;169;77mCREATED\u{1B}[0m note"),
        ]
    )
    func `A style becomes the codes that the terminal understands`(depth: ColorDepth, text: String) {
        #expect(LineEncoder(Look(colorDepth: depth)).text(Self.line) == text)
    }

    @Test func `Every attribute has its code`() {
        let style = Style(isBold: true, isItalic: true, isStruckThrough: true, isReversed: true)
        let encoder = LineEncoder(Look(colorDepth: .ansi16))
        #expect(encoder.text(Span("x", style)) == "\u{1B}[1;3;7;9mx\u{1B}[0m")
    }

    @Test func `Each line ends with a newline and no open style`() {
        let text = LineEncoder(Look(colorDepth: .ansi16)).text([Line("a", .bold), Line("b")])
        #expect(text == "\u{1B}[1ma\u{1B}[0m\nb\n")
    }

    @Test func `Without colours there are no codes and no spaces at the end`() {
        #expect(LineEncoder(Look(canPosition: true)).text(Line([Span("👍🏽 ", .bold), Span("  ")])) == "👍🏽")
    }

    @Test func `Control characters that slipped through end here`() {
        #expect(LineEncoder(Look()).text(Line("a\u{1B}[2J\nb\u{9B}5mc")) == "a bc")
    }

    @Test func `The cursor is put right after clusters whose width is disputed`() {
        let encoder = LineEncoder(Look(colorDepth: .ansi16, canPosition: true))
        #expect(encoder.text(Line([Span("ab"), Span("👍🏽日e\u{301}é😀")])) == "ab👍🏽\u{1B}[5G日e\u{301}é😀")
    }

    @Test(
        arguments: [
            (Look(), "› "), (Look(isUnicode: false), "> "),
            (Look(colorDepth: .ansi16), "\u{1}\u{1B}[1;96m\u{1}› \u{1}\u{1B}[0m\u{1}"),
        ]
    )
    func `The prompt's codes stand between markers`(look: Look, text: String) {
        #expect(Prompt.text(look: look) == text)
    }
}
