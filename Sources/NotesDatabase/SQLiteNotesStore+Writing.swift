package import Foundation
import GRDB
package import Notes

extension SQLiteNotesStore {
    @discardableResult
    package func write(
        _ edits: [NoteEdit],
        by author: ChangeAuthor,
        at date: Date
    ) async throws -> [NoteChange] {
        let changes = try await database.write { db in
            let made = edits.compactMap { if case .create(let note) = $0 { note.id } else { nil } }
            var step = JournalStep(author: author, date: date, making: Set(made))
            for edit in edits {
                switch edit {
                case .create(let note):
                    guard try NoteRow.fetch(db, id: note.id) == nil else { throw NotesError.duplicateNote(note.id) }
                    let note = note.storable
                    let seq = try note.insert(db)
                    try step.append(before: nil, after: note, seq: seq, db)
                    try step.keepFolder(of: note, seq: seq, db)
                case .requireNone(let title):
                    guard try Self.ids(db, titled: TitleName(title), inTrash: false).isEmpty else {
                        throw NotesError.duplicateTitle(title)
                    }
                case .update(let id, let edit):
                    guard let row = try NoteRow.fetch(db, id: id) else { throw NotesError.noSuchNote(id) }
                    guard let note = try row.note.edited(at: date, by: edit) else { continue }
                    try note.replace(row.note, db, seq: row.seq)
                    try step.append(before: row.note, after: note, seq: row.seq, db)
                    try step.keepFolder(of: row.note, seq: row.seq, db)
                    try step.keepFolder(of: note, seq: row.seq, db)
                case .makeRoom(let most): try step.makeRoom(most: most, db)
                case .createFolder(let name): try step.createFolder(name, db)
                case .renameFolder(let name, let new): try step.renameFolder(name, to: new, db)
                case .deleteFolder(let name): try step.deleteFolder(name, db)
                }
            }
            return step.changes
        }
        if !changes.isEmpty { await afterWriting?(self, changes) }
        return changes
    }

    package func stampReferenced(_ ids: [UUID], at date: Date) async throws {
        try await database.writeUnsynced(patience: 100) { db in
            let statement = try db.cachedStatement(sql: "UPDATE note SET lastReferencedAt = ? WHERE id = ?")
            for id in ids {
                try statement.execute(arguments: [date.milliseconds, id.key])
            }
        }
    }

    @discardableResult
    package func enrich(
        _ id: UUID,
        with enrichment: NoteEnrichment,
        ifBody body: String,
        at date: Date
    ) async throws -> Bool {
        try await database.writeUnsynced { db in
            guard let row = try NoteRow.fetch(db, id: id),
                let note = row.note.enriched(by: enrichment, ifBody: body)
            else { return false }
            try note.replaceEnrichment(db, seq: row.seq)
            guard let author = enrichment.author else { return true }
            // The model's name stays when this is taken back: see `NoteItem.aiAuthor`.
            var before = row.note
            before.aiAuthor = note.aiAuthor
            var step = JournalStep(author: .model(author), date: date)
            try step.append(before: before, after: note, seq: row.seq, db)
            return true
        }
    }

    package func undo() async throws -> [NoteChange] {
        let changes = try await database.write { try Self.takeBack(try ChangeRow.latestDone($0), $0) }
        if !changes.isEmpty { await afterWriting?(self, changes) }
        return changes
    }

    package func undoTurn() async throws -> [NoteChange] {
        let changes = try await database.write { db in try LastTurn.steps(db).flatMap { try Self.takeBack($0, db) } }
        if !changes.isEmpty { await afterWriting?(self, changes) }
        return changes
    }

    package func nextTurn() async throws -> NextTurn {
        try await database.read { db in
            let changes = try LastTurn.steps(db).joined().map(\.change)
            return NextTurn(changes: changes, isEarlier: try LastTurn.isEmpty(after: changes, db))
        }
    }

    /// Takes back one step.
    private static func takeBack(_ rows: [ChangeRow], _ db: Database) throws -> [NoteChange] {
        guard let step = rows.first?.change.step else { return [] }
        try ChangeRow.setState(.undone, from: .done, ofStep: step, db)
        try FinalDeedRow.remove(db)
        let changes = try rows.map { row in
            guard let folder = row.change.folder else {
                return try row.move(from: row.change.after, to: row.change.before, db)
            }
            return try row.move(FolderChange(before: folder.after, after: folder.before), db)
        }
        return told(changes, of: rows)
    }

    /// The changes without those of folders that a note made.
    private static func told(_ changes: [NoteChange], of rows: [ChangeRow]) -> [NoteChange] {
        guard rows.count > 1 else { return changes }
        return zip(changes, rows).filter { $1.change.folder.map { $0.before != nil } ?? true }.map(\.0)
    }

    package func redo() async throws -> [NoteChange] {
        let changes: [NoteChange] = try await database.write { db in
            let rows = try ChangeRow.earliestUndone(db)
            guard let step = rows.first?.change.step else { return [] }
            try ChangeRow.setState(.done, from: .undone, ofStep: step, db)
            try FinalDeedRow.remove(db)
            let changes = try rows.map { row in
                guard let folder = row.change.folder else {
                    return try row.move(from: row.change.before, to: row.change.after, db)
                }
                return try row.move(folder, db)
            }
            return Self.told(changes, of: rows)
        }
        if !changes.isEmpty { await afterWriting?(self, changes) }
        return changes
    }

