import Testing

@testable import LineEditing

@Suite struct PromptTextTests {
    @Test(
        arguments: [
            ("> ", "> "), ("", ""), ("|B|> |N|", "|B|>|N| "), ("|B|>|N| ", "|B|>|N| "), ("|A||B|>|N| ", "|AB|>|N| "),
            ("|B|>|N||M|", "|B|>|NM| "), ("|B", "|B| "), ("a|B|", "a|B| "), ("|B| |N|", "|B| |N| "),
        ]
    )
    func `No invisible part stands at the end or beside another`(prompt: String, normalised: String) {
        #expect(PromptText.normalised(prompt, delimiter: "|") == normalised)
    }
}
