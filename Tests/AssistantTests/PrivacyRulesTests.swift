import AssistantTestSupport
import Notes
import Testing

@testable import Assistant

/// Which notes models on other machines may see, and why.
struct PrivacyRulesTests {
    private let note: NoteItem = {
        var note = TestWorld.note(1, "Minutes of Acme", "We met the board of\nProject X.")
        note.tags = ["Work", "shared"]
        note.folder = "Office"
        return note
    }()

    private func rules(_ typed: String...) throws -> PrivacyRules {
        PrivacyRules(
            try zip(1..., typed).map { id, typed in
                KeptFilter(id: id, filter: try FilterWords(typed.split(separator: " ").map(String.init)).filter())
            }
        )
    }

    @Test(arguments: [
        "deny acme", "deny text project x", "deny title acme", "deny title exact Minutes of Acme", "deny body board",
        "deny body exact board", "deny tag wor", "deny tags exact work", "deny folder exact office",
        "private tag #work",
        "private folder office", "deny everything", "deny title case Acme", #"deny title "Minutes""#,
    ])
    func `A filter withholds what it fits`(_ typed: String) throws {
        let verdict = try rules(typed).verdict(on: note)
        #expect(verdict.isWithheld && verdict.number == 1)
        #expect(verdict.reason.contains("Filter 1 fits it: "))
    }

    @Test(arguments: [
        "deny title board", "deny body acme", "deny body exact boar", "deny tags exact wor", "deny title case acme",
        "deny folder exact off", "allow acme", "private tag wor",
    ])
    func `A filter leaves what it does not fit`(_ typed: String) throws {
        #expect(try !rules(typed).verdict(on: note).isWithheld)
    }

    @Test(arguments: ["Ac\u{200B}me", "Ac\u{AD}me", "A\u{2060}cme"])
    func `What cannot be seen hides no word from a filter`(_ title: String) throws {
        #expect(try rules("deny title contains Acme").withholds(TestWorld.note(1, title)))
    }

    @Test(arguments: [
        ("deny title contains Straße", "WALDSTRASSE 4"), ("deny title Waldstrasse", "Die Waldstraße"),
        ("deny title exact cafe", "Im Café"), ("deny title MÜLLER", "Herr müller"), ("deny title lodz", "Łódź"),
    ])
    func `A filter fits what a search would find by its letters`(_ typed: String, _ title: String) throws {
        let note = TestWorld.note(1, title)
        #expect(try rules(typed).withholds(note))
        let words = typed.split(separator: " ")
        let exact = (words.prefix(2) + ["case"] + words.dropFirst(2)).joined(separator: " ")
        #expect(try !rules(exact).withholds(note))
    }

    @Test func `Allowing wins over denying, and a private mark over both`() throws {
        #expect(try !rules("deny everything", "allow tag shared").withholds(note))
        #expect(try rules("allow everything", "private folder Office").withholds(note))
        var marked = note
        marked.tags = ["PRIVATE"]
        #expect(try rules("allow everything").verdict(on: marked).reason == "It is tagged private.")
    }

    @Test func `What lies below a private tag or folder is private, and so is a note that says so in its text`() throws
    {
        var note = note
        #expect(try !rules().withholds(note))
        note.tags = ["private/health"]
        #expect(try rules().withholds(note))
        note.tags = []
        note.folder = "Private/Health"
        #expect(try rules().withholds(note))
        note.folder = "Office/2026"
        #expect(try rules("private folder office").withholds(note))
        note.folder = "Notes"
        note.body = "Therapy at nine (#Private)"
        #expect(try rules().withholds(note))
        note.body = "A #privateer is a ship"
        #expect(try !rules().withholds(note))
    }

    @Test(arguments: [
        "**#private** x", "\"#private\"", "＃private x", "#pri\u{AD}vate x", "_#private_",
        "---\ntags: [a, private]\n---\nx",
        "---\ntags:\n  - private\n---\nx", "tags: private\nx", "- #private",
    ])
    func `The private tag in a text is seen however it is written`(_ body: String) throws {
        #expect(try rules().withholds(TestWorld.note(1, "T", body)))
    }

    @Test func `A private folder is private at any depth, and a private tag in the text too`() throws {
        var note = TestWorld.note(1, "T", "x")
        note.folder = "Home/Private/Tax"
        #expect(try rules().withholds(note))
        note.folder = "Old/Diary"
        #expect(try rules("private folder Diary").withholds(note))
        note.folder = "Old/Diary 2"
        #expect(try !rules("private folder Diary").withholds(note))
        note.body = "done #work"
        #expect(try rules("private tag work").withholds(note))
        #expect(try rules("deny everything", "allow tag work").withholds(note))
        note.title = "A**c**me"
        #expect(try rules("deny title contains Acme").withholds(note))
    }

    @Test func `A mistyped property is refused with the nearest one`() {
        #expect(throws: FilterError.unknownProperty("titel", nearest: "title")) { try rules("deny titel contains x") }
        #expect(throws: FilterError.unknownProperty("bdoy", nearest: "body")) { try rules("deny bdoy x") }
        #expect(throws: FilterError.caseBehindText("case")) { try rules("deny body contains Zebra case") }
        #expect(throws: Never.self) { try rules(#"deny "Zebra case""#) }
    }

    @Test func `Only a tag or a folder is marked private, and a filter has a text`() {
        #expect(throws: FilterError.notMarkable) { try rules("private title x") }
        #expect(throws: FilterError.notMarkable) { try rules("private everything") }
        #expect(throws: FilterError.noText) { try rules("deny title") }
    }

    @Test func `Numbers name several filters at once, and a wrong one is refused`() throws {
        let filters = try rules("deny a", "deny b", "deny c", "deny d").filters
        #expect(try filters.named(["1", "3-4", "exact"]).filters.map(\.id) == [1, 3, 4])
        #expect(try filters.named(["1,2", "exact"]).rest == ["exact"])
        #expect(throws: FilterError.noSuchNumber("9", count: 4)) { try filters.named(["2", "1-9"]) }
        for typed in ["5", "0", "2-1", "x", "1-2-3"] {
            #expect(throws: FilterError.noSuchNumber(typed, count: 4)) { try filters.named([typed]) }
        }
        #expect(throws: FilterError.nothingToChange) { try filters.changed(by: ["1"]) }
        #expect(try filters.changed(by: ["1", "2", "title", "case"]).values.map(\.target) == [.title, .title])
    }
}
