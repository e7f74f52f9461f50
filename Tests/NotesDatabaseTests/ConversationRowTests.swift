import Assistant
import AssistantTestSupport
import Foundation
import GRDB
import NotesDatabase
import TestSupport
import Testing

/// The rows of kept conversations, which databases have had since version 2.
struct ConversationRowTests {
    private static let said: [Message] = [
        .user("where is\nthe key?"),
        .assistant(
            AssistantMessage(
                text: "Let me see.",
                calls: [ToolCall(id: "c1", name: "search_notes", arguments: #"{"query": "key"}"#)]
            )
        ),
        .tool([ToolResult(callID: "c1", content: #"{"error":"no"}"#, isError: true)]),
        .assistant(AssistantMessage(text: "Under", isInterrupted: true)), .user("thanks"),
        .assistant(AssistantMessage(text: "a/b")),
    ]

    /// Turn, kind, backend, text and payload of each.
    private static let rows = [
        ["1", "user", nil, "where is\nthe key?", #"{"text":"where is\nthe key?"}"#],
        [
            "1", "assistant", "b/m", "Let me see.",
            #"{"calls":[{"arguments":"{\"query\": \"key\"}","id":"c1","name":"search_notes"}],"text":"Let me see."}"#,
        ],
        [
            "1", "tool", "b/m", "",
            #"{"results":[{"callID":"c1","content":"{\"error\":\"no\"}","isError":true}]}"#,
        ],
        ["1", "assistant", "b/m", "Under", #"{"isInterrupted":true,"text":"Under"}"#],
        ["2", "user", nil, "thanks", #"{"text":"thanks"}"#],
        ["2", "assistant", "b/m", "a/b", #"{"text":"a/b"}"#],
    ]

    private static let select =
        "SELECT CAST(turn AS TEXT) AS turn, kind, backend, text, payload FROM conversationEntry ORDER BY seq"

    @Test func `A conversation is written in the rows of version 2`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let archive = ConversationArchive(
                store: try await SQLiteNotesStore(path: path).conversations,
                world: TestWorld().world
            )
            var place: ConversationArchive.Place?
            for message in Self.said { place = try await archive.keep(message, by: "b/m", at: place) }
            let rows = try await DatabaseQueue(path: path).read { db in
                try Row.fetchAll(db, sql: Self.select).map { row in
                    ["turn", "kind", "backend", "text", "payload"].map { row[$0] as String? }
                }
            }
            #expect(rows == Self.rows)
        }
    }

    @Test func `A conversation that lies in the rows of version 2 opens as it was said`() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.sqlite"
            let id = TestWorld.id(0x7F3A)
            let store = try await SQLiteNotesStore(path: path).conversations
            try await DatabaseQueue(path: path).write { db in
                try db.execute(
                    sql: """
                        INSERT INTO conversation
                            (seq, id, createdAt, updatedAt, isPinned, backend, preview, title, titleTerms)
                        VALUES (1, ?, 1773480413000, 1773480413000, 0, 'b/m', 'a/b', 'where is', '')
                        """,
                    arguments: [id.uuidString.lowercased()]
                )
                for row in Self.rows {
                    try db.execute(
                        sql: """
                            INSERT INTO conversationEntry
                                (conversationSeq, turn, kind, backend, text, payload, date, terms)
                            VALUES (1, ?, ?, ?, ?, ?, 1773480413000, '')
                            """,
                        arguments: StatementArguments(row)
                    )
                }
            }
            let opened = try await ConversationArchive(store: store, world: TestWorld().world).open(id)
            #expect(opened.conversation.title == "where is")
            #expect(opened.messages.messages == Self.said)
        }
    }
}
