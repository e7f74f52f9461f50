package import Foundation
import GRDB
package import Notes

/// A list of notes that is gone through one by one, however long it is.
package enum NoteListing: Sendable {
    /// The notes that a filter lets through, in its order; its limit is not used.
    case notes(NoteFilter)
    /// Live notes that match a text, best first, or in another order; its limit is not used.
    case found(NoteQuery, order: NoteFilter.Order?)
    /// Live notes that came up in a conversation at a time or later, the latest first.
    case recent(since: Date)
}

extension SQLiteNotesStore {
    /// Goes through a list, of which only one note at a time is in memory.
    ///
    /// All notes are read in one state of the database; other processes may write meanwhile.
    /// - Parameters:
    ///   - offset: how many notes are left out at the beginning.
    ///   - limit: the largest number of notes; `nil` for all.
    ///   - add: gets the result so far, the next note and its handle; what it throws ends it.
    package func reduce<Result: Sendable>(
        _ listing: NoteListing,
        from offset: Int = 0,
        limit: Int? = nil,
        into initial: Result,
        _ add: @escaping @Sendable (inout Result, NoteItem, String) throws -> Void
    ) async throws -> Result {
        try await database.read { db in
            var result = initial
            var length = 0
            func go(through seqs: some Cursor<Int64>) throws {
                while let seq = try seqs.next() {
                    guard let listed = try ListedNote.fetch(db, seq: seq) else { throw DatabaseError.noteMissing }
                    try add(&result, listed.note, listed.handle)
                    length += 1
                }
            }
            func go(through sql: String, _ arguments: StatementArguments) throws {
                let part: StatementArguments = [limit ?? -1, offset]
                let sql = "SELECT seq FROM note WHERE \(sql) LIMIT ? OFFSET ?"
                try go(through: Int64.fetchCursor(db, sql: sql, arguments: arguments + part))
            }
            switch listing {
            case .notes(let filter):
                let (condition, order) = (filter.condition, filter.orderClause)
                try go(
                    through: "\(condition.sql) ORDER BY \(order.sql)",
                    condition.arguments + order.arguments
                )
                if length > 0 || offset == 0, length < limit ?? .max {
                    try filter.requireAll(offset + length, db)
                }
            case .recent(let cutoff):
                try go(
                    through: "deletedAt IS NULL AND lastReferencedAt >= ? ORDER BY lastReferencedAt DESC, seq DESC",
                    [cutoff.milliseconds]
                )
            case .found(let query, let order):
                let end = limit.map { offset.addingReportingOverflow($0) }
                let length = end.map { $0.overflow ? .max : $0.partialValue } ?? .max
                let seqs = try Self.seqs(of: query, order: order, upTo: length, db)
                try go(through: AnyCursor(seqs.prefix(length).dropFirst(offset)))
            }
            return result
        }
    }

    /// The row ids of the notes that match, at least the first of them; nothing else of them is kept in memory.
    private static func seqs(
        of query: NoteQuery,
        order: NoteFilter.Order?,
        upTo length: Int,
        _ db: Database
    ) throws -> [Int64] {
        var query = query
        // What is sorted has to be found first.
        query.limit = order == nil ? length : .max
        let found = try NoteSearch(query).seqs(db)
        guard let order else { return found }
        let clause = NoteFilter(order: order).orderClause
        return try Int64.fetchAll(
            db,
            sql: """
                SELECT note.seq FROM json_each(?) AS found CROSS JOIN note ON note.seq = found.value
                ORDER BY \(clause.sql)
                """,
            arguments: ["[\(found.map(String.init).joined(separator: ","))]"] + clause.arguments
        )
    }

    /// How many notes a list has.
    package func count(_ listing: NoteListing) async throws -> Int {
        switch listing {
        case .notes(let filter): try await count(filter)
        case .found(let query, order: _): try await count(query)
        case .recent: try await reduce(listing, into: 0) { count, _, _ in count += 1 }
        }
    }
}

extension NoteFilter {
    /// Checks that a list of all live notes, gone through to its end, had as many as there are: where pages of an index
    /// are damaged, SQLite may leave some out without a word.
    fileprivate func requireAll(_ listed: Int, _ db: Database) throws {
        guard letsAllThrough, !isTrashed, order != .firstDueFirst else { return }
        let stored = try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0
        guard listed != stored else { return }
        throw DatabaseError(
            resultCode: .SQLITE_CORRUPT,
            message: "\(listed) notes are found, where \(stored) are stored"
        )
    }
}

extension DatabaseError {
    /// An index names a note that is not there.
    static var noteMissing: DatabaseError {
        DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an index has a note that cannot be found")
    }
}

/// A note and what a person types for it.
struct ListedNote: FetchableRecord {
    let note: NoteItem
    let handle: String

    init(row: Row) throws {
        note = try NoteRow(row: row).note
        let neighbours: [String?] = [row["idBefore"], row["idAfter"]]
        handle = IDPrefix.shortest(of: note.id, among: neighbours.compactMap { $0 })
    }

    /// The note with a row id; `nil` when there is none.
    static func fetch(_ db: Database, seq: Int64) throws -> ListedNote? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(NoteRow.columns),
                    (SELECT max(id) FROM note AS other WHERE other.id < note.id) AS idBefore,
                    (SELECT min(id) FROM note AS other WHERE other.id > note.id) AS idAfter
                FROM note WHERE seq = ?
                """
        )
        return try fetchOne(statement, arguments: [seq])
    }
}
