import Testing

@testable import BuiltinBackend

struct TemplateOutlineTests {
    @Test(arguments: [
        ("take the {note}", [["take"], ["the"]]), ("(drop|take [it]) {note} [off]", [["drop", "take"]]),
        ("[please] (drop|{note}) it", [["it"]]), ("<verb> it", [["drop", "take"], ["it"]]),
        ("drop it|take (that|this)", [["drop", "take"]]), ("drop it|{note}", []), ("[it]", []),
        ("(drop|) it", [["it"]]),
        ("((drop|take)|leave) it", [["drop", "take", "leave"], ["it"]]), ("<thing>: it", [["it"]]),
    ])
    func `An outline has the words of which a line must have one`(source: String, sets: [[String]]) {
        var outliner = TemplateOutliner(expansions: ["verb": "(drop|take) [now]", "thing": "[some] {item}"])
        let outline = outliner.outline(source)
        let starts = [0] + outline.ends.dropLast()
        let words = zip(starts, outline.ends).map { outline.words[$0..<$1].map(outliner.words.word) }
        #expect(words == sets)
    }

    @Test func `A line fits only with a word of each set`() {
        var outliner = TemplateOutliner(expansions: [:])
        let outline = outliner.outline("(drop|take) it")
        func mayFit(_ words: String...) -> Bool {
            outline.mayFit(WordSet(words.compactMap { outliner.words.number(of: $0) }))
        }
        #expect(mayFit("take", "it"))
        #expect(!mayFit("take", "drop"))
        #expect(!mayFit())
    }

    @Test func `Every word has a number of its own, however many there are`() {
        var numbers = WordNumbers()
        let words = (0..<5_000).map { "word\($0)" }
        for word in words + words {
            var word = word
            _ = word.withUTF8 { numbers.number($0) }
        }
        #expect(numbers.count == words.count)
        #expect(words.indices.allSatisfy { numbers.number(of: words[$0]) == $0 && numbers.word($0) == words[$0] })
        #expect(numbers.number(of: "word") == nil)
    }
}
