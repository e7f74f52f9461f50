import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing

struct ConversationsStoreTests {
    @Test func `A conversation begins with its first line, which is its title and preview`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "  # Where is the *key*?\nand the bike", hours: 1)
        let expected = KeptConversation(
            id: .numbered(1),
            title: "Where is the key?",
            createdAt: .hours(1),
            backend: "model",
            preview: "# Where is the *key*? and the bike"
        )
        #expect(try await store.conversation(.numbered(1)) == expected)
        #expect(try await store.latest() == expected)
        #expect(try await store.conversations(limit: nil) == [expected])
        #expect(try await store.entries(of: .numbered(1)).map(\.text) == ["  # Where is the *key*?\nand the bike"])
    }

    @Test func `Messages come back as they were, in order`() async throws {
        let store = try makeConversations()
        let first = ConversationEntry.said("first", hours: 0.000_001)
        try await store.begin(.init(id: .numbered(1), firstLine: first, backend: "a"), with: first)
        let further: [ConversationEntry] = [.answered("", by: "b/c"), .results, .answered("done\nand dusted")]
        for entry in further { try await store.append(entry, to: .numbered(1), inTurn: 1) }
        let entries = try await store.entries(of: .numbered(1))
        #expect(entries == [first.storable] + further)
    }

    @Test func `Preview, date and backend follow what is said, and stay where nothing is`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "hello")
        try await store.append(.answered("Hi   there.\n\nYes?", hours: 2, by: "other"), to: .numbered(1), inTurn: 1)
        #expect(try await store.conversation(.numbered(1))?.backend == "other")
        try await store.append(.results, to: .numbered(1), inTurn: 1)
        let kept = try #require(try await store.conversation(.numbered(1)))
        #expect(kept.preview == "Hi there. Yes?")
        #expect(kept.updatedAt == .hours(2))
        #expect(kept.backend == "model")
        #expect(kept.createdAt == .noon)
    }

    @Test func `Turns that were taken back are kept and marked, and count no more`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "one")
        try await store.append(.answered("first"), to: .numbered(1), inTurn: 1)
        for number in 2...3 {
            let turn = try await store.append(.said("line \(number)"), to: .numbered(1), inTurn: nil)
            try await store.append(.answered("answer \(number)"), to: .numbered(1), inTurn: turn)
        }
        try await store.begin(2, "other")
        try await store.append(.said("later"), to: .numbered(1), inTurn: nil)
        #expect(try await store.latest()?.id == .numbered(1))
        try await store.rewind(.numbered(1), turns: [2, 3, 4])
        #expect(
            try await store.entries(of: .numbered(1)).map(\.isRewound) == [false, false]
                + Array(repeating: true, count: 5)
        )
        #expect(try await store.conversation(.numbered(1))?.preview == "first")
        #expect(try await store.latest()?.id == .numbered(2))
        let last = try await store.entries(of: .numbered(1), lastTurns: 1).filter { !$0.isRewound }
        #expect(last.map(\.text) == ["one", "first"])
    }

    @Test func `The messages of a turn stay together, whoever adds in between`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "one")
        let second = try await store.append(.said("two"), to: .numbered(1), inTurn: nil)
        let third = try await store.append(.said("three"), to: .numbered(1), inTurn: nil)
        #expect(second == 2)
        #expect(third == 3)
        try await store.append(.answered("to three"), to: .numbered(1), inTurn: third)
        try await store.append(.answered("to two"), to: .numbered(1), inTurn: second)
        try await store.append(.answered("to one"), to: .numbered(1), inTurn: 1)
        let texts = try await store.entries(of: .numbered(1)).map(\.text)
        #expect(texts == ["one", "to one", "two", "to two", "three", "to three"])
    }

    @Test func `The last turns are read alone, each with all of its messages`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "one")
        for line in ["two", "three"] {
            let turn = try await store.append(.said(line), to: .numbered(1), inTurn: nil)
            try await store.append(.answered("to \(line)"), to: .numbered(1), inTurn: turn)
        }
        try await store.begin(2, "another")
        let texts = try await store.entries(of: .numbered(1), lastTurns: 2).map(\.text)
        #expect(texts == ["two", "to two", "three", "to three"])
        #expect(try await store.entries(of: .numbered(1), lastTurns: 9).count == 5)
        #expect(try await store.entries(of: .numbered(3), lastTurns: 2).isEmpty)
    }

    @Test func `The list has pinned ones first, then the latest; the latest is the latest`() async throws {
        let store = try makeConversations()
        for number in 1...4 as ClosedRange<UInt8> {
            try await store.begin(number, "line \(number)", hours: Double(number))
        }
        try await store.setPinned(true, .numbered(2))
        try await store.append(.said("again", hours: 9), to: .numbered(1), inTurn: nil)
        let ids = try await store.conversations(limit: nil).map(\.id)
        #expect(ids == [.numbered(2), .numbered(1), .numbered(4), .numbered(3)])
        #expect(try await store.conversations(limit: 2).map(\.id) == Array(ids.prefix(2)))
        #expect(try await store.latest()?.id == .numbered(1))
        try await store.setPinned(false, .numbered(2))
        #expect(try await store.conversations(limit: 1).map(\.id) == [.numbered(1)])
    }

    @Test func `A title is given, and is what the list shows`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "hello")
        try await store.rename(.numbered(1), to: "Keys\0 and bikes")
        let kept = try await store.conversation(.numbered(1))
        #expect(kept?.title == "Keys and bikes")
        #expect(kept?.updatedAt == .noon)
    }

    @Test func `Handles are the shortest prefixes, and prefixes find`() async throws {
        let store = try makeConversations()
        try await store.begin(1, "one")
        try await store.begin(2, "two")
        let handles = try await store.handles(of: [.numbered(1), .numbered(2), .numbered(3)])
        #expect(handles == [.numbered(1): "7f01", .numbered(2): "7f02"])
        #expect(try await store.conversations(idPrefix: "7F0").map(\.id) == [.numbered(1), .numbered(2)])
        #expect(try await store.conversations(idPrefix: "7f02").map(\.title) == ["two"])
        #expect(try await store.conversations(idPrefix: "xyz").isEmpty)
    }

    @Test func `What is removed is gone, and the rest stays`() async throws {
        let store = try makeConversations()
        for number in 1...3 as ClosedRange<UInt8> { try await store.begin(number, "walrus \(number)") }
        let removed = try await store.delete([.numbered(3), .numbered(9), .numbered(1)])
        #expect(removed.map(\.id) == [.numbered(3), .numbered(1)])
        try await store.erase()
        #expect(try await store.conversations(limit: nil).map(\.id) == [.numbered(2)])
        #expect(try await store.entries(of: .numbered(1)).isEmpty)
        #expect(try await store.search("walrus", limit: 9).map(\.conversation.id) == [.numbered(2)])
    }

    @Test func `Nothing is added to a conversation that is not there`() async throws {
        let store = try makeConversations()
        let error = ConversationsError.noSuchConversation(.numbered(7))
        await #expect(throws: error) { try await store.append(.said("x"), to: .numbered(7), inTurn: nil) }
        await #expect(throws: error) { try await store.rename(.numbered(7), to: "x") }
        await #expect(throws: error) { try await store.setPinned(true, .numbered(7)) }
        #expect(try await store.latest() == nil)
    }

    @Test func `Of a very long message the payload is whole`() async throws {
        let store = try makeConversations()
        let text = String(repeating: "word ", count: 60_000)
        let entry = ConversationEntry(kind: .user, date: .noon, text: text, payload: text)
        try await store.begin(KeptConversation(id: .numbered(1), firstLine: entry, backend: "m"), with: entry)
        let kept = try #require(try await store.entries(of: .numbered(1)).first)
        #expect(kept.payload == text)
        #expect(kept.text.count == ConversationEntry.textLength)
    }
}
