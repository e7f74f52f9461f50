import TerminalUI
import Testing

@Suite struct TextSanitizerTests {
    @Test(
        arguments: [
            ("plain text\nwith lines", "plain text\nwith lines"), ("a\tb", "a    b"), ("a\r\nb\rc", "a\nb\nc"),
            ("a\0b\u{7}c\u{8}\u{7F}", "abc"), ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\u{1B}[1;2;3Hb", "ab"),
            ("\u{1B}]0;title\u{7}text", "text"), ("\u{1B}]8;;https://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
            ("\u{1B}P1$r\u{1B}\\a", "a"), ("\u{1B}_apc\u{1B}\\\u{1B}^pm\u{1B}\\\u{1B}Xsos\u{1B}\\b", "b"),
            ("\u{9B}31mred", "red"), ("\u{9D}0;title\u{9C}text", "text"), ("\u{90}q\u{7}x", "x"), ("\u{1B}(Bx", "x"),
            ("\u{1B}cx", "x"), ("\u{1B}", ""), ("\u{1B}[31", ""), ("\u{1B}]0;never ended\nnext", "\nnext"),
            ("\u{1B}[3\nnext", "\nnext"), ("\u{1B}]0;x\rnext", "\nnext"), ("\u{1B}Px\u{2028}next", "\nnext"),
            ("\u{1B}[\u{1B}[31mx", "x"), ("\u{1B}\u{1B}[31mx", "x"),
            ("\u{85}a\u{2028}b\u{2029}", "\na\nb\n"),
            ("\u{202E}abc\u{202C}\u{2066}d\u{2069}\u{200F}\u{61C}", "abcd"), ("\u{FEFF}a", "a"), ("a\u{FFFE}b", "ab"),
            ("שלום مرحبا", "שלום مرحبا"), ("👩‍👩‍👧‍👦🇩🇪👍🏽e\u{301}", "👩‍👩‍👧‍👦🇩🇪👍🏽e\u{301}"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
            ("a\u{E0068}\u{E0069}b", "ab"), ("\u{1F3F4}\u{E0068}\u{E0069} x", "\u{1F3F4} x"), ("a\u{AD}b", "ab"),
        ]
    )
    func `Nothing but text is left of a text`(text: String, clean: String) {
        #expect(TextSanitizer.clean(text) == clean)
    }

    @Test func `A character bears at most thirty marks`() {
        let marked = "a" + String(repeating: "\u{301}", count: 30)
        #expect(TextSanitizer.clean(marked + String(repeating: "\u{301}", count: 1_000_000) + "b") == marked + "b")
        #expect(TextSanitizer.clean(marked + marked) == marked + marked)
    }

    @Test func `What must stay on one line does`() {
        #expect(TextSanitizer.cleanLine("a\r\nb\u{1B}[2Jc") == "a bc")
    }

    @Test(arguments: 0..<40)
    func `Whatever comes in, no control character comes out but newline`(seed: Int) {
        var generator = SeededGenerator(seed)
        for _ in 0..<25 {
            let text = RandomText.make(&generator, pieces: 30, isHostile: true)
            let isHarmless = TextSanitizer.clean(text).unicodeScalars.allSatisfy { scalar in
                scalar == "\n" || (scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value))
            }
            #expect(isHarmless, "\(text.debugDescription)")
        }
    }

    @Test(arguments: 0..<40)
    func `However a text is cut, the pieces come out as the whole does`(seed: Int) {
        var generator = SeededGenerator(seed)
        for _ in 0..<25 {
            let text = RandomText.make(&generator, pieces: 30, isHostile: true)
            var sanitizer = TextSanitizer()
            let pieces = RandomText.cut(text, &generator).map { sanitizer.feed($0) }
            #expect(pieces.joined() == TextSanitizer.clean(text), "\(text.debugDescription)")
        }
    }

    @Test(arguments: 0..<20)
    func `Bytes at random do no harm either`(seed: Int) {
        var generator = SeededGenerator(seed)
        let bytes = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let clean = TextSanitizer.clean(String(decoding: bytes, as: UTF8.self))
        #expect(clean.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)) })
    }
}
