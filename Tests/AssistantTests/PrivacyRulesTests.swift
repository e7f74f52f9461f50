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
        #expect(try !rules(typed + " case").withholds(note))
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

    @Test func `Only a tag or a folder is marked private, and a filter has a text`() {
        #expect(throws: FilterError.notMarkable) { try rules("private title x") }
        #expect(throws: FilterError.notMarkable) { try rules("private everything") }
        #expect(throws: FilterError.noText) { try rules("deny title") }
    }

    @Test func `Numbers name several filters at once, and a wrong one is refused`() throws {
        let filters = try rules("deny a", "deny b", "deny c", "deny d").filters
        #expect(try filters.named(["1", "3-4", "exact"]).filters.map(\.id) == [1, 3, 4])
        #expect(try filters.named(["1,2", "exact"]).rest == ["exact"])
        for typed in ["5", "0", "2-1", "1-9", "x", "1-2-3"] {
            #expect(throws: FilterError.noSuchNumber(typed, count: 4)) { try filters.named([typed]) }
        }
        #expect(throws: FilterError.nothingToChange) { try filters.changed(by: ["1"]) }
        #expect(try filters.changed(by: ["1", "2", "title", "case"]).values.map(\.target) == [.title, .title])
    }
}
