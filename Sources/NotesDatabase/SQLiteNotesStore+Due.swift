import GRDB
package import Notes

extension SQLiteNotesStore {
    package func dues(_ filter: DueFilter, limit: Int?) async throws -> [DueEntry] {
        let condition = filter.condition
        return try await database.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(NoteRow.columns), noteDue.line AS dueLine
                    FROM noteDue CROSS JOIN note ON note.seq = noteDue.noteSeq WHERE \(condition.sql)
                    ORDER BY noteDue.dueAt, noteDue.noteSeq, noteDue.line LIMIT ?
                    """,
                arguments: condition.arguments + [limit.map { max(0, $0) } ?? -1]
            )
            var entries: [DueEntry] = []
            while let row = try rows.next() {
                let note = try NoteRow(row: row).note
                let line: Int = row["dueLine"]
                let due = note.dues.first { ($0.line ?? Schema.lineOfNote) == line }
                if let due { entries.append(DueEntry(note: note, due: due)) }
            }
            return entries
        }
    }

    package func dueCounts(at now: DueDate) async throws -> DueCounts {
        let overdue = DueFilter.overdue(at: now).condition
        let untilToday = DueFilter.days(from: nil, to: now.day).condition
        return try await database.read { db in
            func count(_ condition: (sql: String, arguments: StatementArguments)) throws -> Int {
                let sql = "SELECT count(*) FROM noteDue WHERE \(condition.sql)"
                return try Int.fetchOne(db, sql: sql, arguments: condition.arguments) ?? 0
            }
            let late = try count(overdue)
            return DueCounts(today: try count(untilToday) - late, overdue: late)
        }
    }
}

extension DueFilter {
    /// The filter as an SQL condition on `noteDue`.
    var condition: (sql: String, arguments: StatementArguments) {
        let sql = "noteDue.dueAt >= ? AND noteDue.dueAt < ? AND noteDue.dueAt <> ?"
        return (sql, [lowerBound, upperBound, exception])
    }
}
