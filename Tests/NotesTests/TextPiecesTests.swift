import Notes
import Testing

struct TextPiecesTests {
    @Test(arguments: [
        ("", ""), (" \t\n", ""), ("a", "a"), ("\u{A0}a b\u{2028}\r\n", "a b"), ("  é ", "é"), ("\u{3000}北 側", "北 側"),
    ])
    func `White space and line breaks of any kind are trimmed`(text: String, trimmed: String) {
        #expect(text.trimmed == trimmed)
    }

    @Test func `Lines with something in them are told apart by whatever ends a line`() {
        #expect("a\r\n\n b\rc\u{85}d\u{2028}e\u{2029}\u{B}f\n".filledLines == ["a", " b", "c", "d", "e", "f"])
        #expect("\n".filledLines.isEmpty)
    }

    @Test(arguments: [
        ("the blue pot", "Under THE  Blue\tpot", true), ("e b", "the blue", true), ("café", "In the Cafe\u{301}", true),
        ("blue", "", false), ("bluee", "blue", false), ("lulu", "a lulalulu", true),
    ])
    func `A part of a title is found whatever its case and its spaces`(part: String, title: String, fits: Bool) {
        #expect(TitleName(part, isPart: true).fits(title) == fits)
    }
}
