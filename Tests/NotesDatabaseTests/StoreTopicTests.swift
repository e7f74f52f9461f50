import Notes
import NotesDatabase
import Testing

struct StoreTopicTests {
    private static func store() async throws -> SQLiteNotesStore {
        try await .journaling([
            .make("A", body: "Call Tom. Who pays?", tags: ["radar"], createdAt: .hours(1)),
            .make("B", body: "Tom was late. Who pays for the ship?", tags: ["radar", "home"], createdAt: .hours(2)),
            .make("C", tags: ["Radar"], createdAt: .hours(3)),
            .make("D", body: "Ask Anna", createdAt: .hours(4), folder: "Work"),
        ])
    }

    @Test func `Projects are folders and the tags of three notes, the last changed first`() async throws {
        let items = try await Self.store().topic(.projects)
        #expect(items.map(\.name) == ["Work", "#radar"])
        #expect(items.map(\.count) == [1, 3])
        #expect(items[1].notes.map(\.title) == ["C", "B", "A"])
    }

    @Test func `Each question links back to its note`() async throws {
        let items = try await Self.store().topic(.questions)
        #expect(items.map(\.name) == ["Who pays for the ship?"])
        #expect(items.first?.notes.map(\.title) == ["B"])
    }

    @Test func `Who is known from one note is found in the others`() async throws {
        let items = try await Self.store().topic(.people)
        #expect(items.map(\.name) == ["Tom", "Anna"])
        #expect(items[0].notes.map(\.title) == ["B", "A"])
    }

    @Test func `A word that is mostly written small is nobody`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("Meeting Template", body: "then call @mark", createdAt: .hours(1)),
            .make("Book Template", body: "author", createdAt: .hours(1)),
            .make("B", body: "The template is in the folder; mark it.", createdAt: .hours(2)),
        ])
        #expect(try await store.topic(.people).map(\.name) == ["Mark"])
    }

    @Test(arguments: Topic.allCases) func `An empty store has none`(topic: Topic) async throws {
        #expect(try await SQLiteNotesStore(inMemory: []).topic(topic).isEmpty)
    }
}
