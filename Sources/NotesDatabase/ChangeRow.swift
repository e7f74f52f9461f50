import Foundation
import Foundations
import GRDB
import Notes

/// A change as the journal keeps it.
struct ChangeRow: FetchableRecord, Sendable {
    /// What has become of a change since it was made.
    enum State: String {
        /// It stands.
        case done
        /// It was taken back and can be done again.
        case undone
        /// It was taken back, and something else was written since.
        case dropped
    }

    /// The columns that are read.
    private enum Columns: String, ColumnExpression, CaseIterable {
        case id, step, noteID, noteSeq, author, date, before, after
    }

    private static let columns = Columns.allCases.map(\.rawValue).joined(separator: ", ")

    /// What `noteID` and `noteSeq` are for the change of a folder; its names then stand in `before` and `after`.
    static let folder = (id: "", seq: Int64(0))

    /// The note the change is about; `nil` for the change of a folder.
    var noteID: UUID?
    /// The note's place in the order of insertion.
    var noteSeq: Int64
    /// The change itself.
    var change: NoteChange

    init(row: Row) throws {
        let id: String = row[Columns.noteID]
        let isOfFolder = id == Self.folder.id
        noteID = UUID(uuidString: id)
        guard noteID != nil || isOfFolder else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the journal has a malformed id")
        }
        noteSeq = row[Columns.noteSeq]
        change = NoteChange(
            id: row[Columns.id],
            step: row[Columns.step],
            author: ChangeAuthor(written: row[Columns.author]),
            date: Date(milliseconds: row[Columns.date]),
            before: isOfFolder ? nil : try Self.note(row[Columns.before]),
            after: isOfFolder ? nil : try Self.note(row[Columns.after]),
            folder: isOfFolder ? FolderChange(before: row[Columns.before], after: row[Columns.after]) : nil
        )
    }

    /// The changes of the latest step that stands, the last one first; empty when there is none.
    /// - Parameter step: only a step before this one.
    static func latestDone(_ db: Database, before step: Int64 = .max) throws -> [ChangeRow] {
        try fetchAll(
            db,
            sql: """
                SELECT \(columns) FROM change
                WHERE state = 'done' AND step = (SELECT max(step) FROM change WHERE state = 'done' AND step < ?)
                ORDER BY id DESC
                """,
            arguments: [step]
        )
    }

    /// The changes of the step that was undone last, the first one first; empty when there is none.
    static func earliestUndone(_ db: Database) throws -> [ChangeRow] {
        try fetchAll(
            db,
            sql: """
                SELECT \(columns) FROM change
                WHERE state = 'undone' AND step = (SELECT min(step) FROM change WHERE state = 'undone') ORDER BY id
                """
        )
    }

    /// Of every note that an undone step made, the last undone change.
    static func takenBackCreations(_ db: Database) throws -> [ChangeRow] {
        let notes = try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT noteID FROM change WHERE state = 'undone' AND before IS NULL AND noteID <> ?
                """,
            arguments: [folder.id]
        )
        return try notes.compactMap { id in
            try fetchOne(
                db,
                sql: "SELECT \(columns) FROM change WHERE noteID = ? AND state = 'undone' ORDER BY id DESC LIMIT 1",
                arguments: [id]
            )
        }
    }

    /// The changes of one note that were taken back and can be done again, in order.
    static func undone(_ db: Database, of id: UUID) throws -> [ChangeRow] {
        try fetchAll(
            db,
            sql: "SELECT \(columns) FROM change WHERE noteID = ? AND state = 'undone' ORDER BY id",
            arguments: [id.key]
        )
    }

    /// The changes of one note that stand, newest first.
    static func history(_ db: Database, of id: UUID) throws -> [ChangeRow] {
        try fetchAll(db, sql: standing, arguments: [id.key])
    }

    /// The newest change of one note that stands and is no description.
    static func last(_ db: Database, of id: UUID) throws -> ChangeRow? {
        let rows = try fetchCursor(try db.cachedStatement(sql: standing), arguments: [id.key])
        while let row = try rows.next() {
            if !row.change.isDescription { return row }
        }
        return nil
    }

    private static let standing =
        "SELECT \(columns) FROM change WHERE noteID = ? AND state = 'done' ORDER BY id DESC"

    /// Marks every change of a step that is in the state `old`.
    static func setState(_ state: State, from old: State, ofStep step: Int64, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE change SET state = ? WHERE state = ? AND step = ?",
            arguments: [state.rawValue, old.rawValue, step]
        )
    }

    private static func note(_ json: String?) throws -> NoteItem? {
        guard let json else { return nil }
        guard let note = try? JSONDecoder().decode(NoteItem.self, from: Data(utf8: json)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the journal has a malformed note")
        }
        return note
    }
}
