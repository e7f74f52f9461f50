import Notes
import Testing

@Suite struct SearchTermsTests {
    @Test(
        arguments: [
            ("where is my spare key?", ["spare", "key"]), ("What's the WiFi password", ["wifi", "password"]),
            ("Café", ["cafe"]), ("C++", ["cplusplus", "c"]), ("(C++),", ["cplusplus", "c"]), ("C#", ["csharp", "c"]),
            ("node.js.", ["nodedotjs", "node", "js"]), (".env", ["dotenv", "env"]), ("rm -rf", ["rm", "dashrf", "rf"]),
            ("Q3/Q4", ["q3slashq4", "q3", "q4"]), ("e-mail", ["email", "e", "mail"]), ("Anna's", ["annas", "anna"]),
            ("O'Brien", ["obrien", "o", "brien"]), ("foo_bar", ["foounderscorebar", "foo", "bar"]),
            ("50%", ["50percent", "50"]), ("a@b.com", ["aatbdotcom", "b", "com"]), ("#tag", ["sharptag", "tag"]),
            ("1,000", ["1000", "1", "000"]), ("**bold**", ["bold"]), ("東京タ", ["東京", "京タ"]), ("京", ["京"]),
            ("iPhone東京", ["東京", "iphone"]), ("กิ", ["u0e01u0e34q"].map { $0.replacing("u0", with: "u") }),
            ("🎉", ["u1f389q"]),
            ("note", ["note"]), ("what are these", ["what", "are", "these"]), ("don't", ["don"]), ("- [ ] *", []),
            ("key key KEY", ["key"]), ("a\u{3000}spare\u{A0}key", ["spare", "key"]),
        ] as [(String, [String])]
    )
    func `A query is its words without stop words, whole and in parts`(text: String, terms: [String]) {
        #expect(SearchTerms.queryTerms(of: text) == terms)
    }

    @Test(
        arguments: [
            ("plain words, and punctuation. (Brackets) \"too\"!", []),
            ("use C++ and node.js", ["cplusplus", "nodedotjs"]),
            ("- [ ] e-mail **Bob**\n---\n## Heading", ["email"]), ("東京", ["東", "京", "東京", "东", "东京"]),
            ("iPhone東", ["iphone", "東", "东"]), ("会う", ["会", "う", "会う"]), ("a && b -> c", ["andand", "dashgreater"]),
        ] as [(String, [String])]
    )
    func `An index gets what a tokenizer would lose`(text: String, terms: [String]) {
        #expect(SearchTerms.indexTerms(of: text) == terms)
    }

    @Test(arguments: [
        ("Straße", ["strasse"]), ("Łódź", ["lodz"]), ("CO₂", ["co2"]), ("smørrebrød", ["smorrebrod"]),
        ("ﬁle", ["file"]), ("Müller", ["mueller"]), ("Café", []), ("parseHTTPRequest", ["parse", "http", "request"]),
        ("WiFi", ["wi", "fi"]), ("HTTP", []), ("call 0176 555 1234 now", ["01765551234"]),
        ("+49 (176) 555-1234", ["491765551234"]), ("0176 555 12 34, not 12, 30, 40", ["01765551234"]),
        ("in 2026 12 of 30", []), ("code 00 71 93", ["007193"]), ("πλοίο", ["πλοιο"]), ("Ёлка", ["елка"]),
        ("+49 (0)30 1234-5678", ["4903012345678", "493012345678", "03012345678"]),
        ("DE89 3704 0044 0532 0130 00, from May", ["de89370400440532013000"]), ("AB12 is a seat", []),
    ])
    func `An index gets other spellings of a word`(text: String, terms: [String]) {
        let all = SearchTerms.indexTerms(of: text)
        #expect(Set(terms).isSubset(of: all), "\(all)")
        if terms.isEmpty { #expect(all.isEmpty) }
    }

    @Test(arguments: [
        ("knives", ["knives", "knife"]), ("ran", ["ran", "run"]), ("Müller", ["muller", "mueller"]),
        ("πλοίο", ["πλοιο", "πλοίο"]), ("чайник", ["чаиник", "чайник"]), ("らー", ["らー", "ラー"]), ("ラー", ["ラー", "らー"]),
        ("key", ["key"]), ("图书", ["图书", "圖書"]), ("圖書", ["圖書", "图书"]), ("山", ["山"]),
    ])
    func `A word is looked for in its other forms`(text: String, forms: [String]) {
        #expect(SearchTerms.alternatives(of: text) == [forms])
    }

    @Test func `A number is looked for without the marks between its thousands`() {
        #expect(SearchTerms.alternatives(of: "1,299.00").flatMap { $0 }.contains("1299"))
        #expect(SearchTerms.indexTerms(of: "costs 1,299.00 euros").contains("1299"))
        #expect(SearchTerms.indexTerms(of: "costs €1.299").contains("1299"))
    }

    @Test(arguments: ["\"", "* ^ ( ) : NEAR", "a\"b*c", "\u{301}\"x", "{a} : b", "日\"本", "x\0y"])
    func `No term has a character with a meaning in a query language`(text: String) {
        for term in SearchTerms.queryTerms(of: text) {
            #expect(
                term.unicodeScalars.allSatisfy {
                    !$0.isASCII || $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
            )
        }
    }

    @Test func `A query has a bounded number of terms`() {
        let text = (0..<10_000).map { "word\($0)" }.joined(separator: " ")
        #expect(SearchTerms.queryTerms(of: text).count == SearchTerms.maximumQueryTerms)
    }

    @Test(arguments: ["don't", "what's", "where", "notes", "the"])
    func `Contractions and question words say nothing about what is looked for`(word: String) {
        #expect(SearchTerms.queryTerms(of: word + " budget") == ["budget"])
    }
}
