import GRDBSQLite

/// The SQLite that the program is linked with.
package enum SQLiteVersion {
    /// Its version, such as `3.40.1`.
    package static var current: String { String(cString: sqlite3_libversion()) }
}