    package func nextStep(redoing: Bool) async throws -> [NoteChange] {
        try await database.read { db in
            try (redoing ? ChangeRow.earliestUndone(db) : ChangeRow.latestDone(db)).map(\.change)
        }
    }

    package func nextUndos(_ times: Int) async throws -> [[NoteChange]] {
        try await database.read { db in
            var steps: [[NoteChange]] = []
            var rows = try ChangeRow.latestDone(db)
            while let step = rows.first?.change.step, steps.count < times {
                steps.append(rows.map(\.change))
                rows = try ChangeRow.latestDone(db, before: step)
            }
            return steps
        }
    }

    package func noteNothingDone() async throws {
        try await database.write { try FinalDeedRow.set(.nothing, $0) }
    }

    package func finalDeed() async throws -> FinalDeed? {
        try await database.read(FinalDeedRow.fetch)
    }

    /// Keeps in mind that these notes are those of a backup.
    package func noteRestored() async throws {
        try await database.write { try FinalDeedRow.set(.restored, $0) }
    }

    @discardableResult
    package func purge(_ ids: [UUID]) async throws -> PurgeResult {
        let (purged, conversations) = try await database.write { db in
            var purged: [UUID] = []
            var phrases: [String] = []
            for id in ids {
                let body = try String.fetchOne(db, sql: "SELECT body FROM note WHERE id = ?", arguments: [id.key])
                try db.execute(sql: "DELETE FROM note WHERE id = ? AND deletedAt IS NOT NULL", arguments: [id.key])
                guard db.changesCount > 0 else { continue }
                purged.append(id)
                phrases += [body.flatMap(QuotedText.phrase)].compactMap(\.self)
                try db.execute(sql: "DELETE FROM change WHERE noteID = ?", arguments: [id.key])
            }
            if !purged.isEmpty { try FinalDeedRow.set(.purged(purged.count), db) }
            return (purged, try QuotedText.conversations(with: phrases, db))
        }
        if !purged.isEmpty { try await database.rewrite(Self.mergeIndexes) }
        let unreached = try await database.backups?.forget(notes: purged) ?? []
        return PurgeResult(count: purged.count, unreached: unreached, conversations: conversations)
    }

    /// Merges the segments of the full-text indexes: until then, they keep the words of notes that are gone.
    private static let mergeIndexes: @Sendable (Database) throws -> Void = { db in
        try db.execute(
            sql: """
                INSERT INTO noteIndex (noteIndex) VALUES ('optimize');
                INSERT INTO noteSubstring (noteSubstring) VALUES ('optimize');
                """
        )
    }

    @discardableResult
    package func purge(deletedBefore cutoff: Date) async throws -> Int {
        let milliseconds = cutoff.milliseconds
        // Mostly there is nothing, and nobody waits for whoever writes.
        let isAnyThere = try await database.read { db in
            try Bool.fetchOne(
                db,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM note WHERE deletedAt < :cutoff)
                        OR EXISTS (SELECT 1 FROM change WHERE state = 'dropped' AND date < :cutoff)
                    """,
                arguments: ["cutoff": milliseconds]
            ) ?? false
        }
        guard isAnyThere else { return 0 }
        let count = try await database.write { db in
            let cutoff = milliseconds
            try db.execute(
                sql: """
                    DELETE FROM change WHERE noteID IN (SELECT id FROM note WHERE deletedAt < :cutoff);
                    DELETE FROM change WHERE state = 'dropped' AND date < :cutoff;
                    """,
                arguments: ["cutoff": cutoff]
            )
            try db.execute(sql: "DELETE FROM note WHERE deletedAt < ?", arguments: [cutoff])
            return db.changesCount
        }
        // Nobody asked for it, so whoever waits for the Trash is not told that it could not be done.
        if count > 0 { try? await database.settle(Self.mergeIndexes) }
        return count
    }
}

extension ChangeRow {
    /// Does with a folder what a change says; returns it.
    fileprivate func move(_ folder: FolderChange, _ db: Database) throws -> NoteChange {
        try folder.write(db)
        var change = change
        change.folder = folder
        return change
    }

    /// Brings the note of this change to the state it had on one side of it; returns what that did.
    fileprivate func move(from origin: NoteItem?, to state: NoteItem?, _ db: Database) throws -> NoteChange {
        guard let noteID else { return change }
        let current = try NoteRow.fetch(db, id: noteID)
        let target = state?.broughtBack(over: current?.note, from: origin)
        switch (current, target) {
        case (let current?, let target?): try target.replace(current.note, db, seq: current.seq)
        case (nil, var target?):
            target.aiAuthor = try target.aiAuthor ?? Self.describer(of: target, db)
            _ = try target.insert(db, seq: noteSeq)
        case (let current?, nil): try db.execute(sql: "DELETE FROM note WHERE seq = ?", arguments: [current.seq])
        case (nil, nil): break
        }
        var change = change
        change.before = current?.note
        change.after = target
        return change
    }

    /// The model whose words about the text of a note were taken back: none is asked again about the same text.
    private static func describer(of note: NoteItem, _ db: Database) throws -> String? {
        let descriptions = try undone(db, of: note.id).map(\.change).filter(\.isDescription)
        return descriptions.last { $0.after?.body == note.body }?.after?.aiAuthor
    }
}
