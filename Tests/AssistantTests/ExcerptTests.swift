import Assistant
import Testing

struct ExcerptTests {
    @Test(arguments: [
        ("The spare key is here.", "key", Excerpt(before: "The spare ", hit: "key", after: " is here.")),
        ("The spare KEY is here.", "keys", Excerpt(before: "The spare ", hit: "KEY", after: " is here.")),
        ("Ein Schlüssel", "schlussel", Excerpt(before: "Ein ", hit: "Schlüssel")),
        ("写给东京的信", "东京", Excerpt(before: "写给", hit: "东京", after: "的信")),
        ("one\ntwo\t three", "two", Excerpt(before: "one ", hit: "two", after: " three")),
        ("a blue pot", "pot blue", Excerpt(before: "a blue ", hit: "pot")),
        ("nothing here", "walrus", Excerpt(after: "nothing here")),
        ("", "walrus", Excerpt()),
        ("text", "", Excerpt(after: "text")),
    ])
    func `The place is marked as it is written`(text: String, query: String, excerpt: Excerpt) {
        #expect(Excerpt(of: text, around: query) == excerpt)
    }

    @Test func `A long text is cut between words on both sides`() {
        let words = (1...200).map { "word\($0)" }.joined(separator: " ")
        let excerpt = Excerpt(of: words, around: "word100")
        #expect(excerpt.hit == "word100")
        #expect(excerpt.before == "…word95 word96 word97 word98 word99 ")
        #expect(excerpt.after.hasSuffix("…"))
        #expect(excerpt.text.count <= Excerpt.length + 2)
    }

    @Test func `A text of megabytes with an odd query takes no time to speak of`() {
        let text = String(repeating: "日本語のテキスト ", count: 20_000)
        let excerpt = Excerpt(of: text, around: String(repeating: "x", count: 5_000))
        #expect(excerpt.hit.isEmpty)
    }
}
