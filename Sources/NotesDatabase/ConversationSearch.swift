import Assistant
import GRDB
import Notes

/// One search in conversations: by words, ranked, and then by parts of words, the latest first.
struct ConversationSearch {
    /// How many messages are ranked; a conversation may have several among them.
    private static let longestRanking = 1_000
    /// How many messages are read to find one or two characters, which no index holds.
    private static let scanLength = 10_000
    /// The longest text that is looked for as it stands, in characters.
    private static let longestSubstring = 1_000

    private let query: String
    private let limit: Int
    private let terms: [String]
    private let text: String

    init(_ query: String, limit: Int) {
        self.query = query
        self.limit = limit
        terms = SearchExpression.words(of: query)
        text = query.trimmedScalars(upTo: Self.longestSubstring)
    }

    func run(_ db: Database) throws -> [ConversationMatch] {
        var found: [Int64: ConversationMatch] = [:]
        var order: [Int64] = []
        func take(_ hits: [Hit]) throws {
            for hit in hits where order.count < limit && found[hit.conversation] == nil {
                found[hit.conversation] = try match(hit, db)
                order.append(hit.conversation)
            }
        }
        if !terms.isEmpty { try take(try ranked(db)) }
        if order.count < limit, !text.isEmpty { try take(try containing(db)) }
        return order.compactMap { found[$0] }
    }

    /// A message, or the title where the place is negative, of a conversation.
    private struct Hit {
        var place: Int64
        var conversation: Int64
    }

    /// Messages and titles with any of the words, best first, between equals the latest conversation.
    private func ranked(_ db: Database) throws -> [Hit] {
        try hits(
            db,
            from: """
                (SELECT rowid AS place, rank AS score FROM conversationIndex WHERE conversationIndex MATCH ?
                ORDER BY rank LIMIT \(Self.longestRanking))
                """,
            rankedBy: "score, ",
            arguments: [terms.joined(separator: " OR ")]
        )
    }

    /// Messages and titles that contain the text as it stands, whatever its case.
    private func containing(_ db: Database) throws -> [Hit] {
        guard text.unicodeScalars.count >= 3 else { return try scanned(db) }
        return try hits(
            db,
            from: """
                (SELECT rowid AS place FROM conversationSubstring WHERE conversationSubstring MATCH ?
                LIMIT \(Self.scanLength))
                """,
            arguments: [SearchExpression.phrase(text)]
        )
    }

    private func scanned(_ db: Database) throws -> [Hit] {
        let pattern = "%\(text.escaping("\\%_", with: "\\"))%"
        return try hits(
            db,
            from: """
                (SELECT seq AS place FROM conversationEntry
                WHERE seq > (SELECT max(seq) FROM conversationEntry) - \(Self.scanLength) AND text LIKE ? ESCAPE '\\'
                UNION ALL SELECT -seq FROM conversation WHERE title LIKE ? ESCAPE '\\')
                """,
            arguments: [pattern, pattern]
        )
    }

    private func hits(
        _ db: Database,
        from source: String,
        rankedBy order: String = "",
        arguments: StatementArguments
    ) throws -> [Hit] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT found.place, conversation.seq FROM \(source) AS found
                LEFT JOIN conversationEntry AS entry ON entry.seq = found.place
                JOIN conversation ON conversation.seq = coalesce(entry.conversationSeq, -found.place)
                ORDER BY \(order)conversation.updatedAt DESC, found.place DESC
                """,
            arguments: arguments
        ).map { Hit(place: $0["place"], conversation: $0["seq"]) }
    }

    private func match(_ hit: Hit, _ db: Database) throws -> ConversationMatch? {
        let row = try ConversationRow.fetchOne(
            db,
            sql: "SELECT \(ConversationRow.columns) FROM conversation WHERE seq = ?",
            arguments: [hit.conversation]
        )
        guard let conversation = row?.conversation else { return nil }
        let text = try String.fetchOne(
            db,
            sql: "SELECT text FROM conversationEntry WHERE seq = ?",
            arguments: [hit.place]
        )
        return ConversationMatch(
            conversation: conversation,
            excerpt: Excerpt(of: text ?? conversation.title, around: query)
        )
    }
}
