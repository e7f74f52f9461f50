import Testing

@testable import TerminalUI

@Suite struct DisplayWidthTests {
    @Test(
        arguments: [
            ("", 0), ("Spare key", 9), ("~!", 2), ("é", 1), ("e\u{301}", 1), ("z\u{334}\u{327}\u{301}", 1),
            ("\u{301}", 0),
            ("日本語", 6), ("ＡＢ", 4), ("ｱ", 1), ("한글", 4), ("\u{1100}\u{1161}\u{11A8}", 2), ("　", 2), ("、", 2),
            ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("👍🏽", 2), ("☝🏽", 2), ("1️⃣", 2), ("1", 1), ("#️⃣", 2),
            ("❤️", 2), ("❤", 1), ("⌚", 2), ("⌚\u{FE0E}", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("㊗️", 2), ("㊗\u{FE0E}", 2),
            ("─│╭", 3), ("✚✎✖⌕★", 5), ("☐☑•…·", 5), ("α±§", 3), ("שלום", 4), ("مرحبا", 5), ("का", 2), ("ไทย", 3),
            ("น้ำ", 2),
            ("a\u{200B}b", 2), ("a\u{200D}b", 2), ("\u{AD}", 0), ("\u{7}", 0), ("\n", 0), ("\u{20000}", 2), ("䷀", 2),
        ]
    )
    func `The columns of a text are those of its clusters`(text: String, columns: Int) {
        #expect(DisplayWidth.columns(text) == columns)
    }

    @Test(
        arguments: [
            ("Spare key", 9, "Spare key"), ("Spare key", 8, "Spare k…"), ("Spare key", 1, "…"), ("Spare key", 0, ""),
            ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("👩‍👩‍👧‍👦👍🏽", 3, "👩‍👩‍👧‍👦…"),
            ("e\u{301}a\u{301}b", 2, "e\u{301}…"), ("", 3, ""),
        ]
    )
    func `A text is shortened between clusters, with an ellipsis that fits`(text: String, columns: Int, short: String) {
        #expect(DisplayWidth.truncated(text, to: columns) == short)
    }

    @Test func `The ellipsis may be ASCII`() {
        #expect(DisplayWidth.truncated("Spare key", to: 6, ellipsis: "...") == "Spa...")
        #expect(DisplayWidth.truncated("Spare key", to: 2, ellipsis: "...") == "Sp")
    }

    @Test(arguments: [("ab", 4, "ab  "), ("日", 4, "日  "), ("abc", 2, "abc")])
    func `A text is filled up with spaces to a number of columns`(text: String, columns: Int, padded: String) {
        #expect(DisplayWidth.padded(text, to: columns) == padded)
    }

    struct Wrapping: CustomTestStringConvertible {
        var text: String
        var columns: Int
        var lines: [String]
        var testDescription: String { "\(text) in \(columns)" }
    }

    @Test(
        arguments: [
            Wrapping(text: "", columns: 5, lines: [""]),
            Wrapping(text: "one two", columns: 7, lines: ["one two"]),
            Wrapping(text: "one two", columns: 6, lines: ["one", "two"]),
            Wrapping(text: "one  two", columns: 4, lines: ["one", "two"]),
            Wrapping(text: "  in", columns: 9, lines: ["  in"]),
            Wrapping(text: "abcdefgh", columns: 3, lines: ["abc", "def", "gh"]),
            Wrapping(text: "a bcdefgh i", columns: 3, lines: ["a", "bcd", "efg", "h i"]),
            Wrapping(text: "日本語", columns: 5, lines: ["日本", "語"]),
            Wrapping(text: "ab日本", columns: 5, lines: ["ab日", "本"]),
            Wrapping(text: "日本。語", columns: 4, lines: ["日", "本。", "語"]),
            Wrapping(text: "👩‍👩‍👧‍👦👍🏽🇩🇪", columns: 3, lines: ["👩‍👩‍👧‍👦", "👍🏽", "🇩🇪"]),
            Wrapping(text: "日", columns: 1, lines: ["?"]),
            Wrapping(text: "ab", columns: 0, lines: ["a", "b"]),
            Wrapping(text: "a\nb\n", columns: 9, lines: ["a", "b", ""]),
        ]
    )
    func `Lines break at spaces, around ideographs, and within a word only when it is too long`(wrapping: Wrapping) {
        #expect(DisplayWidth.wrapped(wrapping.text, to: wrapping.columns) == wrapping.lines)
    }

    @Test(arguments: [1, 2, 3, 7, 30, 80])
    func `No wrapped line is too long, and only spaces get lost`(columns: Int) {
        for seed in 0..<60 {
            var generator = SeededGenerator(seed)
            let text = RandomText.make(&generator, pieces: 40)
            let lines = DisplayWidth.wrapped(text, to: columns)
            #expect(lines.allSatisfy { DisplayWidth.columns($0) <= columns }, "\(text.debugDescription)")
            guard columns > 1 else { continue }
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
        }
    }
}
