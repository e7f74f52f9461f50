import Notes
import Testing

@testable import TerminalUI

@Suite struct MarkdownTextTests {
    @Test(
        arguments: [
            ("plain", "plain"), ("**bold**", "<b>bold</b>"), ("*it* _too_", "<i>it</i> <i>too</i>"),
            ("`co_de*`", "<c>co_de*</c>"),
            ("***both***", "<bi>both</bi>"), ("**bold _and italic_**", "<b>bold </b><bi>and italic</bi>"),
            ("**a `b` c**", "<b>a </b><bc>b</bc><b> c</b>"), ("snake_case_name", "snake_case_name"),
            ("__init__", "__init__"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("2*3*4", "2*3*4"), ("**open", "**open"), ("open**", "open**"), ("*", "*"),
            ("****", "****"),
            ("`open", "`open"), ("``", "``"), ("** no **", "** no **"), ("a _b", "a _b"), ("(_b_)", "(<i>b</i>)"),
            ("_b_c", "_b_c"), ("**a** **b**", "<b>a</b> <b>b</b>"), ("**日本**語", "<b>日本</b>語"),
        ]
    )
    func `Marks within a line need a partner`(text: String, drawn: String) {
        #expect(InlineMarkdown.spans(text).map(\.tagged).joined() == drawn)
    }

    @Test(arguments: [
        ("~~gone~~ here", "<s>gone</s> here"), ("~~a **b**~~", "<s>a </s><bs>b</bs>"),
        ("~~[9b21]~~.", "<s>[9b21]</s>."),
        ("~5 minutes~", "~5 minutes~"), ("~~~", "~~~"), ("~~ no ~~", "~~ no ~~"), ("~~open", "~~open"),
    ])
    func `What is struck out is drawn so, or keeps its tildes`(text: String, drawn: String) {
        #expect(InlineMarkdown.spans(text, strikes: true).map(\.tagged).joined() == drawn)
        #expect(InlineMarkdown.spans(text).map(\.text).joined() == text.replacing("**", with: ""))
    }

    @Test func `Partners further apart than a streamed line may be held back are none`() {
        let inside = String(repeating: "x", count: InlineMarkdown.longestSpan)
        #expect(InlineMarkdown.spans("**\(inside)**").map(\.text).joined() == "**\(inside)**")
        #expect(InlineMarkdown.spans("**\(inside.dropLast())**").map(\.text).joined() == inside.dropLast())
    }

    @Test func `Every kind of line is drawn`() {
        let text = """
            # One
            ## Two
            ### Three
            - [ ] open
            - [x] done
            - item
              - inner
            * star
            12. twelve
            ---
            -- no rule
            plain
            """
        #expect(
            MarkdownText.lines(text, width: 20, look: Look()).map(\.text) == [
                "One", "Two", "Three", "☐ open", "☑ done", "• item", "  • inner", "• star", "12. twelve",
                "────────────────────", "-- no rule", "plain",
            ]
        )
    }

    @Test func `Without Unicode every mark is ASCII`() {
        let lines = MarkdownText.lines("- [ ] a\n- [x] b\n- c\n---", width: 10, look: Look(isUnicode: false))
        #expect(lines.map(\.text) == ["[ ] a", "[x] b", "- c", "----------"])
    }

    @Test func `Continued lines stand below the text of their item`() {
        let lines = MarkdownText.lines("- [ ] one two three\n  - four five\n1. six seven", width: 10, look: Look())
        #expect(lines.map(\.text) == ["☐ one two", "  three", "  • four", "    five", "1. six", "   seven"])
    }

    @Test func `Checkboxes can bear the numbers by which they are checked`() {
        let lines = MarkdownText.lines("- [ ] a\ntext\n- [x] b", width: 20, look: Look(), isNumbered: true)
        #expect(lines.map(\.text) == ["1 ☐ a", "text", "2 ☑ b"])
    }

    @Test(arguments: [
        "- [ ] a\n  - [ ] b\n\t- [x] c\n* [ ] d\n- [ ]\n- [X] e\n-    [ ] f\n-     [ ] g\n-\t[ ]\th",
        "-\ta\n\n\t- [ ] b\n\ntext\n\n\t- [ ] c\n\n    - [ ] d\n- [ ] e", "\t- [ ] a\n\n\u{A0}+ [x] b\r\n* [X] c",
    ])
    func `As many checkboxes bear a number as the body has to its own rules`(body: String) {
        let count = BodyLine.parse(body).compactMap(\.checkbox).count
        #expect(count > 0)
        let lines = MarkdownText.lines(body, width: 40, look: Look(), isNumbered: true)
        let numbers = lines.compactMap { $0.text.drop { $0 == " " }.first?.wholeNumberValue }
        #expect(numbers == Array(1...count))
    }

    @Test func `Several blank lines become one, none at the ends`() {
        #expect(MarkdownText.lines("\n\na\n\n\n \nb\n\n", width: 20, look: Look()).map(\.text) == ["a", "", "b"])
        #expect(MarkdownText.lines(" \n", width: 20, look: Look()).isEmpty)
    }

    @Test(arguments: [
        "```sh\n# install\n\n\n- [ ] `a` **kwargs\n    __init__  x\n```\nend", "~~~\n```\n~~~~\nend",
        "```\nnever closed *x*\n# y",
        "text\n\n    # code\n    *x*\n\n\n    - y\n\nend", "    first\n\nend", "1.\n\n```\n- a\n```",
    ])
    func `Code is drawn as it is`(text: String) {
        let lines = MarkdownText.lines(text, width: 60, look: Look()).map(\.text)
        #expect(lines == text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    @Test(arguments: [
        ("- item\n\n    more **of** it", "• item||    more of it"), ("```a`b``` c", "```a`b``` c"),
        ("a\n    b *c*", "a|    b c"), ("```\nx\n``` y\n```\n# h", "```|x|``` y|```|h"),
    ])
    func `What only looks like code is none`(text: String, drawn: String) {
        #expect(MarkdownText.lines(text, width: 60, look: Look()).map(\.text).joined(separator: "|") == drawn)
    }

    @Test func `A line of code that is too long goes on in the next, with all its spaces`() {
        let lines = MarkdownText.lines("```\nlet  a = 1;  b()\n```", width: 10, look: Look()).map(\.text)
        #expect(lines == ["```", "let  a = 1", ";  b()", "```"])
    }

    @Test func `What is drawn is harmless`() {
        #expect(MarkdownText.lines("a\u{1B}[31m**b**\u{7}", width: 20, look: Look()).map(\.text) == ["ab"])
    }

    @Test(arguments: [1, 2, 5, 30])
    func `No line is too long`(width: Int) {
        for seed in 0..<80 {
            var generator = SeededGenerator(seed)
            let text = RandomText.make(&generator, pieces: 60, isHostile: true)
            let lines = MarkdownText.lines(text, width: width, look: Look())
            #expect(lines.allSatisfy { $0.columns <= width }, "\(text.debugDescription)")
        }
    }
}

extension Span {
    /// The text between tags for its style: b, i and c.
    fileprivate var tagged: String {
        let tags = [
            (style.isBold, "b"), (style.isItalic, "i"), (style.isStruckThrough, "s"), (style.role == .code, "c"),
        ]
        let tag = tags.filter(\.0).map(\.1).joined()
        return tag.isEmpty ? text : "<\(tag)>\(text)</\(tag)>"
    }
}
