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
    /// The place of the first note that the step made; those after it are its own.
    private var firstMade = Int64.max

    /// The notes that the step makes.
    private let making: Set<UUID>

    init(author: ChangeAuthor, date: Date, making: Set<UUID> = []) {
        self.author = author
        self.making = making
        self.date = date.roundedToMilliseconds
    }

    /// Writes down one change of the note at the place `seq`; the first one drops what was undone before, unless it is only
    /// what a model said about the note.
    mutating func append(before: NoteItem?, after: NoteItem, seq: Int64, _ db: Database) throws {
        let isDescription = before.map(after.isDescriptionOnly) ?? false
        let step = try step ?? (isDescription ? Self.next(db) : begin(db))
        self.step = step
        if before == nil { firstMade = min(firstMade, seq) }
        let values = ColumnValues([
            "step": step,
            "noteID": after.id.key,
            "noteSeq": seq,
            "author": author.written,
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
    /// - Parameter isTold: whether it is one of ``changes``.
    mutating func append(_ folder: FolderChange, isTold: Bool = true, _ db: Database) throws {
        let step = try step ?? begin(db)
        self.step = step
        let values = ColumnValues([
            "step": step,
            "noteID": ChangeRow.folder.id,
            "noteSeq": ChangeRow.folder.seq,
            "author": author.written,
            "date": date.milliseconds,
            "state": ChangeRow.State.done.rawValue,
            "before": folder.before,
            "after": folder.after,
        ])
        try values.insert(into: "change", db)
        guard isTold else { return }
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

    private func begin(_ db: Database) throws -> Int64 {
        try keepTakenBack(db)
        try db.cachedStatement(sql: "UPDATE change SET state = 'dropped' WHERE state = 'undone'").execute()
        try FinalDeedRow.remove(db)
        return try Self.next(db)
    }

    /// Puts into the Trash the notes whose creation was taken back, as nothing does it again from now on; but not those
    /// that this step makes again.
    private func keepTakenBack(_ db: Database) throws {
        let rows = try ChangeRow.takenBackCreations(db)
        for row in rows {
            guard var note = row.change.after, !making.contains(note.id), try NoteRow.fetch(db, id: note.id) == nil
            else { continue }
            note.deletedAt = date
            // Its place may be that of the note which is being made.
            let isFree = try NoteRow.fetch(db, seq: row.noteSeq) == nil
            _ = try note.insert(db, seq: isFree ? row.noteSeq : nil)
        }
    }

    private static func next(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT coalesce(max(id), 0) + 1 FROM change") ?? 1
    }

    private static func json(_ note: NoteItem) throws -> String {
        String(decoding: try JSONEncoder().encode(note), as: UTF8.self)
    }
}

extension ChangeAuthor {
    /// What stands behind the name of whoever proposed a change that the person accepted.
    private static let acceptance = ", accepted by you"

    /// The author as the journal writes it.
    init(written: String?) {
        guard let written else {
            self = .person
            return
        }
        let isAccepted = written.hasSuffix(Self.acceptance)
        self = isAccepted ? .accepted(String(written.dropLast(Self.acceptance.count))) : .model(written)
    }

    fileprivate var written: String? {
        switch self {
        case .person: nil
        case .model(let name): name
        case .accepted(let name): name + Self.acceptance
        }
    }
}

extension JournalStep {
    /// Moves the oldest notes that are not pinned to the Trash, if there are more than `most` live ones.
    ///
    /// No more than the step made or brought back: a number that was mistyped must not empty a store.
    mutating func makeRoom(most: Int, _ db: Database) throws {
        let surplus = try (Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0) - most
        let restored = changes.filter { $0.kind == .restored }.compactMap(\.note?.id)
        let made = changes.count { $0.kind == .created && $0.note?.isTrashed == false } + restored.count
        guard surplus > 0, made > 0 else { return }
        let rows = try NoteRow.fetchAll(
            db,
            sql: """
                SELECT \(NoteRow.columns) FROM note
                WHERE isPinned = 0 AND deletedAt IS NULL AND seq < ? ORDER BY createdAt, seq LIMIT ?
                """,
            arguments: [firstMade, min(surplus, made) + restored.count]
        )
        for row in rows.filter({ !restored.contains($0.note.id) }).prefix(min(surplus, made)) {
            guard let note = row.note.edited(at: date, by: { $0.deletedAt = date }) else { continue }
            try note.replace(row.note, db, seq: row.seq)
            try append(before: row.note, after: note, seq: row.seq, db)
        }
    }
}
