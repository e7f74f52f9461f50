import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing

struct ConversationSearchTests {
    private func found(
        _ text: String,
        limit: Int = 10,
        after change: @escaping (any ConversationsStore) async throws -> Void = { _ in }
    ) async throws -> [ConversationMatch] {
        let store = try makeConversations()
        try await store.begin(1, "Where is the spare key?", hours: 1)
        try await store.append(.answered("Under the blue flower pots."), to: .numbered(1), inTurn: 1)
        try await store.begin(2, "写一封给东京的信", hours: 2)
        try await store.begin(3, "Ist die Ölheizung an? C++ too", hours: 3)
        try await store.append(.results, to: .numbered(3), inTurn: 1)
        try await change(store)
        return try await store.search(text, limit: limit)
    }

    @Test(
        arguments: [
            ("pot", 1), ("POTS", 1), ("flower keys", 1), ("under the blue", 1), ("ower po", 1), ("东京", 2), ("信", 2),
            ("给东京的", 2), ("ölheizung", 3), ("olheizung", 3), ("heizun", 3), ("c++", 3), ("an? C", 3), ("an", 3),
        ] as [(String, UInt8)]
    )
    func `Words in any form and parts of any text are found, in what both said`(
        query: (text: String, number: UInt8)
    ) async throws {
        let matches = try await found(query.text)
        #expect(matches.first?.conversation.id == .numbered(query.number))
    }

    @Test(
        arguments: ["", " ", "walrus", "\"", "walrus*", "NEAR(walrus b)", "%", "_", "'; DROP TABLE conversation; --"]
    )
    func `What nobody said is not found, and no character is an operator`(text: String)
        async throws
    {
        #expect(try await found(text).isEmpty)
    }

    @Test func `A conversation is found once, with more of the words first, then the latest`()
        async throws
    {
        let matches = try await found("garden hose") { store in
            try await store.begin(11, "the garden", hours: 1)
            try await store.begin(12, "the garden hose", hours: 0)
            try await store.append(.answered("A garden hose, a hose."), to: .numbered(12), inTurn: 1)
            try await store.begin(13, "the garden", hours: 2)
        }
        #expect(matches.map(\.conversation.id) == [.numbered(12), .numbered(13), .numbered(11)])
    }

    @Test func `No more are found than are wanted`() async throws {
        #expect(try await found("is", limit: 1).count == 1)
        #expect(try await found("is", limit: 0).isEmpty)
    }

    @Test(arguments: ["Zebras", "zebra", "ebra cros", "crossings"])
    func `A title that was given is found, the one before is not`(text: String) async throws {
        let rename: @Sendable (any ConversationsStore) async throws -> Void = {
            try await $0.rename(.numbered(1), to: "Walrus")
            try await $0.rename(.numbered(1), to: "Zebra crossing")
        }
        #expect(try await found(text, after: rename).map(\.conversation.title) == ["Zebra crossing"])
        #expect(try await found("walrus", after: rename).isEmpty)
    }

    @Test func `The excerpt stands around the hit`() async throws {
        let match = try #require(try await found("blue pot").first)
        #expect(match.excerpt == Excerpt(before: "Under the ", hit: "blue", after: " flower pots."))
    }
}
