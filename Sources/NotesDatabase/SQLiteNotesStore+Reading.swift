package import Foundation
import GRDB
package import Notes

extension SQLiteNotesStore {
    package func note(_ id: UUID) async throws -> NoteItem? {
        try await database.read { try NoteRow.fetch($0, id: id)?.note }
    }

    package func notes(titled name: TitleName, inTrash: Bool) async throws -> [NoteItem] {
        try await database.read { db in
            try Self.ids(db, titled: name, inTrash: inTrash).compactMap { try NoteRow.fetch(db, id: $0)?.note }
        }
    }

    /// The ids of the notes with a title, the newest first, at most 50.
    static func ids(_ db: Database, titled name: TitleName, inTrash: Bool) throws -> [UUID] {
        let candidates = inTrash ? nil : candidates(for: name)
        let source =
            candidates.map { "(\($0.sql)) AS found CROSS JOIN note ON note.seq = found.rowid" } ?? "note"
        let titles = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, title FROM \(source) WHERE deletedAt IS \(inTrash ? "NOT NULL" : "NULL")
                ORDER BY createdAt DESC, seq DESC
                """,
            arguments: candidates?.arguments ?? []
        )
        var ids: [UUID] = []
        while ids.count < 50, let row = try titles.next() {
            if name.fits(row["title"]), let id = UUID(uuidString: row["id"]) { ids.append(id) }
        }
        return ids
    }

    /// Where the live notes are that may have a title; `nil` when no index knows, and all have to be looked at.
    private static func candidates(for name: TitleName) -> (sql: String, arguments: StatementArguments)? {
        let inWords = "SELECT rowid FROM noteIndex WHERE noteIndex MATCH ?"
        func titles(_ words: some Sequence<String>) -> String {
            "{title titleTerms} : (\(words.joined(separator: " AND ")))"
        }
        let beginning = name.beginning.map { SearchExpression.phrase($0) + " *" }
        let certain = name.certainWords.map(SearchExpression.phrase) + [beginning].compactMap { $0 }
        if !certain.isEmpty { return (inWords, [titles(certain)]) }
        guard name.isPart, !name.words.isEmpty else { return nil }
        let words = titles(name.words.map(SearchExpression.phrase))
        guard name.typed.unicodeScalars.count >= 3 else {
            // No index holds one or two characters.
            let newest = "SELECT seq FROM note WHERE seq > (SELECT max(seq) FROM note) - ?"
            return ("\(inWords) UNION \(newest)", [words, NoteSearch.scanLength])
        }
        return (
            "\(inWords) UNION SELECT rowid FROM noteSubstring WHERE noteSubstring MATCH ?",
            [words, "{title} : \(SearchExpression.phrase(name.typed))"]
        )
    }

    package func notes(_ filter: NoteFilter) async throws -> [NoteItem] {
        let condition = filter.condition
        let order = filter.orderClause
        let arguments = condition.arguments + order.arguments + [filter.limit.map { max(0, $0) } ?? -1]
        return try await database.read { db in
            try NoteRow.fetchAll(
                db,
                sql: "SELECT \(NoteRow.columns) FROM note WHERE \(condition.sql) ORDER BY \(order.sql) LIMIT ?",
                arguments: arguments
            ).map(\.note)
        }
    }

    package func count(_ filter: NoteFilter) async throws -> Int {
        if filter.letsAllThrough, filter.order != .firstDueFirst {
            let counts = try await counts()
            return filter.isTrashed ? counts.trashed : counts.notes
        }
        let condition = filter.condition
        return try await database.read { db in
            try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM note WHERE \(condition.sql)",
                arguments: condition.arguments
            ) ?? 0
        }
    }

    package func notes(idPrefix prefix: String) async throws -> [NoteItem] {
        guard let prefix = IDPrefix(prefix) else { return [] }
        return try await database.read { db in
            // A turn asks for the same note again and again.
            let statement = try db.cachedStatement(
                sql: "SELECT \(NoteRow.columns) FROM note WHERE id >= ? AND id < ? ORDER BY id LIMIT 10"
            )
            return try NoteRow.fetchAll(statement, arguments: [prefix.key, prefix.key + "~"]).map(\.note)
        }
    }

    package func handles(of ids: [UUID]) async throws -> [UUID: String] {
        guard !ids.isEmpty else { return [:] }
        return try await database.read { try IDPrefix.handles(of: ids, in: "note", $0) }
    }

    package func recentlyReferenced(since cutoff: Date, limit: Int) async throws -> [NoteItem] {
        try await database.read { db in
            try NoteRow.fetchAll(
                db,
                sql: """
                    SELECT \(NoteRow.columns) FROM note WHERE deletedAt IS NULL AND lastReferencedAt >= ?
                    ORDER BY lastReferencedAt DESC, seq DESC LIMIT ?
                    """,
                arguments: [cutoff.milliseconds, max(0, limit)]
            ).map(\.note)
        }
    }

    package func tags() async throws -> [TagCount] {
        try await database.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT (SELECT tag FROM noteTag AS first WHERE first.noteSeq = used.seq AND first.key = used.key)
                        AS tag, count
                    FROM (SELECT key, min(noteSeq) AS seq, count(*) AS count FROM noteTag WHERE isTrashed = 0 GROUP BY key)
                        AS used
                    ORDER BY count DESC, key
                    """
            )
            var tags: [TagCount] = []
            while let row = try rows.next() { tags.append(TagCount(tag: row["tag"], count: row["count"])) }
            return tags
        }
    }

    package func counts() async throws -> NoteCounts {
        try await database.read { db in
            guard let row = try Row.fetchOne(db, sql: "SELECT notes, pinned, enriched, trashed FROM noteCount") else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the count of notes is missing")
            }
            return NoteCounts(
                notes: row["notes"],
                pinned: row["pinned"],
                enriched: row["enriched"],
                trashed: row["trashed"]
            )
        }
    }

    package func categories() async throws -> [CategoryCount] {
        let counts = try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT category, notes FROM noteCategory WHERE notes > 0").reduce(
                into: [NoteCategory: Int]()
            ) { counts, row in
                counts[NoteCategory(rawValue: row["category"]) ?? .other, default: 0] += row["notes"]
            }
        }
        return NoteCategory.allCases.compactMap { category in counts[category].map { CategoryCount(category, $0) } }
    }

    package func counts(_ filter: NoteFilter) async throws -> NoteCounts {
        let condition = filter.condition
        return try await database.read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*) AS notes, coalesce(sum(isPinned), 0) AS pinned,
                        coalesce(sum(aiSummary IS NOT NULL OR aiActionItems <> '[]' OR aiCategory IS NOT NULL), 0) AS enriched
                    FROM note WHERE \(condition.sql)
                    """,
                arguments: condition.arguments
            )
            guard let row else { return NoteCounts() }
            let notes: Int = row["notes"]
            return NoteCounts(
                notes: filter.isTrashed ? 0 : notes,
                pinned: row["pinned"],
                enriched: row["enriched"],
                trashed: filter.isTrashed ? notes : 0
            )
        }
    }

    package func history(of id: UUID) async throws -> [NoteChange] {
        try await database.read { try ChangeRow.history($0, of: id).map(\.change) }
    }

    package func lastChange(of id: UUID) async throws -> NoteChange? {
        try await database.read { try ChangeRow.last($0, of: id)?.change }
    }
}

extension NoteFilter {
    /// The order as an SQL clause on `note`.
    var orderClause: (sql: String, arguments: StatementArguments) {
        switch order {
        case .pinnedFirst: return ("note.isPinned DESC, note.createdAt DESC, note.seq DESC", [])
        case .newestFirst: return ("note.createdAt DESC, note.seq DESC", [])
        case .latestUpdatedFirst: return ("note.updatedAt DESC, note.seq DESC", [])
        case .byTitle: return ("note.title COLLATE NOCASE, note.seq", [])
        case .latestDeletedFirst: return ("note.deletedAt DESC, note.seq DESC", [])
        case .firstDueFirst:
            let due = (due ?? .days(from: nil, to: nil)).condition
            let first = "SELECT min(noteDue.dueAt) FROM noteDue WHERE noteSeq = note.seq AND \(due.sql)"
            return ("(\(first)), note.seq", due.arguments)
        }
    }

    /// That a note is of a category, which is the argument of the condition.
    ///
    /// A task is also a live note of no category that has an open box; the index knows where boxes may be.
    private func condition(of category: NoteCategory) -> String {
        let isOfCategory = "coalesce(note.aiCategory, 'other') = ?"
        guard category == .task, !isTrashed else { return isOfCategory }
        return """
            note.seq IN (
                SELECT seq FROM note WHERE deletedAt IS NULL AND \(isOfCategory)
                UNION ALL SELECT boxed.seq FROM noteSubstring CROSS JOIN note AS boxed ON boxed.seq = noteSubstring.rowid
                    WHERE noteSubstring MATCH '"[ ]"' AND boxed.aiCategory IS NULL AND hasOpenBox(boxed.body)
            )
            """
    }

    /// That a note is a list; the index knows where one may be.
    private var listCondition: String {
        let places = """
            note.seq IN (SELECT rowid FROM noteSubstring WHERE noteSubstring MATCH
                '{title} : list OR {body} : ("[ ]" OR "[x]" OR "\n- " OR "\n* " OR "\n• ")')
            """
        return (isTrashed ? "" : places + " AND ") + "isList(note.title, note.body)"
    }

    /// The filter as an SQL condition on `note`; its order and limit are left out.
    var condition: (sql: String, arguments: StatementArguments) {
        var terms = ["note.deletedAt IS \(isTrashed ? "NOT " : "")NULL"]
        var arguments: StatementArguments = []
        if let deletedSince {
            terms.append("note.deletedAt >= ?")
            arguments += [deletedSince.milliseconds]
        }
        if let folder {
            terms.append("note.folder = ?")
            arguments += [folder]
        }
        if !excluded.words.isEmpty {
            terms.append("note.seq NOT IN (SELECT rowid FROM noteIndex WHERE noteIndex MATCH ?)")
            arguments += [excluded.words.map(SearchExpression.phrase).joined(separator: " OR ")]
        }
        for tag in excluded.tags {
            terms.append("note.seq NOT IN (SELECT noteSeq FROM noteTag WHERE isTrashed = ? AND key = ?)")
            arguments += [isTrashed, tag.tagKey]
        }
        for folder in excluded.folders {
            terms.append("note.folder <> ?")
            arguments += [folder]
        }
        for category in excluded.categories {
            terms.append("NOT \(condition(of: category))")
            arguments += [category.rawValue]
        }
        if let category {
            terms.append(condition(of: category))
            arguments += [category.rawValue]
        }
        if let tag {
            terms.append("note.seq IN (SELECT noteSeq FROM noteTag WHERE isTrashed = ? AND key = ?)")
            arguments += [isTrashed, tag.tagKey]
        }
        if onlyLists { terms.append(listCondition) }
        if let dates {
            let range = [dates.lowerBound.milliseconds, dates.upperBound.milliseconds]
            let live = "deletedAt IS \(isTrashed ? "NOT " : "")NULL"
            // Two look-ups in two indexes; SQLite makes one scan of an OR.
            terms.append(
                """
                note.seq IN (SELECT seq FROM note WHERE \(live) AND createdAt >= ? AND createdAt < ?
                    UNION SELECT seq FROM note WHERE \(live) AND updatedAt >= ? AND updatedAt < ?)
                """
            )
            arguments += StatementArguments(range + range)
        }
        if let changed {
            terms.append("note.updatedAt >= ? AND note.updatedAt < ?")
            arguments += [changed.lowerBound.milliseconds, changed.upperBound.milliseconds]
        }
        if let due = due ?? (order == .firstDueFirst ? .days(from: nil, to: nil) : nil) {
            terms.append("note.seq IN (SELECT noteSeq FROM noteDue WHERE \(due.condition.sql))")
            arguments += due.condition.arguments
        }
        return (terms.joined(separator: " AND "), arguments)
    }
}
