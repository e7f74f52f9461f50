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

    @Test func `A project that lay still for long is there with its latest notes`() async throws {
        let old = (1...4).map { NoteItem.make("Old \($0)", createdAt: .hours(Double($0)), folder: "Attic") }
        let busy = (1...2_100).map { NoteItem.make("New \($0)", tags: ["busy"], createdAt: .hours(10 + Double($0))) }
        let items = try await SQLiteNotesStore.journaling(old + busy).topic(.projects)
        #expect(items.map(\.name) == ["#busy", "Attic"])
        #expect(items.map(\.count) == [2_100, 4])
        #expect(items[0].notes.map(\.title) == ["New 2100", "New 2099", "New 2098"])
        #expect(items[1].notes.map(\.title) == ["Old 4", "Old 3", "Old 2"])
    }

    @Test func `Of many projects the twenty that were changed last are shown`() async throws {
        let notes = (1...25).map { NoteItem.make("Note \($0)", createdAt: .hours(Double($0)), folder: "F\($0)") }
        let items = try await SQLiteNotesStore.journaling(notes).topic(.projects)
        #expect(items.map(\.name) == (6...25).reversed().map { "F\($0)" })
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

    @Test func `A surname alone is the person whose whole name is known`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("A", body: "Call Anna Berger. Ask Anna again.", createdAt: .hours(1)),
            .make("B", body: "Berger wants the contract", createdAt: .hours(2)),
            .make("C", body: "It is on the desk of Berger", createdAt: .hours(3)),
            .make("D", body: "Met Dr Mehta", createdAt: .hours(4)),
            .make("E", body: "Dr. Mehta: all fine; opened with Obsidian", createdAt: .hours(5)),
        ])
        let items = try await store.topic(.people)
        #expect(items.map(\.name) == ["Anna Berger", "Dr. Mehta"])
        #expect(items.map(\.count) == [3, 2])
    }

    @Test func `A first name in another note is the one person of whom the whole name is known`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("A", body: "Call Anna Berger", createdAt: .hours(1)),
            .make("B", body: "Ask Anna", createdAt: .hours(2)),
        ])
        let items = try await store.topic(.people)
        #expect(items.map(\.name) == ["Anna Berger"])
        #expect(items.map(\.count) == [2])
    }

    @Test func `A first name that two people have is taken for neither of them`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("A", body: "Call Anna Berger", createdAt: .hours(1)),
            .make("B", body: "Call Anna Young", createdAt: .hours(2)),
            .make("C", body: "Ask Anna", createdAt: .hours(3)),
        ])
        #expect(Set(try await store.topic(.people).map(\.name)) == ["Anna", "Anna Berger", "Anna Young"])
    }

    @Test func `What notes call a project is one, and so is a tag that begins so`() async throws {
        let store = try await SQLiteNotesStore.journaling([
            .make("Project Radar", body: "starts in May", createdAt: .hours(1)),
            .make("B", body: "Project Radar needs a budget", tags: ["project-boat"], createdAt: .hours(2)),
        ])
        let items = try await store.topic(.projects)
        #expect(items.map(\.name).sorted() == ["#project-boat", "Project Radar"])
        #expect(items.first { $0.name == "Project Radar" }?.count == 2)
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
