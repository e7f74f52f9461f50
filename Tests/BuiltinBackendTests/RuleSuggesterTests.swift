import BuiltinBackend
import Foundation
import Notes
import NotesDatabase
import Testing

struct RuleSuggesterTests {
    private static func suggestions(for note: NoteItem, among others: [NoteItem] = []) async throws -> [Suggestion] {
        let store = try SQLiteNotesStore(inMemory: others + [note])
        return await RuleSuggester(store: store, calendar: Talk.world.calendar).suggestions(for: note)
    }

    private static func phrases(for note: NoteItem, among others: [NoteItem] = []) async throws -> [String] {
        try await suggestions(for: note, among: others).map { "\($0.kind.name) \($0.kind.text)" }
    }

    /// A note whose title is its first line, as it is without one.
    private static func note(_ body: String, title: String? = nil) -> NoteItem {
        NoteItem(
            id: UUID(),
            title: title ?? NoteTitle.from(body: body),
            body: body,
            createdAt: Date(timeIntervalSince1970: 0)
        )
    }

    @Test(arguments: [
        (
            "The wifi password for guests is Sonnenblume42, and the router is behind the piano",
            "Wifi password for guests"
        ),
        (
            "Interview with Jonas Weber: strong on data, weak on testing, asks good questions",
            "Interview with Jonas Weber"
        ),
        ("Insurance number for the car is KX-88231, the agent is called Bauer", "Insurance number for the car"),
    ])
    func `A long first line gets the name of what it is about`(body: String, title: String) async throws {
        #expect(try await Self.phrases(for: Self.note(body)) == ["title \(title)"])
    }

    @Test(arguments: [
        "Spare key is under the pot", "It was a long day, and nobody was there when I came home in the evening",
        "Planted 40 tulips and the garlic today, ran out of compost", "- [ ] milk\n- [ ] eggs", "",
        "We suffer more often in imagination than in reality, he says", "Dr. Weber, phone 555-1234",
    ])
    func `What speaks for itself, or has no clear subject, is left alone`(body: String) async throws {
        #expect(try await Self.phrases(for: Self.note(body)).isEmpty)
    }

    @Test func `A title that somebody gave, or that another note has, is not replaced`() async throws {
        let body = "The wifi password for guests is Sonnenblume42, and the router is behind the piano"
        #expect(try await Self.phrases(for: Self.note(body, title: "Router")).isEmpty)
        let other = Self.note("Old one", title: "wifi password for guests")
        #expect(try await !Self.phrases(for: Self.note(body), among: [other]).contains { $0.hasPrefix("title") })
    }

    @Test(
        arguments: [
            ("The valve has to go before winter.\nDon't forget to call Hofmann.", ["task Call Hofmann"]),
            ("The migration failed. TODO: add the index to the script.", ["task Add the index to the script"]),
            ("The boiler is broken, call Tom to repair it.", ["task Call Tom to repair it"]),
            ("The gate is open; then call Jana about it", ["task Call Jana about it"]),
            ("TODO: milk", ["task Milk"]), ("Milch kaufen", ["task Milch kaufen"]),
            ("Es war kalt. Oma anrufen!", ["task Oma anrufen"]),
            ("If it leaks, call Tom to repair it.", []), ("Wir wollten Milch kaufen", []),
            // What is no order: a recipe, a fact, somebody to turn to, what has its box or its day.
            ("Fry the onion, add the rest, simmer. Season with flour and salt.", []),
            ("Rent goes up to 1240. The landlord is nice.", []), ("Twelve a head. Ask for Jana.", []),
            ("The hall is cold.\n- [ ] call the landlord\nCall the landlord about the heating.", []),
        ] as [(String, [String])]
    )
    func `Something to be done gets a box`(body: String, tasks: [String]) async throws {
        #expect(try await Self.phrases(for: Self.note(body, title: "Note")) == tasks)
    }

    @Test func `There are at most three, the likeliest first, and none below the least confidence`() async throws {
        let others = [
            Self.note("", title: "Radar brief"), NoteItem(id: UUID(), title: "A", tags: ["radar"], createdAt: .now),
            NoteItem(id: UUID(), title: "B", tags: ["greta", "quotes"], createdAt: .now),
        ]
        let body =
            "The talk with Greta about the #radar brief is over, and I have to send the quotes to Sam. See Radar brief."
        let found = try await Self.suggestions(for: Self.note(body, title: "Talk"), among: others)
        #expect(found.count == Suggestion.mostOffered)
        #expect(found.map(\.confidence) == found.map(\.confidence).sorted(by: >))
        #expect(found.allSatisfy { $0.confidence >= Suggestion.leastConfidence })
    }

    @Test func `What was dismissed twice is not suggested again for that note`() async throws {
        let note = Self.note("The valve has to go before winter.\nDon't forget to call Hofmann.", title: "Valve")
        let store = try SQLiteNotesStore(inMemory: [note])
        let suggester = RuleSuggester(store: store, calendar: Talk.world.calendar)
        let first = await suggester.suggestions(for: note)
        #expect(first.count == 1)
        try await store.dismiss(first)
        #expect(await suggester.suggestions(for: note) == first)
        try await store.dismiss(first)
        #expect(await suggester.suggestions(for: note).isEmpty)
    }

    @Test(arguments: [
        (
            "Today I met Greta about the mast, and we decided to wait until the spring comes back",
            "Met Greta about the mast"
        ),
        ("This morning we had a long talk with Jonas because the boat leaks", "Long talk with Jonas"),
        ("Yesterday I found the key", "Found the key"),
    ])
    func `A note that begins with a day is named by what was done`(body: String, title: String) async throws {
        #expect(try await Self.phrases(for: Self.note(body)) == ["title \(title)"])
        let other = String(body.split(separator: " ").prefix(5).joined(separator: " "))
        #expect(try await Self.phrases(for: Self.note(body, title: other)) == ["title \(title)"])
    }

    @Test func `A link is suggested where the title has the name of the other note in it`() async throws {
        let other = Self.note("The antenna", title: "Radar brief")
        let body = "Talked about the Radar brief with Anna"
        #expect(try await Self.phrases(for: Self.note(body), among: [other]).contains("link Radar brief"))
    }

    @Test func `What somebody is to do by a day is offered as a task with that day`() async throws {
        let body = "From the meeting\nAnna: ship radar by 1 December 2026\nIdea: sell the boat"
        let note = NoteItem(id: UUID(), title: "Meeting", body: body, createdAt: Talk.world.now())
        let found = try await Self.suggestions(for: note)
        #expect(found.map(\.kind) == [.task("Anna: ship radar by 1 December 2026 (due 2026-12-01)")])
        var changed = note
        found.first?.kind.apply(to: &changed)
        #expect(
            changed.body
                == "From the meeting\n- [ ] Anna: ship radar by 1 December 2026 (due 2026-12-01)\nIdea: sell the boat"
        )
    }
}
