import Testing

@testable import Transcripts

struct LostCommentTests {
    @Test(arguments: [
        ("# top\n\n# too\na: 1\n", nil), ("a: 1\n# here\n", 2), ("a: 1 # here\n", 1), ("a: 1#no\n", nil),
        ("a: '# no'\n", nil), ("a: \"x \\\" # no\"\n", nil), ("a: \"no\" # here\n", 1), ("a: don't # here\n", 1),
        ("a: |\n  # no\n\n  # no\n# here\n", 5), ("a: |-\n    text\n  # here\nb: 1\n", 3),
        ("- user: >\n    # no\n  b: 1\n  # here\n", 4), ("a: [\"# no\", '# no']\n", nil), ("a:\n  # here\n  b: 1\n", 2),
        ("tags: [home] \t# here", 1), ("- |2\n    # no\n", nil),
    ])
    func `A comment below the top is found, and text with its sign is none`(text: String, line: Int?) {
        #expect(TranscriptFile.lineOfLostComment(in: text) == line)
    }
}
