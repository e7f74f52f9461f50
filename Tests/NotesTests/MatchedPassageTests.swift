import Notes
import Testing

struct MatchedPassageTests {
    private static let filler = String(repeating: "lorem ipsum ", count: 20)
    private static let letter = filler + "The keys are under\nthe blue pot. Keys!"

    @Test(arguments: [
        ("under the blue pot", "blue pot", "under the blue pot", ["blue", "pot"]),
        (letter, "where is my key", "ipsum lorem ipsum The keys are under\nthe blue pot. Keys!", ["keys", "Keys"]),
        (letter, "pot", "the blue pot. Keys!", ["pot"]),
        (
            "first key\n" + filler + "\nthe spare key is here", "spare key", "the spare key is here",
            ["spare", "key"]
        ),
        ("it says rm -rf / here", "-rf", "it says rm -rf / here", ["rf"]),
        ("prefixinfixsuffix", "INFIX", "prefixinfixsuffix", ["infix"]),
        ("im Café Lumière", "cafe", "im Café Lumière", ["Café"]),
        ("北側にあります", "北側", "北側にあります", ["北側"]),
        ("Brücke–Keys, KEYS2 and café's key", "keys", "Brücke–Keys, KEYS2 and café's key", ["Keys", "key"]),
        ("a cafe\u{301}, b\u{301}-key", "café key", "a cafe\u{301}, b\u{301}-key", ["cafe\u{301}", "key"]),
    ])
    func `The passage with most of the words is shown, and they are marked`(
        text: String,
        query: String,
        passage: String,
        matches: [String]
    ) {
        let found = MatchedPassage(of: text, matching: query)
        #expect(found?.text == passage)
        #expect(found?.pieces.filter(\.isMatch).map(\.text) == matches)
        #expect(found?.isCut == !text.hasPrefix(passage))
    }

    @Test(arguments: [("words", "other"), ("words", ""), ("", "words"), ("words", "?!")])
    func `A text with nothing of what was asked for has no passage`(text: String, query: String) {
        #expect(MatchedPassage(of: text, matching: query) == nil)
    }
}
