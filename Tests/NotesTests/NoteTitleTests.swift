import Notes
import Testing

@Suite struct NoteTitleTests {
    @Test(
        arguments: [
            ("The spare key", "The spare key"), ("\n\n  # Plan  \nmore", "Plan"), ("### Deep", "Deep"),
            ("- [ ] buy milk", "buy milk"), ("- [x] done", "done"), ("* item", "item"), ("> quoted", "quoted"),
            ("> - 1. nested", "nested"), ("12) step", "step"), ("3.14 is pi", "3.14 is pi"),
            ("#tag first", "#tag first"),
            ("**Bold** and _italic_ and `code`", "Bold and italic and code"), ("snake_case_name", "snake_case_name"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("see [the docs](https://x.y/z)", "see the docs"), ("---\nafter", "after"),
            ("- [ ]\nnext", "next"), ("a\u{1B}[31mred\u{7}", "a [31mred"), ("tab\there", "tab here"), ("", "Untitled"),
            (" \n\t\n", "Untitled"), ("# \n- ", "Untitled"), ("\r\nline\r\n", "line"), ("日本語のメモ", "日本語のメモ"),
            ("!", "!"), ("C++ and C#", "C++ and C#"),
        ]
    )
    func `A title is the first line with text, without Markdown`(body: String, title: String) {
        #expect(NoteTitle.from(body: body) == title)
    }

    @Test func `A long line is cut between words`() {
        let title = NoteTitle.from(body: String(repeating: "word, ", count: 30))
        #expect(title == "word, word, word, word, word, word, word, word, word, word…")
        #expect(title.count <= 60)
    }

    @Test(arguments: [59, 60, 61, 100_000])
    func `No title is longer than sixty characters`(length: Int) {
        let title = NoteTitle.from(body: String(repeating: "x", count: length))
        #expect(title.count == min(length, 60))
        #expect(title.hasSuffix("…") == (length > 60))
    }
}
