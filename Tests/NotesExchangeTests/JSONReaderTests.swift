import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import NotesExchange

struct JSONReaderTests {
    @Test func `LucidPal's file is read with every field, its dates as Swift writes them`() async throws {
        let json = """
            [{"id": "7F3A0000-0000-4000-8000-000000000000", "title": "Pot", "body": "blue", "tags": ["home"],
              "createdAt": 763129200, "updatedAt": 763129260.5, "aiSummary": "A pot.", "aiActionItems": ["look"],
              "aiCategory": "memory", "source": "voice", "isPinned": true, "lastReferencedAt": 763129300}]
            """
        let export = try Export(["lucidpal_notes.json": json])
        try await export.run()
        let expected = NoteItem(
            id: TestWorld.id(0x7F3A),
            title: "Pot",
            body: "blue",
            tags: ["home"],
            createdAt: Date(timeIntervalSinceReferenceDate: 763_129_200),
            updatedAt: Date(timeIntervalSinceReferenceDate: 763_129_260.5),
            aiSummary: "A pot.",
            aiActionItems: ["look"],
            aiCategory: .memory,
            source: .voice,
            isPinned: true,
            lastReferencedAt: Date(timeIntervalSinceReferenceDate: 763_129_300)
        )
        #expect(try await export.notes == [expected])
    }

    @Test func `The newest note of a file stays the newest`() async throws {
        let export = try Export(["notes.json": #"[{"title": "New"}, {"title": "Old"}]"#])
        try await export.run()
        #expect(try await export.store.notes(NoteFilter(order: .newestFirst)).map(\.title) == ["New", "Old"])
    }

    @Test func `What is no note is skipped, and what magpie has no field for is said`() async throws {
        let export = try Export(["notes.json": #"[{"title": "A", "colour": "red"}, {"x": 1}, 5]"#])
        let report = try await export.run()
        #expect(report.added.map(\.title) == ["A"])
        #expect(report.skipped.map(\.place) == ["notes.json, note 3", "notes.json, note 2"])
        #expect(report.remarks == ["`colour` is not known to magpie and left out": 1])
    }

    @Test(arguments: ["{}", "[1, 2]", "not JSON", ""]) func `A file without notes that is named is reported`(
        json: String
    ) async throws {
        let export = try Export(["notes.json": json])
        #expect(try await export.run("notes.json").complaints == ["Skipped notes.json: it is no JSON array of notes."])
    }

    @Test func `A note with an id comes in once, however it was changed here`() async throws {
        let id = "7F3A0000-0000-4000-8000-000000000000"
        let export = try Export(["notes.json": #"[{"id": "\#(id)", "title": "A", "body": "- [ ] x"}]"#])
        try await export.run()
        try await export.store.update(TestWorld.id(0x7F3A), by: .person, at: TestWorld.now) { $0.body = "- [x] x" }
        let report = try await export.run()
        #expect(report.added.isEmpty)
        #expect(report.alreadyThere == 1)
        #expect(try await export.notes.map(\.body) == ["- [x] x"])
    }

    @Test func `Another version of a note with an id comes in beside it, once`() async throws {
        let id = "7F3A0000-0000-4000-8000-000000000000"
        let export = try Export(["notes.json": #"[{"id": "\#(id)", "title": "A", "body": "old"}]"#])
        try await export.run()
        try export.write(Data(#"[{"id": "\#(id)", "title": "A", "body": "new"}]"#.utf8), to: "notes.json")
        #expect(try await export.run().besides == 1)
        #expect(try await Set(export.notes.map(\.body)) == ["old", "new"])
        #expect(try await export.run().added.isEmpty)
    }

    @Test func `A line of JSON that is wrong is skipped with its number`() async throws {
        let export = try Export(["notes.jsonl": "{\"title\": \"A\u{2028}B\"}\r\n\n{\"titel\": \"C\"}\n"])
        let report = try await export.run()
        #expect(report.added.map(\.title) == ["A B"])
        #expect(report.skipped.map(\.place) == ["notes.jsonl, line 3"])
    }

    @Test func `A note of the Trash goes to the Trash, where it has its full time`() async throws {
        let export = try Export(["notes.json": #"[{"title": "A", "deletedAt": "2001-01-01T00:00:00Z"}]"#])
        try await export.run()
        #expect(try await export.notes.map(\.deletedAt) == [TestWorld.now])
    }
}
