import Foundation
import Notes
import Testing

struct SuggestionTests {
    private static func note(_ body: String, title: String = "Note", tags: [String] = []) -> NoteItem {
        NoteItem(id: UUID(), title: title, body: body, tags: tags, createdAt: Date(timeIntervalSince1970: 0))
    }

    private static func body(_ body: String, with kind: Suggestion.Kind) -> String {
        var note = note(body)
        kind.apply(to: &note)
        return note.body
    }

    @Test(arguments: [
        (0.6, "perhaps"), (0.74, "perhaps"), (0.75, "likely"), (0.9, "likely"), (0.91, "very likely"),
        (1, "very likely"),
    ])
    func `A confidence has a word, and only what is very likely is applied by itself`(confidence: Double, word: String)
    {
        let suggestion = Suggestion(noteID: UUID(), kind: .tag("home"), confidence: confidence)
        #expect(suggestion.likelihood == word)
        #expect((confidence > Suggestion.surelyApplied) == (word == "very likely"))
    }

    @Test(arguments: [
        ("See Radar brief first", "See [[Radar brief]] first"),
        ("see radar brief.", "see [[Radar brief|radar brief]]."),
        ("Radar briefing, Radar brief", "Radar briefing, [[Radar brief]]"),
    ])
    func `A link stands where the title stands, and reads as it did`(body: String, linked: String) {
        #expect(Self.body(body, with: .link("Radar brief")) == linked)
    }

    @Test(arguments: [
        "Radar briefs", "[[Radar brief]] and Radar brief", "`Radar brief`", "[Radar brief](https://example.com)",
        "```\nRadar brief\n```", "---\nsource: Radar brief\n---\n", "# Radar brief", "<Radar brief>", "#Radar brief",
    ])
    func `What is no mention stays as it is`(body: String) {
        #expect(NoteMention(of: "Radar brief", in: body) == nil)
        #expect(Self.body(body, with: .link("Radar brief")) == body)
    }

    @Test(arguments: [
        ("Met Tom.\nCall Anna.", "Met Tom.\n- [ ] Call Anna."),
        ("Met Tom.\n- call Anna", "Met Tom.\n- [ ] call Anna"),
        ("Met Tom. Call Anna.", "Met Tom. Call Anna.\n- [ ] Call Anna"),
        ("1. Call Anna", "1. Call Anna\n- [ ] Call Anna"),
        ("- [x] Call Anna", "- [x] Call Anna"),
        ("```\nCall Anna\n```", "```\nCall Anna\n```\n- [ ] Call Anna"),
    ])
    func `A task gets its box where its line is, else a line at the end`(body: String, after: String) {
        #expect(Self.body(body, with: .task("Call Anna")) == after)
    }

    @Test func `A tag comes after the others, once`() {
        var note = Self.note("", tags: ["home"])
        Suggestion.Kind.tag("Garden").apply(to: &note)
        Suggestion.Kind.tag("garden").apply(to: &note)
        #expect(note.tags == ["home", "Garden"])
    }

    @Test(arguments: [("title", "A"), ("tag", "b"), ("link", "C"), ("task", "d")])
    func `A kind has a name that makes it again`(name: String, text: String) throws {
        let kind = try #require(Suggestion.Kind(name: name, text: text))
        #expect(kind.name == name)
        #expect(kind.text == text)
    }
}
