package import Assistant
import GRDB
import Notes

extension SQLiteNotesStore {
    /// The person's privacy filters in the same database.
    package var filters: SQLiteFiltersStore { SQLiteFiltersStore(database) }
}

/// Privacy filters in the database of the notes, over the same connection.
package struct SQLiteFiltersStore: FiltersStore {
    private let database: MagpieDatabase

    init(_ database: MagpieDatabase) {
        self.database = database
    }

    package func filters() async throws -> [KeptFilter] {
        try await database.read(Self.all)
    }

    package func add(_ filter: PrivacyFilter) async throws {
        try await database.write { db in
            try Self.check(filter, db)
            try db.execute(
                sql: """
                    INSERT INTO privacyFilter (kind, target, matching, isCaseSensitive, text, key)
                    VALUES (:kind, :target, :matching, :isCaseSensitive, :text, :key)
                    """,
                arguments: StatementArguments(filter.columns)
            )
            try FinalDeedRow.set(.otherThing, db)
        }
    }

    package func replace(_ filters: [Int64: PrivacyFilter]) async throws {
        try await database.write { db in
            for (id, filter) in filters.sorted(by: { $0.key < $1.key }) {
                try Self.check(filter, besides: id, db)
                try db.execute(
                    sql: """
                        UPDATE privacyFilter SET kind = :kind, target = :target, matching = :matching,
                            isCaseSensitive = :isCaseSensitive, text = :text, key = :key
                        WHERE id = :id
                        """,
                    arguments: StatementArguments(filter.columns.merging(["id": id]) { $1 })
                )
            }
            try FinalDeedRow.set(.otherThing, db)
        }
    }

    package func remove(_ ids: [Int64]) async throws {
        try await database.write { db in
            for id in ids { try db.execute(sql: "DELETE FROM privacyFilter WHERE id = ?", arguments: [id]) }
            if !ids.isEmpty { try FinalDeedRow.set(.otherThing, db) }
        }
    }

    package func count(_ held: [Int64: Int]) async throws {
        try await database.writeUnsynced { db in
            for (id, count) in held {
                try db.execute(sql: "UPDATE privacyFilter SET held = held + ? WHERE id = ?", arguments: [count, id])
            }
        }
    }

    @Sendable private static func all(_ db: Database) throws -> [KeptFilter] {
        try Row.fetchAll(db, sql: "SELECT * FROM privacyFilter ORDER BY id").map(KeptFilter.init)
    }

    private static func check(_ filter: PrivacyFilter, besides id: Int64? = nil, _ db: Database) throws {
        let index = try all(db).firstIndex { $0.id != id && $0.filter.key == filter.key }
        if let index { throw FilterError.duplicate(index + 1) }
    }
}

extension PrivacyFilter {
    fileprivate var columns: [String: (any DatabaseValueConvertible)?] {
        [
            "kind": kind.rawValue, "target": target.rawValue, "matching": matching.rawValue,
            "isCaseSensitive": isCaseSensitive, "text": text, "key": key,
        ]
    }
}

extension KeptFilter {
    fileprivate init(row: Row) throws {
        guard let kind = PrivacyFilter.Kind(rawValue: row["kind"]),
            let target = PrivacyFilter.Target(rawValue: row["target"]),
            let matching = PrivacyFilter.Matching(rawValue: row["matching"])
        else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a privacy filter is malformed") }
        self.init(
            id: row["id"],
            filter: PrivacyFilter(kind, target, matching, isCaseSensitive: row["isCaseSensitive"], text: row["text"]),
            held: row["held"]
        )
    }
}
