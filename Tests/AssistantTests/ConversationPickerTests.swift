import Assistant
import AssistantTestSupport
import Foundation
import Testing

struct ConversationPickerTests {
    private static let titles = [
        "7F3A1111": "Where is the spare key?", "7F3A2222": "Keyboard layouts", "0B5E0000": "Trip", "BEEF0000": "1984",
        "C0DE0000": "42",
    ]

    private func store() async throws -> any ConversationsStore {
        let store = try makeConversations()
        for (digits, title) in Self.titles {
            let entry = ConversationEntry(kind: .user, date: .distantPast, text: title, payload: "")
            let id = try #require(Self.id(digits))
            try await store.begin(KeptConversation(id: id, firstLine: entry, backend: "m"), with: entry)
            try await store.rename(id, to: title)
        }
        return store
    }

    private static func id(_ digits: String) -> UUID? { UUID(uuidString: "\(digits)-0000-4000-8000-000000000000") }

    @Test(arguments: [
        ("2", "Trip"), ("#1", "1984"), ("7f3a1", "Where is the spare key?"), ("spare", "Where is the spare key?"),
        ("TRIP", "Trip"), (" trip\n", "Trip"), ("beef", "1984"), ("1984", "1984"), ("42", "42"),
    ])
    func `A number, a handle, a title or a part of one finds it`(typed: String, title: String) async throws {
        let listing = ["BEEF0000", "0B5E0000"].compactMap(Self.id)
        let picker = ConversationPicker(store: try await store())
        #expect(try await picker.conversation(typed, listing: listing).title == title)
    }

    @Test func `What fits several names them with their handles`() async throws {
        let picker = ConversationPicker(store: try await store())
        let error = await #expect(throws: ConversationPickerError.self) {
            try await picker.conversation("key", listing: [])
        }
        guard case .several("key", let candidates) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(Set(candidates) == ["7f3a1 Where is the spare key?", "7f3a2 Keyboard layouts"])
    }

    @Test(arguments: [
        ("walrus", ConversationPickerError.notFound("walrus")), ("", .notFound("")), ("dead", .notFound("dead")),
        ("3", .notInListing(3, count: 2)),
    ])
    func `What fits none says so`(typed: String, error: ConversationPickerError) async throws {
        let listing = ["BEEF0000", "0B5E0000"].compactMap(Self.id)
        let picker = ConversationPicker(store: try await store())
        await #expect(throws: error) { try await picker.conversation(typed, listing: listing) }
    }

    @Test(arguments: [("1984", "1984"), ("42", "42"), ("TRIP", "Trip"), ("7f3a1", "Where is the spare key?")])
    func `What is to be removed is named by its handle or its whole title`(typed: String, title: String) async throws {
        let picker = ConversationPicker(store: try await store())
        #expect(try await picker.conversationToRemove(typed).title == title)
    }

    @Test(arguments: [
        ("1", ConversationPickerError.numberIsNoName(1)), ("walrus", .notFound("walrus")), ("", .notFound("")),
        ("spare", .partOfTitle("spare", candidates: ["7f3a1 Where is the spare key?"])),
    ])
    func `Nothing is removed by a number or a part of a title`(typed: String, error: ConversationPickerError)
        async throws
    {
        let picker = ConversationPicker(store: try await store())
        await #expect(throws: error) { try await picker.conversationToRemove(typed) }
    }
}
