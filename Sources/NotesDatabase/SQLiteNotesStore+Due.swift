import GRDB
package import Notes

extension SQLiteNotesStore {
    package func dues(_ filter: DueFilter, limit: Int?) async throws -> [DueEntry] {
        try await reduceDues(filter, limit: limit, into: []) { entries, entry, _ in entries.append(entry) }
    }

    /// Goes through what is due, the first first, of which a few notes at a time are in memory.
    /// - Parameter add: gets the result so far, what is due next and the handle of its note; what it throws ends it.
    package func reduceDues<Result: Sendable>(
        _ filter: DueFilter,
        limit: Int? = nil,
        into initial: Result,
        _ add: @escaping @Sendable (inout Result, DueEntry, String) throws -> Void
    ) async throws -> Result {
        let condition = filter.condition
        return try await database.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT noteSeq, line FROM noteDue WHERE \(condition.sql) ORDER BY dueAt, noteSeq, line LIMIT ?
                    """,
                arguments: condition.arguments + [limit.map { max(0, $0) } ?? -1]
            )
            var result = initial
            var known: [Int64: DueNote] = [:]
            while let row = try rows.next() {
                let (seq, line): (Int64, Int) = (row["noteSeq"], row["line"])
                if known[seq] == nil {
                    if known.count > 200 { known = [:] }
                    known[seq] = try DueNote(db, seq: seq)
                }
                guard let note = known[seq], let due = note.dues[line] else { continue }
                try add(&result, DueEntry(note: note.listed.note, due: due), note.listed.handle)
            }
            return result
        }
    }

    package func dueCounts(at now: DueDate) async throws -> DueCounts {
        let overdue = DueFilter.overdue(at: now).condition
        let today = DueFilter.days(from: now.day, to: now.day).condition
        return try await database.read { db in
            func count(_ condition: (sql: String, arguments: StatementArguments)) throws -> Int {
                let sql = "SELECT count(*) FROM noteDue WHERE \(condition.sql)"
                return try Int.fetchOne(db, sql: sql, arguments: condition.arguments) ?? 0
            }
            return DueCounts(
                today: try count(("\(today.sql) AND NOT (\(overdue.sql))", today.arguments + overdue.arguments)),
                overdue: try count(overdue)
            )
        }
    }
}

/// A note of which something is due; a list with many items is read and taken apart once for all of them.
private struct DueNote {
    let listed: ListedNote
    /// What is due of it, by the `line` of `noteDue`.
    let dues: [Int: Due]

    /// - Returns: `nil` when there is no such note.
    init?(_ db: Database, seq: Int64) throws {
        guard let listed = try ListedNote.fetch(db, seq: seq) else { return nil }
        self.listed = listed
        dues = Dictionary(listed.note.dues.map { ($0.line ?? Schema.lineOfNote, $0) }) { first, _ in first }
    }
}

extension DueFilter {
    /// The filter as an SQL condition on `noteDue`.
    var condition: (sql: String, arguments: StatementArguments) {
        let sql = "noteDue.dueAt >= ? AND noteDue.dueAt < ? AND noteDue.dueAt <> ?"
        return (sql, [lowerBound, upperBound, exception])
    }
}
