import Assistant
import Foundation
import GRDB
import Notes
import TestSupport
import Testing

@testable import NotesDatabase

struct FiltersStoreTests {
    private let acme = PrivacyFilter(.deny, .title, text: "Acme")

    @Test func `Filters survive, in their order, with their counts`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let filters = try await SQLiteNotesStore(path: path).filters
            try await filters.add(acme)
            try await filters.add(PrivacyFilter(.private, .tags, .exact, text: "work"))
            let ids = try await filters.filters().map(\.id)
            try await filters.count([ids[0]: 2])
            try await filters.count([ids[0]: 1, 99: 5])
            let again = try await SQLiteNotesStore(path: path).filters.filters()
            #expect(again.map(\.filter) == [acme, PrivacyFilter(.private, .tags, .exact, text: "work")])
            #expect(again.map(\.held) == [3, 0])
        }
    }

    @Test func `A duplicate is neither added nor made, and nothing changes beside it`() async throws {
        let filters = try SQLiteNotesStore(inMemory: []).filters
        try await filters.add(acme)
        try await filters.add(PrivacyFilter(text: "tea"))
        try await filters.add(PrivacyFilter(text: "ink"))
        await #expect(throws: FilterError.duplicate(1)) {
            try await filters.add(PrivacyFilter(.deny, .title, text: " ACME "))
        }
        let ids = try await filters.filters().map(\.id)
        await #expect(throws: FilterError.duplicate(1)) {
            try await filters.replace([ids[1]: PrivacyFilter(text: "milk"), ids[2]: acme])
        }
        #expect(try await filters.filters().map(\.filter.text) == ["Acme", "tea", "ink"])
        try await filters.remove([ids[0], ids[2]])
        #expect(try await filters.filters().map(\.filter.text) == ["tea"])
    }

    @Test func `A database of version 6 keeps its conversations, of which no other machine has seen any`() async throws
    {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            try await OldDatabase.make(
                path,
                version: 6,
                notes: [.make("Spare key", body: "blue pot", id: .numbered(1))]
            )
            let queue = try DatabaseQueue(path: path)
            try await queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO conversation
                            (id, createdAt, updatedAt, isPinned, backend, preview, title, titleTerms)
                        VALUES (?, 0, 0, 0, 'mine/gpt-x', 'hello', 'hello', '')
                        """,
                    arguments: [UUID.numbered(2).key]
                )
                try db.execute(
                    sql: """
                        INSERT INTO conversationEntry (conversationSeq, turn, kind, date, text, terms, payload)
                        VALUES (last_insert_rowid(), 1, 'user', 0, 'hello', '', '{}')
                        """
                )
            }
            try queue.close()
            let store = try await SQLiteNotesStore(path: path)
            #expect(try await store.search(NoteQuery("blue pot")).map(\.title) == ["Spare key"])
            #expect(try await store.filters.filters().isEmpty)
            let kept = try #require(try await store.conversations.latest())
            #expect(kept.backend == "mine/gpt-x" && kept.host == nil)
        }
    }
}
