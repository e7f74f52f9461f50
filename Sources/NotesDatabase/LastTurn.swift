import Foundation
import GRDB
import Notes

/// The last turn of a conversation, as an undo takes it back.
enum LastTurn {
    /// The steps that stand and that it made, and what models said about notes since; of a person's own steps, the last one.
    static func steps(_ db: Database) throws -> [[ChangeRow]] {
        var steps: [[ChangeRow]] = []
        var rows = try ChangeRow.latestDone(db)
        func takeStep() throws {
            steps.append(rows)
            rows = try ChangeRow.latestDone(db, before: rows[0].change.step)
        }
        while rows.first?.change.isDescription ?? false { try takeStep() }
        guard let last = rows.first?.change else { return steps }
        repeat { try takeStep() } while rows.first?.change.isOfTurn(of: last) ?? false
        return steps
    }

    /// Whether these changes were made before the last line that was kept, and what it led to changed nothing.
    ///
    /// A turn's changes bear the time of its beginning: after all that was said before its line, and, but for a moment,
    /// before the line itself. Who goes back turn by turn has taken back what the last one did.
    static func isEmpty(after changes: [NoteChange], _ db: Database) throws -> Bool {
        guard let change = changes.first(where: { !$0.isDescription }),
            let line = try Row.fetchOne(
                db,
                sql: """
                    SELECT seq, date FROM conversationEntry WHERE kind = 'user' AND isRewound = 0
                    ORDER BY seq DESC LIMIT 1
                    """
            )
        else { return false }
        let said = Date(milliseconds: line["date"])
        let before = try Int64.fetchOne(
            db,
            sql: "SELECT date FROM conversationEntry WHERE seq < ? ORDER BY seq DESC LIMIT 1",
            arguments: [line["seq"] as Int64]
        )
        func isOfLine(_ date: Date) -> Bool { before.map { date > Date(milliseconds: $0) } ?? true }
        let isOwn = change.author == .person
        guard change.date < said, isOwn || !isOfLine(change.date) else { return false }
        let undone = try Int64.fetchOne(db, sql: "SELECT max(date) FROM change WHERE state = 'undone'")
        return !(undone.map { isOfLine(Date(milliseconds: $0)) } ?? false)
    }
}
