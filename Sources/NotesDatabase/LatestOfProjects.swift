import Foundation
import GRDB
import Notes

/// A folder, or a tag that several notes share.
enum Project {
    case folder(NoteFolder)
    case tag(TagCount)

    /// What it has in common with a note of it.
    var key: ProjectKey {
        switch self {
        case .folder(let folder): .folder(folder.name)
        case .tag(let tag): .tag(tag.tag.tagKey)
        }
    }

    var count: Int {
        switch self {
        case .folder(let folder): folder.notes
        case .tag(let tag): tag.count
        }
    }

    var name: String {
        switch self {
        case .folder(let folder): folder.name
        case .tag(let tag): "#\(tag.tag)"
        }
    }
}

/// By what a project is found in a note.
enum ProjectKey: Hashable {
    case folder(String)
    case tag(String)
}

/// The latest notes of projects.
///
/// The notes that were changed last are gone through once, for all projects together: a few hundred of them are enough
/// for most. Only a project of which they have too few is looked up alone.
struct LatestOfProjects {
    /// How many of the latest notes are gone through.
    private static let mostRead = 2_000

    private let projects: [ProjectKey: Project]
    /// The row ids of the latest notes of each project.
    private var latest: [ProjectKey: [Int64]] = [:]
    /// The projects in the order in which their first note was seen.
    private var seen: [ProjectKey] = []
    /// How many of the projects that are wanted lack notes.
    private var lacking: Int

    init(_ projects: [Project], _ db: Database) throws {
        self.projects = Dictionary(projects.map { ($0.key, $0) }) { first, _ in first }
        lacking = min(self.projects.count, Topic.Item.mostItems)
        try readLatest(db)
        if seen.count < Topic.Item.mostItems { seen += self.projects.keys.filter { latest[$0] == nil } }
        for key in seen.prefix(Topic.Item.mostItems) where !isFull(key) { latest[key] = try Self.latest(of: key, db) }
    }

    /// The projects, the one that was changed last first, each with its latest notes.
    func items(_ db: Database) throws -> [Topic.Item] {
        let items = try seen.compactMap { key -> Topic.Item? in
            guard let project = projects[key], let seqs = latest[key] else { return nil }
            let notes = try seqs.compactMap { try NoteRow.fetch(db, seq: $0)?.note }
            return Topic.Item(name: project.name, count: project.count, notes: notes)
        }
        let changed = { (item: Topic.Item) in item.notes.first?.updatedAt ?? .distantPast }
        return Array(items.sorted { changed($0) > changed($1) }.prefix(Topic.Item.mostItems))
    }

    private mutating func readLatest(_ db: Database) throws {
        let tagsOfNote = try db.cachedStatement(sql: "SELECT key FROM noteTag WHERE noteSeq = ?")
        let rows = try Row.fetchCursor(
            db,
            sql: "SELECT seq, folder FROM note WHERE deletedAt IS NULL ORDER BY updatedAt DESC, seq DESC LIMIT ?",
            arguments: [Self.mostRead]
        )
        while lacking > 0, let row = try rows.next() {
            let seq: Int64 = row["seq"]
            take(seq, of: .folder(row["folder"]))
            for tag in try String.fetchAll(tagsOfNote, arguments: [seq]) { take(seq, of: .tag(tag)) }
        }
    }

    private mutating func take(_ seq: Int64, of key: ProjectKey) {
        guard projects[key] != nil, !isFull(key) else { return }
        if latest[key] == nil { seen.append(key) }
        latest[key, default: []].append(seq)
        if isFull(key), seen.prefix(Topic.Item.mostItems).contains(key) { lacking -= 1 }
    }

    private func isFull(_ key: ProjectKey) -> Bool {
        latest[key, default: []].count >= min(projects[key]?.count ?? 0, Topic.Item.mostNotes)
    }

    private static func latest(of key: ProjectKey, _ db: Database) throws -> [Int64] {
        let filter =
            switch key {
            case .folder(let name): NoteFilter(folder: name, order: .latestUpdatedFirst)
            case .tag(let tag): NoteFilter(tag: tag, order: .latestUpdatedFirst)
            }
        return try Int64.fetchAll(
            db,
            sql: "SELECT seq FROM note WHERE \(filter.condition.sql) ORDER BY \(filter.orderClause.sql) LIMIT ?",
            arguments: filter.condition.arguments + [Topic.Item.mostNotes]
        )
    }
}
