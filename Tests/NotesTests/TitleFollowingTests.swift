import Foundation
import Notes
import NotesDatabase
import Testing

struct TitleFollowingTests {
    private func title(of title: String, _ body: String, after edit: @escaping @Sendable (inout NoteItem) -> Void)
        async throws
        -> String?
    {
        let note = NoteItem(id: UUID(), title: title, body: body, createdAt: .now)
        let store = try SQLiteNotesStore(inMemory: [note])
        try await store.update(note.id, by: .person, at: .now, edit)
        return try await store.note(note.id)?.title
    }

    @Test func `A link that is put around words of the first line leaves the title alone`() async throws {
        let body = "Lunch with Katrin Meyer"
        #expect(try await title(of: body, body) { $0.body = "Lunch with [[Katrin Meyer]]" } == body)
    }

    @Test func `A title that came from the first line follows it`() async throws {
        #expect(
            try await title(of: "Call Katrin", "# Call Katrin\nsoon") { $0.body = "# Call Emma\nsoon" } == "Call Emma"
        )
    }

    @Test(arguments: ["Call Emma", "", "  \n"])
    func `A title that somebody set stays, and an empty body takes none away`(body: String) async throws {
        #expect(try await title(of: "Katrin", "Call Katrin") { $0.body = body } == "Katrin")
        if body != "Call Emma" {
            #expect(try await title(of: "Call Katrin", "Call Katrin") { $0.body = body } == "Call Katrin")
        }
    }

    @Test func `A heading that is left out leaves the title alone`() async throws {
        #expect(try await title(of: "Q3 review", "# Q3 review\nup") { $0.body = "Met Katrin." } == "Q3 review")
        #expect(try await title(of: "Q3 review", "Q3 review\nup") { $0.body = "Q4 review" } == "Q4 review")
    }

    @Test func `A title that the same edit sets stays as it is set`() async throws {
        #expect(
            try await title(of: "Call Katrin", "Call Katrin") { ($0.title, $0.body) = ("Emma", "Call Emma") } == "Emma"
        )
    }
}
