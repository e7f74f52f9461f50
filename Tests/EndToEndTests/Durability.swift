import Foundation
import GRDB
import Notes
import NotesDatabase

/// How long the tests go on that try what can become of notes: a few seconds, or as `.ci/durability` wants it.
enum Durability {
    /// How many processes the long round kills; `nil` for the short round of everything.
    static let kills = ProcessInfo.processInfo.environment["MAGPIE_DURABILITY"].flatMap(Int.init)
    /// Whether it is the long round.
    static let isLong = kills != nil

    /// What is wrong with a database: its pages, references and indexes; `nil` when nothing is.
    static func damage(of database: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: database) else { return nil }
        // Nothing was written yet.
        guard try FileManager.default.attributesOfItem(atPath: database)[.size] as? Int != 0 else { return nil }
        let queue = try DatabaseQueue(path: database)
        return try queue.writeWithoutTransaction { db in
            let found = try String.fetchAll(db, sql: "PRAGMA integrity_check")
            if found != ["ok"] { return found.joined(separator: "; ") }
            guard try db.tableExists("note") else { return nil }
            if let row = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") { return "\(row)" }
            for table in ["noteIndex", "noteSubstring", "conversationIndex", "conversationSubstring"]
            where try db.tableExists(table) {
                do {
                    try db.execute(sql: "INSERT INTO \(table) (\(table), rank) VALUES ('integrity-check', 1)")
                } catch {
                    return "\(table): \(error)"
                }
            }
            return nil
        }
    }

    /// Every note as far as a person sees it, live or in the Trash, in an order of its own.
    static func notes(in database: String) async throws -> [String] {
        guard FileManager.default.fileExists(atPath: database) else { return [] }
        let store = try await SQLiteNotesStore(path: database)
        let live = try await store.notes(NoteFilter())
        let trashed = try await store.notes(NoteFilter(isTrashed: true))
        return (live.map { "\($0.folder)/\($0.title): \($0.body)" } + trashed.map { "Trash/\($0.title): \($0.body)" })
            .sorted()
    }
}
