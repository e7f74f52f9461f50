import Foundation
import GRDB
import Notes

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

    /// Writes down one change of the note at the place `seq`; the first one drops what was undone before, unless it is only
    /// what a model said about the note.
    mutating func append(before: NoteItem?, after: NoteItem, seq: Int64, _ db: Database) throws {
        let isDescription = before.map(after.isDescriptionOnly) ?? false
        let step = try step ?? (isDescription ? Self.next(db) : Self.begin(db))
        self.step = step
        let values = ColumnValues([
            "step": step,
            "noteID": after.id.key,
            "noteSeq": seq,
            "author": author.modelName,
            "date": date.milliseconds,
            "state": ChangeRow.State.done.rawValue,
            "before": try before.map(Self.json),
            "after": try Self.json(after),
        ])
        try values.insert(into: "change", db)
        changes.append(
            NoteChange(
                id: db.lastInsertedRowID,
                step: step,
                author: author,
                date: date,
                before: before,
                after: after
            )
        )
    }

    /// Writes down what became of a folder, as ``append(before:after:seq:_:)`` does for a note.
    mutating func append(_ folder: FolderChange, _ db: Database) throws {
        let step = try step ?? Self.begin(db)
        self.step = step
        let values = ColumnValues([
            "step": step,
            "noteID": ChangeRow.folder.id,
            "noteSeq": ChangeRow.folder.seq,
            "author": author.modelName,
            "date": date.milliseconds,
            "state": ChangeRow.State.done.rawValue,
            "before": folder.before,
            "after": folder.after,
        ])
        try values.insert(into: "change", db)
        changes.append(
            NoteChange(
                id: db.lastInsertedRowID,
                step: step,
                author: author,
                date: date,
                before: nil,
                after: nil,
                folder: folder
            )
        )
    }

    private static func begin(_ db: Database) throws -> Int64 {
        try db.cachedStatement(sql: "UPDATE change SET state = 'dropped' WHERE state = 'undone'").execute()
        try FinalDeedRow.remove(db)
        return try next(db)
    }

    private static func next(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT coalesce(max(id), 0) + 1 FROM change") ?? 1
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

extension JournalStep {
    /// Moves the oldest note that is not pinned to the Trash, if there are more than `most` live ones.
    ///
    /// One and no more: a number that was mistyped must not empty a store.
    mutating func makeRoom(most: Int, _ db: Database) throws {
        guard try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0 > most else { return }
        let made = changes.filter { $0.kind == .created }.compactMap { $0.note?.id.key }
        let places = made.map { _ in "?" }.joined(separator: ", ")
        let row = try NoteRow.fetchOne(
            db,
            sql: """
                SELECT \(NoteRow.columns) FROM note
                WHERE isPinned = 0 AND deletedAt IS NULL AND id NOT IN (\(places)) ORDER BY createdAt, seq LIMIT 1
                """,
            arguments: StatementArguments(made)
        )
        guard let row, let note = row.note.edited(at: date, by: { $0.deletedAt = date }) else { return }
        try note.replace(row.note, db, seq: row.seq)
        try append(before: row.note, after: note, seq: row.seq, db)
    }
}
