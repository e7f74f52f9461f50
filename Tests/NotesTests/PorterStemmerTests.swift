import Notes
import Testing

@Suite struct PorterStemmerTests {
    /// Porter's own examples, and short and odd words.
    @Test(
        arguments: [
            ("caresses", "caress"), ("ponies", "poni"), ("ties", "ti"), ("cats", "cat"), ("feed", "feed"),
            ("agreed", "agre"), ("plastered", "plaster"), ("motoring", "motor"), ("sing", "sing"),
            ("conflated", "conflat"),
            ("troubled", "troubl"), ("sized", "size"), ("hopping", "hop"), ("falling", "fall"), ("hissing", "hiss"),
            ("filing", "file"), ("happy", "happi"), ("sky", "sky"), ("relational", "relat"), ("conditional", "condit"),
            ("digitizer", "digit"), ("operator", "oper"), ("hopefulness", "hope"), ("formaliti", "formal"),
            ("triplicate", "triplic"), ("electrical", "electr"), ("goodness", "good"), ("revival", "reviv"),
            ("adjustment", "adjust"), ("adoption", "adopt"), ("probate", "probat"), ("rate", "rate"), ("cease", "ceas"),
            ("controll", "control"), ("roll", "roll"), ("reviewing", "review"), ("keys", "kei"), ("key", "kei"),
            ("a", "a"), ("as", "as"), ("", ""), ("q3", "q3"), ("日本", "日本"), ("ing", "ing"), ("sses", "ss"),
        ]
    )
    func `A word has the stem that Porter gives it`(word: String, stem: String) {
        #expect(PorterStemmer.stem(word) == stem)
    }
}
