import GRDB
import Notes

/// The last thing that was done and that no undo takes back, as the database keeps it.
enum FinalDeedRow {
    /// Keeps a deed, in place of an earlier one; one that is of no notes hides none that is.
    static func set(_ deed: FinalDeed, _ db: Database) throws {
        let (kind, notes) =
            switch deed {
            case .purged(let notes): ("purged", notes)
            case .restored: ("restored", 0)
            case .otherThing: ("otherThing", 0)
            case .nothing: ("nothing", 0)
            }
        try db.execute(
            sql: """
                INSERT INTO finalDeed (id, kind, notes) VALUES (1, :kind, :notes)
                ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, notes = excluded.notes
                WHERE kind IN ('otherThing', 'nothing') OR excluded.kind NOT IN ('otherThing', 'nothing')
                """,
            arguments: ["kind": kind, "notes": notes]
        )
    }

    /// The deed; `nil` when something was written or taken back since, or nothing stands that came before it.
    static func fetch(_ db: Database) throws -> FinalDeed? {
        let row = try Row.fetchOne(
            db,
            sql: "SELECT kind, notes FROM finalDeed WHERE EXISTS (SELECT 1 FROM change WHERE state = 'done')"
        )
        return row.map { row in
            switch row["kind"] as String {
            case "purged": .purged(row["notes"])
            case "otherThing": .otherThing
            case "nothing": .nothing
            default: .restored
            }
        }
    }

    /// Forgets the deed.
    static func remove(_ db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM finalDeed").execute()
    }
}
