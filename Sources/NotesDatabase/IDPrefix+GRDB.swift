import Foundation
import GRDB
import Notes

extension IDPrefix {
    /// The shortest unique prefix of each id of a table; unknown ids are left out.
    static func handles(of ids: [UUID], in table: String, _ db: Database) throws -> [UUID: String] {
        let own = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE id = ?)")
        let previous = try db.cachedStatement(sql: "SELECT max(id) FROM \(table) WHERE id < ?")
        let next = try db.cachedStatement(sql: "SELECT min(id) FROM \(table) WHERE id > ?")
        var handles: [UUID: String] = [:]
        for id in ids where try Bool.fetchOne(own, arguments: [id.key]) == true {
            let neighbours = try [previous, next].compactMap { try String.fetchOne($0, arguments: [id.key]) }
            handles[id] = IDPrefix.shortest(of: id, among: neighbours)
        }
        return handles
    }
}
