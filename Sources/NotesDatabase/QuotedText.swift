import Foundation
import GRDB

/// Finds what notes say in conversations, where it was said or shown.
enum QuotedText {
    /// The most phrases that are looked for.
    private static let mostPhrases = 100
    /// The shortest one, in bytes.
    private static let shortest = 4

    /// The longest stretch of a text that stands in JSON as it is; `nil` where it is too short to tell anything.
    static func phrase(_ text: String) -> String? {
        let stretches = text.split { "\"\\/".contains($0) || $0.isNewline || $0 == "\t" }
        return stretches.max { $0.utf8.count < $1.utf8.count }.flatMap { $0.utf8.count < shortest ? nil : String($0) }
    }

    /// The conversations in which one of some phrases stands, the newest first.
    static func conversations(with phrases: [String], _ db: Database) throws -> [UUID] {
        var found: Set<Int64> = []
        for phrase in phrases.prefix(mostPhrases) {
            found.formUnion(
                try Int64.fetchAll(
                    db,
                    sql: "SELECT DISTINCT conversationSeq FROM conversationEntry WHERE instr(payload, ?) > 0",
                    arguments: [phrase]
                )
            )
        }
        return try found.sorted(by: >).compactMap { seq in
            try String.fetchOne(db, sql: "SELECT id FROM conversation WHERE seq = ?", arguments: [seq])
        }.compactMap(UUID.init)
    }
}
