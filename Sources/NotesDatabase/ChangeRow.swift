import Foundation
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

    /// The columns that are read, in the order in which ``init(row:)`` takes them.
    private static let columns = "id, step, noteID, noteSeq, author, date, before, after"

    /// The note the change is about.
    var noteID: UUID
    /// The note's place in the order of insertion.
    var noteSeq: Int64
    /// The change itself.
    var change: NoteChange

    init(row: Row) throws {
        guard let noteID = UUID(uuidString: row[2]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the journal has a malformed id")
        }
        self.noteID = noteID
        noteSeq = row[3]
        change = NoteChange(
            id: row[0],
            step: row[1],
            author: (row[4] as String?).map(ChangeAuthor.model) ?? .person,
            date: Date(milliseconds: row[5]),
            before: try Self.note(row[6]),
            after: try Self.note(row[7])
        )
    }

    /// The changes of the latest step that stands, the last one first; empty when there is none.
    static func latestDone(_ db: Database) throws -> [ChangeRow] {
        try fetchAll(
            db,
            sql: """
                SELECT \(columns) FROM change
                WHERE state = 'done' AND step = (SELECT max(step) FROM change WHERE state = 'done') ORDER BY id DESC
                """
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

    /// The changes of one note that stand, newest first.
    static func history(_ db: Database, of id: UUID) throws -> [ChangeRow] {
        try fetchAll(
            db,
            sql: "SELECT \(columns) FROM change WHERE noteID = ? AND state = 'done' ORDER BY id DESC",
            arguments: [id.key]
        )
    }

    /// Marks every change of a step.
    static func setState(_ state: State, ofStep step: Int64, _ db: Database) throws {
        try db.execute(sql: "UPDATE change SET state = ? WHERE step = ?", arguments: [state.rawValue, step])
    }

    private static func note(_ json: String?) throws -> NoteItem? {
        guard let json else { return nil }
        guard let note = try? JSONDecoder().decode(NoteItem.self, from: Data(json.utf8)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the journal has a malformed note")
        }
        return note
    }
}

/// One step of the journal while it is being written.
struct JournalStep {
    private var step: Int64?
    private let author: ChangeAuthor
    private let date: Date
    /// What has been written so far.
    private(set) var changes: [NoteChange] = []

    init(author: ChangeAuthor, date: Date) {
        self.author = author
        self.date = date.roundedToMilliseconds
    }

    /// Writes down one change; the first one drops what was undone before.
    mutating func append(before: NoteItem?, after: NoteItem, seq: Int64, _ db: Database) throws {
        if step == nil {
            try db.cachedStatement(sql: "UPDATE change SET state = 'dropped' WHERE state = 'undone'").execute()
            step = try Int64.fetchOne(db, sql: "SELECT coalesce(max(id), 0) + 1 FROM change")
        }
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO change (step, noteID, noteSeq, author, date, state, before, after)
                VALUES (?, ?, ?, ?, ?, 'done', ?, ?)
                """
        )
        try statement.execute(
            arguments: [
                step, after.id.key, seq, author.modelName, date.milliseconds, try before.map(Self.json),
                try Self.json(after),
            ]
        )
        changes.append(
            NoteChange(
                id: db.lastInsertedRowID,
                step: step ?? 0,
                author: author,
                date: date,
                before: before,
                after: after
            )
        )
    }

    private static func json(_ note: NoteItem) throws -> String {
        String(decoding: try JSONEncoder().encode(note), as: UTF8.self)
    }
}

extension ChangeAuthor {
    fileprivate var modelName: String? {
        switch self {
        case .person: nil
        case .model(let name): name
        }
    }
}
