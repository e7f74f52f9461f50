import GRDB
package import Notes

extension SQLiteNotesStore {
    package func folders() async throws -> [NoteFolder] {
        try await database.read { try NoteFolder.fetchAll($0) }
    }
}

extension NoteFolder {
    fileprivate static func fetchAll(_ db: Database) throws -> [NoteFolder] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT folder AS name, count(*) AS notes FROM note WHERE deletedAt IS NULL GROUP BY folder
                UNION ALL SELECT name, 0 FROM folder
                    WHERE NOT EXISTS (SELECT 1 FROM note WHERE deletedAt IS NULL AND folder = folder.name)
                UNION ALL SELECT ?, 0 WHERE NOT EXISTS (SELECT 1 FROM note WHERE deletedAt IS NULL AND folder = ?)
                """,
            arguments: [NoteItem.defaultFolder, NoteItem.defaultFolder]
        )
        let folders = rows.map { NoteFolder(name: $0["name"], notes: $0["notes"]) }
        return folders.sorted { first, second in
            guard first.name != second.name, first.name != NoteItem.defaultFolder else {
                return first.name == NoteItem.defaultFolder && second.name != NoteItem.defaultFolder
            }
            guard second.name != NoteItem.defaultFolder else { return false }
            return (first.name.tagKey, first.name) < (second.name.tagKey, second.name)
        }
    }
}

extension JournalStep {
    /// Makes a folder.
    /// - Throws: ``FolderError``.
    mutating func createFolder(_ typed: String, _ db: Database) throws {
        let name = try FolderError.newName(typed)
        if let existing = try NoteFolder.fetchAll(db).named(name) { throw FolderError.exists(existing.name) }
        try append(writing: FolderChange(before: nil, after: name), db)
    }

    /// Gives a folder another name.
    /// - Throws: ``FolderError``.
    mutating func renameFolder(_ typed: String, to new: String, _ db: Database) throws {
        let folders = try NoteFolder.fetchAll(db)
        let folder = try existing(typed, among: folders)
        let name = try FolderError.newName(new)
        if let other = folders.named(name), other != folder || name == folder.name {
            throw FolderError.exists(other.name)
        }
        try Self.keepPrivate(folder.name, becoming: name, db)
        try append(writing: FolderChange(before: folder.name, after: name), db)
        try moveNotes(from: folder.name, to: name, db)
    }

    /// Removes a folder; its notes come into the one that always exists.
    /// - Throws: ``FolderError``.
    mutating func deleteFolder(_ typed: String, _ db: Database) throws {
        let folder = try existing(typed, among: try NoteFolder.fetchAll(db))
        try Self.keepPrivate(folder.name, becoming: NoteItem.defaultFolder, db)
        try append(writing: FolderChange(before: folder.name, after: nil), db)
        try moveNotes(from: folder.name, to: NoteItem.defaultFolder, db)
    }

    /// Lets no folder that a filter names lose its filter with its name.
    private static func keepPrivate(_ name: String, becoming new: String, _ db: Database) throws {
        let sql = "SELECT text FROM privacyFilter WHERE target IN ('folder', 'text') AND kind <> 'allow'"
        let texts = try String.fetchAll(db, sql: sql).map(\.foldedForSearch)
        func isKept(_ folder: String) -> Bool {
            folder.isPrivateName || texts.contains { folder.foldedForSearch.contains($0) }
        }
        if isKept(name), !isKept(new) { throw FolderError.isPrivate(name) }
    }

    /// Lets the folder of a note stay when no note lies in it any more, until somebody deletes it.
    /// - Parameter seq: the place of the note; a folder that no other note is in is taken back with the step.
    mutating func keepFolder(of note: NoteItem, seq: Int64, _ db: Database) throws {
        guard note.folder != NoteItem.defaultFolder else { return }
        let key = note.folder.tagKey
        let isKept = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM folder WHERE key = ?)",
            arguments: [key]
        )
        guard isKept != true else { return }
        let change = FolderChange(before: nil, after: note.folder)
        try change.write(db)
        let isOld = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM note WHERE deletedAt IS NULL AND folder = ? AND seq <> ?)",
            arguments: [note.folder, seq]
        )
        if isOld != true { try append(change, isTold: false, db) }
    }

    private func existing(_ typed: String, among folders: [NoteFolder]) throws -> NoteFolder {
        guard let folder = folders.named(typed) else {
            throw FolderError.notFound(typed, among: folders)
        }
        guard !folder.isDefault else { throw FolderError.isDefault }
        return folder
    }

    private mutating func append(writing change: FolderChange, _ db: Database) throws {
        try change.write(db)
        try append(change, db)
    }

    /// Moves every note of a folder, live or in the Trash, into another; `updatedAt` stays.
    private mutating func moveNotes(from folder: String, to other: String, _ db: Database) throws {
        let seqs = try Int64.fetchAll(
            db,
            sql: """
                SELECT seq FROM note WHERE deletedAt IS NULL AND folder = ?1
                UNION ALL SELECT seq FROM note WHERE deletedAt IS NOT NULL AND folder = ?1
                """,
            arguments: [folder]
        )
        for seq in seqs {
            guard let row = try NoteRow.fetch(db, seq: seq) else { continue }
            var note = row.note
            note.folder = other
            try db.cachedStatement(sql: "UPDATE note SET folder = ? WHERE seq = ?").execute(arguments: [other, seq])
            try append(before: row.note, after: note, seq: seq, db)
        }
    }
}

extension FolderChange {
    /// Takes away the row of the former name, and adds one of the new name.
    func write(_ db: Database) throws {
        if let before { try db.execute(sql: "DELETE FROM folder WHERE key = ?", arguments: [before.tagKey]) }
        if let after {
            try db.execute(
                sql: "INSERT OR REPLACE INTO folder (key, name) VALUES (?, ?)",
                arguments: [after.tagKey, after]
            )
        }
    }
}
