import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

struct StoreSuggestionTests {
    private static let others: [NoteItem] = [
        .make("Radar brief", body: "The budget is 40k.", tags: ["radar", "work"]),
        .make("Antennas", body: "Six weeks for the radar.", tags: ["radar"]),
        .make("Boiler", body: "Serviced in May.", tags: ["home"]),
        .make("Piranesi", body: "A house of halls.", tags: ["books"]), .make("Ida", body: "Likes cake"),
    ]

    private static func suggestions(_ title: String, _ body: String, tags: [String] = []) async throws -> [String] {
        let note = NoteItem.make(title, body: body, tags: tags)
        let store = try await SQLiteNotesStore.journaling(others + [note])
        return try await store.suggestions(for: note.id).filter { $0.confidence >= Suggestion.leastConfidence }
            .map { "\($0.kind.name) \($0.kind.text)" }
    }

    @Test(
        arguments: [
            ("Radar prototype", "Sam owns it", ["tag radar"]),
            ("Prototype", "for the #radar in the harbour", ["tag radar"]),
            ("Talk with Greta", "She wants to see the radar brief", ["link Radar brief", "tag radar"]),
            ("On the train", "I began to read Piranesi", ["link Piranesi"]),
            // Words that say little, parts of words, and titles that stand in the text by accident.
            ("Walked home", "along the river", []), ("Radars", "", ["tag radar"]),
            ("Weather", "boiler suit weather", []), ("Boiler", "Serviced by Hofmann", []),
            ("Weather", "in the boiler suit", []),
            // One word of a title, as the name of a thing, and names of three letters.
            ("Cold", "the boiler is broken", ["link Boiler"]), ("Cold", "They look at our boiler.", ["link Boiler"]),
            ("Visit", "We went to Ida on Sunday", ["link Ida"]),
        ] as [(String, String, [String])]
    )
    func `Tags and links are those that the text names`(title: String, body: String, wanted: [String]) async throws {
        #expect(try await Self.suggestions(title, body) == wanted)
    }

    @Test(arguments: [
        ("Sunday", "We spoke of work again", ["tag work"]), ("Work things", "it is late", ["tag work"]),
        ("Talk", "The talk on AI was long", ["tag ai"]), ("Sunday", "A good plan", ["tag plan"]),
        ("Sunday", "We spoke of nothing", []),
    ])
    func `A tag of several notes is offered for an ordinary word as well`(
        title: String,
        body: String,
        wanted: [String]
    ) async throws {
        let note = NoteItem.make(title, body: body)
        let others = (1...3).map { NoteItem.make("Other \($0)", tags: ["work", "ai", "plan", "the"]) }
        let store = try await SQLiteNotesStore.journaling(others + [note])
        let found = try await store.suggestions(for: note.id).filter { $0.confidence >= Suggestion.leastConfidence }
        #expect(found.map { "\($0.kind.name) \($0.kind.text)" } == wanted)
    }

    @Test func `A title is found among many notes that have its word`() async throws {
        let note = NoteItem.make("Cold", body: "the boiler is broken")
        let others = (1...30).map { NoteItem.make("Day \($0)", body: "the boiler was warm") }
        let store = try await SQLiteNotesStore.journaling(Self.others + others + [note])
        let found = try await store.suggestions(for: note.id)
        #expect(found.contains { $0.kind == .link("Boiler") && $0.confidence >= Suggestion.leastConfidence })
    }

    @Test func `A note is not offered what it has`() async throws {
        #expect(try await Self.suggestions("Radar prototype", "", tags: ["Radar"]).isEmpty)
        #expect(try await Self.suggestions("Radar prototype", "", tags: ["work/radar"]).isEmpty)
        #expect(try await Self.suggestions("Greta", "Read [[Radar brief]]", tags: ["radar"]).isEmpty)
    }

    @Test func `What was dismissed twice for a note is remembered for it, also by another process`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let note = NoteItem.make("Radar prototype")
            let other = NoteItem.make("Radar test")
            let store = try await SQLiteNotesStore(path: path)
            try await store.write([.create(note), .create(other)], by: .person, at: .noon)
            let tag = Suggestion(noteID: note.id, kind: .tag("Radar"), confidence: 0.8)
            try await store.dismiss([tag])
            #expect(try await store.dismissals(for: note.id).isEmpty)
            try await store.dismiss([tag])
            let later = try await SQLiteNotesStore(path: path)
            #expect(try await later.dismissals(for: note.id) == ["tag:radar"])
            #expect(try await later.dismissals(for: other.id).isEmpty)
        }
    }

    @Test(arguments: [1, 3, 5])
    func `A database from before gets the table of dismissals`(version: Int) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let note = NoteItem.make("Spare key", body: "under the blue pot", id: .numbered(1))
            try await OldDatabase.make(path, version: version, notes: [note])
            let store = try await SQLiteNotesStore(path: path)
            let task = Suggestion(noteID: note.id, kind: .task("Find it"), confidence: 0.8)
            try await store.dismiss([task, task])
            #expect(try await store.dismissals(for: note.id) == ["task:find it"])
            #expect(try await store.search(NoteQuery("blue pot")).map(\.title) == ["Spare key"])
        }
    }

    @Test func `Dismissals go with their note`() async throws {
        let note = NoteItem.make("Radar prototype")
        let store = try await SQLiteNotesStore.journaling([note])
        let tag = Suggestion(noteID: note.id, kind: .tag("radar"), confidence: 0.8)
        try await store.dismiss([tag, tag])
        try await store.delete(note.id, by: .person, at: .noon)
        #expect(try await store.dismissals(for: note.id) == ["tag:radar"])
        try await store.purge([note.id])
        let left = try await store.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM dismissal") }
        #expect(left == 0)
    }
}
