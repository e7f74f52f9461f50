import GRDB

/// Values to write, each with the name of its column.
struct ColumnValues {
    private var names: [String]
    private var values: [(any DatabaseValueConvertible)?]

    init(_ pairs: KeyValuePairs<String, (any DatabaseValueConvertible)?>) {
        names = pairs.map(\.key)
        values = pairs.map(\.value)
    }

    static func + (first: ColumnValues, second: ColumnValues) -> ColumnValues {
        var sum = first
        sum.names += second.names
        sum.values += second.values
        return sum
    }

    /// Adds a row with these values.
    func insert(into table: String, _ db: Database) throws {
        let marks = names.map { _ in "?" }
        let sql = "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks.joined(separator: ", ")))"
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
    }

    /// Gives the row at `seq` these values.
    func update(_ table: String, seq: Int64, _ db: Database) throws {
        let sql = "UPDATE \(table) SET \(names.map { $0 + " = ?" }.joined(separator: ", ")) WHERE seq = ?"
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values + [seq]))
    }
}
